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
    /** All scroll buttons, whatever they scroll towards. */
    SCROLL_BUTTONS,
    SCROLL_BUTTON_UP,
    SCROLL_BUTTON_DOWN,
    SCROLL_BUTTON_LEFT,
    SCROLL_BUTTON_RIGHT,
    SCROLL_BUTTON_BLOCK_START,
    SCROLL_BUTTON_INLINE_START,
    SCROLL_BUTTON_INLINE_END,
    SCROLL_BUTTON_BLOCK_END,
    /** Known, but never with a box of its own here: selections, scroll bars, native widgets. */
    OTHER;

    private static final String SCROLL_BUTTON = "scroll-button";

    private static final Map<String, PseudoElementKind> BY_NAME =
            Stream.of(values())
                    .filter(PseudoElementKind::isNamedByItself)
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
                    "view-transition-group",
                    "view-transition-image-pair",
                    "view-transition-old",
                    "view-transition-new" ->
                    OTHER;
            default -> null;
        };
    }

    /**
     * The scroll button that scrolls towards a side, or null if there is none.
     *
     * @param side in lower case, physical or flow-relative
     * @see <a href="https://drafts.csswg.org/css-overflow-5/#scroll-buttons">css-overflow-5</a>
     */
    static @Nullable PseudoElementKind scrollButton(String side) {
        return switch (side) {
            case "up" -> SCROLL_BUTTON_UP;
            case "down" -> SCROLL_BUTTON_DOWN;
            case "left" -> SCROLL_BUTTON_LEFT;
            case "right" -> SCROLL_BUTTON_RIGHT;
            case "block-start" -> SCROLL_BUTTON_BLOCK_START;
            case "inline-start" -> SCROLL_BUTTON_INLINE_START;
            case "inline-end" -> SCROLL_BUTTON_INLINE_END;
            case "block-end" -> SCROLL_BUTTON_BLOCK_END;
            default -> null;
        };
    }

    /** Whether this is one scroll button, or all of them. NB: they stand together above. */
    public boolean isScrollButton() {
        return compareTo(SCROLL_BUTTONS) >= 0 && compareTo(SCROLL_BUTTON_BLOCK_END) <= 0;
    }

    /** Whether this is a box or text without an element's states. */
    boolean isStateless() {
        return switch (this) {
            case BEFORE, AFTER, MARKER, FIRST_LETTER, FIRST_LINE -> true;
            default -> false;
        };
    }

    /** Whether the name tells all, and no vendor has put another one before it. */
    private boolean isNamedByItself() {
        return this != SLIDER_TRACK && this != SLIDER_THUMB && this != OTHER && !isScrollButton();
    }

    /** The name and argument after the colons. */
    String cssName() {
        String name = name().toLowerCase(Locale.ROOT).replace('_', '-');
        if (this == SCROLL_BUTTONS) {
            return SCROLL_BUTTON + "(*)";
        }
        return isScrollButton()
                ? SCROLL_BUTTON + "(" + name.substring(SCROLL_BUTTON.length() + 1) + ")"
                : name;
    }
}
