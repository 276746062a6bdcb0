package browsy.style.cascade;

import browsy.css.media.ContainerSizes;
import browsy.style.computed.ComputedStyle;
import browsy.style.computed.ParentTraits;
import org.jspecify.annotations.Nullable;

/** What the children or pseudo-elements of an element are styled in. */
final class ParentContext {

    private final @Nullable ElementStyle parent;
    private final @Nullable ComputedStyle layoutParent;
    private final @Nullable ElementStyle root;
    private final ContainerSizes.Size container;
    private @Nullable ParentTraits traits;

    /**
     * @param parent what to inherit from; null for the root
     * @param layoutParent the style of the nearest ancestor that is not {@code display: contents};
     *     null for the root
     * @param root the style of the root; null for the root itself
     * @param container the nearest size container, or the viewport
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

    /** The same for a box that lies in that of another context; in its own if there is none. */
    ParentContext boxedIn(ParentContext other) {
        return other.layoutParent == null
                ? this
                : new ParentContext(parent, other.layoutParent, root, container);
    }

    /** What styles take from here. */
    ParentTraits traits() {
        ParentTraits known = traits;
        if (known == null) {
            known = ParentTraits.of(parent == null ? null : parent.computed(), layoutParent);
            traits = known;
        }
        return known;
    }

    /** Whether this is made of the very same as another one. */
    boolean isSameAs(ParentContext other) {
        return isMadeOf(other.parent, other.layoutParent, other.container);
    }

    /** Whether this is made of these; the root is the same for all. */
    boolean isMadeOf(
            @Nullable ElementStyle style,
            @Nullable ComputedStyle box,
            ContainerSizes.Size nearest) {
        return parent == style && layoutParent == box && container == nearest;
    }
}
