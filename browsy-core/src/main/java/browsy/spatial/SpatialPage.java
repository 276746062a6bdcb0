package browsy.spatial;

import browsy.content.ContentBox;
import browsy.css.value.position.Position;
import browsy.model.Bounds;
import browsy.model.Role;
import browsy.model.SpatialElement;
import browsy.model.SpatialElementBuilder;
import browsy.model.Viewport;
import browsy.spatial.box.LayoutView;
import browsy.spatial.listing.ListedParts;
import browsy.spatial.name.AriaView;
import browsy.spatial.text.TextRuns;
import browsy.spatial.text.TextWalk;
import browsy.spatial.tree.FlatTree;
import browsy.spatial.tree.VisualTrait;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * The listed elements of a page, their content tree and the DOM elements that they come from.
 * Immutable; the document is read-only.
 */
public final class SpatialPage {

    private final Document document;
    private final Viewport viewport;
    private final FlatTree tree;
    private final LayoutView layout;
    private final AriaView aria;
    private final BitSet visible;

    /** The elements that are visible but hide the text that they contain directly. */
    private final BitSet hidingText = new BitSet();

    private final Position[] positions;
    private final List<SpatialElement> elements;
    private final ContentBox content;
    private final ElementSources sources;

    /** The sources of the listed elements, without those in frames. */
    private final ElementSources own;

    private final Map<Integer, List<SpatialElement>> framed;

    /**
     * One more than the position in {@link #elements}, by the index in the flat tree; 0 if not
     * listed.
     */
    private final int[] places;

    /** The index in the flat tree, by the position in {@link #elements}. */
    private final int[] listed;

    SpatialPage(
            Document document,
            Viewport viewport,
            DocumentListing listing,
            LayoutView layout,
            DocumentListing.Described page,
            Map<Integer, List<SpatialElement>> framed,
            ElementSources sources) {
        this.document = document;
        this.viewport = viewport;
        this.tree = listing.tree();
        this.layout = layout;
        this.aria = listing.aria();
        visible = new BitSet(tree.size());
        for (int i = 0; i < tree.size(); i++) {
            visible.set(i, !listing.visibility().isHidden(i));
            if (listing.visibility().hidesOnlyText(i)) {
                hidingText.set(i);
            }
        }
        positions = listing.visibility().positions();
        List<ListedParts.Part> parts = listing.listed();
        elements = List.copyOf(page.elements());
        content = page.content();
        this.framed = framed;
        this.sources = sources;
        own = framed.isEmpty() ? sources : listing.sources();
        places = new int[tree.size()];
        listed = new int[parts.size()];
        for (int i = 0; i < listed.length; i++) {
            listed[i] = parts.get(i).index();
            if (parts.get(i).text() == null) {
                places[listed[i]] = i + 1;
            }
        }
    }

    public Document document() {
        return document;
    }

    public Viewport viewport() {
        return viewport;
    }

    /** The flat tree of the document. */
    public FlatTree tree() {
        return tree;
    }

    /** The roles and accessible names of all elements, listed or not. */
    public AriaView aria() {
        return aria;
    }

    /** The listed elements of the document in document order, without those in frames. */
    public List<SpatialElement> elements() {
        return elements;
    }

    /** The content tree of the page, including the content of its frames. */
    public ContentBox content() {
        return content;
    }

    /** The listed element with an id, null if there is none. */
    public @Nullable SpatialElement get(int id) {
        int place = own.place(id);
        return place < 0 ? null : elements.get(place);
    }

    /**
     * Returns the elements of the page with the elements in each frame inserted after the frame.
     *
     * @param own {@link #elements}, or copies of them with the same ids
     */
    public List<SpatialElement> withFrames(List<SpatialElement> own) {
        return merged(own, framed);
    }

    static List<SpatialElement> merged(
            List<SpatialElement> own, Map<Integer, List<SpatialElement>> framed) {
        if (framed.isEmpty()) {
            return own;
        }
        List<SpatialElement> all = new ArrayList<>();
        for (SpatialElement element : own) {
            all.add(element);
            for (SpatialElement inside : framed.getOrDefault(element.id(), List.of())) {
                all.add(asReachedThrough(element, inside));
            }
        }
        return all;
    }

