package browsy.css.selector;

import browsy.html.TreeElement;

/**
 * The pseudo-class {@code :has()}. It matches an element, the anchor, if a relative selector
 * matches another element in relation to the anchor.
 *
 * <p>Not a record: results are cached per instance.
 *
 * @see <a href="https://drafts.csswg.org/selectors-4/#relational">Selectors, 4.5</a>
 */
final class HasSelector implements SimpleSelector {

    private final SelectorList relative;

    /**
     * @param relative selectors whose leftmost compound is {@link SelectorParser#ANCHOR}, the
     *     placeholder for the anchor
     */
    HasSelector(SelectorList relative) {
        this.relative = relative;
    }

    SelectorList relative() {
        return relative;
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
