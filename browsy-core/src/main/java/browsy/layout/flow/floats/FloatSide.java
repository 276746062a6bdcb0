package browsy.layout.flow.floats;

import static browsy.style.property.BoxProperties.CLEAR;
import static browsy.style.property.BoxProperties.FLOAT;

import browsy.css.value.Clear;
import browsy.css.value.Direction;
import browsy.layout.box.Box;
import browsy.style.computed.ComputedStyle;
import java.util.EnumSet;
import java.util.Set;

/** The line-relative side that a float goes to. */
public enum FloatSide {
    LEFT,
    RIGHT;

    /** The side of a floating box in a containing block of this direction. */
    public static FloatSide of(Box box, Direction direction) {
        return switch (box.style().get(FLOAT)) {
            case RIGHT -> RIGHT;
            case INLINE_START -> direction == Direction.LTR ? LEFT : RIGHT;
            case INLINE_END -> direction == Direction.LTR ? RIGHT : LEFT;
            default -> LEFT;
        };
    }

    /** The sides that a box clears in a containing block of this direction. */
    public static Set<FloatSide> cleared(ComputedStyle style, Direction direction) {
        return cleared(style.get(CLEAR), direction);
    }

    private static Set<FloatSide> cleared(Clear clear, Direction direction) {
        return switch (clear) {
            case NONE -> EnumSet.noneOf(FloatSide.class);
            case LEFT -> EnumSet.of(LEFT);
            case RIGHT -> EnumSet.of(RIGHT);
            case BOTH -> EnumSet.allOf(FloatSide.class);
            case INLINE_START -> EnumSet.of(direction == Direction.LTR ? LEFT : RIGHT);
            case INLINE_END -> EnumSet.of(direction == Direction.LTR ? RIGHT : LEFT);
        };
    }
}
