package browsy.css.syntax;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Parses stylesheets, style attributes and bare values. Never throws; what the grammar does not
 * know is dropped as the specification says. Linear in the text; blocks and functions nested deeper
 * than {@link ComponentValueParser#MAX_DEPTH} spoil the declaration or rule they stand in.
 *
 * @see <a href="https://drafts.csswg.org/css-syntax-3/#parsing">CSS Syntax, 5</a>
 */
public final class CssParser {

    /** Deeper nested rules are dropped. */
    private static final int MAX_RULE_DEPTH = 64;

    private final Tokenizer tokens;
    private final ComponentValueParser values;

    private CssParser(String css) {
        this.tokens = new Tokenizer(css);
        this.values = new ComponentValueParser(tokens);
    }

    /** Parses a whole stylesheet. */
    public static Stylesheet parseStylesheet(String css) {
        CssParser parser = new CssParser(css);
        return new Stylesheet(List.copyOf(parser.ruleList(true, 0)));
    }

    /** Parses the contents of a {@code style} attribute; rules in it are dropped. */
    public static List<Declaration> parseDeclarations(String css) {
        CssParser parser = new CssParser(css);
        Block block = new Block();
        parser.blockContents(block, false, 0);
        for (Rule rule : block.rules) {
            if (rule instanceof Rule.NestedDeclarations nested) {
                block.declarations.addAll(nested.declarations());
            }
        }
        return List.copyOf(block.declarations);
    }

    /** Parses a list of component values, such as the text of a media attribute. */
    public static List<ComponentValue> parseComponentValues(String css) {
        return new CssParser(css).values.untilEnd();
    }

    /** What a block holds, in the shape of {@link Rule.Qualified}. */
    private static final class Block {
        final List<Declaration> declarations = new ArrayList<>();
        final List<Rule> rules = new ArrayList<>();

        /** The list that the next declaration of a block belongs to. */
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

        void add(Rule rule) {
            flush();
            rules.add(rule);
        }

        void flush() {
            if (trailing != null) {
                rules.add(new Rule.NestedDeclarations(List.copyOf(trailing), trailingOffset));
                trailing = null;
            }
        }
    }

    /**
     * Consumes rules up to the end of the text or, below the top level, of the block: a stylesheet,
     * or the block of a conditional rule outside any style rule, where Chromium looks for no
     * declarations.
     *
     * @see <a href="https://drafts.csswg.org/css-syntax-3/#consume-stylesheet-contents">5.5.1</a>
     */
    private List<Rule> ruleList(boolean topLevel, int depth) {
        List<Rule> rules = new ArrayList<>();
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

    private static void addIfPresent(List<Rule> rules, @Nullable Rule rule) {
        if (rule != null) {
            rules.add(rule);
        }
    }

    /** <a href="https://drafts.csswg.org/css-syntax-3/#consume-at-rule">Consume an at-rule</a>. */
    private @Nullable Rule atRule(Token keyword, boolean nested, int depth) {
        int offset = tokens.tokenStart();
        List<ComponentValue> prelude =
                values.until(ComponentValueParser.PRELUDE_END, nested || depth > 0);
        Token stop = tokens.next();
        if (stop.type() != TokenType.OPEN_CURLY) {
            if (stop.type() == TokenType.CLOSE_CURLY) {
                tokens.reset(tokens.tokenStart());
            }
            return new Rule.At(keyword.lower(), prelude, false, List.of(), List.of(), offset);
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
        return new Rule.At(
                keyword.lower(),
                prelude,
                true,
                List.copyOf(block.declarations),
                List.copyOf(block.rules),
                offset);
    }

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
     * Consumes a qualified rule that begins with the token just read; null if it ends without a
     * block.
     *
     * @see <a href="https://drafts.csswg.org/css-syntax-3/#consume-qualified-rule">5.5.3</a>
     */
    private @Nullable Rule qualifiedRule(int stops, boolean inBlock, int depth) {
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
        return new Rule.Qualified(
                prelude, List.copyOf(block.declarations), List.copyOf(block.rules), offset);
    }

    /** {@code --foo:hover { ... }} is not a rule, so that custom properties stay unambiguous. */
    private static boolean looksLikeCustomProperty(List<ComponentValue> prelude) {
        TokenCursor cursor = new TokenCursor(prelude);
        Token ident = cursor.take(TokenType.IDENT);
        return ident != null
                && ident.text().startsWith("--")
                && cursor.take(TokenType.COLON) != null;
    }

    /**
     * Consumes declarations and rules up to the end of the block ({@code nested}) or text.
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
                    Rule rule = atRule(token, true, depth);
                    if (rule != null) {
                        block.add(rule);
                    }
                }
                default -> declarationOrRule(block, token, nested, depth);
            }
        }
    }

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
        Rule rule = qualifiedRule(ComponentValueParser.PRELUDE_END, nested, depth);
        if (rule != null) {
            block.add(rule);
        }
    }

    /**
     * Consumes a declaration after its name; null if it is none, with the position anywhere.
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
