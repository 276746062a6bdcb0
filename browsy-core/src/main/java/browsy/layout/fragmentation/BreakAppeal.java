package browsy.layout.fragmentation;

/**
 * The quality of a break point, worst first. If no break point obeys all rules, the rules are
 * dropped in this order.
 *
 * @see <a href="https://drafts.csswg.org/css-break-3/#unforced-breaks">css-break-3, 4.4</a>
 */
public enum BreakAppeal {
    /** Not a class A, B or C break point; used only to make progress. */
    LAST_RESORT,
    /** Violates {@code break-*: avoid}. */
    VIOLATES_AVOID,
    /** Violates {@code orphans} or {@code widows}. */
    VIOLATES_ORPHANS_AND_WIDOWS,
    /** Obeys all rules. */
    PERFECT;

    BreakAppeal atMost(BreakAppeal other) {
        return compareTo(other) < 0 ? this : other;
    }

    /** Whether this break point is at least as good as the other. */
    public boolean isAtLeast(BreakAppeal other) {
        return compareTo(other) >= 0;
    }
}
