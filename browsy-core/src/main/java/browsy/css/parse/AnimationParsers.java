package browsy.css.parse;

import browsy.css.value.Specified;
import org.jspecify.annotations.Nullable;

/**
 * Parsers of single items of the properties of animations.
 *
 * @see <a href="https://drafts.csswg.org/css-animations-2/">css-animations-2</a>
 */
public final class AnimationParsers {

    private AnimationParsers() {}

    /** Parses the name of a {@code @keyframes} rule; {@code none} is the empty string. */
    public static @Nullable Specified<String> name(ValueReader in) {
        if (in.takeIdent("none")) {
            return Specified.of("");
        }
        String quoted = in.takeString();
        String name = quoted == null ? in.takeCustomIdent() : quoted;
        return name == null ? null : Specified.of(name);
    }

    /** Parses a duration in seconds; {@code auto} is 0, as for all but scroll timelines. */
    public static @Nullable Specified<Double> duration(ValueReader in) {
        return in.takeIdent("auto")
                ? Specified.of(0.0)
                : NumberParsers.time(in, Range.NON_NEGATIVE);
    }

    /** Parses a delay in seconds. */
    public static @Nullable Specified<Double> delay(ValueReader in) {
        return NumberParsers.time(in, Range.ALL);
    }

    /** Parses a number of iterations; {@code infinite} is infinity. */
    public static @Nullable Specified<Double> iterations(ValueReader in) {
        return in.takeIdent("infinite")
                ? Specified.of(Double.POSITIVE_INFINITY)
                : NumberParsers.number(in, Range.NON_NEGATIVE);
    }

    /** Parses a timeline; true for {@code auto}, the timeline of the document. */
    public static @Nullable Specified<Boolean> timeline(ValueReader in) {
        if (in.takeIdent("auto")) {
            return Specified.of(true);
        }
        boolean other =
                in.takeIdent("none")
                        || in.takeDashedIdent() != null
                        || in.takeFunction("scroll") != null
                        || in.takeFunction("view") != null;
        return other ? Specified.of(false) : null;
    }

    /** Takes an easing function, without checking its arguments; false if there is none. */
    public static boolean takeEasing(ValueReader in) {
        String ident = in.peekIdent();
        if (ident == null) {
            return in.takeFunction("cubic-bezier") != null
                    || in.takeFunction("steps") != null
                    || in.takeFunction("linear") != null;
        }
        return switch (ident) {
            case "linear", "ease", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end" ->
                    in.takeIdent(ident);
            default -> false;
        };
    }
}
