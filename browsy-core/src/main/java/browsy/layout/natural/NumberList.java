package browsy.layout.natural;

import browsy.css.parse.SvgNumber;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Lists of numbers, separated by white space or commas.
 *
 * @see <a href="https://svgwg.org/svg2-draft/shapes.html#DataTypePoints">SVG 2</a>
 */
public final class NumberList {
    private static final Pattern NUMBER = Pattern.compile("\\G[\\s,]*+(" + SvgNumber.PATTERN + ")");

    private NumberList() {}

    /** Parses the numbers of a list up to the first error. */
    public static double[] of(String list) {
        double[] numbers = new double[8];
        int size = 0;
        Matcher matcher = NUMBER.matcher(list);
        while (matcher.find()) {
            if (size == numbers.length) {
                numbers = Arrays.copyOf(numbers, 2 * size);
            }
            numbers[size++] = Double.parseDouble(matcher.group(1));
        }
        return Arrays.copyOf(numbers, size);
    }
}
