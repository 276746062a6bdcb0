package browsy.spatial;

import browsy.css.value.Position;
import browsy.model.Bounds;
import browsy.model.Role;
import browsy.model.SpatialElement;
import browsy.model.Viewport;
import browsy.style.StyledDocument;
import browsy.style.computed.ComputedStyle;
import browsy.style.property.BoxProperties;
import java.util.BitSet;
import java.util.List;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * The elements of a page and where in its document they come from. Immutable; the document is
 * read-only.
 */
public final class SpatialPage {

    private final StyledDocument styled;
    private final Viewport viewport;
    private final FlatTree tree;
    private final LayoutView layout;
    private final AriaView aria;
    private final BitSet visible;
    private final List<SpatialElement> elements;
    private final ElementSources sources;

    /** One more than the place in {@link #elements}, by the index in the tree. */
    private final int[] places;

    SpatialPage(
            StyledDocument styled,
            Viewport viewport,
            FlatTree tree,
            LayoutView layout,
            AriaView aria,
            Visibility visibility,
            List<SpatialElement> elements,
            ElementSources sources,
            int[] listed) {
        this.styled = styled;
        this.viewport = viewport;
        this.tree = tree;
        this.layout = layout;
        this.aria = aria;
        visible = new BitSet(tree.size());
        for (int i = 0; i < tree.size(); i++) {
            visible.set(i, !visibility.isHidden(i));
        }
        this.elements = List.copyOf(elements);
        this.sources = sources;
        places = new int[tree.size()];
        for (int i = 0; i < listed.length; i++) {
            places[listed[i]] = i + 1;
        }
    }

    public Document document() {
        return styled.document();
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

    /** All elements in document order. */
    public List<SpatialElement> elements() {
        return elements;
    }

    /** The element of an id, null if there is none. */
    public @Nullable SpatialElement get(int id) {
        int place = sources.place(id);
        return place < 0 ? null : elements.get(place);
    }

    /** What the elements were made of. */
    public ElementSources sources() {
        return sources;
    }

    /** The element of the document that an id stands for, null if there is none. */
    public @Nullable Element source(int id) {
        return sources.get(id);
    }

    /** The element of the document that an element stands for. */
    public Element source(SpatialElement element) {
        Element source = sources.get(element.id());
        if (source == null) {
            throw new IllegalArgumentException("no element of this page: " + element);
        }
        return source;
    }

    /** What stands for an element of the document, null if it is not listed. */
    public @Nullable SpatialElement of(Element source) {
        int index = tree.indexOf(source);
        return index < 0 ? null : at(index);
    }

    /** What stands for an element of the document or for the nearest listed one around it. */
    public @Nullable SpatialElement nearest(Element source) {
        for (int at = tree.indexOf(source); at >= 0; at = tree.parent(at)) {
            SpatialElement element = at(at);
            if (element != null) {
                return element;
            }
        }
        return null;
    }

    private @Nullable SpatialElement at(int index) {
        int place = places[index];
        return place == 0 ? null : elements.get(place - 1);
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

    /** Whether an element stays in place when the page is scrolled. */
    public boolean isFixed(Element source) {
        return position(source) == Position.FIXED;
    }

    /** Whether an element is placed over the flow of the page, fixed or not. */
    public boolean isAbsolutelyPositioned(Element source) {
        Position position = position(source);
        return position == Position.FIXED || position == Position.ABSOLUTE;
    }

    private Position position(Element source) {
        ComputedStyle style = styled.style(source);
        return style == null ? Position.STATIC : style.get(BoxProperties.POSITION);
    }

    /** The border box of an element of the document; empty if it generates none. */
    public Bounds bounds(Element source) {
        Bounds bounds = layout.bounds(source);
        return bounds == null ? Bounds.NONE : bounds;
    }
}
