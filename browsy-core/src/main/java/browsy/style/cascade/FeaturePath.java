package browsy.style.cascade;

import browsy.css.media.ContainerSizes;
import browsy.css.selector.PseudoElementKind;
import browsy.style.computed.ComputedStyle;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The features of an element below those of its ancestors. Elements with the same path match the
 * same selectors, save for those that look further than names up the tree: so most elements need
 * neither be matched nor styled, because one like them already was.
 */
final class FeaturePath {

    /**
     * What an element and its pseudo-elements look like.
     *
     * @param pseudo empty where there are none
     * @param asksContainer whether a value depends on the size of a container by its unit
     */
    record Styles(
            ElementStyle own,
            Map<PseudoElementKind, ComputedStyle> pseudo,
            boolean asksContainer) {}

    private final int number;
    private final @Nullable FeaturePath parent;
    private final ElementFeatures features;
    private @Nullable FeaturePath nextInBucket;
    private @Nullable Matches matches;
    private List<IndexedRules.Candidate> undecided = List.of();

    private @Nullable Styles styles;
    private @Nullable ParentContext contextOfStyles;
    private @Nullable ParentContext contextInside;

    /**
     * @param number different for each path of a document
     * @param parent null where the place of the element tells nothing
     */
    FeaturePath(int number, @Nullable FeaturePath parent, ElementFeatures features) {
        this.number = number;
        this.parent = parent;
        this.features = features;
    }

    int number() {
        return number;
    }

    @Nullable FeaturePath parent() {
        return parent;
    }

    ElementFeatures features() {
        return features;
    }

    /** See {@link FeaturePaths}. */
    @Nullable FeaturePath nextInBucket() {
        return nextInBucket;
    }

    void setNextInBucket(@Nullable FeaturePath next) {
        nextInBucket = next;
    }

    /** The rules that match all elements with this path; null if not known yet. */
    @Nullable Matches matches() {
        return matches;
    }

    /** The selectors that only some of the elements with this path may match. */
    List<IndexedRules.Candidate> undecided() {
        return undecided;
    }

    void setMatches(Matches decided, List<IndexedRules.Candidate> open) {
        matches = decided;
        undecided = open;
    }

    /** The styles that {@link #matches} alone come to in a context; null if not known. */
    @Nullable Styles styles(ParentContext context) {
        ParentContext known = contextOfStyles;
        return known != null && (known == context || known.isSameAs(context)) ? styles : null;
    }

    /**
     * What the children of an element with this path are styled in; the same object as for the one
     * before where that is made of the same.
     */
    ParentContext inside(
            ElementStyle style,
            ComputedStyle layoutParent,
            @Nullable ElementStyle root,
            ContainerSizes.Size container) {
        ParentContext known = contextInside;
        if (known == null || !known.isMadeOf(style, layoutParent, container)) {
            known = new ParentContext(style, layoutParent, root, container);
            contextInside = known;
        }
        return known;
    }

    /** Keeps styles for the next element in the same context. */
    void keep(Styles made, ParentContext context) {
        styles = made;
        contextOfStyles = context;
    }
}
