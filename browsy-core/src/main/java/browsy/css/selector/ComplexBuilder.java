package browsy.css.selector;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Gathers a complex selector from left to right. */
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

    void prefix(CompoundSelector compound, Combinator combinator) {
        compounds.add(compound);
        combinators.add(combinator);
    }

    void add(SimpleSelector simple) {
        current.add(simple);
    }

    /**
     * Puts the default namespace before a compound of a rule that names no type. It says nothing of
     * hosts, nor of what is within pseudo-classes.
     *
     * @see <a href="https://drafts.csswg.org/css-namespaces-3/#css-qnames">CSS Namespaces, 3</a>
     */
    void addNamespace(SimpleSelectors.Universal namespace) {
        boolean ofHost = current.stream().anyMatch(SimpleSelector::matchesFeatureless);
        if (pseudoElementsAllowed && !ofHost) {
            current.add(0, namespace);
        }
    }

    /** Ends the current compound; what follows stands to it as the combinator says. */
    void combine(Combinator combinator) {
        compounds.add(new CompoundSelector(current));
        combinators.add(combinator);
        current = new ArrayList<>();
    }

    @Nullable PseudoElementKind pseudoElement() {
        return pseudoElement;
    }

    /** Whether a pseudo-element may come next. */
    boolean takesPseudoElement() {
        return pseudoElementsAllowed;
    }

    /** One on another, such as {@code ::before::marker}, is none that gets a box here. */
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
