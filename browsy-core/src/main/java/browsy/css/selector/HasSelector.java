package browsy.css.selector;

import browsy.html.TreeElement;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The pseudo-class {@code :has()}. It matches an element, the anchor, if a relative selector
 * matches another element in relation to the anchor.
 *
 * <p>Not a record: results are cached per instance.
 *
 * @see <a href="https://drafts.csswg.org/selectors-4/#relational">Selectors, 4.5</a>
 */
final class HasSelector implements SimpleSelector {

    private static final AtomicInteger NEXT = new AtomicInteger();

    private final SelectorList relative;
    private final boolean asksForScope;
    private final int number = NEXT.getAndIncrement();

    /**
     * @param relative selectors whose leftmost compound is {@link SelectorParser#ANCHOR}, the
     *     placeholder for the anchor
     */
    HasSelector(SelectorList relative) {
        this.relative = relative;
        this.asksForScope = relative.mayAskForScope();
    }

    SelectorList relative() {
        return relative;
    }

    /** Whether the anchors may depend on the scoping root. */
    boolean mayAskForScope() {
        return asksForScope;
    }

    /**
     * The number of instances before this one. Rules that are matched one after the other have
     * numbers in a row, so that tables with the number as hash code are read in order of memory.
     */
    int number() {
        return number;
    }

    @Override
    public boolean matches(TreeElement element, SelectorMatcher matcher) {
        return matcher.has(this, element);
    }

    @Override
    public int specificity() {
        return relative.specificity();
    }

    @Override
    public int cost() {
        return 9;
    }

    @Override
    public boolean matchesFeatureless() {
        return true;
    }

    @Override
    public StateReads stateReads() {
        return StateReads.of(relative);
    }

    @Override
    public String toString() {
        return PseudoFunction.HAS.of(relative);
    }
}
