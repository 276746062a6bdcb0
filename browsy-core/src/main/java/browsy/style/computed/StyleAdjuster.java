package browsy.style.computed;

import static browsy.style.property.AlignProperties.JUSTIFY_ITEMS;
import static browsy.style.property.BoxProperties.DISPLAY;
import static browsy.style.property.BoxProperties.FLOAT;
import static browsy.style.property.BoxProperties.OVERFLOW_X;
import static browsy.style.property.BoxProperties.OVERFLOW_Y;
import static browsy.style.property.BoxProperties.POSITION;
import static browsy.style.property.ContentProperties.CONTENT;
import static browsy.style.property.FlexProperties.WEBKIT_BOX_ORIENT;
import static browsy.style.property.InternalProperties.CLAMPED_LINES;
import static browsy.style.property.InternalProperties.INLINIFIES;
import static browsy.style.property.InternalProperties.ORIGINALLY_INLINE;
import static browsy.style.property.TextProperties.WEBKIT_LINE_CLAMP;
import static browsy.style.property.TextProperties.WRITING_MODE;

import browsy.css.value.align.SelfAlignment;
import browsy.css.value.align.SelfPosition;
import browsy.css.value.box.Display;
import browsy.css.value.box.Float;
import browsy.css.value.box.Overflow;
import browsy.css.value.content.Content;
import browsy.css.value.content.ContentItem;
import browsy.css.value.flex.BoxOrient;
import browsy.css.value.position.Position;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Adjusts computed values that depend on other properties, on the parent's box or on the element.
 *
 * @see <a href="https://drafts.csswg.org/css-display-4/#transformations">css-display-4</a>
 */
final class StyleAdjuster {

    /**
     * Elements whose box is not made of their children's boxes, so that {@code display: contents}
     * behaves as {@code none}.
     *
     * @see <a href="https://drafts.csswg.org/css-display-4/#unbox-html">css-display-4</a>
     */
    private static final Set<String> UNBOXABLE =
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

    /**
     * Applies all adjustments in order: {@code display: contents}, line clamping, floats, display
     * type, writing mode, overflow, {@code justify-items} and {@code content}.
     */
    static void adjust(StyleBuilder style, StyleContext surroundings, CascadedValues cascaded) {
        if (style.get(DISPLAY) == Display.CONTENTS
                && (surroundings.parent() == null || UNBOXABLE.contains(surroundings.tag()))) {
            boolean root = surroundings.parent() == null;
            style.set(DISPLAY, root ? Display.BLOCK : Display.NONE);
        }
        clampLines(style);
        if (isOutOfFlow(style)) {
            style.set(FLOAT, Float.NONE);
        }
        if (style.get(DISPLAY) != Display.NONE && style.get(DISPLAY) != Display.CONTENTS) {
            ElementAdjuster.adjustDisplay(style, surroundings.tag());
            adjustDisplay(style, surroundings);
            ElementAdjuster.adjust(style, surroundings.tag());
            Display display = style.get(DISPLAY);
            style.set(
                    INLINIFIES,
                    isRuby(display) || display == Display.INLINE && style.get(INLINIFIES));
            adjustWritingMode(style, surroundings.layoutParent());
        }
        adjustOverflow(style);
        adjustJustifyItems(style, surroundings, cascaded);
        if (!surroundings.tag().isEmpty()) {
            adjustContent(style, cascaded);
        }
    }

    /**
     * Resets {@code content} of an element unless it contains an image, which replaces the contents
     * of the element. As in browsers, the reset value is the computed value, so pseudo-elements
     * cannot inherit the declared one.
     *
     * @see <a href="https://drafts.csswg.org/css-content-3/#content-property">css-content-3</a>
     */
    private static void adjustContent(StyleBuilder style, CascadedValues cascaded) {
        boolean declared = cascaded.declared(CONTENT) != null || !cascaded.isInitial(CONTENT);
        if (declared
                && style.get(CONTENT) instanceof Content.Items content
                && content.items().stream().noneMatch(ContentItem.Image.class::isInstance)) {
            style.set(CONTENT, Content.Absent.NORMAL);
        }
    }

