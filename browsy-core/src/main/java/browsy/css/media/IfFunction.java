package browsy.css.media;

import browsy.css.syntax.ComponentValue;
import browsy.css.syntax.CssFunction;
import browsy.css.syntax.TokenCursor;
import browsy.css.syntax.TokenType;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The function {@code if()}. Its result is the value of the first branch whose condition is true.
 *
 * @see <a href="https://drafts.csswg.org/css-values-5/#if-notation">css-values-5</a>
 */
public record IfFunction(List<Branch> branches) {

    /**
     * A branch.
     *
     * @param condition null for {@code else}
     * @param value the value, trimmed of white space
     */
    record Branch(@Nullable Condition<Test> condition, List<ComponentValue> value) {}

    /** A test in a condition. */
    public sealed interface Test {

        /** {@code media()}. */
        record Media(MediaQueryList queries) implements Test {}

        /** {@code supports()}, evaluated by the parser. */
        record Supports(boolean holds) implements Test {}

        /** {@code style()}: a condition on custom properties of the element itself. */
        record Style(Condition<ContainerQuery.Test> condition) implements Test {}
    }

    /**
     * Parses the arguments. Returns null if they are invalid.
     *
     * @param support evaluates {@code supports()} tests
     */
    public static @Nullable IfFunction parse(
            List<ComponentValue> arguments, SupportsCondition.Support support) {
        List<Branch> branches = new ArrayList<>();
        List<ComponentValue> current = new ArrayList<>();
        for (ComponentValue value : arguments) {
            if (!value.is(TokenType.SEMICOLON)) {
                current.add(value);
                continue;
            }
            Branch branch = branch(current, support);
            if (branch == null) {
                return null;
            }
            branches.add(branch);
            current = new ArrayList<>();
        }
        if (!new TokenCursor(current).atEnd()) {
            Branch last = branch(current, support);
            if (last == null) {
                return null;
            }
            branches.add(last);
        }
        return branches.isEmpty() ? null : new IfFunction(List.copyOf(branches));
    }

    private static @Nullable Branch branch(
            List<ComponentValue> tokens, SupportsCondition.Support support) {
        int colon = 0;
        while (colon < tokens.size() && !tokens.get(colon).is(TokenType.COLON)) {
            colon++;
        }
        if (colon == tokens.size()) {
            return null;
        }
        List<ComponentValue> value =
                FeatureTestParser.trim(tokens.subList(colon + 1, tokens.size()));
        TokenCursor before = new TokenCursor(tokens.subList(0, colon));
        if (before.takeIdent("else")) {
            return before.atEnd() ? new Branch(null, value) : null;
        }
        Condition<Test> condition = conditions(support).parse(before, true);
        return condition == null ? null : new Branch(condition, value);
    }

    private static ConditionParser<Test> conditions(SupportsCondition.Support support) {
        return new ConditionParser<>(
                new ConditionParser.Tests<>() {
                    @Override
                    public @Nullable Condition<Test> inParens(List<ComponentValue> contents) {
                        return null;
                    }

                    @Override
                    public @Nullable Condition<Test> function(CssFunction function) {
                        Test test = IfFunction.test(function, support);
                        return test == null ? null : new Condition.Test<>(test);
                    }
                },
                new Condition.Unknown<>());
    }

    private static @Nullable Test test(CssFunction function, SupportsCondition.Support support) {
        List<ComponentValue> arguments = function.arguments();
        switch (function.name()) {
            case "media":
                MediaQueryList queries = MediaQueryList.ofFunction(arguments);
                return queries == null ? null : new Test.Media(queries);
            case "supports":
                return new Test.Supports(SupportsCondition.holdsForImport(arguments, support));
            case "style":
                Condition<ContainerQuery.Test> style = ContainerQuery.style(arguments);
                return style == null ? null : new Test.Style(style);
            default:
                return null;
        }
    }

    /**
     * Returns the value of the first branch whose condition is true; null if there is none.
     *
     * @param style evaluates tests of custom properties
     */
    public @Nullable List<ComponentValue> choose(
            MediaEnvironment environment, Predicate<ContainerQuery.Test.Style> style) {
        for (Branch branch : branches) {
            Condition<Test> condition = branch.condition();
            if (condition == null
                    || condition.evaluate(test -> truth(test, environment, style)) == Truth.TRUE) {
                return branch.value();
            }
        }
        return null;
    }

    private static Truth truth(
            Test test, MediaEnvironment environment, Predicate<ContainerQuery.Test.Style> style) {
        if (test instanceof Test.Media media) {
            return Truth.of(media.queries().matches(environment));
        }
        if (test instanceof Test.Supports supports) {
            return Truth.of(supports.holds());
        }
        return ((Test.Style) test)
                .condition()
                .evaluate(
                        asked ->
                                asked instanceof ContainerQuery.Test.Style wanted
                                        ? Truth.of(style.test(wanted))
                                        : Truth.UNKNOWN);
    }
}
