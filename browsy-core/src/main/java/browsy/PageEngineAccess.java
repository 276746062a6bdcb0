package browsy;

import browsy.engine.PaddingEdge;
import browsy.engine.PageEngine;
import browsy.html.ElementCopies;
import browsy.html.ElementStates;
import browsy.model.Scroll;
import browsy.model.Viewport;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** Implements the operations on pages that only the modules of browsy may use. */
final class PageEngineAccess extends PageEngine<Page> {

    private PageEngineAccess() {
        super(Page.class);
    }

    static void open() {
        set(new PageEngineAccess());
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
        return Pipeline.paddingEdge(shown.document(), shown.options(), element);
    }

    /**
     * The document that an element stands in, and how it is shown.
     *
     * @param document of the page or of one of its frames
     * @param options of the page, or with the viewport of the frame
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
                            asBefore.newBuilder().viewport(frame).scroll(Scroll.TOP).build());
        }
    }
}
