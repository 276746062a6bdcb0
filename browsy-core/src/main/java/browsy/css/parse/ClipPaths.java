package browsy.css.parse;

import browsy.css.calc.Shares;
import browsy.css.syntax.CssFunction;
import browsy.css.value.ClipPath;
import browsy.css.value.Length;
import browsy.css.value.LengthPercentage;
import browsy.css.value.Percentage;
import browsy.css.value.Specified;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * {@code clip-path}: shapes that can be empty are read in full, others are only known to be there.
 *
 * @see <a href="https://drafts.csswg.org/css-shapes-1/#basic-shape-functions">css-shapes-1</a>
 */
public final class ClipPaths {
    private static final Set<String> BOXES =
            Set.of(
                    "border-box",
                    "padding-box",
                    "content-box",
                    "margin-box",
                    "fill-box",
                    "stroke-box",
                    "view-box");
    private static final Set<String> OTHER_SHAPES = Set.of("polygon", "path", "shape");
    private static final Specified<? extends LengthPercentage> WHOLE =
            Specified.of(new Percentage(100));
    private static final Specified<? extends LengthPercentage> NOTHING = Specified.of(Length.ZERO);
    private static final Specified<Percentage> HALF = Specified.of(new Percentage(50));

    private ClipPaths() {}

    /** {@code clip-path}. */
    public static @Nullable Specified<? extends ClipPath> parse(ValueReader in) {
        if (in.takeIdent("none")) {
            return Specified.of(ClipPath.None.NONE);
        }
        if (in.takeUrl() != null) {
            return Specified.of(ClipPath.Other.OTHER);
        }
        boolean box = takeBox(in);
        CssFunction function = in.takeFunction();
        if (function == null) {
            return box ? Specified.of(ClipPath.Other.OTHER) : null;
        }
        Specified<? extends ClipPath> shape = shape(function.name(), in.inside(function));
        if (!box) {
            takeBox(in);
        }
        return shape;
    }

    private static boolean takeBox(ValueReader in) {
        String ident = in.peekIdent();
        if (ident == null || !BOXES.contains(ident)) {
            return false;
        }
        in.next();
        return true;
    }

    private static @Nullable Specified<? extends ClipPath> shape(String name, ValueReader in) {
        if (OTHER_SHAPES.contains(name)) {
            return in.atEnd() ? null : Specified.of(ClipPath.Other.OTHER);
        }
        return switch (name) {
            case "inset" -> inset(in);
            case "rect" -> rect(in);
            case "xywh" -> xywh(in);
            case "circle" -> ellipse(in, true);
            case "ellipse" -> ellipse(in, false);
            default -> null;
        };
    }

    private static @Nullable Specified<ClipPath> inset(ValueReader in) {
        List<Specified<? extends LengthPercentage>> sides = new ArrayList<>();
        Specified<? extends LengthPercentage> side;
        while (sides.size() < 4 && (side = Lengths.lengthPercentage(in, Range.ALL)) != null) {
            sides.add(side);
        }
        if (sides.isEmpty() || !endsWithRounding(in)) {
            return null;
        }
        int n = sides.size();
        return inset(
                sides.get(0),
                sides.get(n > 1 ? 1 : 0),
                sides.get(n > 2 ? 2 : 0),
                sides.get(n > 3 ? 3 : n > 1 ? 1 : 0));
    }

    private static boolean endsWithRounding(ValueReader in) {
        if (in.atEnd()) {
            return true;
        }
        if (!in.takeIdent("round") || in.atEnd()) {
            return false;
        }
        while (!in.atEnd()) {
            if (!in.takeSlash() && Lengths.lengthPercentage(in, Range.NON_NEGATIVE) == null) {
                return false;
            }
        }
        return true;
    }

    private static Specified<ClipPath> inset(
            Specified<? extends LengthPercentage> top,
            Specified<? extends LengthPercentage> right,
            Specified<? extends LengthPercentage> bottom,
            Specified<? extends LengthPercentage> left) {
        return context ->
                new ClipPath.Inset(
                        top.compute(context),
                        right.compute(context),
                        bottom.compute(context),
                        left.compute(context));
    }

    /** Edges as distances from the top left; {@code auto} is the box's own edge. */
    private static @Nullable Specified<ClipPath> rect(ValueReader in) {
        List<Specified<? extends LengthPercentage>> edges = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            boolean far = i == 1 || i == 2;
            Specified<? extends LengthPercentage> edge =
                    in.takeIdent("auto")
                            ? (far ? WHOLE : NOTHING)
                            : Lengths.lengthPercentage(in, Range.ALL);
            if (edge == null) {
                return null;
            }
            edges.add(far ? edge.map(Shares::fromEnd) : edge);
        }
        return endsWithRounding(in)
                ? inset(edges.get(0), edges.get(1), edges.get(2), edges.get(3))
                : null;
    }

    private static @Nullable Specified<ClipPath> xywh(ValueReader in) {
        Specified<? extends LengthPercentage> x = Lengths.lengthPercentage(in, Range.ALL);
        Specified<? extends LengthPercentage> y = Lengths.lengthPercentage(in, Range.ALL);
        Specified<? extends LengthPercentage> w = Lengths.lengthPercentage(in, Range.NON_NEGATIVE);
        Specified<? extends LengthPercentage> h = Lengths.lengthPercentage(in, Range.NON_NEGATIVE);
        if (x == null || y == null || w == null || h == null || !endsWithRounding(in)) {
            return null;
        }
        return context -> {
            LengthPercentage left = x.compute(context);
            LengthPercentage top = y.compute(context);
            return new ClipPath.Inset(
                    top,
                    Shares.fromEnd(Shares.sum(left, w.compute(context))),
                    Shares.fromEnd(Shares.sum(top, h.compute(context))),
                    left);
        };
    }

    private static @Nullable Specified<ClipPath> ellipse(ValueReader in, boolean circle) {
        Specified<? extends LengthPercentage> x = radius(in);
        Specified<? extends LengthPercentage> y = circle ? x : radius(in);
        if ((x == null) != (y == null)) {
            return null;
        }
        if (!in.atEnd() && (!in.takeIdent("at") || Positions.position(in) == null)) {
            return null;
        }
        if (!in.atEnd()) {
            return null;
        }
        Specified<? extends LengthPercentage> radiusX = x == null ? HALF : x;
        Specified<? extends LengthPercentage> radiusY = y == null ? HALF : y;
        return context -> new ClipPath.Ellipse(radiusX.compute(context), radiusY.compute(context));
    }

    /** The side keywords are near enough to half of the box to know that it is not empty. */
    private static @Nullable Specified<? extends LengthPercentage> radius(ValueReader in) {
        String keyword = in.peekIdent();
        if (keyword != null
                && Set.of("closest-side", "farthest-side", "closest-corner", "farthest-corner")
                        .contains(keyword)) {
            in.next();
            return HALF;
        }
        return Lengths.lengthPercentage(in, Range.NON_NEGATIVE);
    }
}
