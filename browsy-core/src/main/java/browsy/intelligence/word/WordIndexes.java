package browsy.intelligence.word;

import browsy.infra.Resource;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The indexes of one kind of word lists, one for each set, loaded on first use. {@link
 * WordListCompiler} has created them.
 */
final class WordIndexes {

    /** The folder of the indexes among the resources. */
    private static final String FOLDER = "/browsy/intelligence/";

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
            known =
                    PhraseIndex.read(
                            Resource.bytes(WordIndexes.class, FOLDER + kind.indexName(set)));
            loaded.put(set, known);
        }
        return known;
    }
}
