package browsy.css.selector;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Builds a complex selector from its parts, added from left to right. */
final class ComplexBuilder {

    private static final CompoundSelector[] NO_COMPOUNDS = {};
    private static final Combinator[] NO_COMBINATORS = {};
    private static final SimpleSelector[] NO_SIMPLES = {};

    private final boolean pseudoElementsAllowed;

    /** The finished compounds, each with the combinator to its right. */
    private CompoundSelector[] compounds = NO_COMPOUNDS;

    private Combinator[] combinators = NO_COMBINATORS;
    private int size;

    /** The simple selectors of the current compound; the array is reused for the next. */
    private SimpleSelector[] current = NO_SIMPLES;

    private int currentSize;
    private @Nullable PseudoElementKind pseudoElement;

    ComplexBuilder(boolean pseudoElementsAllowed) {
        this.pseudoElementsAllowed = pseudoElementsAllowed;
    }

    int size() {
        return size;
    }

    /** Adds a compound with the combinator to its right, before the compounds parsed from text. */
    void prefix(CompoundSelector compound, Combinator combinator) {
        if (size == compounds.length) {
            int room = Math.max(2, 2 * size);
            compounds = Arrays.copyOf(compounds, room);
            combinators = Arrays.copyOf(combinators, room);
        }
        compounds[size] = compound;
        combinators[size] = combinator;
        size++;
    }

    void add(SimpleSelector simple) {
        insert(currentSize, simple);
    }

    /**
     * Adds the default namespace to the current compound, which has no type selector. Does nothing
     * in the argument of a pseudo-class, and for compounds that can match a featureless host.
     *
     * @see <a href="https://drafts.csswg.org/css-namespaces-3/#css-qnames">CSS Namespaces, 3</a>
     */
    void addNamespace(SimpleSelectors.Universal namespace) {
        if (pseudoElementsAllowed && !mayBeOfHost()) {
            insert(0, namespace);
        }
    }

    private boolean mayBeOfHost() {
        for (int i = 0; i < currentSize; i++) {
            if (current[i].matchesFeatureless()) {
                return true;
            }
        }
        return false;
    }

    private void insert(int place, SimpleSelector simple) {
        if (currentSize == current.length) {
            current = Arrays.copyOf(current, Math.max(2, 2 * currentSize));
        }
        System.arraycopy(current, place, current, place + 1, currentSize - place);
        current[place] = simple;
        currentSize++;
    }

    /** Ends the current compound and starts the next, joined by {@code combinator}. */
    void combine(Combinator combinator) {
        prefix(takeCurrent(), combinator);
    }

    private CompoundSelector takeCurrent() {
        CompoundSelector compound = new CompoundSelector(Arrays.copyOf(current, currentSize));
        currentSize = 0;
        return compound;
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
        CompoundSelector[] rightmostFirst = new CompoundSelector[size + 1];
        Combinator[] reversed = size == 0 ? NO_COMBINATORS : new Combinator[size];
        rightmostFirst[0] = takeCurrent();
        for (int i = 0; i < size; i++) {
            rightmostFirst[size - i] = compounds[i];
            reversed[size - 1 - i] = combinators[i];
        }
        return new ComplexSelector(rightmostFirst, reversed, pseudoElement);
    }
}
