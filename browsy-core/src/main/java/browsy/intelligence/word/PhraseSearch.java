package browsy.intelligence.word;

import org.jspecify.annotations.Nullable;

/** The search for an occurrence of a phrase of one topic in a folded text. */
final class PhraseSearch {

    /** Where in a text a phrase has to be. */
    enum Place {
        ANYWHERE,
        /** At the first word. */
        START,
        /** From the first word to the last. */
        WHOLE
    }

    /** Only this many characters are searched for the beginning of a text. */
    private static final int MAX_START = 160;

    private final PhraseIndex index;
    private final String text;
    private final long topic;
    private final long languages;
    private final Place place;
    private final int firstWord;
    private @Nullable String found;

    private PhraseSearch(PhraseIndex index, String text, long topic, long languages, Place place) {
        this.index = index;
        this.text = text;
        this.topic = topic;
        this.languages = languages;
        this.place = place;
        firstWord = place == Place.ANYWHERE ? 0 : firstWord(text);
    }

    /**
     * Returns the part of a text that is a phrase, null if there is none.
     *
     * @param text the text, folded
     * @param topic the bit of the topic
     * @param languages the bits of the languages of the page
     */
    static @Nullable String find(
            PhraseIndex index, String text, long topic, long languages, Place place) {
        if (place == Place.WHOLE && text.length() > MAX_START) {
            return null;
        }
        PhraseSearch search = new PhraseSearch(index, text, topic, languages, place);
        index.scan(text, search.length(), search);
        return search.found;
    }

    /**
     * Returns the number of characters at the start of the text that contain the key of each phrase
     * in the place: as many words as a phrase has up to its key, and one more character because a
     * key in a script without spaces is a pair of letters.
     */
    private int length() {
        if (place == Place.ANYWHERE) {
            return text.length();
        }
        int end = Math.min(text.length(), firstWord + MAX_START);
        int at = firstWord;
        for (int words = index.maxWordsBefore() + 1; words > 0 && at < end; words--) {
            int type = Letters.type(text.charAt(at));
            at = type == Letters.SPACED ? Phrases.wordEnd(text, at, end) : at + 1;
            while (words > 1 && at < end && isBetweenWords(at)) {
                at++;
            }
        }
        return Math.min(end, at + 1);
    }

    boolean isDone() {
        return found != null;
    }

    /**
     * Examines the phrases of a key.
     *
     * @param topics the bits of their topics
     * @param first the first of them
     * @param next the one after the last of them
     * @param at the position of the key in the text
     */
    void examine(long topics, int first, int next, int at) {
        if ((topics & topic) == 0 || found != null) {
            return;
        }
        Phrases phrases = index.phrases();
        for (int phrase = first; phrase < next; phrase++) {
            if ((phrases.topics(phrase) & topic) != 0
                    && (phrases.languages(phrase) & languages) != 0) {
                int start = back(at, index.wordsBefore(phrase));
                int end = start < 0 ? -1 : phrases.match(phrase, text, start);
                if (end >= 0 && isPlaced(start, end)) {
                    found = text.substring(start, end);
                    return;
                }
            }
        }
    }

    private boolean isPlaced(int start, int end) {
        return switch (place) {
            case ANYWHERE -> true;
            case START -> start == firstWord;
            case WHOLE ->
                    (start == firstWord && firstWord(text, end) == text.length())
                            || (start == 0 && end == text.length());
        };
    }

    /** Returns the start of the word that is a number of words before a position, -1 if none. */
    private int back(int from, int words) {
        int at = from;
        for (int i = 0; i < words; i++) {
            int end = at;
            while (end > 0 && isBetweenWords(end - 1)) {
                end--;
            }
            at = end;
            while (at > 0 && Letters.type(text.charAt(at - 1)) == Letters.SPACED) {
                at--;
            }
            if (at == end) {
                return -1;
            }
        }
        return at;
    }

    /** Whether the character at a position may be between two words of a phrase. */
    private boolean isBetweenWords(int at) {
        return Letters.type(text.charAt(at)) == Letters.SEPARATOR
                || Phrases.endsAbbreviation(text, at);
    }

    private static int firstWord(String text) {
        return firstWord(text, 0);
    }

    private static int firstWord(String text, int from) {
        int at = from;
        while (at < text.length() && !Letters.isWordPart(text.charAt(at))) {
            at++;
        }
        return at;
    }
}
