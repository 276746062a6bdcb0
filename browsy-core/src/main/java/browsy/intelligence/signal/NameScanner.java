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

    private static final String ALPHABET = " -.abcdefghijklmnopqrstuvwxyz0123456789/";
    private static final byte OTHER = (byte) ALPHABET.length();
    private static final int SYMBOLS = ALPHABET.length() + 1;
    private static final byte[] SYMBOL = new byte[128];

    static {
        for (int c = 0; c < SYMBOL.length; c++) {
            int at = ALPHABET.indexOf(Character.toLowerCase((char) c));
            boolean space = c == '\t' || c == '\n' || c == '\r' || c == '\f';
            SYMBOL[c] = space ? 0 : at < 0 ? OTHER : (byte) at;
        }
        SYMBOL['_'] = SYMBOL['-'];
    }

    /** The state that follows a state on a symbol. */
    private final short[] next;

    /** What is known when a state is reached. */
    private final int[] facts;

    NameScanner(List<Mark> marks) {
        List<short[]> trie = new ArrayList<>();
        List<Integer> known = new ArrayList<>();
        trie.add(new short[SYMBOLS]);
        known.add(0);
        for (Mark mark : marks) {
            int state = 0;
            for (int i = 0; i < mark.pattern().length(); i++) {
                int symbol = symbol(mark.pattern().charAt(i));
                if (trie.get(state)[symbol] == 0) {
                    trie.get(state)[symbol] = (short) trie.size();
                    trie.add(new short[SYMBOLS]);
                    known.add(0);
                }
                state = trie.get(state)[symbol];
            }
            known.set(state, known.get(state) | mark.facts());
        }
        next = new short[trie.size() * SYMBOLS];
        facts = new int[trie.size()];
        complete(trie, known);
    }

    /** Turns the trie into an automaton: what fails goes on with the longest suffix that fits. */
    private void complete(List<short[]> trie, List<Integer> known) {
        int[] suffix = new int[trie.size()];
        Deque<Integer> open = new ArrayDeque<>(List.of(0));
        while (!open.isEmpty()) {
            int state = open.remove();
            facts[state] = known.get(state) | facts[suffix[state]];
            for (int symbol = 0; symbol < SYMBOLS; symbol++) {
                int child = trie.get(state)[symbol];
                int fallback = state == 0 ? 0 : next[suffix[state] * SYMBOLS + symbol];
                next[state * SYMBOLS + symbol] = (short) (child == 0 ? fallback : child);
                if (child != 0) {
                    suffix[child] = fallback;
                    open.add(child);
                }
            }
        }
    }

    /** The facts that hold of names; each may be several with spaces between. */
    int scan(String... names) {
        int state = next[0];
        int found = facts[state];
        for (String name : names) {
            for (int i = 0; i < name.length(); i++) {
                state = next[state * SYMBOLS + symbol(name.charAt(i))];
                found |= facts[state];
            }
            state = next[state * SYMBOLS];
            found |= facts[state];
        }
        return found;
    }

    private static int symbol(char c) {
        return c < SYMBOL.length ? SYMBOL[c] : OTHER;
    }
}
