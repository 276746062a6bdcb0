package browsy.intelligence.signal;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * Searches class names and ids for many patterns in one pass, ignoring case, with an Aho-Corasick
 * automaton. A pattern may occur anywhere in a name. A space in a pattern matches the beginning or
 * end of a name; {@code -} also matches {@code _}.
 *
 * <p>The transition table has one row per state: slot 0 holds the state's entry in {@link #facts},
 * the others the next state for each symbol. States are represented by the offset of their row.
 *
 * @see <a href="https://doi.org/10.1145/360825.360855">Aho, Corasick: Efficient string matching</a>
 */
final class NameScanner {

    /** A pattern and the bits of the facts that it implies. */
    record Mark(String pattern, int facts) {}

    private static final int ASCII = 128;

    /** The slot of a row that holds the index into {@link #facts}. */
    private static final int KNOWN = 0;

    private static final byte SPACE = 1;
    private static final byte OTHER = 2;

    /** The symbol of each ASCII character. Characters that occur in no pattern share one symbol. */
    private final byte[] symbols = new byte[ASCII];

    /** The length of a row: the number of symbols plus one. */
    private final int width;

    /** The transition table, see the class description. */
    private final char[] next;

    /**
     * The facts of each state, with those of its suffixes. Slot {@link #KNOWN} of a row is the
     * index.
     */
    private final int[] facts;

    /**
     * Builds the automaton: a trie of the patterns, then its failure transitions.
     *
     * @param marks the patterns
     */
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

    /**
     * Assigns a symbol to each character of the patterns, the same for both cases.
     *
     * @return the length of a row
     */
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

    /**
     * Completes the trie to an automaton, breadth first: a missing transition is that of the
     * longest proper suffix that is a state, and a state inherits the facts of that suffix.
     */
    private void complete(List<int[]> trie, List<Integer> known) {
        int[] suffix = new int[trie.size()];
        Deque<Integer> pending = new ArrayDeque<>(List.of(0));
        while (!pending.isEmpty()) {
            int state = pending.remove();
            facts[state] = known.get(state) | facts[suffix[state]];
            next[state * width + KNOWN] = (char) (facts[state] == 0 ? 0 : state);
            for (int symbol = SPACE; symbol < width; symbol++) {
                int child = trie.get(state)[symbol];
                int fallback = state == 0 ? 0 : next[suffix[state] * width + symbol] / width;
                next[state * width + symbol] = (char) ((child == 0 ? fallback : child) * width);
                if (child != 0) {
                    suffix[child] = fallback;
                    pending.add(child);
                }
            }
        }
    }

    /**
     * Returns the facts of all patterns in names. A name may contain several names separated by
     * spaces.
     */
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
