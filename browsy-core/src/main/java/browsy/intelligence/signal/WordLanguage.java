package browsy.intelligence.signal;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The languages of the word lists. */
enum WordLanguage {
    EN,
    DE,
    FR,
    ES,
    IT,
    PT,
    NL,
    PL,
    RU,
    JA,
    ZH,
    KO,
    ZH_HANT,
    UK,
    CS,
    SK,
    HU,
    RO,
    BG,
    HR,
    SR,
    SL,
    SV,
    DA,
    NB,
    FI,
    EL,
    TR,
    AR,
    HE,
    FA,
    HI,
    TH,
    VI,
    ID,
    CA,
    ET,
    LT,
    LV;

    /** The bits of languages by the language tags of pages that share most words with them. */
    private static final Map<String, Long> BY_TAG = new HashMap<>();

    static {
        for (WordLanguage language : values()) {
            BY_TAG.put(language.name().toLowerCase(Locale.ROOT), language.bit());
        }
        BY_TAG.put("zh", ZH.bit() | ZH_HANT.bit());
        BY_TAG.put("yue", ZH.bit() | ZH_HANT.bit());
        BY_TAG.put("no", NB.bit());
        BY_TAG.put("nn", NB.bit());
        BY_TAG.put("iw", HE.bit());
        BY_TAG.put("in", ID.bit());
        BY_TAG.put("ms", ID.bit());
        BY_TAG.put("mo", RO.bit());
        for (String tag : List.of("bs", "sh", "cnr")) {
            BY_TAG.put(tag, HR.bit() | SR.bit());
        }
    }

    /**
     * Returns the name of a word list.
     *
     * @param kind the kind of the list, {@code words} or {@code account}
     */
    String fileName(String kind) {
        return kind + "-" + name().toLowerCase(Locale.ROOT).replace('_', '-') + ".txt";
    }

    /** Returns the bits of the languages of a page with a language tag; always also English. */
    static long ofPage(String tag) {
        int end = 0;
        while (end < tag.length() && Character.isLetter(tag.charAt(end))) {
            end++;
        }
        String language = tag.substring(0, end).toLowerCase(Locale.ROOT);
        return EN.bit() | BY_TAG.getOrDefault(language, 0L);
    }

    /** Returns the bit of the language. */
    long bit() {
        return 1L << ordinal();
    }
}
