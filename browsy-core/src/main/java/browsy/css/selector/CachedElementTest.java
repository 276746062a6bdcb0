package browsy.css.selector;

import browsy.html.TreeElement;
import java.util.BitSet;
import java.util.function.Predicate;

/**
 * Caches the result of a test on elements, for tests that look at all ancestors of an element. Runs
 * the test at most once for each element.
 */
public final class CachedElementTest {
    private final Predicate<TreeElement> test;
    private final BitSet tested = new BitSet();
    private final BitSet yes = new BitSet();

    public CachedElementTest(Predicate<TreeElement> test) {
        this.test = test;
    }

    /** The result of the test for {@code element}. */
    public boolean about(TreeElement element) {
        int index = element.index();
        if (!tested.get(index)) {
            yes.set(index, test.test(element));
            tested.set(index);
        }
        return yes.get(index);
    }
}
