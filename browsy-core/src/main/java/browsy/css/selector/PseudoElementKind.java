package browsy.css.selector;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The pseudo-elements that can end a selector.
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
    /** The scroll buttons of all directions: {@code ::scroll-button(*)}. */
    SCROLL_BUTTONS,
    SCROLL_BUTTON_UP,
    SCROLL_BUTTON_DOWN,
    SCROLL_BUTTON_LEFT,
    SCROLL_BUTTON_RIGHT,
    SCROLL_BUTTON_BLOCK_START,
    SCROLL_BUTTON_INLINE_START,
    SCROLL_BUTTON_INLINE_END,
    SCROLL_BUTTON_BLOCK_END,
    /**
     * A pseudo-element that is valid but has no box here, such as a selection or a part of a scroll
     * bar or native control.
     */
    OTHER;

    private static final String SCROLL_BUTTON = "scroll-button";

    private static final Map<String, PseudoElementKind> BY_NAME = byName();

    /**
     * Returns the kind with the given name; null if it is unknown.
     *
     * @param name in lower case, without colons
     */
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
                    // Chromium accepts every vendor name; an unknown one matches nothing.
                    name.startsWith("-webkit-") ? OTHER : null;
        };
    }

    /**
     * Returns the kind of a functional pseudo-element such as {@code highlight(name)}; null if the
     * function is unknown.
     */
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
     * Returns the scroll button of a direction; null if the direction is unknown.
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

    /**
     * Whether this is a scroll button or {@link #SCROLL_BUTTONS}. Requires that these constants are
     * declared in one sequence.
     */
    public boolean isScrollButton() {
        return compareTo(SCROLL_BUTTONS) >= 0 && compareTo(SCROLL_BUTTON_BLOCK_END) <= 0;
    }

    /** Whether the pseudo-element takes no state pseudo-class, such as {@code :hover}, after it. */
    boolean isStateless() {
        return switch (this) {
            case BEFORE, AFTER, MARKER, FIRST_LETTER, FIRST_LINE -> true;
            default -> false;
        };
    }

    private static Map<String, PseudoElementKind> byName() {
        Map<String, PseudoElementKind> kinds = new HashMap<>();
        for (PseudoElementKind kind : values()) {
            if (kind.isNamedByItself()) {
                kinds.put(kind.cssName(), kind);
            }
        }
        return kinds;
    }

    /** Whether {@link #cssName} is a valid standard name without an argument. */
    private boolean isNamedByItself() {
        return this != SLIDER_TRACK && this != SLIDER_THUMB && this != OTHER && !isScrollButton();
    }

    /** The name after the colons, with the argument if there is one. */
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
