package browsy.intelligence.signal;

import browsy.config.WordList;
import browsy.infra.TimeLimit;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.Set;

/**
 * The phrases of all languages by topic. All languages apply to every page, since pages mix
 * languages and often declare a wrong one.
 */
public final class Lexicon {

    private static final List<String> LANGUAGES =
            List.of("en", "de", "fr", "es", "it", "pt", "nl", "pl", "ru", "ja", "zh", "ko");

    private static final Lexicon STANDARD = load();

    private final Map<Topic, PhraseSet> sets;
    private final WordIndex words;

    private Lexicon(Map<Topic, Set<String>> phrases) {
        sets = new EnumMap<>(Topic.class);
        words = new WordIndex(phrases.values().stream().mapToInt(Set::size).sum());
        for (Topic topic : Topic.values()) {
            Set<String> own = phrases.getOrDefault(topic, Set.of());
            long bit = 1L << topic.ordinal();
            own.forEach(phrase -> words.add(phrase, bit));
            sets.put(topic, new PhraseSet(own, words, bit));
        }
    }

    /**
     * Returns a bit for each topic of which a text may contain a phrase. Topics without their bit
     * do not occur.
     */
    long topics(String text) {
        TimeLimit.check();
        return words.topics(text);
    }

    /** Returns a folded text with the topics of which it may contain a phrase. */
    public TopicText read(String folded) {
        return new TopicText(folded, topics(folded));
    }

    /**
     * Returns the built-in phrases together with those of {@link WordList} services on the class
     * path.
     */
    public static Lexicon standard() {
        return STANDARD;
    }

    /** Returns the phrases of a topic. */
    public PhraseSet get(Topic topic) {
        PhraseSet set = sets.get(topic);
        if (set == null) {
            throw new IllegalArgumentException("no such topic: " + topic);
        }
        return set;
    }

    private static Lexicon load() {
        Map<Topic, Set<String>> phrases = new EnumMap<>(Topic.class);
        for (String language : LANGUAGES) {
            readResource(language, phrases);
        }
        for (WordList list : ServiceLoader.load(WordList.class, Lexicon.class.getClassLoader())) {
            list.phrases()
                    .forEach(
                            (name, own) -> {
                                Topic topic = Topic.valueOf(name.toUpperCase(Locale.ROOT));
                                own.forEach(phrase -> add(phrases, topic, phrase));
                            });
        }
        return new Lexicon(phrases);
    }

    private static void readResource(String language, Map<Topic, Set<String>> phrases) {
        String name = "/browsy/intelligence/words-" + language + ".txt";
        try (InputStream in = Lexicon.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("missing resource " + name);
            }
            read(new String(in.readAllBytes(), StandardCharsets.UTF_8), phrases);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Reads a word list: one topic per line, {@code topic: phrase, phrase}; lines that start with
     * {@code #} are comments. The phrases in the file are folded.
     */
    private static void read(String list, Map<Topic, Set<String>> phrases) {
        int end;
        for (int start = 0; start < list.length(); start = end + 1) {
            int newline = list.indexOf('\n', start);
            end = newline < 0 ? list.length() : newline;
            int colon = list.indexOf(':', start);
            if (list.charAt(start) == '#' || colon < 0 || colon >= end) {
                continue;
            }
            Topic topic = Topic.valueOf(list.substring(start, colon).toUpperCase(Locale.ROOT));
            Set<String> own = phrases.computeIfAbsent(topic, key -> new LinkedHashSet<>());
            int comma;
            for (int phrase = colon + 1; phrase < end; phrase = comma + 1) {
                int next = list.indexOf(',', phrase);
                comma = next < 0 || next > end ? end : next;
                own.add(list.substring(phrase, comma).strip());
            }
        }
    }

    private static void add(Map<Topic, Set<String>> phrases, Topic topic, String phrase) {
        String folded = Texts.fold(phrase);
        if (!folded.isEmpty()) {
            phrases.computeIfAbsent(topic, key -> new LinkedHashSet<>()).add(folded);
        }
    }
}
