package browsy.css.syntax;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Parses style sheets, style attributes and component values. It never throws: it drops invalid
 * rules and declarations with the error recovery of the specification. Time is linear in the text.
 * A declaration or rule is invalid if blocks and functions in it nest deeper than {@link
 * ComponentValueParser#MAX_DEPTH}.
 *
 * @see <a href="https://drafts.csswg.org/css-syntax-3/#parsing">CSS Syntax, 5</a>
 */
public final class CssParser {

    /** The maximum nesting depth of rules. Rules below it are dropped. */
    private static final int MAX_RULE_DEPTH = 64;

    private final Tokenizer tokens;
    private final ComponentValueParser values;

    private CssParser(String css) {
        this.tokens = new Tokenizer(css);
        this.values = new ComponentValueParser(tokens);
    }

    /** Parses the text of a style sheet. */
    public static Stylesheet parseStylesheet(String css) {
        CssParser parser = new CssParser(css);
        return new Stylesheet(List.copyOf(parser.ruleList(true, 0)));
    }

    /** Parses the contents of a {@code style} attribute. Rules in it are dropped. */
    public static List<Declaration> parseDeclarations(String css) {
        CssParser parser = new CssParser(css);
        Block block = new Block();
        parser.blockContents(block, false, 0);
        for (CssRule rule : block.rules) {
            if (rule instanceof CssRule.NestedDeclarations nested) {
                block.declarations.addAll(nested.declarations());
            }
        }
        return List.copyOf(block.declarations);
    }

    /** Parses a list of component values, such as the text of a media attribute. */
    public static List<ComponentValue> parseComponentValues(String css) {
        return new CssParser(css).values.untilEnd();
    }

    /**
     * The declarations and child rules of a block, while it is parsed. Declarations before the
     * first child rule go to {@code declarations}; each later run of declarations becomes a {@link
     * CssRule.NestedDeclarations}.
     */
    private static final class Block {
        final List<Declaration> declarations = new ArrayList<>(4);
        final List<CssRule> rules = new ArrayList<>(0);

        /** The open run of declarations after a child rule; null if there is none. */
        private @Nullable List<Declaration> trailing;

        private int trailingOffset;

        void add(Declaration declaration) {
            if (rules.isEmpty() && trailing == null) {
                declarations.add(declaration);
            } else {
                if (trailing == null) {
                    trailing = new ArrayList<>();
                    trailingOffset = declaration.offset();
                }
                trailing.add(declaration);
            }
        }

        void add(CssRule rule) {
            flush();
            rules.add(rule);
        }

        /** Closes the open run of declarations. */
        void flush() {
            if (trailing != null) {
                rules.add(new CssRule.NestedDeclarations(List.copyOf(trailing), trailingOffset));
                trailing = null;
            }
        }
    }

    /**
     * Consumes a list of rules: a style sheet up to the end of the text, or the block of a
     * conditional at-rule outside style rules up to its closing bracket. Like Chromium, it does not
     * parse declarations in such a block.
     *
     * @param topLevel whether the list is the style sheet itself
     * @param depth the number of enclosing rules
     * @see <a href="https://drafts.csswg.org/css-syntax-3/#consume-stylesheet-contents">5.5.1</a>
     */
    private List<CssRule> ruleList(boolean topLevel, int depth) {
        List<CssRule> rules = new ArrayList<>();
        while (true) {
            Token token = tokens.next();
            switch (token.type()) {
                case EOF -> {
                    return rules;
                }
                case WHITESPACE -> {}
                case CDO, CDC -> {
                    if (!topLevel) {
                        addIfPresent(
                                rules,
                                qualifiedRule(ComponentValueParser.OPEN_CURLY, depth > 0, depth));
                    }
                }
                case CLOSE_CURLY -> {
                    if (!topLevel) {
                        return rules;
                    }
                    addIfPresent(
                            rules,
                            qualifiedRule(ComponentValueParser.OPEN_CURLY, depth > 0, depth));
                }
                case AT_KEYWORD -> addIfPresent(rules, atRule(token, false, depth));
                default ->
                        addIfPresent(
                                rules,
                                qualifiedRule(ComponentValueParser.OPEN_CURLY, depth > 0, depth));
            }
        }
    }

    private static void addIfPresent(List<CssRule> rules, @Nullable CssRule rule) {
        if (rule != null) {
            rules.add(rule);
        }
    }

    /**
     * <a href="https://drafts.csswg.org/css-syntax-3/#consume-at-rule">Consumes an at-rule</a>
     * after its keyword. Returns null if it nests too deep.
     *
     * @param nested whether the at-rule is in a block that may contain declarations
     */
    private @Nullable CssRule atRule(Token keyword, boolean nested, int depth) {
        int offset = tokens.tokenStart();
        List<ComponentValue> prelude =
                values.until(ComponentValueParser.PRELUDE_END, nested || depth > 0);
        Token stop = tokens.next();
        if (stop.type() != TokenType.OPEN_CURLY) {
            if (stop.type() == TokenType.CLOSE_CURLY) {
                tokens.reset(tokens.tokenStart());
            }
            return new CssRule.At(keyword.lower(), prelude, false, List.of(), List.of(), offset);
        }
        if (depth >= MAX_RULE_DEPTH) {
            values.skipBlock();
            return null;
        }
        boolean rulesOnly = !nested && holdsRulesOnly(keyword.lower());
        Block block = new Block();
        if (rulesOnly) {
            block.rules.addAll(ruleList(false, depth + 1));
        } else {
            blockContents(block, true, depth + 1);
        }
        return new CssRule.At(
                keyword.lower(),
                prelude,
                true,
                List.copyOf(block.declarations),
                List.copyOf(block.rules),
                offset);
    }

    /** Whether the block of an at-rule outside style rules contains only rules. */
    private static boolean holdsRulesOnly(String atRule) {
        return switch (atRule) {
            case "media",
                    "supports",
                    "layer",
                    "container",
                    "document",
                    "starting-style",
                    "keyframes",
                    "-webkit-keyframes" ->
                    true;
            default -> false;
        };
    }

    /**
     * Consumes a qualified rule that starts with the token just read. Returns null if the rule has
     * no block, nests too deep or has the form of a custom property with a {}-block.
     *
     * @param stops the stop flags of the prelude; <code>{</code> alone at the top level
     * @param inBlock whether a <code>}</code> ends the rule
     * @see <a href="https://drafts.csswg.org/css-syntax-3/#consume-qualified-rule">5.5.3</a>
     */
    private @Nullable CssRule qualifiedRule(int stops, boolean inBlock, int depth) {
        int offset = tokens.tokenStart();
        tokens.reset(offset);
        List<ComponentValue> prelude = values.until(stops, inBlock);
        Token stop = tokens.next();
        if (stop.type() != TokenType.OPEN_CURLY) {
            if (stop.type() != TokenType.EOF) {
                tokens.reset(tokens.tokenStart());
            }
            return null;
        }
        if (looksLikeCustomProperty(prelude)) {
            values.skipBlock();
            if (stops == ComponentValueParser.PRELUDE_END) {
                values.skipToSemicolon(inBlock);
            }
            return null;
        }
        if (depth >= MAX_RULE_DEPTH) {
            values.skipBlock();
            return null;
        }
        Block block = new Block();
        blockContents(block, true, depth + 1);
        return new CssRule.Qualified(
                prelude, List.copyOf(block.declarations), List.copyOf(block.rules), offset);
    }

    /**
     * Whether a prelude starts like a custom property, as in {@code --foo:hover { ... }}. The
     * specification forbids such rules, so that they cannot be confused with declarations.
     */
    private static boolean looksLikeCustomProperty(List<ComponentValue> prelude) {
        TokenCursor cursor = new TokenCursor(prelude);
        Token ident = cursor.take(TokenType.IDENT);
        return ident != null
                && ident.text().startsWith("--")
                && cursor.take(TokenType.COLON) != null;
    }

    /**
     * Consumes declarations and rules up to the end of the block ({@code nested}) or of the text.
     *
     * @see <a href="https://drafts.csswg.org/css-syntax-3/#consume-block-contents">5.5.5</a>
     */
    private void blockContents(Block block, boolean nested, int depth) {
        while (true) {
            Token token = tokens.next();
            switch (token.type()) {
                case EOF -> {
                    block.flush();
                    return;
                }
                case WHITESPACE, SEMICOLON -> {}
                case CLOSE_CURLY -> {
                    if (nested) {
                        block.flush();
                        return;
                    }
                    values.skipToSemicolon(false);
                }
                case AT_KEYWORD -> {
                    CssRule rule = atRule(token, true, depth);
                    if (rule != null) {
                        block.add(rule);
                    }
                }
                default -> declarationOrRule(block, token, nested, depth);
            }
        }
    }

    /** Consumes a declaration, or, if that fails, a nested rule that starts with {@code token}. */
    private void declarationOrRule(Block block, Token token, boolean nested, int depth) {
        int start = tokens.tokenStart();
        if (token.type() == TokenType.IDENT) {
            Declaration declaration = declaration(token, start, nested);
            if (declaration != null) {
                block.add(declaration);
                return;
            }
        }
        tokens.reset(start);
        tokens.next();
        CssRule rule = qualifiedRule(ComponentValueParser.PRELUDE_END, nested, depth);
        if (rule != null) {
            block.add(rule);
        }
    }

    /**
     * Consumes a declaration after its name. Returns null if there is no valid declaration; the
     * tokenizer position is then undefined.
     *
     * @see <a href="https://drafts.csswg.org/css-syntax-3/#consume-declaration">5.5.6</a>
     */
    private @Nullable Declaration declaration(Token name, int offset, boolean nested) {
        Token token = tokens.next();
        while (token.type() == TokenType.WHITESPACE) {
            token = tokens.next();
        }
        if (token.type() != TokenType.COLON) {
            return null;
        }
        boolean custom = name.text().startsWith("--");
        int stops =
                custom
                        ? ComponentValueParser.SEMICOLON
                        : ComponentValueParser.SEMICOLON_OR_MISPLACED_BLOCK;
        DeclarationValue value = values.declarationValue(stops, nested);
        if (value == null) {
            return null;
        }
        return new Declaration(
                custom ? name.text() : name.lower(), value.values(), value.important(), offset);
    }
}
