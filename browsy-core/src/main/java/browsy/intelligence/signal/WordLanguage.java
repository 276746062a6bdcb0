package browsy.intelligence.signal;

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

    /** Language tags of pages whose language has another tag here or shares most words. */
    private static final Map<String, List<WordLanguage>> OTHER_TAGS =
            Map.ofEntries(
                    Map.entry("no", List.of(NB)),
                    Map.entry("nn", List.of(NB)),
                    Map.entry("iw", List.of(HE)),
                    Map.entry("in", List.of(ID)),
                    Map.entry("ms", List.of(ID)),
                    Map.entry("bs", List.of(HR, SR)),
                    Map.entry("sh", List.of(HR, SR)),
                    Map.entry("cnr", List.of(HR, SR)),
                    Map.entry("mo", List.of(RO)),
                    Map.entry("zh", List.of(ZH, ZH_HANT)),
                    Map.entry("yue", List.of(ZH, ZH_HANT)));

    /** Returns the name of the word list. */
    String fileName() {
        return "words-" + name().toLowerCase(Locale.ROOT).replace('_', '-') + ".txt";
    }

    /** Returns the bits of the languages of a page with a language tag; always also English. */
    static long ofPage(String tag) {
        int end = 0;
        while (end < tag.length() && Character.isLetter(tag.charAt(end))) {
            end++;
        }
        String language = tag.substring(0, end).toLowerCase(Locale.ROOT);
        long bits = EN.bit();
        for (WordLanguage known : values()) {
            bits |= known.name().toLowerCase(Locale.ROOT).equals(language) ? known.bit() : 0;
        }
        for (WordLanguage known : OTHER_TAGS.getOrDefault(language, List.of())) {
            bits |= known.bit();
        }
        return bits;
    }

    /** Returns the bit of the language. */
    long bit() {
        return 1L << ordinal();
    }
}
