package browsy.style.cascade;

import browsy.css.media.ContainerSizes;
import browsy.css.selector.PseudoElementKind;
import browsy.style.computed.ComputedStyle;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The {@link ElementFeatures} of an element together with the path of its parent: a node in a tree
 * of features. Elements with the same path match the same selectors, except for selectors that test
 * more than names of the element and its ancestors (siblings, states, containers). So most elements
 * reuse the matches and styles of an earlier element with the same path.
 */
final class FeatureNode {

    /**
     * The styles of an element and its pseudo-elements.
     *
     * @param own the style of the element
     * @param pseudo the styles of the pseudo-elements that generate boxes
     * @param usesContainerUnits whether one of the styles uses container units
     * @param dependOnElement whether animations give one of the styles a value that differs between
     *     elements that match the same rules
     */
    record Styles(
            ElementStyle own,
            Map<PseudoElementKind, ComputedStyle> pseudo,
            boolean usesContainerUnits,
            boolean dependOnElement) {

        /** The styles of an element without pseudo-elements. */
        static Styles of(ElementStyle own) {
            return new Styles(
                    own, Map.of(), own.usesContainerUnits(), own.animations().dependOnElement());
        }
    }

    private final int number;
    private final @Nullable FeatureNode parent;
    private final ElementFeatures features;
    private @Nullable FeatureNode nextInBucket;
    private @Nullable Matches matches;
    private List<IndexedRules.Candidate> undecided = List.of();

    private @Nullable Styles styles;
    private @Nullable ParentContext contextOfStyles;
    private @Nullable DeclarationBlock inlineOfStyles;
    private @Nullable DeclarationBlock hintsOfStyles;
    private @Nullable ParentContext contextInside;

    /**
     * @param number a number, unique in the document
     * @param parent the path of the parent element; null if ancestors are disregarded
     * @param features the features of the element
     */
    FeatureNode(int number, @Nullable FeatureNode parent, ElementFeatures features) {
        this.number = number;
        this.parent = parent;
        this.features = features;
    }

    int number() {
        return number;
    }

    @Nullable FeatureNode parent() {
        return parent;
    }

    ElementFeatures features() {
        return features;
    }

    /** The next path in the same bucket of {@link FeatureTree}; null for the last. */
    @Nullable FeatureNode nextInBucket() {
        return nextInBucket;
    }

    void setNextInBucket(@Nullable FeatureNode next) {
        nextInBucket = next;
    }

    /** The rules that match all elements with this path; null if not computed yet. */
    @Nullable Matches matches() {
        return matches;
    }

    /** The candidates that must be tried on each element with this path. */
    List<IndexedRules.Candidate> undecided() {
        return undecided;
    }

    /**
     * Stores the matches of this path.
     *
     * @param decided the rules that match all elements with this path
     * @param open the candidates that must be tried on each element
     */
    void setMatches(Matches decided, List<IndexedRules.Candidate> open) {
        matches = decided;
        undecided = open;
    }

    /**
     * The styles that {@link #matches} gave last, in the same context and with the same style
     * attribute and hints; null if there are none.
     */
    @Nullable Styles styles(
            ParentContext context,
            @Nullable DeclarationBlock inline,
            @Nullable DeclarationBlock hints) {
        ParentContext known = contextOfStyles;
        return known != null
                        && inline == inlineOfStyles
                        && hints == hintsOfStyles
                        && (known == context || known.isSameAs(context))
                ? styles
                : null;
    }

    /**
     * Returns the context for styling the children of an element with this path; the context of the
     * previous such element if its parts are identical.
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

    /** Keeps styles for the next element with this path in the same context. */
    void keep(
            Styles made,
            ParentContext context,
            @Nullable DeclarationBlock inline,
            @Nullable DeclarationBlock hints) {
        styles = made;
        contextOfStyles = context;
        inlineOfStyles = inline;
        hintsOfStyles = hints;
    }
}
