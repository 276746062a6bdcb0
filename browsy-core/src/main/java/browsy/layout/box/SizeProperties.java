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

/** {@code width}, {@code height} and their minima and maxima by axis. */
public record SizeProperties(Size preferred, Size minimum, Size maximum) {

    /** Along the box's own inline axis. */
    public static SizeProperties inline(Box box) {
        return box.sizing().inline();
    }

    /** Along the box's own block axis. */
    public static SizeProperties block(Box box) {
        return box.sizing().block();
    }

    /** Along the inline axis of {@code flow}. */
    public static SizeProperties inline(Box box, WritingFlow flow) {
        return box.flow().isOrthogonalTo(flow) ? block(box) : inline(box);
    }

    /** Along the block axis of {@code flow}. */
    public static SizeProperties block(Box box, WritingFlow flow) {
        return box.flow().isOrthogonalTo(flow) ? inline(box) : block(box);
    }

    /** Along the inline axis of {@code flow}. */
    public static SizeProperties inline(ComputedStyle style, WritingFlow flow) {
        return flow.isHorizontal() ? width(style) : height(style);
    }

    /** Along the block axis of {@code flow}. */
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
