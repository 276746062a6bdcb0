package browsy.intelligence.signal;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * Looks for many patterns at once in class names and ids, in any case. A pattern is found anywhere
 * in a name; a space in it stands for the beginning or end of a name, {@code -} also for {@code _}.
 *
 * @see <a href="https://doi.org/10.1145/360825.360855">Aho, Corasick: Efficient string matching</a>
 */
final class NameScanner {

    /** A pattern and the facts that hold of a name with it, a bit each. */
    record Mark(String pattern, int facts) {}

    private static final int ASCII = 128;

    /** The place in a row where it says which facts are known in its state. */
    private static final int KNOWN = 0;

    private static final byte SPACE = 1;
    private static final byte OTHER = 2;

    /** The symbol of each character; all that no pattern has are one. */
    private final byte[] symbols = new byte[ASCII];

    /** The length of a row. */
    private final int width;

    /** The state that follows a state on a symbol; states are told by where their row begins. */
    private final char[] next;

    /** What is known when a state is reached, by what its row says. */
    private final int[] facts;

    NameScanner(List<Mark> marks) {
        width = assignSymbols(marks);
        List<int[]> trie = new ArrayList<>();
        List<Integer> known = new ArrayList<>();
        trie.add(new int[width]);
        known.add(0);
        for (Mark mark : marks) {
            int state = 0;
            for (int i = 0; i < mark.pattern().length(); i++) {
                int symbol = symbol(mark.pattern().charAt(i));
                if (trie.get(state)[symbol] == 0) {
                    trie.get(state)[symbol] = trie.size();
                    trie.add(new int[width]);
                    known.add(0);
                }
                state = trie.get(state)[symbol];
            }
            known.set(state, known.get(state) | mark.facts());
        }
        if (trie.size() * width > Character.MAX_VALUE) {
            throw new IllegalArgumentException("too many patterns: " + trie.size() + " states");
        }
        next = new char[trie.size() * width];
        facts = new int[trie.size()];
        complete(trie, known);
    }

    /** Gives each character of the patterns a symbol of its own, and tells how long a row is. */
    private int assignSymbols(List<Mark> marks) {
        byte last = OTHER;
        for (Mark mark : marks) {
            for (int i = 0; i < mark.pattern().length(); i++) {
                char c = mark.pattern().charAt(i);
                if (c != ' ' && symbols[c] == 0) {
                    symbols[c] = ++last;
                    symbols[Character.toUpperCase(c)] = last;
                }
            }
        }
        symbols['_'] = symbols['-'];
        for (int c = 0; c < ASCII; c++) {
            boolean space = c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f';
            if (symbols[c] == 0) {
                symbols[c] = space ? SPACE : OTHER;
            }
        }
        return last + 1;
    }

    /** Turns the trie into an automaton: what fails goes on with the longest suffix that fits. */
    private void complete(List<int[]> trie, List<Integer> known) {
        int[] suffix = new int[trie.size()];
        Deque<Integer> open = new ArrayDeque<>(List.of(0));
        while (!open.isEmpty()) {
            int state = open.remove();
            facts[state] = known.get(state) | facts[suffix[state]];
            next[state * width + KNOWN] = (char) (facts[state] == 0 ? 0 : state);
            for (int symbol = SPACE; symbol < width; symbol++) {
                int child = trie.get(state)[symbol];
                int fallback = state == 0 ? 0 : next[suffix[state] * width + symbol] / width;
                next[state * width + symbol] = (char) ((child == 0 ? fallback : child) * width);
                if (child != 0) {
                    suffix[child] = fallback;
                    open.add(child);
                }
            }
        }
    }

    /** The facts that hold of names; each may be several with spaces between. */
    int scan(String... names) {
        int state = next[SPACE];
        int found = facts[next[state + KNOWN]];
        for (String name : names) {
            for (int i = 0, length = name.length(); i < length; i++) {
                state = next[state + symbol(name.charAt(i))];
                found |= facts[next[state + KNOWN]];
            }
            state = next[state + SPACE];
            found |= facts[next[state + KNOWN]];
        }
        return found;
    }

    private int symbol(char c) {
        return c < ASCII ? symbols[c] : OTHER;
    }
}