    /**
     * Returns an element in a frame with the obstacles of the frame: an overlay that covers the
     * frame covers its content too, and a frame that lets clicks through does so for its content.
     */
    private static SpatialElement asReachedThrough(SpatialElement frame, SpatialElement inside) {
        Integer coveredBy = frame.visibility().coveredBy();
        boolean clickThrough = frame.visibility().clickThrough();
        if (coveredBy == null && !clickThrough) {
            return inside;
        }
        SpatialElementBuilder reached = inside.toBuilder();
        if (coveredBy != null) {
            reached.coveredBy(coveredBy);
        }
        if (clickThrough) {
            reached.clickThrough(true);
        }
        return reached.build();
    }

    /** The sources of the listed elements, including those in frames. */
    public ElementSources sources() {
        return sources;
    }

    /**
     * The DOM element that an id denotes or, for the id of a text, that contains the text; null if
     * there is none.
     */
    public @Nullable Element source(int id) {
        return sources.get(id);
    }

    /** The DOM element that a listed element represents or, for a text, that contains the text. */
    public Element source(SpatialElement element) {
        return tree.element(indexOf(element));
    }

    /** The listed element of a DOM element, null if it is not listed. */
    public @Nullable SpatialElement of(Element source) {
        int index = tree.indexOf(source);
        return index < 0 ? null : of(index);
    }

    /** The listed element of an index in the flat tree, null if it is not listed. */
    public @Nullable SpatialElement of(int index) {
        int place = places[index];
        return place == 0 ? null : elements.get(place - 1);
    }

    /**
     * The index in the flat tree of the DOM element that a listed element represents or, for a
     * text, that contains the text.
     */
    public int indexOf(SpatialElement element) {
        return listed[placeOf(element)];
    }

    /** The position of an element in {@link #elements}. */
    public int placeOf(SpatialElement element) {
        int place = own.place(element.id());
        if (place < 0) {
            throw new IllegalArgumentException("no element of this page: " + element);
        }
        return place;
    }

    /** Whether a DOM element is visible, listed or not. */
    public boolean isVisible(Element source) {
        int index = tree.indexOf(source);
        return index >= 0 && visible.get(index);
    }

    /** Whether the element of an index in the flat tree is visible. */
    public boolean isVisible(int index) {
        return visible.get(index);
    }

    /** Whether the text that the element of an index contains directly is visible. */
    public boolean showsText(int index) {
        return visible.get(index) && !hidingText.get(index);
    }

    /** Whether a visible DOM element hides the text that it contains directly. */
    public boolean hidesOnlyText(@Nullable Element source) {
        int index = source == null || hidingText.isEmpty() ? -1 : tree.indexOf(source);
        return index >= 0 && hidingText.get(index);
    }

    /** The role of the element of an index in the flat tree, null if it has none. */
    public @Nullable Role role(int index) {
        return aria.role(index);
    }

    /** Whether the element of an index is {@code position: fixed}. */
    public boolean isFixed(int index) {
        return positions[index] == Position.FIXED;
    }

    /**
     * Whether the element of an index is absolutely positioned: {@code position} is {@code
     * absolute} or {@code fixed}.
     */
    public boolean isAbsolutelyPositioned(int index) {
        return positions[index] == Position.FIXED || positions[index] == Position.ABSOLUTE;
    }

    /** The border box of a DOM element in CSS px; empty if it generates no box. */
    public Bounds bounds(Element source) {
        int index = tree.indexOf(source);
        return index < 0 ? Bounds.NONE : bounds(index);
    }

    /** The border box of the element of an index in CSS px; empty if it generates no box. */
    public Bounds bounds(int index) {
        Bounds bounds = layout.bounds(tree.node(index));
        return bounds == null ? Bounds.NONE : bounds;
    }

    /**
     * Whether the element of an index is block-level or a part of a table, so that it separates the
     * text before it from the text after it.
     */
    public boolean isBlock(int index) {
        return tree.looks(index, VisualTrait.OWN_BOX);
    }

    /** Visits all elements and texts of the document in document order, including hidden ones. */
    public void walk(TextWalk walk) {
        TextRuns runs = TextRuns.of(tree);
        runs.walk(
                new TextRuns.Visitor() {
                    @Override
                    public boolean enter(int element) {
                        return walk.enter(element);
                    }

                    @Override
                    public void text(int run, int parent) {
                        walk.text(runs.text(run), parent);
                    }

                    @Override
                    public void leave(int element) {
                        walk.leave(element);
                    }
                });
    }
}
