package browsy.intelligence.signal;

import java.util.Collection;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Phrases of all languages about one topic. They are found as whole words in folded text; in
 * scripts that set no spaces between words they are found anywhere.
 */
public final class PhraseSet {

    private final String[] phrases;
    private final Set<String> all;

    private final WordIndex words;
    private final long topic;

    /**
     * @param phrases the phrases, folded
     * @param words where they are filed
     * @param topic the topic under which they are
     */
    PhraseSet(Collection<String> phrases, WordIndex words, long topic) {
        this.phrases = phrases.toArray(String[]::new);
        this.words = words;
        this.topic = topic;
        all = Set.copyOf(phrases);
    }

    /** The topic's bit in what {@link Lexicon#topics} tells. */
    long topic() {
        return topic;
    }

    /** Whether a phrase may occur in a folded text; none does if this says no. */
    public boolean mayBeIn(String folded) {
        return (words.topics(folded) & topic) != 0;
    }

    /** The first phrase that occurs in a folded text, null if none does. */
    public @Nullable String find(String folded) {
        return (words.topics(folded) & topic) == 0 ? null : findPhrase(folded);
    }

    /** The same for a text of which {@link Lexicon#topics} does not rule the topic out. */
    @Nullable String findPhrase(String folded) {
        for (String phrase : phrases) {
            for (int at = folded.indexOf(phrase); at >= 0; at = folded.indexOf(phrase, at + 1)) {
                if (isWhole(folded, at, at + phrase.length())) {
                    return phrase;
                }
            }
        }
        return null;
    }

    /** Whether a phrase occurs in a folded text. */
    public boolean in(String folded) {
        return find(folded) != null;
    }

    /** Whether a folded text is a phrase and nothing else but punctuation. */
    public boolean is(String folded) {
        return all.contains(folded) || (!isBare(folded) && all.contains(bare(folded)));
    }

    /** Whether a folded text begins with a phrase. */
    public boolean begins(String folded) {
        return (words.topics(folded) & topic) != 0 && beginsWithPhrase(folded);
    }

    boolean beginsWithPhrase(String folded) {
        String bare = stripStart(folded);
        for (String phrase : phrases) {
            if (bare.startsWith(phrase) && isWhole(bare, 0, phrase.length())) {
                return true;
            }
        }
        return false;
    }

    private static boolean isBare(String text) {
        return !text.isEmpty()
                && isWordPart(text.charAt(0))
                && isWordPart(text.charAt(text.length() - 1));
    }

    private static String bare(String text) {
        int end = text.length();
        while (end > 0 && !isWordPart(text.charAt(end - 1))) {
            end--;
        }
        return stripStart(text.substring(0, end));
    }

    private static String stripStart(String text) {
        int start = 0;
        while (start < text.length() && !isWordPart(text.charAt(start))) {
            start++;
        }
        return text.substring(start);
    }

    private static boolean isWhole(String text, int start, int end) {
        return !(start > 0 && joins(text.charAt(start - 1), text.charAt(start)))
                && !(end < text.length() && joins(text.charAt(end - 1), text.charAt(end)));
    }

    private static boolean joins(char before, char after) {
        return isWordPart(before) && isWordPart(after) && !isUnspaced(before) && !isUnspaced(after);
    }

    static boolean isWordPart(char c) {
        return Character.isLetterOrDigit(c);
    }

    /** Kana, Han and Hangul: Hangul words carry endings, the others know no spaces. */
    static boolean isUnspaced(char c) {
        return c >= 0x1100 && (c <= 0x11FF || (c >= 0x2E80 && c <= 0xD7FF));
    }
}
