package browsy.css.syntax;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Consumes lists of component values from a tokenizer. Values of all open lists share one stack;
 * when a list ends, its values are copied from the stack into an immutable list.
 *
 * <p>Functions and blocks that nest deeper than {@link #MAX_DEPTH} are skipped without recursion,
 * and the whole value or prelude becomes invalid.
 *
 * @see <a href="https://drafts.csswg.org/css-syntax-3/#consume-list-of-components">5.5.7</a>
 */
final class ComponentValueParser {

    /** The maximum nesting depth of functions and blocks in one value or prelude. */
    static final int MAX_DEPTH = 192;

    /** Stop flag: stop before <code>{</code>. */
    static final int OPEN_CURLY = 1;

    /** Stop flag: stop before {@code ;}. */
    static final int SEMICOLON = 2;

    /** Stop flags for the prelude of an at-rule or of a nested rule. */
    static final int PRELUDE_END = OPEN_CURLY | SEMICOLON;

    /**
     * Stop flags for a declaration value: stop before {@code ;}, and fail at a <code>{</code> that
     * is not the first non-white-space token of the value.
     */
    static final int SEMICOLON_OR_MISPLACED_BLOCK = SEMICOLON | 4;

    private final Tokenizer tokens;

    /** The values of all lists that are still open, outermost list first. */
    private ComponentValue[] stack = new ComponentValue[64];

    private int top;
    private boolean tooDeep;

    ComponentValueParser(Tokenizer tokens) {
        this.tokens = tokens;
    }

    /** Consumes all values up to the end of the text. */
    List<ComponentValue> untilEnd() {
        return until(0, false);
    }

    /**
     * Consumes values up to the first stop token, without consuming the stop token.
     *
     * @param stops stop flags
     * @param nested whether a <code>}</code> also stops the list, because it closes an enclosing
     *     block
     */
    List<ComponentValue> until(int stops, boolean nested) {
        int base = top;
        tooDeep = false;
        consume(stops, nested);
        return tooDeep ? poison(base) : pop(base, top);
    }

    /**
     * Consumes the value of a declaration, after its colon, and splits off {@code !important}.
     * Returns null if the value contains a {}-block in a place that the grammar forbids.
     */
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
        // Trim white space on both sides.
        int first = base;
        while (first < top && stack[first] == Token.WHITESPACE) {
            first++;
        }
        int last = trimEnd(first, top);
        // Split off "!" and "important", with optional white space between and before them.
        boolean important = false;
        if (last - first >= 1 && stack[last - 1].isIdent("important")) {
            int bang = trimEnd(first, last - 1);
            if (bang > first && stack[bang - 1].isDelim('!')) {
                important = true;
                last = trimEnd(first, bang - 1);
            }
        }
        List<ComponentValue> values = list(first, last);
        top = base;
        return new DeclarationValue(values, important);
    }

    /** Skips the rest of a {}-block whose opening bracket is consumed, without recursion. */
    void skipBlock() {
        skipTo(TokenType.CLOSE_CURLY);
    }

    /**
     * <a
     * href="https://drafts.csswg.org/css-syntax-3/#consume-the-remnants-of-a-bad-declaration">Consumes
     * the remnants of a bad declaration</a>, without consuming the stop token.
     */
    void skipToSemicolon(boolean nested) {
        int base = top;
        consume(SEMICOLON, nested);
        top = base;
    }

    /** Returns {@code end} moved back over white space, but not below {@code first}. */
    private int trimEnd(int first, int end) {
        int last = end;
        while (last > first && stack[last - 1] == Token.WHITESPACE) {
            last--;
        }
        return last;
    }

    /**
     * Discards the list above {@code base} and returns an invalid value, which no grammar accepts.
     */
    private List<ComponentValue> poison(int base) {
        top = base;
        return List.of(Token.BAD_STRING);
    }

    /**
     * Pushes values up to a stop token or the end of the text, without consuming the stop token.
     * Returns false at a {}-block that {@link #SEMICOLON_OR_MISPLACED_BLOCK} forbids.
     */
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

    /**
     * Pushes the values of a block or function and consumes its closing bracket. If {@code depth}
     * reaches {@link #MAX_DEPTH}, skips the contents, marks the list as too deep and returns false.
     */
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

    /**
     * Skips all tokens up to and including the closing bracket {@code close}, matching the brackets
     * inside.
     */
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

    /** Returns the values in {@code [from, to)} and drops everything above {@code from}. */
    private List<ComponentValue> pop(int from, int to) {
        List<ComponentValue> values = list(from, to);
        top = from;
        return values;
    }

    /** Returns the values in {@code [from, to)}; most lists are short. */
    private List<ComponentValue> list(int from, int to) {
        return switch (to - from) {
            case 0 -> List.of();
            case 1 -> List.of(stack[from]);
            case 2 -> List.of(stack[from], stack[from + 1]);
            default -> List.of(Arrays.copyOfRange(stack, from, to));
        };
    }
}
