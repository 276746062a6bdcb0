package browsy.intelligence.word;

import browsy.config.WordList;
import browsy.infra.TimeLimit;
import browsy.model.SpatialElement;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;

/**
 * The phrases of all languages by topic. Most languages apply to every page, since pages mix
 * languages and often declare a wrong one; the lists of others are loaded by the first page that
 * may need them, see {@link WordSet}. Single words that mean something else in another language
 * apply to pages in their language and to pages that declare none.
 */
public final class Lexicon {

    private static final WordIndexes INDEXES = new WordIndexes(WordKind.WORDS);

    /** The index of the phrases of {@link WordList} services; empty if there are none. */
    private static final List<PhraseIndex> SERVICES = services();

    private final PhraseIndex[] indexes;
    private final Map<Topic, PhraseSet> sets = new EnumMap<>(Topic.class);

    /** Creates the lexicon of some word lists. */
    Lexicon(PageWords words) {
        indexes = INDEXES.get(words.sets(), SERVICES);
        for (Topic topic : Topic.values()) {
            sets.put(topic, new PhraseSet(indexes, bits(topic), words.languages()));
        }
    }

    /**
     * Returns the phrases for a page.
     *
     * @param tag its language tag such as {@code pt-BR}, empty if it declares none
     * @param elements its elements, whose texts tell the scripts of the page
     */
    public static Lexicon of(String tag, List<SpatialElement> elements) {
        return new Lexicon(PageWords.of(tag, elements));
    }

    /**
     * Returns a bit for each topic of which a text may contain a phrase. Topics without their bit
     * do not occur.
     */
    public long topics(String text) {
        TimeLimit.check();
        String composed = Texts.composed(text);
        long topics = 0;
        for (PhraseIndex index : indexes) {
            topics |= index.topics(composed);
        }
        return topics;
    }

    /** Returns a folded text with the topics of which it may contain a phrase. */
    public TopicText read(String folded) {
        return new TopicText(folded, topics(folded));
    }

    /** Returns the phrases of a topic. */
    public PhraseSet get(Topic topic) {
        PhraseSet set = sets.get(topic);
        if (set == null) {
            throw new IllegalArgumentException("no such topic: " + topic);
        }
        return set;
    }

    /** Returns the bits of topics in the result of {@link #topics}. */
    public static long bits(Topic... topics) {
        long bits = 0;
        for (Topic topic : topics) {
            bits |= bits(topic);
        }
        return bits;
    }

    /** Returns the bit of a topic in the result of {@link #topics}. */
    static long bits(Topic topic) {
        return 1L << topic.ordinal();
    }

    private static List<PhraseIndex> services() {
        PhraseIndexBuilder index = new PhraseIndexBuilder();
        for (WordList list : ServiceLoader.load(WordList.class, Lexicon.class.getClassLoader())) {
            list.phrases().forEach((name, phrases) -> add(name, phrases, index));
        }
        return index.isEmpty() ? List.of() : List.of(index.build());
    }

    private static void add(String topic, List<String> phrases, PhraseIndexBuilder index) {
        for (String phrase : phrases) {
            index.add(Phrases.normal(phrase), WordKind.WORDS.bit(topic), WordLanguage.ALL_BITS);
        }
    }
}
