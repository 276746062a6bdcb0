package browsy.css.parse;

import org.jspecify.annotations.Nullable;

/**
 * The CSS-wide keywords, which every property accepts.
 *
 * @see <a href="https://drafts.csswg.org/css-cascade-5/#defaulting-keywords">css-cascade-5</a>
 */
public enum WideKeyword {
    INHERIT,
    INITIAL,
    UNSET,
    REVERT,
    REVERT_LAYER;

    /** Returns the keyword with a name in lower case; null if it is unknown. */
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
