package browsy.css.parse;

import browsy.css.value.LengthPercentage;
import browsy.css.value.Specified;
import browsy.css.value.box.CornerRadii;
import browsy.css.value.box.CornerRadius;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Parsers of corner radii.
 *
 * @see <a href="https://drafts.csswg.org/css-backgrounds-3/#border-radius">css-backgrounds-3</a>
 */
public final class CornerRadiusParser {
    private static final int CORNERS = 4;

    private CornerRadiusParser() {}

    /** Parses the radii of one corner: horizontal, and optionally vertical. */
    public static @Nullable Specified<CornerRadius> corner(ValueReader in) {
        Specified<? extends LengthPercentage> x = radius(in);
        if (x == null) {
            return null;
        }
        Specified<? extends LengthPercentage> given = in.atEnd() ? null : radius(in);
        return corner(x, given == null ? x : given);
    }

    /**
     * Parses {@code border-radius}. Returns the radii of the top left, top right, bottom right and
     * bottom left corner; null if the value is invalid.
     */
    public static @Nullable List<Specified<CornerRadius>> corners(ValueReader in) {
        List<Specified<? extends LengthPercentage>> horizontal = radii(in);
        List<Specified<? extends LengthPercentage>> vertical =
                in.takeSlash() ? radii(in) : horizontal;
        if (horizontal.isEmpty() || vertical.isEmpty()) {
            return null;
        }
        List<Specified<CornerRadius>> corners = new ArrayList<>();
        for (int i = 0; i < CORNERS; i++) {
            corners.add(corner(ofCorner(horizontal, i), ofCorner(vertical, i)));
        }
        return corners;
    }

    /**
     * Parses the optional {@code round} part at the end of a shape. Returns zero radii if it is
     * absent, and null if it is invalid.
     */
    static @Nullable Specified<CornerRadii> rounding(ValueReader in) {
        if (in.atEnd()) {
            return Specified.of(CornerRadii.ZERO);
        }
        List<Specified<CornerRadius>> corners = in.takeIdent("round") ? corners(in) : null;
        if (corners == null || !in.atEnd()) {
            return null;
        }
        return context ->
                new CornerRadii(
                        corners.get(0).compute(context),
                        corners.get(1).compute(context),
                        corners.get(2).compute(context),
                        corners.get(3).compute(context));
    }

    private static Specified<CornerRadius> corner(
            Specified<? extends LengthPercentage> x, Specified<? extends LengthPercentage> y) {
        return context -> new CornerRadius(x.compute(context), y.compute(context));
    }

    private static List<Specified<? extends LengthPercentage>> radii(ValueReader in) {
        List<Specified<? extends LengthPercentage>> radii = new ArrayList<>();
        Specified<? extends LengthPercentage> radius;
        while (radii.size() < CORNERS && (radius = radius(in)) != null) {
            radii.add(radius);
        }
        return radii;
    }

    private static @Nullable Specified<? extends LengthPercentage> radius(ValueReader in) {
        return LengthParsers.lengthPercentage(in, Range.NON_NEGATIVE);
    }

    /**
     * Returns the radius of a corner. An omitted bottom left radius equals the top right one; other
     * omitted radii equal the opposite or the first one.
     */
    private static Specified<? extends LengthPercentage> ofCorner(
            List<Specified<? extends LengthPercentage>> radii, int corner) {
        int index = corner;
        while (index >= radii.size()) {
            index = index == 1 ? 0 : Math.max(0, index - 2);
        }
        return radii.get(index);
    }
}
