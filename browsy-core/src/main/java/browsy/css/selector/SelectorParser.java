package browsy.css.selector;

import browsy.css.syntax.CommaLists;
import browsy.css.syntax.ComponentValue;
import browsy.css.syntax.TokenCursor;
import browsy.css.syntax.TokenType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Parses selector lists.
 *
 * @see <a href="https://drafts.csswg.org/selectors-4/#parse-selector">Selectors, 18</a>
 */
public final class SelectorParser {

    /** Stands leftmost in the relative selectors of {@code :has()}. */
    static final CompoundSelector ANCHOR =
            new CompoundSelector(List.of(new SimpleSelectors.Never("", Specificity.NONE)));

    /** More compounds than any stylesheet has; a longer selector is invalid. */
    private static final int MAX_COMPOUNDS = 256;

    private final CompoundParser compounds;
    private final boolean forgiving;

    /** What is around a selector. */
    public sealed interface Context {

        /** A style rule that is not within another. */
        record TopLevel() implements Context {}

        /** A style rule within another one, whose selectors {@code &} stands for. */
        record Nested(SelectorList parent) implements Context {}

        /** A style rule directly within {@code @scope}. */
        record InScope() implements Context {}

        Context TOP_LEVEL = new TopLevel();
        Context IN_SCOPE = new InScope();
    }

    /**
     * @param namespaces the URIs of the prefixes declared; {@code ""} is the default namespace
     */
    public SelectorParser(Context context, Map<String, String> namespaces) {
        this(context, namespaces, true);
    }

    private SelectorParser(Context context, Map<String, String> namespaces, boolean forgiving) {
        this.compounds = new CompoundParser(this, context, namespaces);
        this.forgiving = forgiving;
    }

    /**
     * Whether {@code @supports selector()} holds: every part must be known, also what a rule would
     * forgive.
     *
     * @see <a href="https://drafts.csswg.org/css-conditional-4/#support-definition-ext">CSS
     *     Conditional, 3</a>
     */
    public static boolean supports(List<ComponentValue> selector, Map<String, String> namespaces) {
        SelectorParser parser = new SelectorParser(Context.TOP_LEVEL, namespaces, false);
        SelectorList list = parser.parseRulePrelude(selector);
        return list != null && !parser.compounds.sawUnknown();
    }

    /** Parses a selector list at the top level of a document's stylesheet. */
    public static @Nullable SelectorList parse(List<ComponentValue> prelude) {
        return new SelectorParser(Context.TOP_LEVEL, Map.of()).parseRulePrelude(prelude);
    }

    /** The selectors of a style rule; null if any is invalid, which drops the rule. */
    public @Nullable SelectorList parseRulePrelude(List<ComponentValue> prelude) {
        List<ComplexSelector> selectors = new ArrayList<>();
        for (List<ComponentValue> part : CommaLists.split(prelude)) {
            ComplexSelector selector = ruleSelector(part);
            if (selector == null) {
                return null;
            }
            selectors.add(selector);
        }
        return new SelectorList(selectors);
    }

    /** A selector list in which invalid selectors are left out. */
    public SelectorList parseForgiving(List<ComponentValue> values) {
        List<ComplexSelector> selectors = new ArrayList<>();
        for (List<ComponentValue> part : CommaLists.split(values)) {
            ComplexSelector selector = complex(part, null, false);
            if (selector != null) {
                selectors.add(selector);
            } else if (!forgiving) {
                compounds.noteUnknown();
            }
        }
        return new SelectorList(selectors);
    }

    /** The same for selectors that are relative to what is around, as those of a scope's bounds. */
    public SelectorList parseForgivingRelative(List<ComponentValue> values) {
        List<ComplexSelector> selectors = new ArrayList<>();
        for (List<ComponentValue> part : CommaLists.split(values)) {
            ComplexSelector selector = ruleSelector(part);
            if (selector != null && selector.pseudoElement() == null) {
                selectors.add(selector);
            }
        }
        return new SelectorList(selectors);
    }

    /** A selector list without pseudo-elements, as in {@code :not()}; null if any is invalid. */
    @Nullable SelectorList parseStrict(List<ComponentValue> values) {
        List<ComplexSelector> selectors = new ArrayList<>();
        for (List<ComponentValue> part : CommaLists.split(values)) {
            ComplexSelector selector = complex(part, null, false);
            if (selector == null) {
                return null;
            }
            selectors.add(selector);
        }
        return new SelectorList(selectors);
    }

