package browsy.css.selector;

import browsy.css.syntax.ComponentValue;
import browsy.css.syntax.CssFunction;
import browsy.css.syntax.SimpleBlock;
import browsy.css.syntax.Token;
import browsy.css.syntax.TokenCursor;
import browsy.css.syntax.TokenType;
import browsy.infra.Ascii;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Parses one compound selector with its pseudo-elements.
 *
 * @see <a href="https://drafts.csswg.org/selectors-4/#grammar">Selectors, 18.1</a>
 */
final class CompoundParser {

    private static final SimpleSelector NEVER = new SimpleSelectors.Never("&");

    private final SelectorParser.Context context;
    private final Map<String, String> namespaces;
    private final PseudoParser pseudos;
    private boolean sawNesting;
    private boolean sawScope;
    private boolean sawUnknown;

    CompoundParser(
            SelectorParser parser, SelectorParser.Context context, Map<String, String> namespaces) {
        this.context = context;
        this.namespaces = namespaces;
        this.pseudos = new PseudoParser(parser, this);
    }

    SelectorParser.Context context() {
        return context;
    }

    /** Resets {@link #sawNesting} and {@link #sawScope} before the next selector. */
    void resetSeen() {
        sawNesting = false;
        sawScope = false;
    }

    /** Whether {@code :scope} occurred, at any depth, since {@link #resetSeen}. */
    boolean sawScope() {
        return sawScope;
    }

    /** Whether {@code &} occurred, at any depth, since {@link #resetSeen}. */
    boolean sawNesting() {
        return sawNesting;
    }

    /** Records that a selector is valid in a style rule but not supported. */
    void noteUnknown() {
        sawUnknown = true;
    }

    /** Whether a valid but unknown name or selector occurred, which {@code @supports} rejects. */
    boolean sawUnknown() {
        return sawUnknown;
    }

    /**
     * Whether the selectors of the parent rule contain {@code :has()}. As {@code :has()} cannot be
     * nested, {@code &} then matches nothing inside {@code :has()}.
     */
    private boolean parentHasHas() {
        return context instanceof SelectorParser.Context.Nested nested
                && nested.parent().selectors().stream().anyMatch(ComplexSelector::usesHas);
    }

    /**
     * Returns the selector for {@code &}: the selectors of the parent rule, or the scoping root
     * outside of nested rules.
     */
    SimpleSelector nesting() {
        return context instanceof SelectorParser.Context.Nested nested
                ? new SimpleSelectors.Is(nested.parent(), SimpleSelectors.Is.Kind.NESTING)
                : new SimpleSelectors.NestingAtTop();
    }

    /**
     * Parses the compound at the cursor and adds its simple selectors to the builder. The compound
     * is an optional type selector and any number of ids, classes, attributes, {@code &},
     * pseudo-classes and pseudo-elements. If it has no type selector, the default namespace applies
     * to it. Returns false if there is no compound or it is invalid.
     */
    boolean parse(TokenCursor cursor, ComplexBuilder builder) {
        int start = cursor.position();
        if (!type(cursor, builder)) {
            return false;
        }
        boolean typed = cursor.position() > start;
        int before = builder.size();
        while (true) {
            ComponentValue value = cursor.peekRaw();
            if (value == null || value.is(TokenType.WHITESPACE)) {
                break;
            }
            boolean valid;
            if (value instanceof Token token && token.is(TokenType.HASH)) {
                cursor.nextRaw();
                valid = token.isId();
                builder.add(new SimpleSelectors.Id(token.text(), Ascii.lower(token.text())));
            } else if (value.isDelim('.')) {
                cursor.nextRaw();
                valid = className(cursor.nextRaw(), builder);
            } else if (value instanceof SimpleBlock block && block.open() == '[') {
                cursor.nextRaw();
                SimpleSelector attribute = AttributeParser.parse(block, namespaces);
                valid = attribute != null;
                if (attribute != null) {
                    builder.add(attribute);
                }
            } else if (value.isDelim('&')) {
                cursor.nextRaw();
                sawNesting = true;
                valid = true;
                builder.add(pseudos.isInsideHas() && parentHasHas() ? NEVER : nesting());
            } else if (value.is(TokenType.COLON)) {
                cursor.nextRaw();
                sawScope |= cursor.peekRaw() instanceof Token name && name.isIdent("scope");
                if (!pseudos.parse(cursor, builder)) {
                    return false;
                }
                continue;
            } else {
                break;
            }
            if (!valid || builder.pseudoElement() != null) {
                return false;
            }
        }
        if (cursor.position() == start) {
            return false;
        }
        String namespace = namespaces.get("");
        if (!typed && namespace != null && builder.size() == before) {
            builder.addNamespace(new SimpleSelectors.Universal(namespace));
        }
        return true;
    }

    private static boolean className(@Nullable ComponentValue value, ComplexBuilder builder) {
        if (!(value instanceof Token token) || !token.is(TokenType.IDENT)) {
            return false;
        }
        builder.add(new SimpleSelectors.ClassName(token.text(), token.lower()));
        return true;
    }

    /**
     * Takes an optional type selector with an optional namespace prefix. Returns false if it is
     * invalid.
     */
    private boolean type(TokenCursor cursor, ComplexBuilder builder) {
        ComponentValue first = cursor.peekRaw();
        boolean bar = first != null && first.isDelim('|');
        if (first == null || !bar && !isName(first)) {
            return true;
        }
        String namespace = namespaces.get("");
        if (!bar) {
            // name, or prefix|name
            cursor.nextRaw();
            int afterName = cursor.position();
            ComponentValue next = cursor.nextRaw();
            ComponentValue local = cursor.peekRaw();
            if (next == null || !next.isDelim('|') || local == null || !isName(local)) {
                cursor.reset(afterName);
                return add(first, namespace, builder);
            }
            if (first.isDelim('*')) {
                namespace = null;
            } else {
                namespace = namespaces.get(((Token) first).text());
                if (namespace == null) {
                    return false;
                }
            }
        } else {
            // |name: an element without a namespace
            cursor.nextRaw();
            namespace = "";
        }
        ComponentValue local = cursor.nextRaw();
        return local != null && isName(local) && add(local, namespace, builder);
    }

    private static boolean isName(ComponentValue value) {
        return value.is(TokenType.IDENT) || value.isDelim('*');
    }

    private static boolean add(
            ComponentValue name, @Nullable String namespace, ComplexBuilder builder) {
        if (name.isDelim('*')) {
            builder.add(new SimpleSelectors.Universal(namespace));
        } else {
            Token token = (Token) name;
            builder.add(new SimpleSelectors.Type(token.text(), token.lower(), namespace));
        }
        return true;
    }

    /**
     * Parses the compound selector in the argument of a functional pseudo-class such as {@code
     * :host()}. Returns null if the argument is invalid.
     */
    @Nullable CompoundSelector argument(CssFunction function) {
        TokenCursor cursor = new TokenCursor(function.arguments());
        ComplexBuilder builder = new ComplexBuilder(false);
        cursor.skipWhitespace();
        if (!parse(cursor, builder) || !cursor.atEnd() || builder.size() > 0) {
            return null;
        }
        return builder.build().compound(0);
    }
}
