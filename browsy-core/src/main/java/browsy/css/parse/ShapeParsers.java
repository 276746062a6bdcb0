package browsy.css.parse;

import browsy.css.value.Specified;
import browsy.css.value.shape.BasicShape;
import browsy.css.value.shape.ReferenceBox;
import browsy.css.value.shape.ShapeOutside;
import org.jspecify.annotations.Nullable;

/**
 * Parsers of the float shape properties.
 *
 * @see <a href="https://drafts.csswg.org/css-shapes-1/#declaring-shapes">css-shapes-1</a>
 */
public final class ShapeParsers {
    private static final KeywordParser<ReferenceBox> BOXES = KeywordParser.of(ReferenceBox.class);

    private ShapeParsers() {}

    /** Parses {@code shape-outside}. */
    public static @Nullable Specified<? extends ShapeOutside> outside(ValueReader in) {
        if (in.takeIdent("none") || ImageParsers.skipImage(in)) {
            return Specified.of(ShapeOutside.None.NONE);
        }
        Specified<ReferenceBox> before = BOXES.parse(in);
        if (before != null && in.atEnd()) {
            return before.map(box -> new ShapeOutside.Area(null, box));
        }
        Specified<? extends BasicShape> shape = BasicShapeParsers.parse(in);
        if (shape == null) {
            return null;
        }
        Specified<ReferenceBox> after = before == null ? BOXES.parse(in) : before;
        return context ->
                new ShapeOutside.Area(
                        shape.compute(context),
                        after == null ? ReferenceBox.MARGIN_BOX : after.compute(context));
    }

    /** Parses {@code shape-image-threshold}. */
    public static @Nullable Specified<Double> imageThreshold(ValueReader in) {
        Specified<Double> threshold = NumberParsers.numberOrPercentage(in, Range.ALL);
        return threshold == null
                ? null
                : threshold.map(t -> StrictMath.max(0, StrictMath.min(1, t)));
    }
}
