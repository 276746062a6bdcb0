package browsy.css.media;

import browsy.css.syntax.ComponentValue;
import browsy.css.syntax.CssSerializer;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A test of a media or container feature.
 *
 * @param name the feature in lower case, without {@code min-} and {@code max-}
 * @param comparisons what its value is compared with; none asks whether it is there at all
 * @see <a href="https://drafts.csswg.org/mediaqueries-4/#mq-features">Media Queries, 2.4</a>
 */
public record FeatureTest(String name, List<Comparison> comparisons) {

    /** How the feature's value, on the left, compares with another. */
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

        abstract boolean holds(int comparison);

        /** The operator with its sides exchanged. */
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
     * One comparison.
     *
     * @param range whether it was written as a range ({@code <=}, {@code min-}), which only some
     *     features take
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
