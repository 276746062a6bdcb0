package browsy.intelligence.signal;

import browsy.config.WordList;
import browsy.infra.TimeLimit;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The phrases of all languages by topic. All languages apply to every page, since pages mix
 * languages and often declare a wrong one; except for single words that mean something else in
 * another language. These apply to pages in their language and to pages that declare none.
 */
public final class Lexicon {

    private static final long EVERY_LANGUAGE = WordListReader.EVERY_LANGUAGE;

    private static final Lexicon STANDARD = load();

    private final PhraseIndex index;
    private final Map<Topic, PhraseSet> sets = new EnumMap<>(Topic.class);
    private final Map<Long, Lexicon> byLanguages;

    private Lexicon(PhraseIndex index, long languages, Map<Long, Lexicon> byLanguages) {
        this.index = index;
        this.byLanguages = byLanguages;
        for (Topic topic : Topic.values()) {
            sets.put(topic, new PhraseSet(index, bit(topic), languages));
        }
    }

    /**
     * Returns the built-in phrases together with those of {@link WordList} services on the class
     * path, for pages that declare no language.
     */
    public static Lexicon standard() {
        return STANDARD;
    }

    /**
     * Returns the phrases for pages in a language.
     *
     * @param tag a language tag such as {@code pt-BR}, empty if the page declares none
     */
    public Lexicon in(String tag) {
        long languages = tag.isBlank() ? EVERY_LANGUAGE : WordLanguage.ofPage(tag);
        return byLanguages.computeIfAbsent(
                languages, known -> new Lexicon(index, known, byLanguages));
    }

    /**
     * Returns a bit for each topic of which a text may contain a phrase. Topics without their bit
     * do not occur.
     */
    long topics(String text) {
        TimeLimit.check();
        return index.topics(text);
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

    private static long bit(Topic topic) {
        return 1L << topic.ordinal();
    }

    private static long bit(String topic) {
        return bit(Topic.valueOf(topic));
    }

    private static Lexicon load() {
        Phrases.Builder phrases = new Phrases.Builder();
        int english = 0;
        for (WordLanguage language : WordLanguage.values()) {
            WordListReader.read(language.fileName("words"), language, Lexicon::bit, phrases);
            english = language == WordLanguage.EN ? phrases.size() : english;
        }
        for (WordList list : ServiceLoader.load(WordList.class, Lexicon.class.getClassLoader())) {
            list.phrases()
                    .forEach(
                            (name, own) -> {
                                long topic = bit(Topic.valueOf(name.toUpperCase(Locale.ROOT)));
                                for (String phrase : own) {
                                    String normal = Phrases.normal(phrase);
                                    phrases.add(normal, 0, normal.length(), topic, EVERY_LANGUAGE);
                                }
                            });
        }
        Map<Long, Lexicon> byLanguages = new ConcurrentHashMap<>();
        return new Lexicon(new PhraseIndex(phrases.build(), english), EVERY_LANGUAGE, byLanguages);
    }
}
