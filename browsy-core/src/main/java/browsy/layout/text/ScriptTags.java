package browsy.layout.text;

import java.lang.Character.UnicodeScript;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** OpenType script tags of the scripts for which the built-in fonts have lookups of their own. */
final class ScriptTags {

    static final String DEFAULT = "DFLT";

    static final String LATIN = "latn";

    /** Characters below are Latin letters or belong to no script. */
    private static final int FIRST_OTHER_SCRIPT = 0x2B9;

    private static final int FIRST_CURSIVE = 0x600;

    private static final Map<UnicodeScript, String> TAGS =
            Map.ofEntries(
                    Map.entry(UnicodeScript.LATIN, LATIN),
                    Map.entry(UnicodeScript.CYRILLIC, "cyrl"),
                    Map.entry(UnicodeScript.GREEK, "grek"),
                    Map.entry(UnicodeScript.ARABIC, "arab"),
                    Map.entry(UnicodeScript.HEBREW, "hebr"),
                    Map.entry(UnicodeScript.ARMENIAN, "armn"),
                    Map.entry(UnicodeScript.GEORGIAN, "geor"),
                    Map.entry(UnicodeScript.NKO, "nko "),
                    Map.entry(UnicodeScript.LAO, "lao "),
                    Map.entry(UnicodeScript.THAI, "thai"),
                    Map.entry(UnicodeScript.HAN, "hani"),
                    Map.entry(UnicodeScript.HIRAGANA, "kana"),
                    Map.entry(UnicodeScript.KATAKANA, "kana"),
                    Map.entry(UnicodeScript.CHEROKEE, "cher"),
                    Map.entry(UnicodeScript.CANADIAN_ABORIGINAL, "cans"),
                    Map.entry(UnicodeScript.OGHAM, "ogam"),
                    Map.entry(UnicodeScript.RUNIC, "runr"),
                    Map.entry(UnicodeScript.TIFINAGH, "tfng"),
                    Map.entry(UnicodeScript.BRAILLE, "brai"));

    /** Cursive scripts, in which letter spacing is not applied. */
    private static final Set<UnicodeScript> CURSIVE =
            EnumSet.of(
                    UnicodeScript.ARABIC,
                    UnicodeScript.HANIFI_ROHINGYA,
                    UnicodeScript.MANDAIC,
                    UnicodeScript.MONGOLIAN,
                    UnicodeScript.NKO,
                    UnicodeScript.PHAGS_PA,
                    UnicodeScript.SYRIAC);

    private ScriptTags() {}

    /** Returns all tags. */
    static Set<String> all() {
        Set<String> tags = new TreeSet<>(TAGS.values());
        tags.add(DEFAULT);
        return tags;
    }

    /**
     * Tests whether a character belongs to a cursive script.
     *
     * @see <a href="https://www.w3.org/TR/css-text-3/#cursive-tracking">CSS Text 3, Cursive
     *     Scripts</a>
     */
    static boolean isCursive(int codePoint) {
        return codePoint >= FIRST_CURSIVE && CURSIVE.contains(UnicodeScript.of(codePoint));
    }

    /**
     * Returns the script tag of a character. Digits, punctuation and marks belong to no script and
     * get that of their neighbours.
     */
    static String of(int codePoint, String neighbours) {
        if (codePoint < FIRST_OTHER_SCRIPT) {
            return isLatinLetter(codePoint) ? LATIN : neighbours;
        }
        UnicodeScript script = UnicodeScript.of(codePoint);
        if (script == UnicodeScript.COMMON || script == UnicodeScript.INHERITED) {
            return neighbours;
        }
        return TAGS.getOrDefault(script, DEFAULT);
    }

    /**
     * Returns the script tag of the first character in a range that has a script; empty if no
     * character has one.
     */
    static String first(String text, int start, int end) {
        String script = "";
        for (int i = start; i < end && script.isEmpty(); i = text.offsetByCodePoints(i, 1)) {
            script = of(text.codePointAt(i), "");
        }
        return script;
    }

    private static boolean isLatinLetter(int codePoint) {
        return (codePoint >= 'a' && codePoint <= 'z')
                || (codePoint >= 'A' && codePoint <= 'Z')
                || codePoint == '\u00AA'
                || codePoint == '\u00BA'
                || (codePoint >= '\u00C0' && codePoint != '\u00D7' && codePoint != '\u00F7');
    }
}
