package browsy.intelligence.word;

import browsy.intelligence.word.PhraseSearch.Place;
import org.jspecify.annotations.Nullable;

/**
 * The phrases of one topic that apply to a page. A phrase matches whole words of a folded text; in
 * scripts without spaces between words it matches anywhere.
 */
public final class PhraseSet {

    private final PhraseIndex[] indexes;
    private final long topic;
    private final long languages;

    /**
     * Creates a set.
     *
     * @param indexes the indexes of all phrases
     * @param topic the bit of the topic
     * @param languages the bits of the languages of the page
     */
    PhraseSet(PhraseIndex[] indexes, long topic, long languages) {
        this.indexes = indexes;
        this.topic = topic;
        this.languages = languages;
    }

    /** Returns the bit of the topic in the result of {@link Lexicon#topics}. */
    public long topic() {
        return topic;
    }

    /** Whether a phrase may occur in a folded text; if false, none does. */
    public boolean mayBeIn(String folded) {
        for (PhraseIndex index : indexes) {
            if ((index.topics(folded) & topic) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Returns a part of a folded text that is a phrase, null if there is none. */
    public @Nullable String find(String folded) {
        return find(folded, Place.ANYWHERE);
    }

    /**
     * Returns the first phrase in a folded text that has a minimum length, null if there is none.
     * Shorter phrases are skipped.
     */
    public @Nullable String find(String folded, int minLength) {
        String rest = folded;
        String found = find(rest);
        while (found != null && found.length() < minLength) {
            int end = rest.indexOf(' ', rest.indexOf(found) + found.length());
            rest = end < 0 ? "" : rest.substring(end);
            found = find(rest);
        }
        return found;
    }

    /** Whether a phrase occurs in a folded text. */
    public boolean in(String folded) {
        return find(folded) != null;
    }

    /** Whether a folded text is a phrase, apart from punctuation around it. */
    public boolean is(String folded) {
        return find(folded, Place.WHOLE) != null;
    }

    /** Whether a folded text begins with a phrase, after any punctuation. */
    public boolean begins(String folded) {
        return find(folded, Place.START) != null;
    }

    private @Nullable String find(String folded, Place place) {
        for (PhraseIndex index : indexes) {
            String found = PhraseSearch.find(index, folded, topic, languages, place);
            if (found != null) {
                return found;
            }
        }
        return null;
    }
}
