package browsy.style.property;

import static browsy.style.property.BoxProperties.BORDER_BOTTOM_STYLE;
import static browsy.style.property.BoxProperties.BORDER_BOTTOM_WIDTH;
import static browsy.style.property.BoxProperties.BORDER_LEFT_STYLE;
import static browsy.style.property.BoxProperties.BORDER_LEFT_WIDTH;
import static browsy.style.property.BoxProperties.BORDER_RIGHT_STYLE;
import static browsy.style.property.BoxProperties.BORDER_RIGHT_WIDTH;
import static browsy.style.property.BoxProperties.BORDER_TOP_STYLE;
import static browsy.style.property.BoxProperties.BORDER_TOP_WIDTH;
import static browsy.style.property.BoxProperties.BOTTOM;
import static browsy.style.property.BoxProperties.CONTAIN_INTRINSIC_HEIGHT;
import static browsy.style.property.BoxProperties.CONTAIN_INTRINSIC_WIDTH;
import static browsy.style.property.BoxProperties.HEIGHT;
import static browsy.style.property.BoxProperties.LEFT;
import static browsy.style.property.BoxProperties.MARGIN_BOTTOM;
import static browsy.style.property.BoxProperties.MARGIN_LEFT;
import static browsy.style.property.BoxProperties.MARGIN_RIGHT;
import static browsy.style.property.BoxProperties.MARGIN_TOP;
import static browsy.style.property.BoxProperties.MAX_HEIGHT;
import static browsy.style.property.BoxProperties.MAX_WIDTH;
import static browsy.style.property.BoxProperties.MIN_HEIGHT;
import static browsy.style.property.BoxProperties.MIN_WIDTH;
import static browsy.style.property.BoxProperties.OVERFLOW_X;
import static browsy.style.property.BoxProperties.OVERFLOW_Y;
import static browsy.style.property.BoxProperties.PADDING_BOTTOM;
import static browsy.style.property.BoxProperties.PADDING_LEFT;
import static browsy.style.property.BoxProperties.PADDING_RIGHT;
import static browsy.style.property.BoxProperties.PADDING_TOP;
import static browsy.style.property.BoxProperties.RIGHT;
import static browsy.style.property.BoxProperties.TOP;
import static browsy.style.property.BoxProperties.WIDTH;
import static browsy.style.property.ShapeProperties.BORDER_BOTTOM_LEFT_RADIUS;
import static browsy.style.property.ShapeProperties.BORDER_BOTTOM_RIGHT_RADIUS;
import static browsy.style.property.ShapeProperties.BORDER_TOP_LEFT_RADIUS;
import static browsy.style.property.ShapeProperties.BORDER_TOP_RIGHT_RADIUS;

import browsy.style.property.LogicalProperty.Flow;
import java.util.ArrayList;
import java.util.List;

/** All logical longhands that affect layout. */
final class LogicalProperties {
    private static final List<Property<?>> WIDTHS =
            List.of(BORDER_TOP_WIDTH, BORDER_RIGHT_WIDTH, BORDER_BOTTOM_WIDTH, BORDER_LEFT_WIDTH);
    private static final List<Property<?>> STYLES =
            List.of(BORDER_TOP_STYLE, BORDER_RIGHT_STYLE, BORDER_BOTTOM_STYLE, BORDER_LEFT_STYLE);

    private static final List<Property<?>> CORNERS =
            List.of(
                    BORDER_TOP_LEFT_RADIUS,
                    BORDER_TOP_RIGHT_RADIUS,
                    BORDER_BOTTOM_RIGHT_RADIUS,
                    BORDER_BOTTOM_LEFT_RADIUS);

    private LogicalProperties() {}

    static List<LogicalProperty> all() {
        List<LogicalProperty> all = new ArrayList<>();
        sides(all, "margin-", "", List.of(MARGIN_TOP, MARGIN_RIGHT, MARGIN_BOTTOM, MARGIN_LEFT));
        sides(
                all,
                "padding-",
                "",
                List.of(PADDING_TOP, PADDING_RIGHT, PADDING_BOTTOM, PADDING_LEFT));
        sides(all, "inset-", "", List.of(TOP, RIGHT, BOTTOM, LEFT));
        sides(all, "border-", "-width", WIDTHS);
        sides(all, "border-", "-style", STYLES);
        axes(all, "", "-size", List.of(WIDTH, HEIGHT));
        axes(all, "min-", "-size", List.of(MIN_WIDTH, MIN_HEIGHT));
        axes(all, "max-", "-size", List.of(MAX_WIDTH, MAX_HEIGHT));
        axes(all, "overflow-", "", List.of(OVERFLOW_X, OVERFLOW_Y));
        axes(
                all,
                "contain-intrinsic-",
                "-size",
                List.of(CONTAIN_INTRINSIC_WIDTH, CONTAIN_INTRINSIC_HEIGHT));
        all.add(named("border-start-start-radius", Flow.START_START, CORNERS));
        all.add(named("border-start-end-radius", Flow.START_END, CORNERS));
        all.add(named("border-end-start-radius", Flow.END_START, CORNERS));
        all.add(named("border-end-end-radius", Flow.END_END, CORNERS));
        return List.copyOf(all);
    }

    private static void sides(
            List<LogicalProperty> all, String before, String after, List<Property<?>> physical) {
        all.add(named(before + "block-start" + after, Flow.BLOCK_START, physical));
        all.add(named(before + "block-end" + after, Flow.BLOCK_END, physical));
        all.add(named(before + "inline-start" + after, Flow.INLINE_START, physical));
        all.add(named(before + "inline-end" + after, Flow.INLINE_END, physical));
    }

    private static void axes(
            List<LogicalProperty> all, String before, String after, List<Property<?>> physical) {
        all.add(named(before + "inline" + after, Flow.INLINE, physical));
        all.add(named(before + "block" + after, Flow.BLOCK, physical));
    }

    private static LogicalProperty named(String name, Flow flow, List<Property<?>> physical) {
        return new LogicalProperty(name, flow, physical);
    }
}
