package browsy.css.parse;

import browsy.css.value.Keyword;
import browsy.css.value.Length;
import browsy.css.value.LengthPercentage;
import browsy.css.value.Specified;
import browsy.css.value.shape.BasicShape;
import browsy.css.value.shape.PositionPair;
import browsy.css.value.shape.ShapeCommand;
import browsy.css.value.shape.ShapeCommand.Control;
import browsy.css.value.shape.ShapeCommand.Origin;
import browsy.css.value.shape.ShapeCommand.Target;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Parses the arguments of {@code shape()}.
 *
 * @see <a href="https://drafts.csswg.org/css-shapes-1/#shape-function">css-shapes-1</a>
 */
final class ShapeFunctionParser {
    private static final Specified<? extends LengthPercentage> ZERO = Specified.of(Length.ZERO);
    private static final KeywordParser<Origin> ORIGINS = KeywordParser.of(Origin.class);
    private static final KeywordParser<Size> SIZES = KeywordParser.of(Size.class);
    private static final KeywordParser<Sweep> SWEEPS = KeywordParser.of(Sweep.class);

    private final ValueReader in;

    private enum Size implements Keyword {
        SMALL,
        LARGE
    }

    private enum Sweep implements Keyword {
        CCW,
        CW
    }

    ShapeFunctionParser(ValueReader in) {
        this.in = in;
    }

    /** Parses the arguments after the fill rule. Returns null if they are invalid. */
    @Nullable Specified<BasicShape> parse() {
        Specified<PositionPair> from = in.takeIdent("from") ? PositionParsers.position(in) : null;
        if (from == null) {
            return null;
        }
        List<Specified<? extends ShapeCommand>> commands = new ArrayList<>();
        while (in.takeComma()) {
            Specified<? extends ShapeCommand> command = command();
            if (command == null) {
                return null;
            }
            commands.add(command);
        }
        if (commands.isEmpty()) {
            return null;
        }
        Specified<List<ShapeCommand>> all = Specified.listOf(commands);
        return context -> new BasicShape.Drawn(from.compute(context), all.compute(context));
    }

    /** Parses one command: {@code close}, or a name with {@code by} or {@code to} and arguments. */
    private @Nullable Specified<? extends ShapeCommand> command() {
        String name = in.takeIdent();
        if (name == null) {
            return null;
        }
        if (name.equals("close")) {
            return Specified.of(ShapeCommand.Close.CLOSE);
        }
        boolean relative = in.takeIdent("by");
        if (!relative && !in.takeIdent("to")) {
            return null;
        }
        Specified<Target> target =
                switch (name) {
                    case "hline" -> along(relative, true);
                    case "vline" -> along(relative, false);
                    default -> target(relative);
                };
        if (target == null) {
            return null;
        }
        return switch (name) {
            case "move" -> target.map(ShapeCommand.Move::new);
            case "line" -> target.map(ShapeCommand.Line::new);
            case "hline" -> target.map(ShapeCommand.Horizontal::new);
            case "vline" -> target.map(ShapeCommand.Vertical::new);
            case "curve" -> curve(target, relative);
            case "smooth" -> smooth(target, relative);
            case "arc" -> arc(target);
            default -> null;
        };
    }

    /**
     * Parses the end point of a command: an offset if {@code relative}, otherwise a position in the
     * reference box.
     */
    private @Nullable Specified<Target> target(boolean relative) {
        Specified<PositionPair> point = relative ? pair() : PositionParsers.position(in);
        return point == null ? null : point.map(p -> new Target(p.x(), p.y(), relative));
    }

    private @Nullable Specified<PositionPair> pair() {
        Specified<? extends LengthPercentage> x = LengthParsers.lengthPercentage(in, Range.ALL);
        Specified<? extends LengthPercentage> y = LengthParsers.lengthPercentage(in, Range.ALL);
        return x == null || y == null
                ? null
                : context -> new PositionPair(x.compute(context), y.compute(context));
    }

