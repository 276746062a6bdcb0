package browsy.css.syntax;

import java.util.BitSet;

/**
 * A stack of the closing brackets that the parser expects, innermost on top. Each entry takes two
 * bits, so that deep nesting costs little memory.
 */
final class BracketStack {

    private final BitSet bits = new BitSet();
    private int size;

    boolean isEmpty() {
        return size == 0;
    }

    void push(TokenType close) {
        int code = code(close);
        bits.set(2 * size, (code & 1) != 0);
        bits.set(2 * size + 1, (code & 2) != 0);
        size++;
    }

    /** Pops the top entry if {@code token} is the closing bracket it expects. */
    void popIf(TokenType token) {
        int code = code(token);
        if (code != 0 && code == top()) {
            size--;
        }
    }

    private int top() {
        return (bits.get(2 * size - 2) ? 1 : 0) | (bits.get(2 * size - 1) ? 2 : 0);
    }

    private static int code(TokenType close) {
        return switch (close) {
            case CLOSE_CURLY -> 1;
            case CLOSE_SQUARE -> 2;
            case CLOSE_PAREN -> 3;
            default -> 0;
        };
    }
}
