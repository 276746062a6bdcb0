package browsy.css.parse;

import browsy.css.value.shape.PathSegment;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Parses SVG path data to segments with absolute coordinates. Quadratic curves become cubic curves.
 *
 * @see <a href="https://svgwg.org/svg2-draft/paths.html#PathDataBNF">SVG 2</a>
 */
public final class PathDataParser {
    private final String data;
    private final List<PathSegment> segments = new ArrayList<>();
    private int at;
    private boolean isInvalid;

    /** The current point. */
    private double x;

    private double y;

    /** The start of the current subpath. */
    private double startX;

    private double startY;

    /**
     * The last control point of the previous command; valid if {@link #curve} is {@code C} or
     * {@code Q}.
     */
    private double controlX;

    private double controlY;

    /**
     * The type of the previous command: {@code C} for cubic, {@code Q} for quadratic, a space for
     * others.
     */
    private char curve;

    PathDataParser(String data) {
        this.data = data;
    }

    /**
     * Returns the segments before the first error. The attribute {@code d} draws these.
     *
     * @see <a href="https://svgwg.org/svg2-draft/paths.html#PathDataErrorHandling">SVG 2</a>
     */
    public static List<PathSegment> beforeError(String data) {
        PathDataParser parser = new PathDataParser(data);
        parser.parse();
        return parser.segments;
    }

    /**
     * Parses the path data. Returns null if any part is invalid, since an invalid CSS value has no
     * effect.
     */
    @Nullable List<PathSegment> parse() {
        skipSpace();
        while (at < data.length()) {
            char command = data.charAt(at);
            boolean first = segments.isEmpty();
            if (first && command != 'M' && command != 'm') {
                return null;
            }
            at++;
            skipSpace();
            commandSequence(command);
            if (isInvalid) {
                return null;
            }
            skipSpace();
        }
        return segments;
    }

    /**
     * Parses the argument sequences of one command letter. After the first one, {@code M} continues
     * as {@code L}. Like browsers, accepts a comma after the last argument, but not before the
     * first.
     */
    private void commandSequence(char letter) {
        boolean relative = letter >= 'a';
        char command = Character.toUpperCase(letter);
        if (command == 'Z') {
            close();
            return;
        }
        if (at < data.length() && data.charAt(at) == ',') {
            isInvalid = true;
            return;
        }
        do {
            int complete = segments.size();
            command(command, relative ? x : 0, relative ? y : 0);
            if (isInvalid) {
                segments.subList(complete, segments.size()).clear();
            }
            if (command == 'M') {
                command = 'L';
            }
            skipSpaceAndComma();
        } while (!isInvalid && isAtNumber());
    }

    /**
     * Parses the arguments of one command and adds its segment. The origin is the point that
     * coordinates are relative to: the current point or (0, 0).
     */
    private void command(char command, double originX, double originY) {
        switch (command) {
            case 'M' -> move(originX + number(), originY + number());
            case 'L' -> line(originX + number(), originY + number());
            case 'H' -> line(originX + number(), y);
            case 'V' -> line(x, originY + number());
            case 'C' ->
                    cubic(
                            originX + number(),
                            originY + number(),
                            originX + number(),
                            originY + number(),
                            originX + number(),
                            originY + number());
            case 'S' ->
                    cubic(
                            curve == 'C' ? 2 * x - controlX : x,
                            curve == 'C' ? 2 * y - controlY : y,
                            originX + number(),
                            originY + number(),
                            originX + number(),
                            originY + number());
            case 'Q' ->
                    quadratic(
                            originX + number(),
                            originY + number(),
                            originX + number(),
                            originY + number());
            case 'T' ->
                    quadratic(
                            curve == 'Q' ? 2 * x - controlX : x,
                            curve == 'Q' ? 2 * y - controlY : y,
                            originX + number(),
                            originY + number());
            case 'A' -> arc(originX, originY);
            default -> isInvalid = true;
        }
    }

