package browsy.layout.box;

import static browsy.style.property.BoxProperties.HEIGHT;
import static browsy.style.property.BoxProperties.MAX_HEIGHT;
import static browsy.style.property.BoxProperties.MAX_WIDTH;
import static browsy.style.property.BoxProperties.MIN_HEIGHT;
import static browsy.style.property.BoxProperties.MIN_WIDTH;
import static browsy.style.property.BoxProperties.WIDTH;

import browsy.css.value.Size;
import browsy.layout.geometry.WritingFlow;
import browsy.style.computed.ComputedStyle;

/**
 * The preferred, minimum and maximum size properties of a box along one axis.
 *
 * @param preferred {@code width} or {@code height}
 * @param minimum {@code min-width} or {@code min-height}
 * @param maximum {@code max-width} or {@code max-height}
 */
public record SizeProperties(Size preferred, Size minimum, Size maximum) {

    /** The properties along the box's own inline axis. */
    public static SizeProperties inline(Box box) {
        return box.sizing().inline();
    }

    /** The properties along the box's own block axis. */
    public static SizeProperties block(Box box) {
        return box.sizing().block();
    }

    /** The properties along the inline axis of {@code flow}. */
    public static SizeProperties inline(Box box, WritingFlow flow) {
        return box.flow().isOrthogonalTo(flow) ? block(box) : inline(box);
    }

    /** The properties along the block axis of {@code flow}. */
    public static SizeProperties block(Box box, WritingFlow flow) {
        return box.flow().isOrthogonalTo(flow) ? inline(box) : block(box);
    }

    /** The properties of a style along the inline axis of {@code flow}. */
    public static SizeProperties inline(ComputedStyle style, WritingFlow flow) {
        return flow.isHorizontal() ? width(style) : height(style);
    }

    /** The properties of a style along the block axis of {@code flow}. */
    public static SizeProperties block(ComputedStyle style, WritingFlow flow) {
        return flow.isHorizontal() ? height(style) : width(style);
    }

    private static SizeProperties width(ComputedStyle style) {
        return new SizeProperties(style.get(WIDTH), style.get(MIN_WIDTH), style.get(MAX_WIDTH));
    }

    private static SizeProperties height(ComputedStyle style) {
        return new SizeProperties(style.get(HEIGHT), style.get(MIN_HEIGHT), style.get(MAX_HEIGHT));
    }
}
