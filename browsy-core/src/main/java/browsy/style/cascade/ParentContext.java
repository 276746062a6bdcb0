package browsy.style.cascade;

import browsy.css.media.ContainerSizes;
import browsy.style.computed.ComputedStyle;
import browsy.style.computed.ParentTraits;
import org.jspecify.annotations.Nullable;

/**
 * The context in which children or pseudo-elements of an element are styled: the styles they can
 * inherit from or depend on, and the size for container units.
 */
final class ParentContext {

    private final @Nullable ElementStyle parent;
    private final @Nullable ComputedStyle layoutParent;
    private final @Nullable ElementStyle root;
    private final ContainerSizes.Size container;
    private @Nullable ParentTraits traits;

    /**
     * @param parent the style to inherit from; null for the root
     * @param layoutParent the style of the nearest ancestor without {@code display: contents}; null
     *     for the root
     * @param root the style of the root; null for the root itself
     * @param container the size in CSS px that container units refer to
     */
    ParentContext(
            @Nullable ElementStyle parent,
            @Nullable ComputedStyle layoutParent,
            @Nullable ElementStyle root,
            ContainerSizes.Size container) {
        this.parent = parent;
        this.layoutParent = layoutParent;
        this.root = root;
        this.container = container;
    }

    @Nullable ElementStyle parent() {
        return parent;
    }

    @Nullable ComputedStyle layoutParent() {
        return layoutParent;
    }

    @Nullable ElementStyle root() {
        return root;
    }

    ContainerSizes.Size container() {
        return container;
    }

    /** Returns this context with the layout parent of another one, if that has one. */
    ParentContext boxedIn(ParentContext other) {
        return other.layoutParent == null
                ? this
                : new ParentContext(parent, other.layoutParent, root, container);
    }

    /** The values of the parent and layout parent that every style depends on. */
    ParentTraits traits() {
        ParentTraits known = traits;
        if (known == null) {
            known = ParentTraits.of(parent == null ? null : parent.computed(), layoutParent);
            traits = known;
        }
        return known;
    }

    /** Whether the parts of this context are identical to those of another one. */
    boolean isSameAs(ParentContext other) {
        return isMadeOf(other.parent, other.layoutParent, other.container);
    }

    /** Whether the parts of this context are the given objects; the root is the same for all. */
    boolean isMadeOf(
            @Nullable ElementStyle style,
            @Nullable ComputedStyle box,
            ContainerSizes.Size nearest) {
        return parent == style && layoutParent == box && container == nearest;
    }
}
