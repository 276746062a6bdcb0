package browsy.layout.build;

import static browsy.style.property.BoxProperties.BORDER_BOTTOM_STYLE;
import static browsy.style.property.BoxProperties.BORDER_LEFT_STYLE;
import static browsy.style.property.BoxProperties.BORDER_RIGHT_STYLE;
import static browsy.style.property.BoxProperties.BORDER_TOP_STYLE;
import static browsy.style.property.BoxProperties.DISPLAY;
import static browsy.style.property.BoxProperties.FLOAT;
import static browsy.style.property.BoxProperties.HEIGHT;
import static browsy.style.property.BoxProperties.MARGIN_BOTTOM;
import static browsy.style.property.BoxProperties.MARGIN_LEFT;
import static browsy.style.property.BoxProperties.MARGIN_RIGHT;
import static browsy.style.property.BoxProperties.MARGIN_TOP;
import static browsy.style.property.BoxProperties.MAX_HEIGHT;
import static browsy.style.property.BoxProperties.MAX_WIDTH;
import static browsy.style.property.BoxProperties.MIN_HEIGHT;
import static browsy.style.property.BoxProperties.MIN_WIDTH;
import static browsy.style.property.BoxProperties.POSITION;
import static browsy.style.property.BoxProperties.WIDTH;
import static browsy.style.property.EffectProperties.TRANSFORM;
import static browsy.style.property.MotionProperties.OFFSET_PATH;

import browsy.css.value.Length;
import browsy.css.value.LengthPercentageOrAuto;
import browsy.css.value.Size;
import browsy.css.value.SizeKeyword;
import browsy.css.value.box.BorderStyle;
import browsy.css.value.box.Display;
import browsy.css.value.box.Float;
import browsy.css.value.position.Position;
import browsy.css.value.transform.OffsetPath;
import browsy.css.value.transform.Transform;
import browsy.layout.box.Box;
import browsy.layout.box.FieldsetBox;
import browsy.style.computed.ComputedStyle;
import browsy.style.computed.OverriddenStyle;
import browsy.style.property.Property;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.Element;

/**
 * The boxes of fieldsets. The first legend child is rendered in the border.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/rendering.html#the-fieldset-and-legend-elements">HTML</a>
 */
final class FieldsetBoxes {
    private FieldsetBoxes() {}

    /**
     * Creates a {@link FieldsetBox} if the fieldset has an in-flow legend. Without one it is an
     * ordinary box that establishes a formatting context.
     */
    static Box create(Element element, ComputedStyle style, BoxTreeBuilder builder) {
        List<Box> content = new ArrayList<>(builder.contentOf(element, style));
        Box legend = null;
        for (Box box : content) {
            boolean isLegend =
                    box.source() instanceof Element child
                            && child.nameIs("legend")
                            && box.pseudo() == null;
            if (isLegend && !box.isOutOfFlow()) {
                legend = box;
                break;
            }
        }
        Display display = display(style.display());
        ComputedStyle used =
                display == style.display() ? style : OverriddenStyle.with(style, DISPLAY, display);
        if (legend == null) {
            return builder.container(used, element, null, content);
        }
        content.remove(legend);
        Box inner = builder.container(contentStyle(used), null, null, content);
        return new FieldsetBox(used, element, blockified(legend, builder), inner);
    }

    /**
     * The used {@code display} of a fieldset: old flexible boxes, tables and table parts become
     * blocks.
     */
    private static Display display(Display display) {
        return switch (display) {
            case INLINE, INLINE_TABLE, WEBKIT_INLINE_BOX -> Display.INLINE_BLOCK;
            case BLOCK, TABLE, WEBKIT_BOX -> Display.FLOW_ROOT;
            default -> display.isTablePart() ? Display.FLOW_ROOT : display;
        };
    }

    private static Box blockified(Box legend, BoxTreeBuilder builder) {
        Display display = legend.style().display();
        if (display.isBlockLevel()) {
            return legend;
        }
        ComputedStyle style = OverriddenStyle.with(legend.style(), DISPLAY, display.blockified());
        return builder.container(style, legend.source(), null, legend.children());
    }

    /**
     * The style of the anonymous content box: it takes the layout model and padding of the
     * fieldset, but no border, margin, size, positioning or transform.
     */
    private static ComputedStyle contentStyle(ComputedStyle fieldset) {
        Display display =
                switch (fieldset.display().inside()) {
                    case FLEX -> Display.FLEX;
                    case GRID -> Display.GRID;
                    default -> Display.FLOW_ROOT;
                };
        ComputedStyle style = OverriddenStyle.with(fieldset, DISPLAY, display);
        for (Property<BorderStyle> side :
                List.of(
                        BORDER_TOP_STYLE,
                        BORDER_RIGHT_STYLE,
                        BORDER_BOTTOM_STYLE,
                        BORDER_LEFT_STYLE)) {
            style = OverriddenStyle.with(style, side, BorderStyle.NONE);
        }
        for (Property<LengthPercentageOrAuto> side :
                List.of(MARGIN_TOP, MARGIN_RIGHT, MARGIN_BOTTOM, MARGIN_LEFT)) {
            style = OverriddenStyle.with(style, side, Length.ZERO);
        }
        for (Property<Size> size : List.of(WIDTH, HEIGHT, MIN_WIDTH, MIN_HEIGHT)) {
            style = OverriddenStyle.with(style, size, SizeKeyword.AUTO);
        }
        for (Property<Size> size : List.of(MAX_WIDTH, MAX_HEIGHT)) {
            style = OverriddenStyle.with(style, size, SizeKeyword.NONE);
        }
        style = OverriddenStyle.with(style, POSITION, Position.STATIC);
        style = OverriddenStyle.with(style, FLOAT, Float.NONE);
        style = OverriddenStyle.with(style, OFFSET_PATH, OffsetPath.None.NONE);
        return OverriddenStyle.with(style, TRANSFORM, Transform.NONE);
    }
}