    /**
     * Makes a vertical {@code -webkit-box} with {@code -webkit-line-clamp} a block container and
     * records the number of lines. On other boxes the property has no effect.
     *
     * @see <a href="https://drafts.csswg.org/css-overflow-4/#webkit-line-clamp">css-overflow-4</a>
     */
    private static void clampLines(StyleBuilder style) {
        if (style.get(WEBKIT_LINE_CLAMP) == 0) {
            return;
        }
        Display display = style.get(DISPLAY);
        if (display.isLegacyFlex() && style.get(WEBKIT_BOX_ORIENT) == BoxOrient.VERTICAL) {
            style.set(
                    DISPLAY,
                    display == Display.WEBKIT_BOX ? Display.FLOW_ROOT : Display.INLINE_BLOCK);
            style.set(CLAMPED_LINES, style.get(WEBKIT_LINE_CLAMP));
        }
    }

    /**
     * Computes {@code justify-items} where it is {@code legacy} or not declared, in which case a
     * {@code legacy} alignment is inherited.
     */
    private static void adjustJustifyItems(
            StyleBuilder style, StyleContext surroundings, CascadedValues cascaded) {
        SelfAlignment own = style.get(JUSTIFY_ITEMS);
        boolean legacyAlone = own.legacy() && own.value() == SelfPosition.NORMAL;
        boolean unsaid =
                cascaded.declared(JUSTIFY_ITEMS) == null && cascaded.isInitial(JUSTIFY_ITEMS);
        if (legacyAlone || unsaid) {
            style.set(JUSTIFY_ITEMS, ParentTraits.itemsLegacy(surroundings.parent()));
        }
    }

    /**
     * Blockifies or inlinifies the box, or makes an inline box with another writing mode than its
     * layout parent an inline block.
     */
    private static void adjustDisplay(StyleBuilder style, StyleContext surroundings) {
        ComputedStyle container = surroundings.layoutParent();
        boolean blockified = isOutOfFlow(style) || style.get(FLOAT) != Float.NONE;
        Display display = style.get(DISPLAY);
        if (blockified || container == null || ParentTraits.isItemContainer(container)) {
            style.set(ORIGINALLY_INLINE, display.isInlineLevel());
            style.set(DISPLAY, display.blockified());
        } else if (style.get(INLINIFIES)) {
            style.set(DISPLAY, display.inlinified());
        } else if (display == Display.INLINE
                && container.get(WRITING_MODE) != style.get(WRITING_MODE)) {
            style.set(DISPLAY, Display.INLINE_BLOCK);
        }
    }

    /**
     * Gives table rows, columns and groups the writing mode of the table, because the property does
     * not apply to them and their cells inherit the table's value.
     *
     * @see <a
     *     href="https://drafts.csswg.org/css-writing-modes-4/#block-flow">css-writing-modes-4</a>
     */
    private static void adjustWritingMode(StyleBuilder style, @Nullable ComputedStyle container) {
        if (container != null && style.get(DISPLAY).inside() == Display.Inside.TABLE_PART) {
            style.set(WRITING_MODE, container.get(WRITING_MODE));
        }
    }

    static boolean isOutOfFlow(StyleBuilder style) {
        Position position = style.get(POSITION);
        return position == Position.ABSOLUTE || position == Position.FIXED;
    }

    private static boolean isRuby(Display display) {
        return display.inside() == Display.Inside.RUBY || display == Display.RUBY_TEXT;
    }

    /**
     * Makes {@code visible} on one axis {@code auto} if the other axis scrolls, see <a
     * href="https://drafts.csswg.org/css-overflow-3/#overflow-control">css-overflow-3</a>. As in
     * browsers, {@code clip} does not become {@code hidden}. Tables never scroll.
     */
    private static void adjustOverflow(StyleBuilder style) {
        Display display = style.get(DISPLAY);
        if (display == Display.TABLE || display == Display.INLINE_TABLE) {
            style.set(OVERFLOW_X, ofTable(style.get(OVERFLOW_X)));
            style.set(OVERFLOW_Y, ofTable(style.get(OVERFLOW_Y)));
        }
        Overflow x = style.get(OVERFLOW_X);
        Overflow y = style.get(OVERFLOW_Y);
        boolean scrolls = x.scrolls() || y.scrolls();
        if (scrolls) {
            style.set(OVERFLOW_X, scrolling(x));
            style.set(OVERFLOW_Y, scrolling(y));
        }
    }

    /** The overflow of a table, which may clip but is no scroll container. */
    private static Overflow ofTable(Overflow overflow) {
        return overflow.hasScrollbar() ? Overflow.VISIBLE : overflow;
    }

    private static Overflow scrolling(Overflow overflow) {
        return overflow == Overflow.VISIBLE ? Overflow.AUTO : overflow;
    }
}
