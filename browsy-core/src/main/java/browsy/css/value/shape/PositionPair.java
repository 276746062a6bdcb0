package browsy.css.value.shape;

import browsy.css.value.LengthPercentage;
import browsy.css.value.Percentage;

/** A position as two offsets from the top left of a box. */
public record PositionPair(LengthPercentage x, LengthPercentage y) {
    public static final PositionPair CENTER =
            new PositionPair(new Percentage(50), new Percentage(50));
}
