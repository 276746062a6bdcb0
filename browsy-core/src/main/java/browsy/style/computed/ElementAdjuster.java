package browsy.style.computed;

import static browsy.style.property.BoxProperties.APPEARANCE;
import static browsy.style.property.BoxProperties.DISPLAY;
import static browsy.style.property.BoxProperties.OVERFLOW_X;
import static browsy.style.property.BoxProperties.OVERFLOW_Y;
import static browsy.style.property.TextProperties.TEXT_ALIGN;

import browsy.css.value.TextAlign;
import browsy.css.value.box.Display;
import browsy.css.value.box.Overflow;
import java.util.Set;

/**
 * What certain elements do to the values given to them.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/rendering.html">HTML, rendering</a>
 */
final class ElementAdjuster {

    private static final Set<String> CONTROLS =
            Set.of("button", "input", "meter", "progress", "select", "textarea");

    private ElementAdjuster() {}

    /**
     * Controls are never inline boxes, buttons lay out as blocks, flex or grid, legends as blocks.
     */
    static void adjustDisplay(StyleBuilder style, String tag) {
        Display display = style.get(DISPLAY);
        if (hasAppearance(style, tag)) {
            display = ofControl(display);
            style.set(DISPLAY, display);
        }
        switch (tag) {
            case "button" -> style.set(DISPLAY, ofButton(display));
            case "input", "select", "textarea" -> {
                if (display == Display.INLINE) {
                    style.set(DISPLAY, Display.INLINE_BLOCK);
                }
            }
            case "legend" -> style.set(DISPLAY, display.blockified());
            default -> {}
        }
    }

    /** Whether an element looks like a control: those that are none do where a kind is named. */
    private static boolean hasAppearance(StyleBuilder style, String tag) {
        return switch (style.get(APPEARANCE)) {
            case NONE -> false;
            case AUTO -> CONTROLS.contains(tag);
            default -> true;
        };
    }

    /** As browsers have it, what looks like a control is atomic, and neither a table nor a part. */
    private static Display ofControl(Display display) {
        return switch (display) {
            case INLINE, INLINE_TABLE -> Display.INLINE_BLOCK;
            case LIST_ITEM, TABLE -> Display.BLOCK;
            default -> display.isTablePart() ? Display.INLINE_BLOCK : display;
        };
    }

    private static Display ofButton(Display display) {
        return switch (display.inside()) {
            case FLEX, GRID -> display;
            default -> display.isInlineLevel() ? Display.INLINE_BLOCK : Display.BLOCK;
        };
    }

    static void adjust(StyleBuilder style, String tag) {
        if (tag.equals("table")) {
            // The alignment of <center> and align= does not reach into tables.
            TextAlign align = style.get(TEXT_ALIGN);
            boolean legacy =
                    align == TextAlign.WEBKIT_CENTER
                            || align == TextAlign.WEBKIT_LEFT
                            || align == TextAlign.WEBKIT_RIGHT;
            if (legacy) {
                style.set(TEXT_ALIGN, TextAlign.START);
            }
        } else if (tag.equals("textarea")) {
            if (style.get(OVERFLOW_X) == Overflow.VISIBLE) {
                style.set(OVERFLOW_X, Overflow.AUTO);
            }
            if (style.get(OVERFLOW_Y) == Overflow.VISIBLE) {
                style.set(OVERFLOW_Y, Overflow.AUTO);
            }
        }
    }
}
