package browsy.css.selector;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Builds a complex selector from its parts, added from left to right. */
final class ComplexBuilder {

    private final boolean pseudoElementsAllowed;
    private final List<CompoundSelector> compounds = new ArrayList<>();
    private final List<Combinator> combinators = new ArrayList<>();
    private List<SimpleSelector> current = new ArrayList<>();
    private @Nullable PseudoElementKind pseudoElement;

    ComplexBuilder(boolean pseudoElementsAllowed) {
        this.pseudoElementsAllowed = pseudoElementsAllowed;
    }

    int size() {
        return compounds.size();
    }

    /** Adds a compound with the combinator to its right, before the compounds parsed from text. */
    void prefix(CompoundSelector compound, Combinator combinator) {
        compounds.add(compound);
        combinators.add(combinator);
    }

    void add(SimpleSelector simple) {
        current.add(simple);
    }

    /**
     * Adds the default namespace to the current compound, which has no type selector. Does nothing
     * in the argument of a pseudo-class, and for compounds that can match a featureless host.
     *
     * @see <a href="https://drafts.csswg.org/css-namespaces-3/#css-qnames">CSS Namespaces, 3</a>
     */
    void addNamespace(SimpleSelectors.Universal namespace) {
        boolean ofHost = current.stream().anyMatch(SimpleSelector::matchesFeatureless);
        if (pseudoElementsAllowed && !ofHost) {
            current.add(0, namespace);
        }
    }

    /** Ends the current compound and starts the next, joined by {@code combinator}. */
    void combine(Combinator combinator) {
        compounds.add(new CompoundSelector(current));
        combinators.add(combinator);
        current = new ArrayList<>();
    }

    @Nullable PseudoElementKind pseudoElement() {
        return pseudoElement;
    }

    /** Whether the selector may contain a pseudo-element. */
    boolean takesPseudoElement() {
        return pseudoElementsAllowed;
    }

    /**
     * Sets the pseudo-element. A pseudo-element of a pseudo-element, such as {@code
     * ::before::marker}, is not supported and becomes {@link PseudoElementKind#OTHER}.
     */
    void pseudoElement(PseudoElementKind kind) {
        pseudoElement = pseudoElement == null ? kind : PseudoElementKind.OTHER;
    }

    ComplexSelector build() {
        List<CompoundSelector> reversed = new ArrayList<>(compounds);
        reversed.add(new CompoundSelector(current));
        Collections.reverse(reversed);
        List<Combinator> reversedCombinators = new ArrayList<>(combinators);
        Collections.reverse(reversedCombinators);
        return new ComplexSelector(reversed, reversedCombinators, pseudoElement);
    }
}
