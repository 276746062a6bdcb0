package browsy.intelligence.signal;

import browsy.intelligence.signal.PhraseSearch.Place;
import org.jspecify.annotations.Nullable;

/**
 * The phrases of one topic that apply to a page. A phrase matches whole words of a folded text; in
 * scripts without spaces between words it matches anywhere.
 */
public final class PhraseSet {

    private final PhraseIndex index;
    private final long topic;
    private final long languages;

    /**
     * Creates a set.
     *
     * @param index the index of all phrases
     * @param topic the bit of the topic
     * @param languages the bits of the languages of the page
     */
    PhraseSet(PhraseIndex index, long topic, long languages) {
        this.index = index;
        this.topic = topic;
        this.languages = languages;
    }

    /** Returns the bit of the topic in the result of {@link Lexicon#topics}. */
    long topic() {
        return topic;
    }

    /** Whether a phrase may occur in a folded text; if false, none does. */
    public boolean mayBeIn(String folded) {
        return (index.topics(folded) & topic) != 0;
    }

    /** Returns the first part of a folded text that is a phrase, null if there is none. */
    public @Nullable String find(String folded) {
        return PhraseSearch.find(index, folded, topic, languages, Place.ANYWHERE);
    }

    /** Whether a phrase occurs in a folded text. */
    public boolean in(String folded) {
        return find(folded) != null;
    }

    /** Whether a folded text is a phrase, apart from punctuation around it. */
    public boolean is(String folded) {
        return PhraseSearch.find(index, folded, topic, languages, Place.WHOLE) != null;
    }

    /** Whether a folded text begins with a phrase, after any punctuation. */
    public boolean begins(String folded) {
        return PhraseSearch.find(index, folded, topic, languages, Place.START) != null;
    }
}
