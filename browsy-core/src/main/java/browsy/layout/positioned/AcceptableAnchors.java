package browsy.layout.positioned;

import static browsy.style.property.AnchorProperties.ANCHOR_NAME;
import static browsy.style.property.EffectProperties.CONTENT_VISIBILITY;

import browsy.css.value.box.ContentVisibility;
import browsy.html.TreeElement;
import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.box.InlineBox;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.fragment.PlacedFragment;
import browsy.layout.geometry.PhysicalOffset;
import browsy.layout.geometry.PhysicalRect;
import browsy.layout.geometry.PhysicalSize;
import browsy.layout.geometry.TransformMatrix;
import browsy.style.PseudoElement;
import browsy.style.StyledDocument;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * The acceptable anchors in a containing block: all boxes laid out so far in it, by anchor name and
 * by element. For each name and scope it keeps the last one in tree order.
 *
 * @see <a href="https://drafts.csswg.org/css-anchor-position-1/#target">css-anchor-position-1</a>
 */
final class AcceptableAnchors {
    private final StyledDocument document;
    private final AnchorScopes scopes;
    private final Map<ScopedName, Anchor> named = new HashMap<>();
    private final Map<Element, PhysicalRect> elements = new IdentityHashMap<>();

    /**
     * An anchor name in a scope.
     *
     * @param scope the element that limits the name; null for the document
     */
    private record ScopedName(String name, @Nullable TreeElement scope) {}

    /** An anchor: an element or pseudo-element, and the union of its fragments. */
    private record Anchor(TreeElement element, @Nullable PseudoElement pseudo, PhysicalRect area) {

        boolean isSameAs(TreeElement other, @Nullable PseudoElement otherPseudo) {
            return element == other && pseudo == otherPseudo;
        }

        /**
         * Whether this anchor precedes an element in tree order. The {@code ::after} pseudo-element
         * follows the contents of its element.
         */
        boolean precedes(TreeElement other) {
            return element == other
                    ? pseudo != PseudoElement.AFTER
                    : element.index() < other.index();
        }
    }

    AcceptableAnchors(StyledDocument document) {
        this.document = document;
        this.scopes = new AnchorScopes(document);
    }

    /** Adds a child of the containing block's fragment and its descendants. */
    void add(PlacedFragment child) {
        if (child.fragment() instanceof BoxFragment fragment) {
            add(fragment, child.offset(), null);
        }
    }

    /**
     * Returns the last acceptable anchor with a name that is visible from a box; null if there is
     * none. Coordinates are those of the containing block's fragment.
     */
    @Nullable PhysicalRect named(String name, Box seenFrom) {
        if (!(seenFrom.source() instanceof Element source)) {
            return null;
        }
        Anchor anchor = named.get(new ScopedName(name, scopes.of(name, element(source))));
        return anchor == null ? null : anchor.area();
    }

    /**
     * Returns the area of an element, with or without an anchor name; null if it is not acceptable.
     */
    @Nullable PhysicalRect of(Element element) {
        return elements.get(element);
    }

    /**
     * Adds a fragment and its descendants.
     *
     * @param at offset of the fragment in its coordinate space
     * @param outer the transform of this space to the containing block; null for the identity
     */
    private void add(BoxFragment fragment, PhysicalOffset at, @Nullable TransformMatrix outer) {
        Box box = fragment.box();
        PhysicalOffset origin = at;
        TransformMatrix space = outer;
        TransformMatrix transform =
                box.placement().transformed() && !(box instanceof InlineBox)
                        ? TransformMatrix.of(box.style(), fragment.size(), null)
                        : null;
        if (transform != null) {
            TransformMatrix moved = TransformMatrix.translation(at.x(), at.y(), 0).times(transform);
            space = (outer == null ? moved : outer.times(moved)).flattened();
            origin = PhysicalOffset.ZERO;
        }
        PhysicalRect area = area(origin, fragment.size(), space);
        note(box, area);
        if (box instanceof BlockContainer block && block.splitInline() != null) {
            note(block.splitInline(), area);
        }
        if (box.style().get(CONTENT_VISIBILITY) == ContentVisibility.HIDDEN) {
            return;
        }
        for (PlacedFragment child : fragment.children()) {
            if (child.fragment() instanceof BoxFragment inner) {
                add(inner, origin.plus(child.offset()), space);
            }
        }
    }

    private static PhysicalRect area(
            PhysicalOffset at, PhysicalSize size, @Nullable TransformMatrix space) {
        PhysicalRect area = new PhysicalRect(at.x(), at.y(), size.width(), size.height());
        return space == null ? area : space.map(area);
    }

    /** Records the area of a box under its element and its anchor names. */
    private void note(Box box, PhysicalRect area) {
        if (!(box.source() instanceof Element source)) {
            return;
        }
        if (box.pseudo() == null) {
            elements.merge(source, area, PhysicalRect::union);
        }
        for (String name : box.style().get(ANCHOR_NAME).names()) {
            TreeElement element = element(source);
            if (element != null) {
                note(new ScopedName(name, scopes.of(name, element)), element, box.pseudo(), area);
            }
        }
    }

    /** Records an anchor: extends it if it is the same element, else replaces an earlier one. */
    private void note(
            ScopedName name,
            TreeElement element,
            @Nullable PseudoElement pseudo,
            PhysicalRect area) {
        Anchor known = named.get(name);
        if (known != null && known.isSameAs(element, pseudo)) {
            named.put(name, new Anchor(element, pseudo, known.area().union(area)));
        } else if (known == null || known.precedes(element)) {
            named.put(name, new Anchor(element, pseudo, area));
        }
    }

    private @Nullable TreeElement element(Element source) {
        return document.elements().get(source);
    }
}
