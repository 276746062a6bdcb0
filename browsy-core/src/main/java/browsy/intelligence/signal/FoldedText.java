package browsy.intelligence.signal;

import org.jspecify.annotations.Nullable;

/**
 * A folded text that is asked about several topics: it is looked through once for all of them.
 *
 * @param text the text, folded
 * @param topics what it may speak of, see {@link Lexicon#topics}
 */
public record FoldedText(String text, long topics) {

    /** The first phrase that it has, null if it has none. */
    public @Nullable String find(PhraseSet phrases) {
        return maySay(phrases) ? phrases.findPhrase(text) : null;
    }

    /** Whether it is a phrase or begins with one. */
    public boolean begins(PhraseSet phrases) {
        return maySay(phrases) && (phrases.is(text) || phrases.beginsWithPhrase(text));
    }

    private boolean maySay(PhraseSet phrases) {
        return (topics & phrases.topic()) != 0;
    }
}
