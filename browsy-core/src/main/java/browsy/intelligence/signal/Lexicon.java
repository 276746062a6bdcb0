package browsy.intelligence.signal;

import browsy.config.WordList;
import browsy.infra.TimeLimit;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
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

    private static final long EVERY_LANGUAGE = -1;

    private static final char AMBIGUOUS = '!';

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

    private static Lexicon load() {
        Phrases.Builder phrases = new Phrases.Builder();
        int english = 0;
        for (WordLanguage language : WordLanguage.values()) {
            read(resource(language.fileName()), language, phrases);
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

    private static String resource(String name) {
        try (InputStream in = Lexicon.class.getResourceAsStream("/browsy/intelligence/" + name)) {
            if (in == null) {
                throw new IllegalStateException("missing resource " + name);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Reads a word list: lines of {@code topic topic:phrase,phrase}. A {@code !} before the colon
     * marks words that mean something else in another language. The phrases in the file are in
     * their normal form.
     */
    private static void read(String list, WordLanguage language, Phrases.Builder phrases) {
        int end;
        for (int start = 0; start < list.length(); start = end + 1) {
            int newline = list.indexOf('\n', start);
            end = newline < 0 ? list.length() : newline;
            int colon = list.indexOf(':', start);
            boolean ambiguous = list.charAt(colon - 1) == AMBIGUOUS;
            String names = list.substring(start, ambiguous ? colon - 1 : colon);
            long topics = 0;
            for (String name : names.toUpperCase(Locale.ROOT).split(" ")) {
                topics |= bit(Topic.valueOf(name));
            }
            long pages = ambiguous ? language.bit() : EVERY_LANGUAGE;
            int comma;
            for (int from = colon + 1; from < end; from = comma + 1) {
                int next = list.indexOf(',', from);
                comma = next < 0 || next > end ? end : next;
                phrases.add(list, from, comma, topics, pages);
            }
        }
    }
}
