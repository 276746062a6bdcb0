package browsy.intelligence.word;

import org.jspecify.annotations.Nullable;

/**
 * A folded text together with the topics it may contain, so that the text is indexed once for any
 * number of topics.
 *
 * @param text the text, folded
 * @param topics a bit for each topic of which it may contain a phrase, see {@link Lexicon#topics}
 */
public record TopicText(String text, long topics) {

    /** Returns the first phrase that occurs in the text, null if none does. */
    public @Nullable String find(PhraseSet phrases) {
        return mayContain(phrases) ? phrases.find(text) : null;
    }

    /** Returns the first phrase of a minimum length in the text, null if there is none. */
    public @Nullable String find(PhraseSet phrases, int minLength) {
        return mayContain(phrases) ? phrases.find(text, minLength) : null;
    }

    /** Whether the text is a phrase or begins with one. */
    public boolean begins(PhraseSet phrases) {
        return startsWith(phrases) || is(phrases);
    }

    /** Whether the text begins with a phrase, after any punctuation. */
    public boolean startsWith(PhraseSet phrases) {
        return mayContain(phrases) && phrases.begins(text);
    }

    /** Whether the text is a phrase. */
    public boolean is(PhraseSet phrases) {
        return mayContain(phrases) && phrases.is(text);
    }

    private boolean mayContain(PhraseSet phrases) {
        return (topics & phrases.topic()) != 0;
    }
}
