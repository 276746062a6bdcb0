package browsy.intelligence.word;

import browsy.model.SpatialElement;
import java.util.List;
import java.util.Set;

/**
 * The word lists that apply to a page.
 *
 * @param sets the sets of lists
 * @param languages the bits of the languages whose ambiguous words apply
 */
record PageWords(Set<WordSet> sets, long languages) {

    /**
     * Returns the lists for a page.
     *
     * @param tag its language tag, empty if it declares none
     * @param elements its elements
     */
    static PageWords of(String tag, List<SpatialElement> elements) {
        return of(tag, WordSet.ofPage(tag, elements));
    }

    /**
     * Returns the lists for a text.
     *
     * @param tag the language tag of its page, empty if it declares none
     * @param text the text
     */
    static PageWords of(String tag, String text) {
        return of(tag, WordSet.of(tag, text));
    }

    private static PageWords of(String tag, Set<WordSet> sets) {
        if (tag.isBlank()) {
            return new PageWords(sets, WordLanguage.ALL_BITS);
        }
        long languages = WordLanguage.EN.bit();
        for (WordLanguage language : WordLanguage.ofPage(tag)) {
            languages |= language.bit();
        }
        return new PageWords(sets, languages);
    }
}
