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
 * What lies in a containing block and can be an anchor of positioned boxes in it: all that has been
 * laid out so far, which is what makes an anchor acceptable.
 *
 * @see <a href="https://drafts.csswg.org/css-anchor-position-1/#target">css-anchor-position-1</a>
 */
final class Anchors {
    private final StyledDocument document;
    private final AnchorScopes scopes;
    private final Map<ScopedName, Anchor> named = new HashMap<>();
    private final Map<Element, PhysicalRect> elements = new IdentityHashMap<>();

    /**
     * A name and the part of the document that it belongs to.
     *
     * @param scope the element that limits it; null is all of the document
     */
    private record ScopedName(String name, @Nullable TreeElement scope) {}

    /** The area of all fragments of an element or pseudo-element. */
    private record Anchor(TreeElement element, @Nullable PseudoElement pseudo, PhysicalRect area) {

        boolean isSameAs(TreeElement other, @Nullable PseudoElement otherPseudo) {
            return element == other && pseudo == otherPseudo;
        }

        /** Whether another one comes later in the tree; what is after content is last. */
        boolean precedes(TreeElement other) {
            return element == other
                    ? pseudo != PseudoElement.AFTER
                    : element.index() < other.index();
        }
    }

    Anchors(StyledDocument document) {
        this.document = document;
        this.scopes = new AnchorScopes(document);
    }

    /** Adds a child of the containing block's fragment and all in it. */
    void add(PlacedFragment child) {
        if (child.fragment() instanceof BoxFragment fragment) {
            add(fragment, child.offset(), null);
        }
    }

    /**
     * The last of the anchors of a name that a box can see; null where there is none. Coordinates
     * are those of the containing block's fragment.
     */
    @Nullable PhysicalRect named(String name, Box seenFrom) {
        if (!(seenFrom.source() instanceof Element source)) {
            return null;
        }
        Anchor anchor = named.get(new ScopedName(name, scopes.of(name, element(source))));
        return anchor == null ? null : anchor.area();
    }

    /** Where an element lies that need not have a name; null where it is not acceptable. */
    @Nullable PhysicalRect of(Element element) {
        return elements.get(element);
    }

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
