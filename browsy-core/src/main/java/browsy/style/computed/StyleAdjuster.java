package browsy.style.computed;

import static browsy.style.property.BoxProperties.DISPLAY;
import static browsy.style.property.BoxProperties.FLOAT;
import static browsy.style.property.BoxProperties.OVERFLOW_X;
import static browsy.style.property.BoxProperties.OVERFLOW_Y;
import static browsy.style.property.BoxProperties.POSITION;
import static browsy.style.property.TextProperties.TEXT_ALIGN;
import static browsy.style.property.TextProperties.WRITING_MODE;

import browsy.css.value.Display;
import browsy.css.value.Float;
import browsy.css.value.Overflow;
import browsy.css.value.Position;
import browsy.css.value.TextAlign;
import java.util.Set;

/**
 * The computed values that depend on other properties, on the parent's box or on the element.
 *
 * @see <a href="https://drafts.csswg.org/css-display-4/#transformations">css-display-4</a>
 */
final class StyleAdjuster {

    /**
     * Elements whose box is not made of their children's: {@code display: contents} takes it away
     * whole.
     *
     * @see <a href="https://drafts.csswg.org/css-display-4/#unbox-html">css-display-4</a>
     */
    private static final Set<String> UNUSUAL =
            Set.of(
                    "br",
                    "wbr",
                    "meter",
                    "progress",
                    "canvas",
                    "embed",
                    "object",
                    "audio",
                    "iframe",
                    "img",
                    "video",
                    "frame",
                    "frameset",
                    "input",
                    "textarea",
                    "select");

    private StyleAdjuster() {}

    static void adjust(StyleBuilder style, Surroundings surroundings) {
        if (style.get(DISPLAY) == Display.CONTENTS
                && (surroundings.parent() == null || UNUSUAL.contains(surroundings.tag()))) {
            boolean root = surroundings.parent() == null;
            style.set(DISPLAY, root ? Display.BLOCK : Display.NONE);
        }
        if (style.get(DISPLAY) != Display.NONE && style.get(DISPLAY) != Display.CONTENTS) {
            adjustDisplay(style, surroundings);
        }
        adjustOverflow(style);
        adjustElement(style, surroundings.tag());
    }

    private static void adjustDisplay(StyleBuilder style, Surroundings surroundings) {
        Position position = style.get(POSITION);
        boolean outOfFlow = position == Position.ABSOLUTE || position == Position.FIXED;
        if (outOfFlow) {
            style.set(FLOAT, Float.NONE);
        }
        ComputedStyle container = surroundings.layoutParent();
        boolean blockified =
                outOfFlow
                        || style.get(FLOAT) != Float.NONE
                        || container == null
                        || isItemContainer(container.display());
        Display display = style.get(DISPLAY);
        if (blockified) {
            style.set(DISPLAY, display.blockified());
        } else if (display == Display.INLINE
                && container != null
                && container.get(WRITING_MODE) != style.get(WRITING_MODE)) {
            style.set(DISPLAY, Display.INLINE_BLOCK);
        }
    }

    private static boolean isItemContainer(Display display) {
        return display.inside() == Display.Inside.FLEX || display.inside() == Display.Inside.GRID;
    }

    /** See <a href="https://drafts.csswg.org/css-overflow-3/#overflow-control">the rule</a>. */
    private static void adjustOverflow(StyleBuilder style) {
        Overflow x = style.get(OVERFLOW_X);
        Overflow y = style.get(OVERFLOW_Y);
        boolean scrolls = isScrolling(x) || isScrolling(y);
        if (scrolls) {
            style.set(OVERFLOW_X, scrolling(x));
            style.set(OVERFLOW_Y, scrolling(y));
        }
    }

    private static boolean isScrolling(Overflow overflow) {
        return overflow != Overflow.VISIBLE && overflow != Overflow.CLIP;
    }

    private static Overflow scrolling(Overflow overflow) {
        return switch (overflow) {
            case VISIBLE -> Overflow.AUTO;
            case CLIP -> Overflow.HIDDEN;
            default -> overflow;
        };
    }

    private static void adjustElement(StyleBuilder style, String tag) {
        switch (tag) {
            case "table" -> {
                // The alignment of <center> and align= does not reach into tables.
                TextAlign align = style.get(TEXT_ALIGN);
                boolean legacy =
                        align == TextAlign.WEBKIT_CENTER
                                || align == TextAlign.WEBKIT_LEFT
                                || align == TextAlign.WEBKIT_RIGHT;
                if (legacy) {
                    style.set(TEXT_ALIGN, TextAlign.START);
                }
            }
            case "legend" -> {
                if (style.get(DISPLAY) != Display.NONE && style.get(DISPLAY) != Display.CONTENTS) {
                    style.set(DISPLAY, style.get(DISPLAY).blockified());
                }
            }
            default -> {}
        }
    }
}
