package browsy.css.media;

import browsy.css.media.FeatureTest.Comparison;
import browsy.css.media.FeatureTest.Operator;
import browsy.css.syntax.ComponentValue;
import browsy.css.syntax.TokenCursor;
import browsy.css.syntax.TokenType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Parses feature tests: {@code name}, {@code name: value}, {@code name < value} and {@code value <
 * name < value}.
 *
 * @see <a href="https://drafts.csswg.org/mediaqueries-4/#mq-syntax">Media Queries, 3</a>
 */
final class FeatureTestParser {

    private FeatureTestParser() {}

    /** Parses the contents of parentheses. Returns null if they are no feature test. */
    static @Nullable FeatureTest parse(List<ComponentValue> contents) {
        TokenCursor cursor = new TokenCursor(contents);
        int start = cursor.position();
        String name = cursor.takeIdent();
        if (name != null) {
            if (cursor.atEnd()) {
                return prefixed(name) ? null : new FeatureTest(name, List.of());
            }
            if (cursor.take(TokenType.COLON) != null) {
                return plain(name, trim(cursor.takeRest()));
            }
            cursor.reset(start);
        }
        return range(cursor);
    }

    private static boolean prefixed(String name) {
        return name.startsWith("min-")
                || name.startsWith("max-")
                || name.startsWith("-webkit-min-")
                || name.startsWith("-webkit-max-");
    }

    /** A test of the form {@code name: value}, with the prefix of the name as an operator. */
    private static @Nullable FeatureTest plain(String name, List<ComponentValue> value) {
        if (value.isEmpty()) {
            return null;
        }
        if (!prefixed(name)) {
            return test(name, List.of(new Comparison(Operator.EQUAL, value, false)));
        }
        boolean min = name.contains("min-");
        String bare =
                name.startsWith("-webkit-") ? "-webkit-" + name.substring(12) : name.substring(4);
        Operator operator = min ? Operator.AT_LEAST : Operator.AT_MOST;
        return test(bare, List.of(new Comparison(operator, value, true)));
    }

    private static FeatureTest test(String name, List<Comparison> comparisons) {
        return new FeatureTest(name, comparisons);
    }

    /**
     * Parses a range: two operands with an operator, or three operands with the name in the middle.
     * Comparisons are normalized so that the name is on the left.
     */
    private static @Nullable FeatureTest range(TokenCursor cursor) {
        List<ComponentValue> left = operand(cursor);
        Operator first = operator(cursor);
        List<ComponentValue> middle = operand(cursor);
        if (first == null || left.isEmpty() || middle.isEmpty()) {
            return null;
        }
        if (cursor.atEnd()) {
            // name < value, or value < name
            String name = name(left);
            if (name != null && !isValueOnly(name)) {
                return test(name, List.of(new Comparison(first, middle, true)));
            }
            String right = name(middle);
            return right == null
                    ? null
                    : test(right, List.of(new Comparison(first.mirrored(), left, true)));
        }
        // value < name < value
        Operator second = operator(cursor);
        List<ComponentValue> right = operand(cursor);
        String name = name(middle);
        if (name == null || second == null || right.isEmpty() || !cursor.atEnd()) {
            return null;
        }
        if (!sameDirection(first, second)) {
            return null;
        }
        return test(
                name,
                List.of(
                        new Comparison(first.mirrored(), left, true),
                        new Comparison(second, right, true)));
    }

    /** Whether two operators may form one chain: both ascending or both descending. */
    static boolean sameDirection(Operator first, Operator second) {
        boolean less = first == Operator.LESS || first == Operator.AT_MOST;
        boolean greater = first == Operator.GREATER || first == Operator.AT_LEAST;
        return less && (second == Operator.LESS || second == Operator.AT_MOST)
                || greater && (second == Operator.GREATER || second == Operator.AT_LEAST);
    }

    /** Whether the identifier is a value of a range feature and not a feature. */
    private static boolean isValueOnly(String name) {
        return name.equals("infinite");
    }

    /** The feature name that an operand consists of; null if it is anything else. */
    private static @Nullable String name(List<ComponentValue> operand) {
        TokenCursor cursor = new TokenCursor(operand);
        String name = cursor.takeIdent();
        return name == null || !cursor.atEnd() || prefixed(name) ? null : name;
    }

    /** Takes all values up to a comparison operator or the end, trimmed of white space. */
    static List<ComponentValue> operand(TokenCursor cursor) {
        List<ComponentValue> values = new ArrayList<>();
        while (cursor.peekRaw() != null) {
            ComponentValue value = cursor.peekRaw();
            if (value == null || value.isDelim('<') || value.isDelim('>') || value.isDelim('=')) {
                break;
            }
            values.add(value);
            cursor.nextRaw();
        }
        return trim(values);
    }

    /** Takes a comparison operator; null if there is none. */
    static @Nullable Operator operator(TokenCursor cursor) {
        if (cursor.takeDelim('=')) {
            return Operator.EQUAL;
        }
        boolean less = cursor.takeDelim('<');
        if (!less && !cursor.takeDelim('>')) {
            return null;
        }
        ComponentValue next = cursor.peekRaw();
        boolean orEqual = next != null && next.isDelim('=');
        if (orEqual) {
            cursor.nextRaw();
        }
        if (less) {
            return orEqual ? Operator.AT_MOST : Operator.LESS;
        }
        return orEqual ? Operator.AT_LEAST : Operator.GREATER;
    }

    static List<ComponentValue> trim(List<ComponentValue> values) {
        int from = 0;
        int to = values.size();
        while (from < to && values.get(from).is(TokenType.WHITESPACE)) {
            from++;
        }
        while (to > from && values.get(to - 1).is(TokenType.WHITESPACE)) {
            to--;
        }
        return List.copyOf(values.subList(from, to));
    }
}
