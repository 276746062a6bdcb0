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

    /**
     * Placeholder for the anchor element of {@code :has()}, the leftmost compound of its relative
     * selectors.
     */
    static final CompoundSelector ANCHOR =
            new CompoundSelector(new SimpleSelectors.Never("", Specificity.NONE));

    /** The maximum number of compounds. A longer selector is invalid. */
    private static final int MAX_COMPOUNDS = 256;

    private final CompoundParser compounds;
    private final boolean forgiving;

    /** The rule that encloses a selector. */
    public sealed interface Context {

        /** A style rule that is not nested. */
        record TopLevel() implements Context {}

        /**
         * A style rule nested in another one. {@code &} represents the elements that {@code parent}
         * matches.
         */
        record Nested(SelectorList parent) implements Context {}

        /** A style rule directly within {@code @scope}. */
        record InScope() implements Context {}

        Context TOP_LEVEL = new TopLevel();
        Context IN_SCOPE = new InScope();
    }

    /**
     * @param namespaces namespace URIs by declared prefix; {@code ""} is the default namespace
     */
    public SelectorParser(Context context, Map<String, String> namespaces) {
        this(context, namespaces, true);
    }

    private SelectorParser(Context context, Map<String, String> namespaces, boolean forgiving) {
        this.compounds = new CompoundParser(this, context, namespaces);
        this.forgiving = forgiving;
    }

    /**
     * Whether {@code @supports selector()} is true. All parts must be known, including those that a
     * forgiving selector list would drop.
     *
     * @see <a href="https://drafts.csswg.org/css-conditional-4/#support-definition-ext">CSS
     *     Conditional, 3</a>
     */
    public static boolean supports(List<ComponentValue> selector, Map<String, String> namespaces) {
        SelectorParser parser = new SelectorParser(Context.TOP_LEVEL, namespaces, false);
        SelectorList list = parser.parseRulePrelude(selector);
        return list != null && !parser.compounds.sawUnknown();
    }

    /**
     * Parses the selector list of a top-level style rule, without namespaces. Returns null if it is
     * invalid.
     */
    public static @Nullable SelectorList parse(List<ComponentValue> prelude) {
        return new SelectorParser(Context.TOP_LEVEL, Map.of()).parseRulePrelude(prelude);
    }

    /**
     * Parses the selector list of a style rule. Returns null if any selector is invalid, which
     * invalidates the rule.
     */
    public @Nullable SelectorList parseRulePrelude(List<ComponentValue> prelude) {
        List<List<ComponentValue>> parts = CommaLists.split(prelude);
        ComplexSelector[] selectors = new ComplexSelector[parts.size()];
        for (int i = 0; i < selectors.length; i++) {
            ComplexSelector selector = ruleSelector(parts.get(i));
            if (selector == null) {
                return null;
            }
            selectors[i] = selector;
        }
        return new SelectorList(selectors.length == 1 ? List.of(selectors[0]) : List.of(selectors));
    }

    /** Parses a forgiving selector list: drops invalid selectors. */
    public SelectorList parseForgiving(List<ComponentValue> values) {
        List<List<ComponentValue>> parts = CommaLists.split(values);
        List<ComplexSelector> selectors = new ArrayList<>(parts.size());
        for (List<ComponentValue> part : parts) {
            ComplexSelector selector = complex(new TokenCursor(part), null, false);
            if (selector != null) {
                selectors.add(selector);
            } else if (!forgiving) {
                compounds.noteUnknown();
            }
        }
        return new SelectorList(selectors);
    }

    /**
     * Parses a forgiving list of selectors that are relative to the context, such as the bounds of
     * {@code @scope}. Drops invalid selectors and selectors with a pseudo-element.
     */
    public SelectorList parseForgivingRelative(List<ComponentValue> values) {
        List<List<ComponentValue>> parts = CommaLists.split(values);
        List<ComplexSelector> selectors = new ArrayList<>(parts.size());
        for (List<ComponentValue> part : parts) {
            ComplexSelector selector = ruleSelector(part);
            if (selector != null && selector.pseudoElement() == null) {
                selectors.add(selector);
            }
        }
        return new SelectorList(selectors);
    }

    /**
     * Parses a selector list without pseudo-elements, as in {@code :not()}. Returns null if any
     * selector is invalid.
     */
    @Nullable SelectorList parseStrict(List<ComponentValue> values) {
        List<List<ComponentValue>> parts = CommaLists.split(values);
        List<ComplexSelector> selectors = new ArrayList<>(parts.size());
        for (List<ComponentValue> part : parts) {
            ComplexSelector selector = complex(new TokenCursor(part), null, false);
            if (selector == null) {
                return null;
            }
            selectors.add(selector);
        }
        return new SelectorList(selectors);
    }

    /** Parses the argument of {@code :has()}. Returns null if any selector is invalid. */
    @Nullable SelectorList parseRelative(List<ComponentValue> values) {
        List<List<ComponentValue>> parts = CommaLists.split(values);
        List<ComplexSelector> selectors = new ArrayList<>(parts.size());
        for (List<ComponentValue> part : parts) {
            TokenCursor cursor = new TokenCursor(part);
            Combinator leading = combinator(cursor);
            Prefix prefix = new Prefix(ANCHOR, leading == null ? Combinator.DESCENDANT : leading);
            ComplexSelector selector = complex(cursor, prefix, false);
            if (selector == null) {
                return null;
            }
            selectors.add(selector);
        }
        return new SelectorList(selectors);
    }

    /** The compound and combinator before a relative selector. */
    private record Prefix(CompoundSelector compound, Combinator combinator) {}

    /**
     * Parses a selector of a style rule in its context.
     *
     * <ul>
     *   <li>At the top level it is absolute; a leading combinator is invalid.
     *   <li>In a nested rule, a selector without {@code &} or with a leading combinator is relative
     *       to {@code &} (<a href="https://drafts.csswg.org/css-nesting-1/#syntax">CSS Nesting,
     *       2</a>).
     *   <li>In {@code @scope}, a selector with neither {@code &} nor {@code :scope}, or with a
     *       leading combinator, is relative to the scoping root (<a
     *       href="https://drafts.csswg.org/css-cascade-6/#scoped-rules">CSS Cascading, 2.5</a>).
     * </ul>
     */
    private @Nullable ComplexSelector ruleSelector(List<ComponentValue> values) {
        TokenCursor cursor = new TokenCursor(values);
        Combinator leading = combinator(cursor);
        Context context = compounds.context();
        if (context instanceof Context.TopLevel) {
            return leading == null ? complex(cursor, null, true) : null;
        }
        // Parse without a prefix first, to learn whether the selector contains & or :scope.
        compounds.resetSeen();
        int start = cursor.position();
        ComplexSelector alone = complex(cursor, null, true);
        boolean inScope = context instanceof Context.InScope;
        boolean absolute = compounds.sawNesting() || inScope && compounds.sawScope();
        if (alone == null || leading == null && absolute) {
            return alone;
        }
        // Parse again, relative to the scoping root or the parent rule.
        CompoundSelector parent =
                inScope ? scopingRoot() : new CompoundSelector(compounds.nesting());
        cursor.reset(start);
        return complex(
                cursor,
                new Prefix(parent, leading == null ? Combinator.DESCENDANT : leading),
                true);
    }

    /** The compound {@code :where(:scope)}. */
    private static CompoundSelector scopingRoot() {
        ComplexBuilder scope = new ComplexBuilder(false);
        scope.add(PseudoClass.SCOPE);
        SelectorList list = new SelectorList(List.of(scope.build()));
        return new CompoundSelector(new SimpleSelectors.Is(list, SimpleSelectors.Is.Kind.WHERE));
    }

    /** Takes a combinator other than white space; null if there is none. */
    private static @Nullable Combinator combinator(TokenCursor cursor) {
        ComponentValue value = cursor.peek();
        Combinator named = null;
        if (value != null && value.is(TokenType.DELIM)) {
            named =
                    value.isDelim('>')
                            ? Combinator.CHILD
                            : value.isDelim('+')
                                    ? Combinator.NEXT_SIBLING
                                    : value.isDelim('~') ? Combinator.SUBSEQUENT_SIBLING : null;
        }
        if (named != null) {
            cursor.nextRaw();
        }
        return named;
    }

    /**
     * Parses the rest of the values as a complex selector, with {@code prefix} to its left; null if
     * it is invalid.
     */
    private @Nullable ComplexSelector complex(
            TokenCursor cursor, @Nullable Prefix prefix, boolean pseudoElements) {
        ComplexBuilder builder = new ComplexBuilder(pseudoElements);
        if (prefix != null) {
            builder.prefix(prefix.compound(), prefix.combinator());
        }
        while (true) {
            cursor.skipWhitespace();
            if (!compounds.parse(cursor, builder) || builder.size() > MAX_COMPOUNDS) {
                return null;
            }
            boolean space = cursor.skipWhitespace();
            if (cursor.atEnd()) {
                return builder.build();
            }
            Combinator combinator = combinator(cursor);
            if (combinator == null && !space || builder.pseudoElement() != null) {
                return null;
            }
            builder.combine(combinator == null ? Combinator.DESCENDANT : combinator);
        }
    }
}
