package browsy.css.media;

/**
 * A truth value of Kleene's three-valued logic.
 *
 * @see <a href="https://drafts.csswg.org/mediaqueries-4/#evaluating">Media Queries, 3.1</a>
 */
enum Truth {
    FALSE,
    UNKNOWN,
    TRUE;

    public static Truth of(boolean value) {
        return value ? TRUE : FALSE;
    }

    Truth negated() {
        return switch (this) {
            case FALSE -> TRUE;
            case UNKNOWN -> UNKNOWN;
            case TRUE -> FALSE;
        };
    }

    Truth and(Truth other) {
        return compareTo(other) <= 0 ? this : other;
    }

    Truth or(Truth other) {
        return compareTo(other) >= 0 ? this : other;
    }
}
