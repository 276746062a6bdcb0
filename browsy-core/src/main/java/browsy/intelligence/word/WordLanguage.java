package browsy.intelligence.word;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * The languages of the word lists. Those that share their script with others come first, since the
 * others need no bit.
 */
enum WordLanguage {
    EN,
    DE,
    FR,
    ES,
    IT,
    PT,
    NL,
    PL,
    RU(WordSet.CYRILLIC, WordSet.COMMON),
    JA(WordSet.COMMON),
    ZH(WordSet.COMMON),
    KO(WordSet.COMMON),
    ZH_HANT(WordSet.COMMON),
    UK(WordSet.CYRILLIC, WordSet.COMMON),
    CS,
    SK,
    HU,
    RO,
    BG(WordSet.CYRILLIC, WordSet.COMMON),
    HR,
    SR(WordSet.CYRILLIC, WordSet.COMMON),
    SL,
    SV,
    DA,
    NB,
    FI,
    EL(WordSet.COMMON),
    TR,
    AR(WordSet.ARABIC, WordSet.COMMON),
    HE(WordSet.COMMON),
    FA(WordSet.ARABIC, WordSet.COMMON),
    HI(WordSet.DEVANAGARI, WordSet.COMMON),
    TH(WordSet.COMMON),
    VI,
    ID,
    CA,
    ET,
    LT,
    LV,
    AF(WordSet.LATIN),
    AZ(WordSet.LATIN),
    CY(WordSet.LATIN),
    EU(WordSet.LATIN),
    FIL(WordSet.LATIN),
    GA(WordSet.LATIN),
    GL(WordSet.LATIN),
    IS(WordSet.LATIN),
    LB(WordSet.LATIN),
    MS(WordSet.LATIN),
    SQ(WordSet.LATIN),
    SW(WordSet.LATIN),
    UZ(WordSet.LATIN),
    BE(WordSet.CYRILLIC),
    KK(WordSet.CYRILLIC),
    MK(WordSet.CYRILLIC),
    MN(WordSet.CYRILLIC),
    UR(WordSet.ARABIC),
    MR(WordSet.DEVANAGARI),
    NE(WordSet.DEVANAGARI),
    BN(WordSet.BENGALI),
    HY(WordSet.ARMENIAN),
    KA(WordSet.GEORGIAN),
    KM(WordSet.KHMER),
    MY(WordSet.MYANMAR),
    TA(WordSet.TAMIL),
    TE(WordSet.TELUGU);

    /** The bits of all languages. */
    static final long ALL_BITS = -1;

    /** The languages by the language tags of pages that share most words with them. */
    private static final Map<String, Set<WordLanguage>> BY_TAG = new HashMap<>();

    static {
        for (WordLanguage language : values()) {
            BY_TAG.put(language.name().toLowerCase(Locale.ROOT), Set.of(language));
        }
        BY_TAG.put("zh", Set.of(ZH, ZH_HANT));
        BY_TAG.put("yue", Set.of(ZH, ZH_HANT));
        BY_TAG.put("no", Set.of(NB));
        BY_TAG.put("nn", Set.of(NB));
        BY_TAG.put("iw", Set.of(HE));
        BY_TAG.put("in", Set.of(ID));
        BY_TAG.put("ms", Set.of(MS, ID));
        BY_TAG.put("tl", Set.of(FIL));
        BY_TAG.put("mo", Set.of(RO));
        for (String tag : List.of("bs", "sh", "cnr")) {
            BY_TAG.put(tag, Set.of(HR, SR));
        }
    }

    private final WordSet script;
    private final WordSet set;

    /** Creates a language in Latin script whose list applies to every page. */
    WordLanguage() {
        this(WordSet.LATIN, WordSet.COMMON);
    }

    /** Creates a language of a set. */
    WordLanguage(WordSet set) {
        this(set, set);
    }

    /**
     * Creates a language.
     *
     * @param script the set of languages in the same script, the common one if there are none
     * @param set the set of its own list
     */
    WordLanguage(WordSet script, WordSet set) {
        this.script = script;
        this.set = set;
    }

    /** Returns the set of the list of the language. */
    WordSet set() {
        return set;
    }

    /** Whether the language has the script of a set. */
    boolean isWrittenIn(WordSet other) {
        return script == other;
    }

    /** Returns the languages of a page with a language tag, none if there is no list for it. */
    static Set<WordLanguage> ofPage(String tag) {
        int end = 0;
        while (end < tag.length() && Character.isLetter(tag.charAt(end))) {
            end++;
        }
        return BY_TAG.getOrDefault(tag.substring(0, end).toLowerCase(Locale.ROOT), Set.of());
    }

    /**
     * Returns the bit of the language; 0 if it has a script of its own, so that none of its words
     * means something else in another language.
     */
    long bit() {
        return compareTo(NE) > 0 ? 0 : 1L << ordinal();
    }
}
