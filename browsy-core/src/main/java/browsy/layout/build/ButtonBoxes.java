package browsy.layout.build;

import static browsy.style.property.AlignProperties.ALIGN_CONTENT;
import static browsy.style.property.BoxProperties.DISPLAY;
import static browsy.style.property.BoxProperties.HEIGHT;
import static browsy.style.property.BoxProperties.POSITION;
import static browsy.style.property.BoxProperties.WIDTH;
import static browsy.style.property.FontProperties.LINE_HEIGHT;

import browsy.css.value.Size;
import browsy.css.value.SizeKeyword;
import browsy.css.value.align.ContentAlignment;
import browsy.css.value.align.ContentDistribution;
import browsy.css.value.align.OverflowPosition;
import browsy.css.value.box.Display;
import browsy.css.value.box.Display.Inside;
import browsy.css.value.inline.LineHeight;
import browsy.css.value.position.Position;
import browsy.layout.box.Box;
import browsy.layout.box.TextBox;
import browsy.layout.geometry.WritingFlow;
import browsy.layout.natural.NativeLook;
import browsy.style.computed.ComputedStyle;
import browsy.style.computed.OverriddenStyle;
import browsy.style.property.Property;
import java.util.List;
import java.util.Locale;
import org.jsoup.nodes.Element;

/**
 * The boxes of buttons: shrunk to fit their content, which is centered along the block axis.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/rendering.html#button-layout">HTML</a>
 */
final class ButtonBoxes {
    private static final ContentAlignment CENTERED =
            new ContentAlignment(ContentDistribution.CENTER, OverflowPosition.SAFE);

    /** A zero-width label, which gives a button with an empty label a line box. */
    private static final String EMPTY_LABEL = "\u200B";

    private ButtonBoxes() {}

    static Box button(Element element, ComputedStyle style, BoxTreeBuilder builder) {
        ComputedStyle used = buttonStyle(element, style, builder);
        return builder.container(used, element, null, builder.contentOf(element, used));
    }

    /** Creates the box of an {@code <input>} of a button type. */
    static Box inputButton(Element element, ComputedStyle style, BoxTreeBuilder builder) {
        ComputedStyle used = buttonStyle(element, style, builder);
        if (NativeLook.isButton(style)) {
            used = OverriddenStyle.with(used, LINE_HEIGHT, LineHeight.Normal.NORMAL);
        }
        return builder.container(
                used, element, null, List.of(new TextBox(used, null, null, label(element))));
    }

    private static String label(Element input) {
        if (input.hasAttr("value")) {
            String value = input.attr("value");
            return value.isEmpty() ? EMPTY_LABEL : value;
        }
        return switch (input.attr("type").toLowerCase(Locale.ROOT)) {
            case "submit" -> "Submit";
            case "reset" -> "Reset";
            default -> EMPTY_LABEL;
        };
    }

    private static ComputedStyle buttonStyle(
            Element element, ComputedStyle style, BoxTreeBuilder builder) {
        return fitContent(element, centered(atomic(style)), builder);
    }

    /** Returns the style of a control that is a box of its own also where it is inline. */
    static ComputedStyle atomic(ComputedStyle style) {
        return style.display() == Display.INLINE
                ? OverriddenStyle.with(style, DISPLAY, Display.INLINE_BLOCK)
                : style;
    }

    /**
     * Returns the style with the content centered along the block axis, unless the author sets
     * {@code align-content}.
     */
    static ComputedStyle centered(ComputedStyle style) {
        Inside inside = style.display().inside();
        boolean flows = inside == Inside.FLOW || inside == Inside.FLOW_ROOT;
        return flows && style.get(ALIGN_CONTENT).value() == ContentDistribution.NORMAL
                ? OverriddenStyle.with(style, ALIGN_CONTENT, CENTERED)
                : style;
    }

    /**
     * Returns the style of a control with an automatic inline size as {@code fit-content}: controls
     * do not fill their containing block. Positioned boxes, and flex and grid items, are left as
     * they are.
     */
    static ComputedStyle fitContent(Element element, ComputedStyle style, BoxTreeBuilder builder) {
        Position position = style.get(POSITION);
        boolean positioned = position == Position.ABSOLUTE || position == Position.FIXED;
        Property<Size> inline = WritingFlow.of(style).isHorizontal() ? WIDTH : HEIGHT;
        boolean fits =
                style.get(inline) == SizeKeyword.AUTO && !positioned && !isItem(element, builder);
        return fits ? OverriddenStyle.with(style, inline, SizeKeyword.FIT_CONTENT) : style;
    }

    private static boolean isItem(Element element, BoxTreeBuilder builder) {
        Element parent = element.parent();
        ComputedStyle style = parent == null ? null : builder.styles().style(parent);
        if (style == null) {
            return false;
        }
        Inside inside = style.display().inside();
        return inside == Inside.FLEX || inside == Inside.GRID;
    }
}
