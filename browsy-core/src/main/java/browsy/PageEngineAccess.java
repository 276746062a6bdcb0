package browsy;

import browsy.engine.PaddingEdge;
import browsy.engine.PageEngine;
import browsy.html.ElementCopies;
import browsy.html.ElementStates;
import browsy.html.ParsedMarkup;
import browsy.model.Scroll;
import browsy.model.Viewport;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** Implements the operations on pages for other modules of browsy. */
final class PageEngineAccess extends PageEngine<Page, ParseOptions> {

    private PageEngineAccess() {
        super(Page.class, ParseOptions.class);
    }

    static void open() {
        set(new PageEngineAccess());
    }

    @Override
    public Page open(ParsedMarkup markup, ParseOptions options) {
        return Pipeline.run(markup, options);
    }

    @Override
    public Page withStates(Page page, ElementStates states) {
        return page.withStates(states);
    }

    @Override
    public Page withDocument(
            Page page, Document changed, ElementStates states, ElementCopies copies) {
        return page.withDocument(changed, states, copies);
    }

    @Override
    public int lastId(Page page) {
        return page.lastId();
    }

    @Override
    public Page withIdsAbove(Page page, int id) {
        return page.withIdsAbove(id);
    }

    @Override
    public PaddingEdge paddingEdge(Page page, Element element) {
        Shown shown = Shown.of(page, element);
        return StageResults.paddingEdge(shown.document(), shown.options(), element);
    }

    /**
     * The document that contains an element, with the options for its frame.
     *
     * @param document the document of the page or of one of its frames
     * @param options the options of the page, with the viewport of the frame if the document is in
     *     one
     */
    record Shown(Document document, ParseOptions options) {

        static Shown of(Page page, Element element) {
            ParseOptions asBefore = page.asBefore();
            Document document = element.ownerDocument();
            Viewport frame = page.frames().viewport(document);
            return document == null || frame == null
                    ? new Shown(page.document(), asBefore)
                    : new Shown(
                            document,
                            asBefore.newBuilder()
                                    .viewport(frame)
                                    .policy(page.frames().policy(document))
                                    .scroll(Scroll.TOP)
                                    .build());
        }
    }
}
