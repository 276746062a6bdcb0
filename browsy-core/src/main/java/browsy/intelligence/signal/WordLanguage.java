package browsy.intelligence.signal;

import java.util.Locale;

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
    KO;

    /** Returns the name of the word list. */
    String fileName() {
        return "words-" + name().toLowerCase(Locale.ROOT) + ".txt";
    }

    /** Returns the bits of the languages of pages to which short words apply. */
    long pages() {
        return this == EN ? -1 : 1L << ordinal();
    }

    /** Returns the bits of the languages of a page with a language tag. */
    static long ofPage(String tag) {
        int end = 0;
        while (end < tag.length() && Character.isLetter(tag.charAt(end))) {
            end++;
        }
        String language = tag.substring(0, end).toUpperCase(Locale.ROOT);
        long bits = EN.bit();
        for (WordLanguage known : values()) {
            if (known.name().equals(language)) {
                bits |= known.bit();
            }
        }
        return bits;
    }

    private long bit() {
        return 1L << ordinal();
    }
}
