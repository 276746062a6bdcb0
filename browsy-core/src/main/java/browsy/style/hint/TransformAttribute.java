package browsy.style.hint;

import browsy.css.parse.SvgNumber;
import browsy.css.value.Length;
import browsy.css.value.transform.Transform;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The attribute {@code transform} of SVG: a list of functions whose arguments are numbers, lengths
 * in user units and angles in degrees.
 *
 * @see <a href="https://drafts.csswg.org/css-transforms-1/#svg-syntax">css-transforms-1</a>
 */
final class TransformAttribute {
    private static final Pattern FUNCTION =
            Pattern.compile(
                    "\\G[\\s,]*+(matrix|translate|scale|rotate|skewX|skewY)\\s*+\\(([^()]*+)\\)\\s*+");

    private static final Pattern ARGUMENT =
            Pattern.compile("\\G\\s*+(?:,\\s*+)?(" + SvgNumber.PATTERN + ")\\s*+");

    /** The most arguments that a function has. */
    private static final int MOST = 6;

    private TransformAttribute() {}

    /** Parses the value of the attribute; null if it is invalid or empty. */
    static @Nullable Transform parse(String value) {
        List<Transform.Function> functions = new ArrayList<>();
        Matcher matcher = FUNCTION.matcher(value);
        int end = 0;
        while (matcher.find()) {
            double[] arguments = arguments(matcher.group(2));
            if (arguments.length == 0 || !add(matcher.group(1), arguments, functions)) {
                return null;
            }
            end = matcher.end();
        }
        return functions.isEmpty() || end < value.length() ? null : new Transform(functions);
    }

    /** Parses arguments; returns none if they are invalid or too many. */
    private static double[] arguments(String list) {
        double[] found = new double[MOST];
        int count = 0;
        int end = 0;
        Matcher matcher = ARGUMENT.matcher(list);
        while (count < MOST && matcher.find()) {
            found[count++] = Double.parseDouble(matcher.group(1));
            end = matcher.end();
        }
        return end < list.length() ? new double[0] : Arrays.copyOf(found, count);
    }

    /** Adds a function; returns false if it does not accept this number of arguments. */
    private static boolean add(String name, double[] n, List<Transform.Function> into) {
        switch (name) {
            case "matrix" -> {
                if (n.length != MOST) {
                    return false;
                }
                into.add(
                        new Transform.Matrix(
                                List.of(
                                        n[0], n[1], 0.0, 0.0, n[2], n[3], 0.0, 0.0, 0.0, 0.0, 1.0,
                                        0.0, n[4], n[5], 0.0, 1.0)));
                return true;
            }
            case "translate" -> {
                into.add(translate(n[0], n.length == 1 ? 0 : n[1]));
                return n.length <= 2;
            }
            case "scale" -> {
                into.add(new Transform.Scale(n[0], n.length == 1 ? n[0] : n[1], 1));
                return n.length <= 2;
            }
            case "rotate" -> {
                Transform.Rotate rotate = new Transform.Rotate(0, 0, 1, StrictMath.toRadians(n[0]));
                if (n.length == 3) {
                    into.add(translate(n[1], n[2]));
                    into.add(rotate);
                    into.add(translate(-n[1], -n[2]));
                } else {
                    into.add(rotate);
                }
                return n.length == 1 || n.length == 3;
            }
            case "skewX" -> {
                into.add(new Transform.Skew(StrictMath.toRadians(n[0]), 0));
                return n.length == 1;
            }
            default -> {
                into.add(new Transform.Skew(0, StrictMath.toRadians(n[0])));
                return n.length == 1;
            }
        }
    }

    private static Transform.Function translate(double x, double y) {
        return new Transform.Translate(Length.px(x), Length.px(y), 0);
    }
}
