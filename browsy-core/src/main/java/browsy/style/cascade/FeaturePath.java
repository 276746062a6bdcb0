package browsy.style.cascade;

import browsy.css.media.ContainerSizes;
import browsy.css.selector.PseudoElementKind;
import browsy.style.computed.ComputedStyle;
import java.util.HashMap;
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
     */
    record Styles(ElementStyle own, Map<PseudoElementKind, ComputedStyle> pseudo) {}

    private final ElementFeatures features;
    private @Nullable Map<ElementFeatures, FeaturePath> children;
    private @Nullable Matches matches;
    private List<IndexedRules.Candidate> undecided = List.of();

    private @Nullable Styles styles;
    private @Nullable ElementStyle parentOfStyles;
    private @Nullable ComputedStyle layoutParentOfStyles;
    private ContainerSizes.@Nullable Size containerOfStyles;

    FeaturePath(ElementFeatures features) {
        this.features = features;
    }

    ElementFeatures features() {
        return features;
    }

    /** The path of a child with such features. */
    FeaturePath child(ElementFeatures child) {
        Map<ElementFeatures, FeaturePath> known = children;
        if (known == null) {
            known = new HashMap<>(4);
            children = known;
        }
        FeaturePath path = known.get(child);
        if (path == null) {
            path = new FeaturePath(child);
            known.put(child, path);
        }
        return path;
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
        undecided = List.copyOf(open);
    }

    /** The styles that {@link #matches} alone come to at a place; null if not known. */
    @Nullable Styles styles(Place place) {
        boolean samePlace =
                parentOfStyles == place.parent()
                        && layoutParentOfStyles == place.layoutParent()
                        && containerOfStyles == place.container();
        return samePlace ? styles : null;
    }

    /** Keeps styles for the next element at the same place. */
    void keep(Styles made, Place place) {
        styles = made;
        parentOfStyles = place.parent();
        layoutParentOfStyles = place.layoutParent();
        containerOfStyles = place.container();
    }
}
