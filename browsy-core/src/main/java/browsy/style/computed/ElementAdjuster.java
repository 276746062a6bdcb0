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
 * Adjusts computed values for certain HTML elements.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/rendering.html">HTML, rendering</a>
 */
final class ElementAdjuster {

    private static final Set<String> CONTROLS =
            Set.of("button", "input", "meter", "progress", "select", "textarea");

    private ElementAdjuster() {}

    /**
     * Adjusts {@code display}: form controls with an appearance are never inline boxes, buttons are
     * block, flex or grid containers, legends are blockified.
     */
    static void adjustDisplay(StyleBuilder style, String tag) {
        Display display = style.get(DISPLAY);
        if (hasAppearance(style, tag)) {
            display = ofControl(display);
            style.set(DISPLAY, display);
        }
        switch (tag) {
            case "button" -> style.set(DISPLAY, ofButton(display));
            case "select", "textarea" -> {
                if (display == Display.INLINE) {
                    style.set(DISPLAY, Display.INLINE_BLOCK);
                }
            }
            case "legend" -> style.set(DISPLAY, display.blockified());
            default -> {}
        }
    }

    /**
     * Whether an element is drawn as a form control. Other elements are as well if {@code
     * appearance} names a control.
     */
    private static boolean hasAppearance(StyleBuilder style, String tag) {
        return switch (style.get(APPEARANCE)) {
            case NONE -> false;
            case AUTO -> CONTROLS.contains(tag);
            default -> true;
        };
    }

    /**
     * The display of a form control: as in browsers, it is never an inline box, table or table
     * part.
     */
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

    /** Adjusts values other than {@code display}. */
    static void adjust(StyleBuilder style, String tag) {
        if (tag.equals("table")) {
            // Text alignment by <center> and align= is not inherited into tables.
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