    /** The argument of {@code :has()}; null if any selector is invalid. */
    @Nullable SelectorList parseRelative(List<ComponentValue> values) {
        List<ComplexSelector> selectors = new ArrayList<>();
        for (List<ComponentValue> part : CommaLists.split(values)) {
            TokenCursor cursor = new TokenCursor(part);
            Combinator leading = leadingCombinator(cursor);
            Prefix prefix = new Prefix(ANCHOR, leading == null ? Combinator.DESCENDANT : leading);
            ComplexSelector selector = complex(cursor.takeRest(), prefix, false);
            if (selector == null) {
                return null;
            }
            selectors.add(selector);
        }
        return new SelectorList(selectors);
    }

    /** What a relative selector is relative to. */
    private record Prefix(CompoundSelector compound, Combinator combinator) {}

    /**
     * <a href="https://drafts.csswg.org/css-nesting-1/#syntax">CSS Nesting, 2</a>: a selector
     * without {@code &}, or one that begins with a combinator, is relative to the parent. In a
     * scope, one without {@code &} and {@code :scope} is relative to its root.
     *
     * @see <a href="https://drafts.csswg.org/css-cascade-6/#scoped-rules">CSS Cascading, 2.5</a>
     */
    private @Nullable ComplexSelector ruleSelector(List<ComponentValue> values) {
        TokenCursor cursor = new TokenCursor(values);
        Combinator leading = leadingCombinator(cursor);
        List<ComponentValue> rest = cursor.takeRest();
        Context context = compounds.context();
        if (context instanceof Context.TopLevel) {
            return leading == null ? complex(rest, null, true) : null;
        }
        compounds.forgetNesting();
        ComplexSelector alone = complex(rest, null, true);
        boolean inScope = context instanceof Context.InScope;
        boolean absolute = compounds.sawNesting() || inScope && compounds.sawScope();
        if (alone == null || leading == null && absolute) {
            return alone;
        }
        CompoundSelector parent =
                inScope ? scopingRoot() : new CompoundSelector(List.of(compounds.nesting()));
        return complex(
                rest, new Prefix(parent, leading == null ? Combinator.DESCENDANT : leading), true);
    }

    /** {@code :where(:scope)}. */
    private static CompoundSelector scopingRoot() {
        ComplexBuilder scope = new ComplexBuilder(false);
        scope.add(PseudoClass.SCOPE);
        SelectorList list = new SelectorList(List.of(scope.build()));
        return new CompoundSelector(
                List.of(new SimpleSelectors.Is(list, SimpleSelectors.Is.Kind.WHERE)));
    }

    private static @Nullable Combinator leadingCombinator(TokenCursor cursor) {
        cursor.skipWhitespace();
        return namedCombinator(cursor);
    }

    private static @Nullable Combinator namedCombinator(TokenCursor cursor) {
        if (cursor.takeDelim('>')) {
            return Combinator.CHILD;
        }
        if (cursor.takeDelim('+')) {
            return Combinator.NEXT_SIBLING;
        }
        return cursor.takeDelim('~') ? Combinator.SUBSEQUENT_SIBLING : null;
    }

    private @Nullable ComplexSelector complex(
            List<ComponentValue> values, @Nullable Prefix prefix, boolean pseudoElements) {
        TokenCursor cursor = new TokenCursor(values);
        ComplexBuilder builder = new ComplexBuilder(pseudoElements);
        if (prefix != null) {
            builder.prefix(prefix.compound(), prefix.combinator());
        }
        while (true) {
            cursor.skipWhitespace();
            if (!compounds.parse(cursor, builder) || builder.size() > MAX_COMPOUNDS) {
                return null;
            }
            boolean space = cursor.peekRaw() != null && cursor.peekRaw().is(TokenType.WHITESPACE);
            if (cursor.atEnd()) {
                return builder.build();
            }
            Combinator combinator = namedCombinator(cursor);
            if (combinator == null && !space || builder.pseudoElement() != null) {
                return null;
            }
            builder.combine(combinator == null ? Combinator.DESCENDANT : combinator);
        }
    }
}
