package browsy.css.media;

import browsy.css.syntax.ComponentValue;
import browsy.css.syntax.CssFunction;
import browsy.css.syntax.Token;
import browsy.css.syntax.TokenCursor;
import browsy.css.syntax.TokenType;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * One query of an {@code @container} rule.
 *
 * @param name the container name; null for the nearest container that can answer the condition
 * @param condition null if the query only requires that a container with the name exists
 * @see <a href="https://drafts.csswg.org/css-conditional-5/#container-rule">CSS Conditional, 4</a>
 */
public record ContainerQuery(@Nullable String name, @Nullable Condition<Test> condition) {

    /** A test of a query container. */
    public sealed interface Test {

        /** A size feature. */
        record Size(FeatureTest feature) implements Test {}

        /** A {@code style()} test. */
        sealed interface Style extends Test {}

        /**
         * A test of a custom property.
         *
         * @param value the required value; null tests whether the value differs from the initial
         *     value
         */
        record Property(String name, @Nullable List<ComponentValue> value) implements Style {}

        /** A comparison of values. */
        record Range(StyleRange range) implements Style {}

        /**
         * A {@code scroll-state()} test. Its value is unknown, because there is no scrolling here.
         */
        record ScrollState() implements Test {}
    }

    private static final ConditionParser<Test> CONDITIONS =
            new ConditionParser<>(
                    new ConditionParser.Tests<>() {
                        @Override
                        public @Nullable Condition<Test> inParens(List<ComponentValue> contents) {
                            FeatureTest test = FeatureTestParser.parse(contents);
                            return test == null ? null : new Condition.Test<>(new Test.Size(test));
                        }

                        @Override
                        public @Nullable Condition<Test> function(CssFunction function) {
                            return switch (function.name()) {
                                case "style" -> style(function.arguments());
                                case "scroll-state" -> new Condition.Test<>(new Test.ScrollState());
                                default -> null;
                            };
                        }
                    },
                    new Condition.Unknown<>());

    private static final ConditionParser<Test> STYLE_CONDITIONS =
            new ConditionParser<>(
                    new ConditionParser.Tests<>() {
                        @Override
                        public @Nullable Condition<Test> inParens(List<ComponentValue> contents) {
                            return styleTest(contents);
                        }

                        @Override
                        public @Nullable Condition<Test> function(CssFunction function) {
                            return null;
                        }
                    },
                    new Condition.Unknown<>());

    /** Parses one query of a prelude. Returns null if it is invalid. */
    public static @Nullable ContainerQuery parse(List<ComponentValue> prelude) {
        TokenCursor cursor = new TokenCursor(prelude);
        String name = null;
        if (cursor.peek() instanceof Token token
                && token.is(TokenType.IDENT)
                && !token.lower().equals("not")) {
            boolean reserved =
                    switch (token.lower()) {
                        case "none", "and", "or" -> true;
                        default -> false;
                    };
            if (reserved) {
                return null;
            }
            name = token.text();
            cursor.next();
        }
        if (cursor.atEnd()) {
            return name == null ? null : new ContainerQuery(name, null);
        }
        Condition<Test> condition = CONDITIONS.parse(cursor, true);
        return condition == null ? null : new ContainerQuery(name, condition);
    }

    /** Parses the arguments of {@code style()}. Returns null if they are invalid. */
    static @Nullable Condition<Test> style(List<ComponentValue> arguments) {
        Condition<Test> single = styleTest(arguments);
        return single != null ? single : STYLE_CONDITIONS.parse(new TokenCursor(arguments), true);
    }

    private static @Nullable Condition<Test> styleTest(List<ComponentValue> contents) {
        Test.Style test = propertyTest(contents);
        if (test == null) {
            StyleRange range = StyleRange.parse(contents);
            test = range == null ? null : new Test.Range(range);
        }
        return test == null ? null : new Condition.Test<>(test);
    }

    private static Test.@Nullable Property propertyTest(List<ComponentValue> contents) {
        TokenCursor cursor = new TokenCursor(contents);
        String name = cursor.takeDashedIdent();
        if (name == null) {
            return null;
        }
        if (cursor.atEnd()) {
            return new Test.Property(name, null);
        }
        return cursor.take(TokenType.COLON) == null
                ? null
                : new Test.Property(name, FeatureTestParser.trim(cursor.takeRest()));
    }

    /**
     * Whether the container satisfies the condition.
     *
     * @param size the content box of the container; null if it is unknown
     * @param style evaluates {@code style()} tests
     */
    public boolean matches(@Nullable ContainerSize size, Predicate<Test.Style> style) {
        if (condition == null) {
            return true;
        }
        return condition.evaluate(test -> evaluate(test, size, style)) == Truth.TRUE;
    }

    private static Truth evaluate(
            Test test, @Nullable ContainerSize size, Predicate<Test.Style> style) {
        if (test instanceof Test.Size feature) {
            return size == null ? Truth.UNKNOWN : size.test(feature.feature());
        }
        return test instanceof Test.Style wanted ? Truth.of(style.test(wanted)) : Truth.UNKNOWN;
    }

    /** The axes whose size the condition tests. */
    public SizeAxes axes() {
        SizeAxes axes = new SizeAxes();
        if (condition != null) {
            condition.evaluate(
                    test -> {
                        if (test instanceof Test.Size size) {
                            axes.add(size.feature().name());
                        }
                        return Truth.UNKNOWN;
                    });
        }
        return axes;
    }

    /** The axes in which an element must be a size container to answer the query. */
    public static final class SizeAxes {
        private boolean width;
        private boolean height;
        private boolean inline;
        private boolean block;

        private void add(String feature) {
            switch (feature) {
                case "width" -> width = true;
                case "height" -> height = true;
                case "inline-size" -> inline = true;
                case "block-size" -> block = true;
                default -> {
                    inline = true;
                    block = true;
                }
            }
        }

        /**
         * Whether the query needs the size on the inline axis.
         *
         * @param vertical whether the inline axis is vertical
         */
        public boolean needsInline(boolean vertical) {
            return inline || (vertical ? height : width);
        }

        /**
         * Whether the query needs the size on the block axis.
         *
         * @param vertical whether the inline axis is vertical
         */
        public boolean needsBlock(boolean vertical) {
            return block || (vertical ? width : height);
        }
    }
}
