package browsy;

import browsy.behavior.Behaviors;
import browsy.html.ElementCopies;
import browsy.html.ElementStates;
import browsy.model.JsBehavior;
import browsy.model.Scroll;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import browsy.model.Verdict;
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
 * A parsed page: its Spatial DOM, and the document it was made of.
 *
 * <p>The document is the page's own and must not be changed; to show a changed document, open it
 * anew.
 */
public final class Page {
    static {
        PageEngineAccess.open();
    }

    private final SpatialDom dom;
    private final Document document;
    private final ElementSources sources;
    private final FrameDocuments frames;
    private final int lastId;
    private final List<String> warnings;
    private final ParseOptions options;
    private final Scroll maxScroll;

    Page(
            SpatialDom dom,
            Document document,
            ElementSources sources,
            FrameDocuments frames,
            int lastId,
            List<String> warnings,
            ParseOptions options,
            Scroll maxScroll) {
        this.dom = dom;
        this.document = document;
        this.sources = sources;
        this.frames = frames;
        this.lastId = lastId;
        this.warnings = List.copyOf(warnings);
        this.maxScroll = maxScroll;
        // A chain of pages, each holding the one before, would never be freed.
        this.options = options.newBuilder().previous(null).build();
    }

    /** The page as an agent sees it. */
    public SpatialDom dom() {
        return dom;
    }

    /** The document, for reading only. */
    public Document document() {
        return document;
    }

    /**
     * What an element of the Spatial DOM was made of, or for a text after a block the element that
     * holds it; null where there is none of this id.
     */
    public @Nullable Element source(int id) {
        return sources.get(id);
    }

    /** The same for an element of the Spatial DOM at hand. */
    public @Nullable Element source(SpatialElement element) {
        return source(Objects.requireNonNull(element, "element").id());
    }

    /**
     * What a selector finds, in document order: elements of the page, and those in frames and
     * shadow trees where the selectors of the frame or host and of what is in it are joined by
     * {@code >>>}, as in {@link SpatialElement#selector()}. Elements that are not listed are found,
     * too; {@link SpatialDom#find} finds those that are.
     *
     * @throws IllegalArgumentException if it is no selector
     */
    public List<Element> find(String selector) {
        Objects.requireNonNull(selector, "selector");
        return new SelectorSearch(document, frames).find(selector);
    }

    /**
     * Why the page is said to be of its type, to offer its actions, to show a CAPTCHA or an
     * overlay, or to be blocked: one verdict for each. Lays the page out again, since a page does
     * not keep what only this would need.
     */
    public List<Verdict> explain() {
        return Pipeline.explain(document, asBefore());
    }

    /**
     * What clicks on elements of the page show, hide and lead to, by HTML or as far as markup tells
     * what scripts would do; in document order.
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
                : new Page(dom, document, sources, frames, id, warnings, options, maxScroll);
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
     * Who declared properties of an element, for each property the strongest first. Styles the page
     * again, since a page does not keep what only this would need.
     *
     * @param element of {@link #document()} or of a document that one of its frames holds
     * @param properties names of longhands, such as {@code display}
     */
    public List<StyleSource> declarations(Element element, List<String> properties) {
        Objects.requireNonNull(element, "element");
        Objects.requireNonNull(properties, "properties");
        PageEngineAccess.Shown shown = PageEngineAccess.Shown.of(this, element);
        return Pipeline.declarations(shown.document(), shown.options(), element, properties);
    }

    ParseOptions asBefore() {
        return options.newBuilder().previous(this).build();
    }

    /** Every limit that cut something off, and every style sheet that could not be had. */
    public List<String> warnings() {
        return warnings;
    }

    Page withStates(ElementStates states) {
        return Pipeline.run(document, options.newBuilder().states(states).previous(this).build())
                .scrolledNoFurtherThanItGoes();
    }

    /** How far the page can be scrolled: to the right and down, in CSS px. */
    public Scroll maxScroll() {
        return maxScroll;
    }

    /**
     * The page scrolled; what is fixed or sticky follows. Elements keep their ids.
     *
     * @param scroll how far in all, not further than {@link #maxScroll()} in the end
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
