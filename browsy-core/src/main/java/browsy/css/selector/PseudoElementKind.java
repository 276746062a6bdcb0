package browsy.css.selector;

import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The pseudo-elements that a selector can end with.
 *
 * @see <a href="https://drafts.csswg.org/css-pseudo-4/">CSS Pseudo-Elements Level 4</a>
 */
public enum PseudoElementKind {
    BEFORE,
    AFTER,
    MARKER,
    FIRST_LETTER,
    FIRST_LINE,
    PLACEHOLDER,
    BACKDROP,
    SELECTION,
    DETAILS_CONTENT,
    FILE_SELECTOR_BUTTON,
    SLIDER_TRACK,
    SLIDER_THUMB,
    SCROLL_MARKER_GROUP,
    /** Known, but never with a box of its own here: selections, scroll bars, native widgets. */
    OTHER;

    private static final Map<String, PseudoElementKind> BY_NAME =
            Stream.of(values())
                    .filter(kind -> !kind.isNamedByVendor())
                    .collect(
                            Collectors.toUnmodifiableMap(
                                    PseudoElementKind::cssName, Function.identity()));

    /** The kind of a name in lower case without colons, or null for an unknown one. */
    static @Nullable PseudoElementKind named(String name) {
        PseudoElementKind kind = BY_NAME.get(name);
        if (kind != null) {
            return kind;
        }
        return switch (name) {
            case "-webkit-input-placeholder" -> PLACEHOLDER;
            case "-webkit-file-upload-button" -> FILE_SELECTOR_BUTTON;
            case "-webkit-slider-runnable-track" -> SLIDER_TRACK;
            case "-webkit-slider-thumb" -> SLIDER_THUMB;
            case "target-text",
                    "spelling-error",
                    "grammar-error",
                    "cue",
                    "search-text",
                    "checkmark",
                    "picker-icon",
                    "permission-icon",
                    "view-transition",
                    "scroll-marker",
                    "column" ->
                    OTHER;
            default ->
                    // Chromium takes any of its vendor's names as one that matches nothing.
                    name.startsWith("-webkit-") ? OTHER : null;
        };
    }

    /** The kind of a functional one such as {@code highlight(name)}, or null. */
    static @Nullable PseudoElementKind function(String name) {
        return switch (name) {
            case "highlight",
                    "picker",
                    "cue",
                    "scroll-button",
                    "view-transition-group",
                    "view-transition-image-pair",
                    "view-transition-old",
                    "view-transition-new" ->
                    OTHER;
            default -> null;
        };
    }

    /** Whether this is a box or text without an element's states. */
    boolean isStateless() {
        return switch (this) {
            case BEFORE, AFTER, MARKER, FIRST_LETTER, FIRST_LINE -> true;
            default -> false;
        };
    }

    private boolean isNamedByVendor() {
        return this == SLIDER_TRACK || this == SLIDER_THUMB || this == OTHER;
    }

    private String cssName() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
