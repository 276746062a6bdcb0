package browsy.css.selector;

import browsy.html.TreeElement;
import org.jspecify.annotations.Nullable;

/**
 * {@code :nth-child()} and its variants: match if the 1-based index of the element among its
 * siblings is {@code a * n + b} for some {@code n >= 0}.
 *
 * @param kind which siblings are counted, and from which end
 * @param a the step
 * @param b the offset
 * @param of only siblings that match are counted; null counts all
 * @see <a href="https://drafts.csswg.org/selectors-4/#child-index">Selectors, 13.3</a>
 */
record NthSelector(Kind kind, int a, int b, @Nullable SelectorList of) implements SimpleSelector {

    enum Kind {
        CHILD(PseudoFunction.NTH_CHILD),
        LAST_CHILD(PseudoFunction.NTH_LAST_CHILD),
        OF_TYPE(PseudoFunction.NTH_OF_TYPE),
        LAST_OF_TYPE(PseudoFunction.NTH_LAST_OF_TYPE);

        private final PseudoFunction function;

        Kind(PseudoFunction function) {
            this.function = function;
        }
    }

    @Override
    public boolean matches(TreeElement element, SelectorMatcher matcher) {
        if (of != null) {
            int place = matcher.placeAmong(of, element, kind == Kind.LAST_CHILD);
            return place > 0 && matchesPlace(place);
        }
        return matchesPlace(
                switch (kind) {
                    case CHILD -> element.childIndex();
                    case LAST_CHILD -> element.siblingCount() - element.childIndex() + 1;
                    case OF_TYPE -> element.typeIndex();
                    case LAST_OF_TYPE -> element.typeCount() - element.typeIndex() + 1;
                });
    }

    private boolean matchesPlace(int place) {
        long difference = (long) place - b;
        return a == 0 ? difference == 0 : difference % a == 0 && difference / a >= 0;
    }

    @Override
    public int specificity() {
        return of == null
                ? Specificity.CLASS
                : Specificity.add(Specificity.CLASS, of.specificity());
    }

    @Override
    public int cost() {
        return of == null ? 2 : 5;
    }

    @Override
    public StateReads stateReads() {
        return StateReads.of(of);
    }

    @Override
    public String toString() {
        String step = a == 0 ? "" : a == 1 ? "n" : a == -1 ? "-n" : a + "n";
        String offset = b == 0 && a != 0 ? "" : b > 0 && a != 0 ? "+" + b : Integer.toString(b);
        return kind.function.of(step + offset + (of == null ? "" : " of " + of));
    }
}
