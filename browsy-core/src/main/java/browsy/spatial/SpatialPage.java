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
 * The elements of a page and where in its document they come from. Immutable; the document is
 * read-only.
 */
public final class SpatialPage {

    private final Document document;
    private final Viewport viewport;
    private final FlatTree tree;
    private final LayoutView layout;
    private final AriaView aria;
    private final BitSet visible;
    private final Position[] positions;
    private final List<SpatialElement> elements;
    private final ContentBox content;
    private final ElementSources sources;

    /** The sources without those in frames. */
    private final ElementSources own;

    private final Map<Integer, List<SpatialElement>> framed;

    /** One more than the place in {@link #elements}, by the index in the tree. */
    private final int[] places;

    /** The index in the tree, by the place in {@link #elements}. */
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

    /** The role and name of any element. */
    public AriaView aria() {
        return aria;
    }

    /** The elements of the document in its order; what frames show is left out. */
    public List<SpatialElement> elements() {
        return elements;
    }

    /** What the page shows as a tree, with what its frames show. */
    public ContentBox content() {
        return content;
    }

    /** The element of an id, null if there is none. */
    public @Nullable SpatialElement get(int id) {
        int place = own.place(id);
        return place < 0 ? null : elements.get(place);
    }

    /**
     * Elements of the page with those that its frames show, each after its frame.
     *
     * @param own {@link #elements}, or what has become of them
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

    /** The overlay of a frame covers its content, too; a click passes through both. */
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

    /** What the elements were made of, those in frames included. */
    public ElementSources sources() {
        return sources;
    }

    /** The element of the document that an id stands for or is in, null if there is none. */
    public @Nullable Element source(int id) {
        return sources.get(id);
    }

    /** The element of the document that an element stands for or, as a text, is in. */
    public Element source(SpatialElement element) {
        return tree.element(indexOf(element));
    }

    /** What stands for an element of the document, null if it is not listed. */
    public @Nullable SpatialElement of(Element source) {
        int index = tree.indexOf(source);
        return index < 0 ? null : of(index);
    }

    /** What stands for the element of an index in the flat tree, null if it is not listed. */
    public @Nullable SpatialElement of(int index) {
        int place = places[index];
        return place == 0 ? null : elements.get(place - 1);
    }

    /**
     * The index in the flat tree of the element of the document that an element stands for or, as a
     * text, is in.
     */
    public int indexOf(SpatialElement element) {
        return listed[placeOf(element)];
    }

    /** The place of an element in {@link #elements}. */
    public int placeOf(SpatialElement element) {
        int place = own.place(element.id());
        if (place < 0) {
            throw new IllegalArgumentException("no element of this page: " + element);
        }
        return place;
    }

    /** Whether a person sees an element of the document, listed or not. */
    public boolean isVisible(Element source) {
        int index = tree.indexOf(source);
        return index >= 0 && visible.get(index);
    }

    /** Whether a person sees the element of an index in the flat tree. */
    public boolean isVisible(int index) {
        return visible.get(index);
    }

    /** The role of the element of an index in the flat tree, null where it has none. */
    public @Nullable Role role(int index) {
        return aria.role(index);
    }

    /** Whether the element of an index stays in place when the page is scrolled. */
    public boolean isFixed(int index) {
        return positions[index] == Position.FIXED;
    }

    /** Whether the element of an index is placed over the flow of the page, fixed or not. */
    public boolean isAbsolutelyPositioned(int index) {
        return positions[index] == Position.FIXED || positions[index] == Position.ABSOLUTE;
    }

    /** The border box of an element of the document; empty if it generates none. */
    public Bounds bounds(Element source) {
        int index = tree.indexOf(source);
        return index < 0 ? Bounds.NONE : bounds(index);
    }

    /** The border box of the element of an index; empty if it generates none. */
    public Bounds bounds(int index) {
        Bounds bounds = layout.bounds(tree.node(index));
        return bounds == null ? Bounds.NONE : bounds;
    }

    /** Whether the element of an index separates the text before it from the text after it. */
    public boolean isBlock(int index) {
        return tree.looks(index, VisualTrait.OWN_BOX);
    }

    /** Walks all elements and texts of the document in its order, hidden ones included. */
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
