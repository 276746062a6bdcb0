package browsy.intelligence.signal;

import java.util.Collection;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.ToLongFunction;

/** The indexes of one kind of word lists, one for each set, loaded on first use. */
final class WordIndexes {

    private final String kind;
    private final ToLongFunction<String> bit;
    private final Consumer<Phrases.Builder> more;
    private final Map<WordSet, PhraseIndex> loaded = new EnumMap<>(WordSet.class);

    /** The bits of topics by their names, which are the same in most lists. */
    private final Map<String, Long> bits = new HashMap<>();

    /**
     * Creates the indexes.
     *
     * @param kind the kind of the lists, see {@link WordLanguage#fileName}
     * @param bit the bit of a topic by its name in upper case
     * @param more adds phrases to the common set
     */
    WordIndexes(String kind, ToLongFunction<String> bit, Consumer<Phrases.Builder> more) {
        this.kind = kind;
        this.bit = bit;
        this.more = more;
    }

    /** Returns the indexes of sets, the common one first. */
    synchronized PhraseIndex[] get(Collection<WordSet> sets) {
        PhraseIndex[] indexes = new PhraseIndex[sets.size()];
        int count = 0;
        for (WordSet set : WordSet.ALL) {
            if (sets.contains(set)) {
                indexes[count++] = loaded.computeIfAbsent(set, this::load);
            }
        }
        return indexes;
    }

    private PhraseIndex load(WordSet set) {
        Phrases.Builder phrases = new Phrases.Builder();
        int english = 0;
        for (WordLanguage language : WordLanguage.values()) {
            if (language.set() == set) {
                WordListReader.read(language.fileName(kind), language, this::bits, phrases);
                english = language == WordLanguage.EN ? phrases.size() : english;
            }
        }
        if (set == WordSet.COMMON) {
            more.accept(phrases);
        }
        return new PhraseIndex(phrases.build(), english);
    }

    private long bits(String names) {
        Long known = bits.get(names);
        if (known == null) {
            long found = 0;
            for (String name : names.toUpperCase(Locale.ROOT).split(" ")) {
                found |= bit.applyAsLong(name);
            }
            known = found;
            bits.put(names, known);
        }
        return known;
    }
}
