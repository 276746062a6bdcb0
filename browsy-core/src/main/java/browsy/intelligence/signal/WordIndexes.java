package browsy.intelligence.signal;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The indexes of one kind of word lists, one for each set, loaded on first use. {@link
 * WordListCompiler} has created them.
 */
final class WordIndexes {

    private final WordKind kind;
    private final Map<WordSet, PhraseIndex> loaded = new EnumMap<>(WordSet.class);

    WordIndexes(WordKind kind) {
        this.kind = kind;
    }

    /**
     * Returns the indexes of sets, the common one first.
     *
     * @param own indexes that come before those of the sets
     */
    synchronized PhraseIndex[] get(Collection<WordSet> sets, List<PhraseIndex> own) {
        PhraseIndex[] indexes = own.toArray(new PhraseIndex[own.size() + sets.size()]);
        int count = own.size();
        for (WordSet set : WordSet.ALL) {
            if (sets.contains(set)) {
                indexes[count++] = get(set);
            }
        }
        return indexes;
    }

    private PhraseIndex get(WordSet set) {
        PhraseIndex known = loaded.get(set);
        if (known == null) {
            known = PhraseIndex.read(resource(kind.indexName(set)));
            loaded.put(set, known);
        }
        return known;
    }

    /** Returns the bytes of a resource of the page intelligence. */
    static byte[] resource(String name) {
        try (InputStream in = Lexicon.class.getResourceAsStream("/browsy/intelligence/" + name)) {
            if (in == null) {
                throw new IllegalStateException(
                        "missing resource " + name + ", which the build creates");
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
