package browsy.html.form;

import java.util.List;
import java.util.function.IntPredicate;

/** A node of the syntax tree of a regular expression. */
sealed interface PatternNode {

    /**
     * A capturing group.
     *
     * @param number its number, from 1
     */
    record Capture(int number, PatternNode part) implements PatternNode {}

    /**
     * The text that a group captured, or nothing if it captured none.
     *
     * @param groups the numbers of the groups, of which at most one has captured
     * @param ignoresCase whether the text may differ in case
     */
    record BackReference(List<Integer> groups, boolean ignoresCase) implements PatternNode {}

    /** A single code point of a set. */
    record Chars(IntPredicate set) implements PatternNode {}

    /** Nodes that match one after the other. */
    record Sequence(List<PatternNode> parts) implements PatternNode {}

    /** Alternatives, of which one matches. */
    record Choice(List<PatternNode> parts) implements PatternNode {}

    /**
     * A quantified node.
     *
     * @param part the repeated node
     * @param min the minimum number of repetitions
     * @param max the maximum number of repetitions; {@link #UNBOUNDED} if there is none
     */
    record Repeat(PatternNode part, int min, int max) implements PatternNode {
        static final int UNBOUNDED = Integer.MAX_VALUE;
    }

    /**
     * An assertion about a position: the start or end of the text, or a word boundary or its
     * absence.
     */
    enum Edge implements PatternNode {
        START,
        END,
        WORD,
        NO_WORD
    }

    /**
     * A lookahead or lookbehind assertion.
     *
     * @param part the asserted node
     * @param behind whether it is a lookbehind
     * @param negative whether the node must not match
     */
    record Look(PatternNode part, boolean behind, boolean negative) implements PatternNode {}
}
