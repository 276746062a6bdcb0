package browsy.intelligence.signal;

import java.util.Collection;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The phrases of one topic in all languages. A phrase matches whole words of a folded text; in
 * scripts without spaces between words it matches anywhere.
 */
public final class PhraseSet {

    private final String[] phrases;
    private final Set<String> all;

    private final WordIndex words;
    private final long topic;

    /**
     * Creates a set.
     *
     * @param phrases the phrases, folded
     * @param words the index that contains them
     * @param topic the bit of the topic in the index
     */
    PhraseSet(Collection<String> phrases, WordIndex words, long topic) {
        this.phrases = phrases.toArray(String[]::new);
        this.words = words;
        this.topic = topic;
        all = Set.copyOf(phrases);
    }

    /** Returns the bit of the topic in the result of {@link Lexicon#topics}. */
    long topic() {
        return topic;
    }

    /** Whether a phrase may occur in a folded text; if false, none does. */
    public boolean mayBeIn(String folded) {
        return (words.topics(folded) & topic) != 0;
    }

    /** Returns the first phrase that occurs in a folded text, null if none does. */
    public @Nullable String find(String folded) {
        return (words.topics(folded) & topic) == 0 ? null : findPhrase(folded);
    }

    /**
     * Returns the first phrase that occurs in a folded text, null if none does, without consulting
     * the index. Callers check {@link Lexicon#topics} first.
     */
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

    /** Whether a folded text is a phrase, apart from punctuation around it. */
    public boolean is(String folded) {
        return all.contains(folded)
                || (!hasNoOuterPunctuation(folded) && all.contains(core(folded)));
    }

    /** Whether a folded text begins with a phrase. */
    public boolean begins(String folded) {
        return (words.topics(folded) & topic) != 0 && beginsWithPhrase(folded);
    }

    /**
     * Whether a folded text begins with a phrase after any punctuation, without consulting the
     * index.
     */
    boolean beginsWithPhrase(String folded) {
        String core = stripStart(folded);
        for (String phrase : phrases) {
            if (core.startsWith(phrase) && isWhole(core, 0, phrase.length())) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasNoOuterPunctuation(String text) {
        return !text.isEmpty()
                && isWordPart(text.charAt(0))
                && isWordPart(text.charAt(text.length() - 1));
    }

    private static String core(String text) {
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

    /** Whether the characters at the ends of a range do not continue a word outside of it. */
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

    /**
     * Whether a character belongs to a script whose words are not delimited by spaces: Kana and
     * Han, and Hangul, whose words carry endings.
     */
    static boolean isUnspaced(char c) {
        return c >= 0x1100 && (c <= 0x11FF || (c >= 0x2E80 && c <= 0xD7FF));
    }
}
