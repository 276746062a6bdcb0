package browsy.css.media;

import browsy.css.syntax.ComponentValue;
import browsy.css.syntax.CssSerializer;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A test of a media or container feature.
 *
 * @param name the feature in lower case, without {@code min-} and {@code max-}
 * @param comparisons comparisons that must all hold; if empty, the feature is tested in a boolean
 *     context
 * @see <a href="https://drafts.csswg.org/mediaqueries-4/#mq-features">Media Queries, 2.4</a>
 */
record FeatureTest(String name, List<Comparison> comparisons) {

    /** A comparison operator. The value of the feature is on the left. */
    public enum Operator {
        EQUAL("=") {
            @Override
            boolean holds(int comparison) {
                return comparison == 0;
            }
        },
        LESS("<") {
            @Override
            boolean holds(int comparison) {
                return comparison < 0;
            }
        },
        AT_MOST("<=") {
            @Override
            boolean holds(int comparison) {
                return comparison <= 0;
            }
        },
        GREATER(">") {
            @Override
            boolean holds(int comparison) {
                return comparison > 0;
            }
        },
        AT_LEAST(">=") {
            @Override
            boolean holds(int comparison) {
                return comparison >= 0;
            }
        };

        private final String text;

        Operator(String text) {
            this.text = text;
        }

        /** Whether the operator is true for the result of {@link Double#compare}. */
        abstract boolean holds(int comparison);

        /** The equivalent operator after swapping the two operands. */
        Operator mirrored() {
            return switch (this) {
                case EQUAL -> EQUAL;
                case LESS -> GREATER;
                case AT_MOST -> AT_LEAST;
                case GREATER -> LESS;
                case AT_LEAST -> AT_MOST;
            };
        }
    }

    /**
     * A comparison of the feature with a value.
     *
     * @param value the value on the right of the operator
     * @param range whether the comparison uses {@code min-}, {@code max-} or a range operator;
     *     discrete features do not accept these
     */
    public record Comparison(Operator operator, List<ComponentValue> value, boolean range) {}

    @Override
    public String toString() {
        return comparisons.isEmpty()
                ? name
                : comparisons.stream()
                        .map(c -> name + c.operator().text + CssSerializer.serialize(c.value()))
                        .collect(Collectors.joining(" and "));
    }
}
