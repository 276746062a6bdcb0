package browsy.css.selector;

import browsy.html.TreeElement;

/**
 * {@code :has()}: some element that stands to this one as a relative selector says.
 *
 * <p>Not a record: results are remembered per instance.
 *
 * @see <a href="https://drafts.csswg.org/selectors-4/#relational">Selectors, 4.5</a>
 */
final class HasSelector implements SimpleSelector {

    private final SelectorList relative;

    /**
     * @param relative selectors whose leftmost compound is {@link SelectorParser#ANCHOR}, which
     *     stands for the element in question
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
    public String toString() {
        return PseudoFunction.HAS.of(relative);
    }
}
