package browsy.intelligence.word;

import browsy.model.SpatialElement;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Sets of word lists that are loaded together. The common one applies to every page, the others to
 * pages that declare one of their languages, or that are written in their script without declaring
 * another language of this script.
 */
enum WordSet {
    COMMON(0, -1),
    LATIN('A', 0x24F),
    CYRILLIC(0x400, 0x52F),
    ARMENIAN(0x530, 0x58F),
    ARABIC(0x600, 0x77F),
    DEVANAGARI(0x900, 0x97F),
    BENGALI(0x980, 0x9FF),
    TAMIL(0xB80, 0xBFF),
    TELUGU(0xC00, 0xC7F),
    MYANMAR(0x1000, 0x109F),
    GEORGIAN(0x10A0, 0x10FF),
    KHMER(0x1780, 0x17FF);

    /** All sets. Do not modify. */
    static final WordSet[] ALL = values();

    /** The number of letters at the start of a page whose scripts are counted. */
    private static final int SAMPLE = 1500;

    /** A page is written in a script if this share of its letters is. */
    private static final double MIN_SHARE = 0.2;

    private final int first;
    private final int last;

    /**
     * Creates a set.
     *
     * @param first the first character of the script
     * @param last its last character
     */
    WordSet(int first, int last) {
        this.first = first;
        this.last = last;
    }

    /**
     * Returns the sets for a page.
     *
     * @param tag its language tag, empty if it declares none
     * @param elements its elements
     */
    static Set<WordSet> ofPage(String tag, List<SpatialElement> elements) {
        StringBuilder texts = new StringBuilder();
        for (SpatialElement element : elements) {
            String text = element.text();
            if (text != null) {
                texts.append(text, 0, Math.min(text.length(), SAMPLE)).append(' ');
            }
            if (texts.length() >= SAMPLE) {
                break;
            }
        }
        String sample = texts.toString();
        Set<WordSet> sets = of(tag, sample);
        if (tag.isBlank() && !LatinHints.areIn(Texts.fold(sample))) {
            sets.remove(LATIN);
        }
        return sets;
    }

    /**
     * Returns the sets for a text.
     *
     * @param tag the language tag of its page, empty if it declares none
     * @param text the text
     */
    static Set<WordSet> of(String tag, String text) {
        EnumSet<WordSet> sets = EnumSet.of(COMMON);
        Set<WordLanguage> declared = WordLanguage.ofPage(tag);
        for (WordLanguage language : declared) {
            sets.add(language.set());
        }
        for (WordSet set : writtenIn(text)) {
            if (tag.isBlank() || (set != LATIN && !set.isScriptOf(declared))) {
                sets.add(set);
            }
        }
        return sets;
    }

    private boolean isScriptOf(Set<WordLanguage> languages) {
        for (WordLanguage language : languages) {
            if (language.isWrittenIn(this)) {
                return true;
            }
        }
        return false;
    }

    private static Set<WordSet> writtenIn(String text) {
        int[] counts = new int[ALL.length];
        int letters = 0;
        for (int i = 0; i < text.length() && letters < SAMPLE; i++) {
            char c = text.charAt(i);
            if (Character.isLetter(c)) {
                letters++;
                counts[script(c).ordinal()]++;
            }
        }
        EnumSet<WordSet> sets = EnumSet.noneOf(WordSet.class);
        for (WordSet set : ALL) {
            if (counts[set.ordinal()] > letters * MIN_SHARE) {
                sets.add(set);
            }
        }
        return sets;
    }

    /** Returns the set of the script of a letter, the common one if no other has this script. */
    private static WordSet script(char letter) {
        for (WordSet set : ALL) {
            if (letter >= set.first && letter <= set.last) {
                return set;
            }
        }
        return COMMON;
    }
}
