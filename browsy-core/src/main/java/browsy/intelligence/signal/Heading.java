package browsy.intelligence.signal;

import org.jspecify.annotations.Nullable;

/**
 * A heading that a person sees.
 *
 * @param index the index of its element in the flat tree
 * @param text its text, folded
 * @param level its level, from 1
 * @param main whether it belongs to the content of the page
 * @param topics what it may speak of, see {@link Lexicon#topics}
 */
public record Heading(int index, String text, int level, boolean main, long topics) {

    /** Whether it may have a phrase; it has none if this says no. */
    public boolean maySay(PhraseSet phrases) {
        return (topics & phrases.topic()) != 0;
    }

    /** The first phrase that it has, null if it has none. */
    public @Nullable String find(PhraseSet phrases) {
        return (topics & phrases.topic()) == 0 ? null : phrases.findPhrase(text);
    }
}
