package browsy.intelligence.word;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Builds a {@link PhraseIndex}. The index finds a phrase by one of its words, its key. The key is
 * the longest word, and the last one if several are as long, since phrases begin with common words.
 * A phrase in a script without spaces has its first two characters as the key; one that begins with
 * a sign has this sign.
 */
final class PhraseIndexBuilder {

    private final List<FiledPhrase> filed = new ArrayList<>();

    /** The keys of words that are common on pages in any language. */
    private final Set<Integer> common = new HashSet<>();

    /**
     * A phrase with its place in the index.
     *
     * @param text the phrase without Arabic articles
     * @param topics the bits of its topics
     * @param languages the bits of the languages of pages to which it applies
     * @param key the word under which it is filed
     */
    private record FiledPhrase(String text, long topics, long languages, Key key) {}

    /**
     * A word of a phrase.
     *
     * @param hash its hash
     * @param wordsBefore the number of words before it
     */
    private record Key(int hash, int wordsBefore) {}

    /**
     * Declares the words of a phrase common on pages in any language. Phrases are filed under other
     * words if they have any.
     *
     * @param phrase the phrase in its {@linkplain Phrases#normal normal form}
     */
    void addCommonWords(String phrase) {
        for (int i = 0; i < phrase.length(); ) {
            if (Letters.type(phrase.charAt(i)) != Letters.SPACED) {
                i++;
                continue;
            }
            int to = Phrases.wordEnd(phrase, i, phrase.length());
            common.add(PhraseIndex.word(phrase, i, to));
            if (to - i >= PhraseIndex.BEGINNING_LENGTH) {
                common.add(PhraseIndex.beginning(phrase, i));
            }
            i = to;
        }
    }

    /**
     * Adds a phrase. An empty one is ignored.
     *
     * @param phrase the phrase in its {@linkplain Phrases#normal normal form}
     * @param topics the bits of its topics
     * @param languages the bits of the languages of pages to which it applies
     * @throws IllegalArgumentException if no word of the phrase is whole or has enough letters
     */
    void add(String phrase, long topics, long languages) {
        if (!phrase.isEmpty()) {
            String text = withoutArticles(phrase);
            filed.add(new FiledPhrase(text, topics, languages, key(text)));
        }
    }

    /** Whether there is no phrase. */
    boolean isEmpty() {
        return filed.isEmpty();
    }

    /** Builds the index. Of the phrases with the same key, a search finds the last one first. */
    PhraseIndex build() {
        List<FiledPhrase> sorted = new ArrayList<>(filed.size());
        for (int i = filed.size() - 1; i >= 0; i--) {
            sorted.add(filed.get(i));
        }
        int size = filed.size();
        sorted.sort(
                Comparator.comparing(
                        phrase -> phrase.key().hash(),
                        (first, second) -> PhraseIndex.compareKeys(first, second, size)));
        StringBuilder text = new StringBuilder();
        int[] starts = new int[size + 1];
        long[] topics = new long[size];
        long[] languages = new long[size];
        int[] keys = new int[size];
        byte[] wordsBefore = new byte[size];
        for (int i = 0; i < size; i++) {
            FiledPhrase phrase = sorted.get(i);
            text.append(phrase.text());
            starts[i + 1] = text.length();
            topics[i] = phrase.topics();
            languages[i] = phrase.languages();
            keys[i] = phrase.key().hash();
            wordsBefore[i] = (byte) phrase.key().wordsBefore();
        }
        char[] characters = text.toString().toCharArray();
        Phrases phrases =
                new Phrases(characters, starts, BitSets.of(topics), BitSets.of(languages));
        return PhraseIndex.of(phrases, keys, wordsBefore);
    }

    private static String withoutArticles(String phrase) {
        StringBuilder text = new StringBuilder(phrase.length());
        for (int i = 0; i < phrase.length(); ) {
            char c = phrase.charAt(i);
            if (Letters.type(c) == Letters.SPACED) {
                int to = Phrases.wordEnd(phrase, i, phrase.length());
                text.append(phrase, i + Letters.article(phrase, i, to), to);
                i = to;
            } else {
                text.append(c);
                i++;
            }
        }
        return text.toString();
    }

    private Key key(String text) {
        int hash = 0;
        int wordsBefore = 0;
        int best = 0;
        int words = 0;
        for (int i = 0; i < text.length(); ) {
            char c = text.charAt(i);
            if (c == ' ') {
                i++;
                continue;
            }
            if (Letters.type(c) != Letters.SPACED) {
                if (best == 0 && c != Phrases.GAP) {
                    return new Key(unspaced(text, i), words);
                }
                break;
            }
            int to = Phrases.wordEnd(text, i, text.length());
            boolean beginning = to < text.length() && text.charAt(to) == Phrases.STAR;
            if (!beginning || to - i >= PhraseIndex.BEGINNING_LENGTH) {
                int word =
                        beginning ? PhraseIndex.beginning(text, i) : PhraseIndex.word(text, i, to);
                int weight = to - i + (common.contains(word) ? 0 : text.length());
                if (weight >= best) {
                    best = weight;
                    hash = word;
                    wordsBefore = words;
                }
            }
            words++;
            i = beginning ? to + 1 : to;
        }
        if (best == 0) {
            throw new IllegalArgumentException(
                    "one word of a phrase must be whole or have "
                            + PhraseIndex.BEGINNING_LENGTH
                            + " letters: "
                            + text);
        }
        return new Key(hash, wordsBefore);
    }

    private static int unspaced(String text, int at) {
        char first = text.charAt(at);
        boolean pair =
                Letters.type(first) == Letters.UNSPACED
                        && at + 1 < text.length()
                        && Letters.type(text.charAt(at + 1)) == Letters.UNSPACED;
        return pair ? PhraseIndex.pair(first, text.charAt(at + 1)) : PhraseIndex.single(first);
    }
}
