package browsy.css.selector;

import browsy.html.TreeElement;
import java.util.BitSet;
import java.util.function.Predicate;

/**
 * The answers to a question about elements that depends on all that is above them: each is found
 * but once, however many selectors ask.
 */
public final class KnownAnswers {
    private final Predicate<TreeElement> question;
    private final BitSet asked = new BitSet();
    private final BitSet yes = new BitSet();

    public KnownAnswers(Predicate<TreeElement> question) {
        this.question = question;
    }

    /** The answer for an element. */
    public boolean about(TreeElement element) {
        int index = element.index();
        if (!asked.get(index)) {
            yes.set(index, question.test(element));
            asked.set(index);
        }
        return yes.get(index);
    }
}
