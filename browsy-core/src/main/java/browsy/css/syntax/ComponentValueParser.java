package browsy.css.syntax;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Consumes lists of component values.
 *
 * @see <a href="https://drafts.csswg.org/css-syntax-3/#consume-list-of-components">5.5.7</a>
 */
final class ComponentValueParser {

    /** How deep functions and blocks may nest within one value or prelude. */
    static final int MAX_DEPTH = 192;

    /** Stops at <code>{</code>. */
    static final int OPEN_CURLY = 1;

    /** Stops at {@code ;}. */
    static final int SEMICOLON = 2;

    /** Stops at either, as the prelude of an at-rule or a nested rule does. */
    static final int PRELUDE_END = OPEN_CURLY | SEMICOLON;

    /** Stops at {@code ;}, and at <code>{</code> unless it begins the value. */
    static final int SEMICOLON_OR_MISPLACED_BLOCK = SEMICOLON | 4;

    private final Tokenizer tokens;

    /** Values of lists still open; each list ends up as one array copied from here. */
    private ComponentValue[] stack = new ComponentValue[64];

    private int top;
    private boolean tooDeep;

    ComponentValueParser(Tokenizer tokens) {
        this.tokens = tokens;
    }

    /** Everything up to the end of the text. */
    List<ComponentValue> untilEnd() {
        return until(0, false);
    }

    /** Values up to one of the stop tokens, which is left; with {@code nested} also up to a }. */
    List<ComponentValue> until(int stops, boolean nested) {
        int base = top;
        tooDeep = false;
        consume(stops, nested);
        return tooDeep ? poison(base) : pop(base, top);
    }

    /** The value of a declaration after its colon; null if it holds a block where none may be. */
    @Nullable DeclarationValue declarationValue(int stops, boolean nested) {
        int base = top;
        tooDeep = false;
        if (!consume(stops, nested)) {
            top = base;
            return null;
        }
        if (tooDeep) {
            return new DeclarationValue(poison(base), false);
        }
        int first = base;
        while (first < top && stack[first] == Token.WHITESPACE) {
            first++;
        }
        int last = trimEnd(first, top);
        boolean important = false;
        if (last - first >= 1 && stack[last - 1].isIdent("important")) {
            int bang = trimEnd(first, last - 1);
            if (bang > first && stack[bang - 1].isDelim('!')) {
                important = true;
                last = trimEnd(first, bang - 1);
            }
        }
        List<ComponentValue> values = List.of(Arrays.copyOfRange(stack, first, last));
        top = base;
        return new DeclarationValue(values, important);
    }

    /** Skips a {}-block whose opening bracket was just read, without recursion. */
    void skipBlock() {
        skipTo(TokenType.CLOSE_CURLY);
    }

    /**
     * <a href="https://drafts.csswg.org/css-syntax-3/#consume-the-remnants-of-a-bad-declaration">
     * Consume the remnants of a bad declaration</a>; the stop token is left.
     */
    void skipToSemicolon(boolean nested) {
        int base = top;
        consume(SEMICOLON, nested);
        top = base;
    }

    private int trimEnd(int first, int end) {
        int last = end;
        while (last > first && stack[last - 1] == Token.WHITESPACE) {
            last--;
        }
        return last;
    }

    /** A value that no grammar takes. */
    private List<ComponentValue> poison(int base) {
        top = base;
        return List.of(Token.BAD_STRING);
    }

    /** Pushes values up to a stop token, which is left; false for a block where none may be. */
    private boolean consume(int stops, boolean nested) {
        int start = top;
        while (true) {
            Token token = tokens.next();
            switch (token.type()) {
                case EOF -> {
                    return true;
                }
                case SEMICOLON -> {
                    if ((stops & SEMICOLON) != 0) {
                        tokens.reset(tokens.tokenStart());
                        return true;
                    }
                    push(token);
                }
                case CLOSE_CURLY -> {
                    if (nested) {
                        tokens.reset(tokens.tokenStart());
                        return true;
                    }
                    push(token);
                }
                case OPEN_CURLY -> {
                    if ((stops & OPEN_CURLY) != 0) {
                        tokens.reset(tokens.tokenStart());
                        return true;
                    }
                    if ((stops & 4) != 0 && trimEnd(start, top) > start) {
                        return false;
                    }
                    block('{', TokenType.CLOSE_CURLY, 0);
                }
                default -> value(token, 0);
            }
        }
    }

    /** Pushes the component value that begins with {@code token}. */
    private void value(Token token, int depth) {
        switch (token.type()) {
            case OPEN_CURLY -> block('{', TokenType.CLOSE_CURLY, depth);
            case OPEN_SQUARE -> block('[', TokenType.CLOSE_SQUARE, depth);
            case OPEN_PAREN -> block('(', TokenType.CLOSE_PAREN, depth);
            case FUNCTION -> {
                String name = token.text().startsWith("--") ? token.text() : token.lower();
                int base = top;
                if (enter(TokenType.CLOSE_PAREN, depth)) {
                    push(new CssFunction(name, pop(base, top)));
                }
            }
            default -> push(token);
        }
    }

    private void block(char open, TokenType close, int depth) {
        int base = top;
        if (enter(close, depth)) {
            push(new SimpleBlock(open, pop(base, top)));
        }
    }

    /** Pushes the values of a block or function up to its end; false if it is too deep. */
    private boolean enter(TokenType close, int depth) {
        if (depth >= MAX_DEPTH) {
            tooDeep = true;
            skipTo(close);
            return false;
        }
        while (true) {
            Token token = tokens.next();
            if (token.type() == close || token.type() == TokenType.EOF) {
                return true;
            }
            value(token, depth + 1);
        }
    }

    /** Skips to the bracket that closes a block, keeping count of the kinds of bracket inside. */
    private void skipTo(TokenType close) {
        BracketStack open = new BracketStack();
        open.push(close);
        while (!open.isEmpty()) {
            Token token = tokens.next();
            switch (token.type()) {
                case EOF -> {
                    return;
                }
                case OPEN_CURLY -> open.push(TokenType.CLOSE_CURLY);
                case OPEN_SQUARE -> open.push(TokenType.CLOSE_SQUARE);
                case OPEN_PAREN, FUNCTION -> open.push(TokenType.CLOSE_PAREN);
                default -> open.popIf(token.type());
            }
        }
    }

    private void push(ComponentValue value) {
        if (top == stack.length) {
            stack = Arrays.copyOf(stack, top * 2);
        }
        stack[top++] = value;
    }

    private List<ComponentValue> pop(int from, int to) {
        List<ComponentValue> values =
                from == to ? List.of() : List.of(Arrays.copyOfRange(stack, from, to));
        top = from;
        return values;
    }
}
