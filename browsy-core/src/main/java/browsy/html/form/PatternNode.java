package browsy.html.form;

import java.util.List;
import java.util.function.IntPredicate;

/** A part of a regular expression. */
sealed interface PatternNode {

    /** One of some code points. */
    record Chars(IntPredicate set) implements PatternNode {}

    /** Parts behind one another. */
    record Sequence(List<PatternNode> parts) implements PatternNode {}

    /** One of some parts. */
    record Choice(List<PatternNode> parts) implements PatternNode {}

    /**
     * A part several times.
     *
     * @param max {@link #UNBOUNDED} where there is no end
     */
    record Repeat(PatternNode part, int min, int max) implements PatternNode {
        static final int UNBOUNDED = Integer.MAX_VALUE;
    }

    /** A place that takes no character. */
    enum Edge implements PatternNode {
        START,
        END,
        WORD,
        NO_WORD
    }

    /** What has to stand, or must not stand, before or behind a place. */
    record Look(PatternNode part, boolean behind, boolean negative) implements PatternNode {}
}