    private void move(double toX, double toY) {
        segments.add(new PathSegment.Move(toX, toY));
        startX = toX;
        startY = toY;
        moveTo(toX, toY, ' ');
    }

    private void line(double toX, double toY) {
        segments.add(new PathSegment.Line(toX, toY));
        moveTo(toX, toY, ' ');
    }

    private void cubic(double x1, double y1, double x2, double y2, double toX, double toY) {
        segments.add(new PathSegment.Curve(x1, y1, x2, y2, toX, toY));
        moveTo(toX, toY, 'C');
        controlX = x2;
        controlY = y2;
    }

    private void quadratic(double x1, double y1, double toX, double toY) {
        segments.add(
                new PathSegment.Curve(
                        x + (x1 - x) * 2 / 3,
                        y + (y1 - y) * 2 / 3,
                        toX + (x1 - toX) * 2 / 3,
                        toY + (y1 - toY) * 2 / 3,
                        toX,
                        toY));
        moveTo(toX, toY, 'Q');
        controlX = x1;
        controlY = y1;
    }

    private void arc(double originX, double originY) {
        double radiusX = StrictMath.abs(number());
        double radiusY = StrictMath.abs(number());
        double rotation = StrictMath.toRadians(number());
        boolean large = flag();
        boolean sweep = flag();
        double toX = originX + number();
        double toY = originY + number();
        segments.add(new PathSegment.Arc(radiusX, radiusY, rotation, large, sweep, toX, toY));
        moveTo(toX, toY, ' ');
    }

    private void close() {
        segments.add(PathSegment.Close.CLOSE);
        moveTo(startX, startY, ' ');
    }

    private void moveTo(double toX, double toY, char kind) {
        x = toX;
        y = toY;
        curve = kind;
    }

    /**
     * Skips white space and a comma, and takes a number. Marks the data as invalid and returns 0 if
     * there is no number.
     */
    private double number() {
        skipSpaceAndComma();
        int start = at;
        if (at < data.length() && (data.charAt(at) == '+' || data.charAt(at) == '-')) {
            at++;
        }
        int digits = skipDigits();
        if (at < data.length() && data.charAt(at) == '.') {
            at++;
            int decimals = skipDigits();
            isInvalid |= decimals == 0;
            digits += decimals;
        }
        if (isInvalid || digits == 0) {
            isInvalid = true;
            return 0;
        }
        skipExponent();
        double value = Double.parseDouble(data.substring(start, at));
        isInvalid |= StrictMath.abs(value) > Float.MAX_VALUE;
        return isInvalid ? 0 : value;
    }

    private int skipDigits() {
        int start = at;
        while (at < data.length() && isDigit(data.charAt(at))) {
            at++;
        }
        return at - start;
    }

    private void skipExponent() {
        int start = at;
        if (at < data.length() && (data.charAt(at) == 'e' || data.charAt(at) == 'E')) {
            at++;
            if (at < data.length() && (data.charAt(at) == '+' || data.charAt(at) == '-')) {
                at++;
            }
            if (skipDigits() == 0) {
                at = start;
            }
        }
    }

    /** Takes a flag: one digit, which needs no separator after it. */
    private boolean flag() {
        skipSpaceAndComma();
        if (at >= data.length() || data.charAt(at) != '0' && data.charAt(at) != '1') {
            isInvalid = true;
            return false;
        }
        return data.charAt(at++) == '1';
    }

    private boolean isAtNumber() {
        if (at >= data.length()) {
            return false;
        }
        char c = data.charAt(at);
        return isDigit(c) || c == '+' || c == '-' || c == '.';
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private void skipSpaceAndComma() {
        skipSpace();
        if (at < data.length() && data.charAt(at) == ',') {
            at++;
            skipSpace();
        }
    }

    private void skipSpace() {
        while (at < data.length() && isSpace(data.charAt(at))) {
            at++;
        }
    }

    private static boolean isSpace(char c) {
        return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f';
    }
}
