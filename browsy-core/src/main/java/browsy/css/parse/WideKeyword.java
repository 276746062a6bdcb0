package browsy.css.parse;

import org.jspecify.annotations.Nullable;

/**
 * The keywords that every property takes.
 *
 * @see <a href="https://drafts.csswg.org/css-cascade-5/#defaulting-keywords">css-cascade-5</a>
 */
public enum WideKeyword {
    INHERIT,
    INITIAL,
    UNSET,
    REVERT,
    REVERT_LAYER;

    /** The keyword of this name in lower case, or null. */
    public static @Nullable WideKeyword named(String name) {
        return switch (name) {
            case "inherit" -> INHERIT;
            case "initial" -> INITIAL;
            case "unset" -> UNSET;
            case "revert" -> REVERT;
            case "revert-layer" -> REVERT_LAYER;
            default -> null;
        };
    }
}
