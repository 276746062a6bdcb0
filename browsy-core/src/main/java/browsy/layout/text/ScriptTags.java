package browsy.layout.text;

import java.lang.Character.UnicodeScript;
import java.util.Map;

/** OpenType script tags of the scripts that the built-in fonts treat in a way of their own. */
final class ScriptTags {

    static final String DEFAULT = "DFLT";

    private static final Map<UnicodeScript, String> TAGS =
            Map.ofEntries(
                    Map.entry(UnicodeScript.LATIN, "latn"),
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

    private ScriptTags() {}

    /**
     * The tag of the script a character belongs to; the given one if it belongs to none of its own
     * (digits, punctuation, marks) and so is shaped with its neighbours.
     */
    static String of(int codePoint, String neighbours) {
        UnicodeScript script = UnicodeScript.of(codePoint);
        if (script == UnicodeScript.COMMON || script == UnicodeScript.INHERITED) {
            return neighbours;
        }
        return TAGS.getOrDefault(script, DEFAULT);
    }
}
