package browsy;

import browsy.behavior.Behaviors;
import browsy.html.ElementCopies;
import browsy.html.ElementStates;
import browsy.model.JsBehavior;
import browsy.model.Scroll;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import browsy.model.Verdict;
import browsy.pipeline.FrameDocuments;
import browsy.pipeline.KeptStages;
import browsy.pipeline.PageWarnings;
import browsy.pipeline.SelectorSearch;
import browsy.spatial.ElementSources;
import browsy.spatial.identity.ElementPart;
import browsy.spatial.identity.KnownIds;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * A parsed page: its Spatial DOM together with the document.
 *
 * <p>The page owns the document, which callers must not change. To parse a changed document, open a
 * new page.
 */
public final class Page {
    private final SpatialDom dom;
    private final Document document;
    private final ElementSources sources;
    private final FrameDocuments frames;
    private final int lastId;
    private final PageWarnings warnings;
    private final ParseOptions options;
    private final Scroll maxScroll;
    private final KeptStages stages;

    Page(
            SpatialDom dom,
            Document document,
            ElementSources sources,
            FrameDocuments frames,
            int lastId,
            PageWarnings warnings,
            ParseOptions options,
            Scroll maxScroll,
            KeptStages stages) {
        this.dom = dom;
        this.document = document;
        this.sources = sources;
        this.frames = frames;
        this.lastId = lastId;
        this.warnings = warnings;
        this.maxScroll = maxScroll;
        this.stages = stages;
        // Without the previous page, so that a chain of pages does not keep all of them in memory.
        this.options = options.newBuilder().previous(null).build();
    }

    /** The Spatial DOM of the page. */
    public SpatialDom dom() {
        return dom;
    }

    /** The document, which callers must not change. */
    public Document document() {
        return document;
    }

    /**
     * The source element of an element of the Spatial DOM. For text that follows a block, it is the
     * element that contains the text.
     *
     * @param id the id of a listed element
     * @return null if no listed element has the id
     */
    public @Nullable Element source(int id) {
        return sources.get(id);
    }

    /**
     * The source element of an element of the Spatial DOM, see {@link #source(int)}.
     *
     * @param element an element of this page's Spatial DOM
     * @return null if no listed element has the same id
     */
    public @Nullable Element source(SpatialElement element) {
        return source(Objects.requireNonNull(element, "element").id());
    }

    /**
     * Finds the elements that match a CSS selector, in document order, whether they are listed or
     * not. To reach into a frame or shadow tree, {@code >>>} separates the selector of the frame or
     * host from the selector inside, as in {@link SpatialElement#selector()}. {@link
     * SpatialDom#find} returns only listed elements.
     *
     * @param selector the CSS selector
     * @return the matching elements
     * @throws IllegalArgumentException if the selector is not valid
     */
    public List<Element> find(String selector) {
        Objects.requireNonNull(selector, "selector");
        return new SelectorSearch(document, frames).find(selector);
    }

    /**
     * Explains the conclusions about the page: its type, actions, CAPTCHA, overlays and blocking,
     * with one verdict for each. Lays the page out again, because pages do not keep the data that
     * only this method needs.
     */
    public List<Verdict> explain() {
        return Pipeline.explain(document, asBefore());
    }

    /**
     * The effects of clicks on elements of the page, in document order: those that HTML defines,
     * and those of scripts as far as the markup describes them.
     */
    public List<JsBehavior> behaviors() {
        return Behaviors.of(sources::forEachElement);
    }

    int lastId() {
        return lastId;
    }

    Page withIdsAbove(int id) {
        return id <= lastId
                ? this
                : new Page(
                        dom, document, sources, frames, id, warnings, options, maxScroll, stages);
    }

    /** The results of the stages, from which later states of the page are derived. */
    KeptStages stages() {
        return stages;
    }

    /**
     * Returns a later state of the page, which differs only in the descriptions of elements.
     *
     * @param later the Spatial DOM of the later state
     * @param changed the options with its states
     */
    Page with(SpatialDom later, ParseOptions changed) {
        return new Page(
                later, document, sources, frames, lastId, warnings, changed, maxScroll, stages);
    }

    FrameDocuments frames() {
        return frames;
    }

    KnownIds knownIds() {
        Map<ElementPart, Integer> ids = new HashMap<>();
        sources.forEach((id, part) -> ids.put(part, id));
        return new KnownIds(document, ids, lastId);
    }

    /**
     * Returns all declarations of properties of an element with their outcome in the cascade, for
     * each property the strongest first. Computes the styles again, because pages do not keep the
     * data that only this method needs.
     *
     * @param element an element of {@link #document()} or of the document in one of its frames
     * @param properties the names of longhands, such as {@code display}
     * @return the declarations, one property after the other
     */
    public List<StyleSource> declarations(Element element, List<String> properties) {
        Objects.requireNonNull(element, "element");
        Objects.requireNonNull(properties, "properties");
        PageEngineAccess.Shown shown = PageEngineAccess.Shown.of(this, element);
        return StageResults.declarations(shown.document(), shown.options(), element, properties);
    }

    ParseOptions asBefore() {
        return options.newBuilder().previous(this).build();
    }

    /** All warnings, with their origin. */
    PageWarnings pageWarnings() {
        return warnings;
    }

    /** Messages about each limit that was reached and each style sheet that could not be loaded. */
    public List<String> warnings() {
        return warnings.all();
    }

    Page withStates(ElementStates states) {
        return Pipeline.run(this, options.newBuilder().states(states).previous(this).build())
                .scrolledNoFurtherThanItGoes();
    }

    /** The maximum scroll offsets of the page in CSS px. */
    public Scroll maxScroll() {
        return maxScroll;
    }

    /**
     * Returns the page scrolled to an offset. Fixed and sticky elements move with the viewport.
     * Elements keep their ids.
     *
     * @param scroll the scroll offset from the origin of the page; clamped to {@link #maxScroll()}
     * @return the scrolled page; this page if the offset is unchanged
     */
    public Page withScroll(Scroll scroll) {
        Objects.requireNonNull(scroll, "scroll");
        Scroll place =
                new Scroll(
                        Math.max(0, Math.min(scroll.x(), maxScroll.x())),
                        Math.max(0, Math.min(scroll.y(), maxScroll.y())));
        return place.equals(options.scroll())
                ? this
                : Pipeline.run(document, options.newBuilder().scroll(place).previous(this).build());
    }

    private Page scrolledNoFurtherThanItGoes() {
        return withScroll(options.scroll());
    }

    Page withDocument(Document changed, ElementStates states, ElementCopies copies) {
        ParseOptions next = options.newBuilder().states(states).previous(this).build();
        return Pipeline.run(changed, next, copies).scrolledNoFurtherThanItGoes();
    }
}