    /** Parses the end point of {@code hline} or {@code vline}, which has one coordinate. */
    private @Nullable Specified<Target> along(boolean relative, boolean horizontal) {
        Specified<? extends LengthPercentage> offset =
                LengthParsers.lengthPercentage(in, Range.ALL);
        if (offset == null && !relative) {
            offset = PositionParsers.edge(in, horizontal);
        }
        if (offset == null) {
            return null;
        }
        Specified<? extends LengthPercentage> x = horizontal ? offset : ZERO;
        Specified<? extends LengthPercentage> y = horizontal ? ZERO : offset;
        return context -> new Target(x.compute(context), y.compute(context), relative);
    }

    private @Nullable Specified<ShapeCommand> curve(Specified<Target> target, boolean relative) {
        Specified<Control> first = in.takeIdent("with") ? control(relative) : null;
        if (first == null) {
            return null;
        }
        if (!in.takeSlash()) {
            return context ->
                    new ShapeCommand.Curve(target.compute(context), first.compute(context), null);
        }
        Specified<Control> second = control(relative);
        return second == null
                ? null
                : context ->
                        new ShapeCommand.Curve(
                                target.compute(context),
                                first.compute(context),
                                second.compute(context));
    }

    private @Nullable Specified<ShapeCommand> smooth(Specified<Target> target, boolean relative) {
        if (!in.takeIdent("with")) {
            return target.map(t -> new ShapeCommand.Smooth(t, null));
        }
        Specified<Control> second = control(relative);
        return second == null
                ? null
                : context ->
                        new ShapeCommand.Smooth(target.compute(context), second.compute(context));
    }

    /**
     * Parses a control point. Without {@code from}, it is relative to the start of the segment if
     * the end point is, and otherwise to the origin of the reference box.
     */
    private @Nullable Specified<Control> control(boolean relative) {
        Specified<PositionPair> point = relative ? pair() : PositionParsers.position(in);
        if (point == null) {
            return null;
        }
        Specified<Origin> origin =
                in.takeIdent("from")
                        ? ORIGINS.parse(in)
                        : Specified.of(relative ? Origin.START : Origin.ORIGIN);
        return origin == null
                ? null
                : context -> {
                    PositionPair at = point.compute(context);
                    return new Control(at.x(), at.y(), origin.compute(context));
                };
    }

    /** Parses the radii of an arc, and its size, sweep and rotation in any order. */
    private @Nullable Specified<ShapeCommand> arc(Specified<Target> target) {
        Specified<? extends LengthPercentage> x =
                in.takeIdent("of") ? LengthParsers.lengthPercentage(in, Range.ALL) : null;
        if (x == null) {
            return null;
        }
        Specified<? extends LengthPercentage> given = LengthParsers.lengthPercentage(in, Range.ALL);
        Specified<? extends LengthPercentage> y = given == null ? x : given;
        Specified<Size> size = null;
        Specified<Sweep> sweep = null;
        Specified<Double> rotation = null;
        while (!in.atEnd() && !in.isAtComma()) {
            if (size == null && (size = SIZES.parse(in)) != null) {
                continue;
            }
            if (sweep == null && (sweep = SWEEPS.parse(in)) != null) {
                continue;
            }
            rotation =
                    rotation == null && in.takeIdent("rotate")
                            ? NumberParsers.angle(in, false)
                            : null;
            if (rotation == null) {
                return null;
            }
        }
        boolean large = size != null && size.equals(Specified.of(Size.LARGE));
        boolean clockwise = sweep != null && sweep.equals(Specified.of(Sweep.CW));
        Specified<Double> turned = rotation == null ? Specified.of(0.0) : rotation;
        return context ->
                new ShapeCommand.Arc(
                        target.compute(context),
                        x.compute(context),
                        y.compute(context),
                        turned.compute(context),
                        large,
                        clockwise);
    }
}
