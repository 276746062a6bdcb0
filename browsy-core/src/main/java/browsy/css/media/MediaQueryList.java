package browsy.css.media;

import browsy.css.syntax.CommaLists;
import browsy.css.syntax.ComponentValue;
import browsy.css.syntax.CssFunction;
import browsy.css.syntax.CssParser;
import browsy.css.syntax.Token;
import browsy.css.syntax.TokenCursor;
import browsy.css.syntax.TokenType;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A media query list. An empty list is true.
 *
 * @see <a href="https://drafts.csswg.org/mediaqueries-4/#mq-list">Media Queries, 2.1</a>
 */
public record MediaQueryList(List<Query> queries) {

    /** The empty list, which is true in every environment. */
    public static final MediaQueryList ALL = new MediaQueryList(List.of());

    /**
     * A media query.
     *
     * @param negated whether the query starts with {@code not}
     * @param type the media type in lower case
     * @param condition null if there is none
     */
    public record Query(boolean negated, String type, @Nullable Condition<FeatureTest> condition) {

        private static final Query NEVER = new Query(true, "all", null);

        boolean matches(MediaEnvironment environment) {
            boolean typeMatches = type.equals("all") || type.equals(environment.type());
            Truth truth = Truth.of(typeMatches);
            if (condition != null) {
                truth = truth.and(condition.evaluate(t -> MediaFeatures.test(t, environment)));
            }
            return (negated ? truth.negated() : truth) == Truth.TRUE;
        }

        @Override
        public String toString() {
            String text = (negated ? "not " : "") + type;
            return condition == null ? text : text + " and " + condition;
        }
    }

    private static final ConditionParser<FeatureTest> CONDITIONS =
            new ConditionParser<>(
                    new ConditionParser.Tests<>() {
                        @Override
                        public @Nullable Condition<FeatureTest> inParens(
                                List<ComponentValue> contents) {
                            FeatureTest test = FeatureTestParser.parse(contents);
                            return test == null ? null : new Condition.Test<>(test);
                        }

                        @Override
                        public @Nullable Condition<FeatureTest> function(CssFunction function) {
                            return null;
                        }
                    },
                    new Condition.Unknown<>());

    public MediaQueryList {
        queries = List.copyOf(queries);
    }

    /** Parses the value of a {@code media} attribute. */
    public static MediaQueryList parse(String text) {
        return parse(CssParser.parseComponentValues(text));
    }

    /** Parses the prelude of {@code @media}. An invalid query becomes one that never matches. */
    public static MediaQueryList parse(List<ComponentValue> values) {
        if (new TokenCursor(values).atEnd()) {
            return ALL;
        }
        List<Query> queries = new ArrayList<>();
        for (List<ComponentValue> part : CommaLists.split(values)) {
            Query query = query(part);
            queries.add(query == null ? Query.NEVER : query);
        }
        return new MediaQueryList(queries);
    }

    /**
     * Parses the arguments of a {@code media()} function: a feature test or a condition, without a
     * media type. Returns null if they are invalid.
     */
    static @Nullable MediaQueryList ofFunction(List<ComponentValue> arguments) {
        FeatureTest feature = FeatureTestParser.parse(arguments);
        Condition<FeatureTest> condition =
                feature != null
                        ? new Condition.Test<>(feature)
                        : CONDITIONS.parse(new TokenCursor(arguments), true);
        return condition == null
                ? null
                : new MediaQueryList(List.of(new Query(false, "all", condition)));
    }

    /** Whether any query matches. */
    public boolean matches(MediaEnvironment environment) {
        if (queries.isEmpty()) {
            return true;
        }
        for (Query query : queries) {
            if (query.matches(environment)) {
                return true;
            }
        }
        return false;
    }

    /** Parses one query: a condition, or a media type with optional modifier and condition. */
    private static @Nullable Query query(List<ComponentValue> values) {
        Condition<FeatureTest> alone = CONDITIONS.parse(new TokenCursor(values), true);
        if (alone != null) {
            return new Query(false, "all", alone);
        }
        TokenCursor cursor = new TokenCursor(values);
        boolean negated = cursor.takeIdent("not");
        if (!negated) {
            cursor.takeIdent("only");
        }
        Token type = cursor.take(TokenType.IDENT);
        if (type == null || isReserved(type.lower())) {
            return null;
        }
        if (cursor.atEnd()) {
            return new Query(negated, type.lower(), null);
        }
        if (!cursor.takeIdent("and") || !cursor.skipWhitespace()) {
            return null;
        }
        Condition<FeatureTest> condition = CONDITIONS.parse(cursor, false);
        return condition == null ? null : new Query(negated, type.lower(), condition);
    }

    private static boolean isReserved(String name) {
        return switch (name) {
            case "not", "only", "and", "or", "layer" -> true;
            default -> false;
        };
    }

    @Override
    public String toString() {
        return queries.stream().map(Query::toString).collect(Collectors.joining(", "));
    }
}
