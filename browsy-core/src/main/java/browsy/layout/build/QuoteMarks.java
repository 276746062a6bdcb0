package browsy.layout.build;

import browsy.css.value.content.Quotes;
import browsy.infra.Ascii;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The quotation marks of languages, from the Unicode Common Locale Data Repository.
 *
 * @see <a href="https://drafts.csswg.org/css-content-3/#valdef-quotes-auto">css-content-3</a>
 */
final class QuoteMarks {
    private static final List<Quotes.Pair> OTHERS = pairs("\u201c\u201d\u2018\u2019");

    /** By language tag in lower case, or by primary language subtag. */
    private static final Map<String, List<Quotes.Pair>> BY_LANGUAGE = byLanguage();

    private QuoteMarks() {}

    /**
     * The quotation marks of a language, outermost pair first; English ones for other languages.
     *
     * @param language a BCP 47 tag; may be empty
     */
    static List<Quotes.Pair> of(String language) {
        String tag = Ascii.lower(language);
        List<Quotes.Pair> marks = BY_LANGUAGE.get(tag);
        int end = tag.indexOf('-');
        if (marks == null && end > 0) {
            marks = BY_LANGUAGE.get(tag.substring(0, end));
        }
        return marks == null ? OTHERS : marks;
    }

    private static Map<String, List<Quotes.Pair>> byLanguage() {
        Map<String, List<Quotes.Pair>> marks = new HashMap<>();
        add(marks, "\u00ab\u00bb\u00ab\u00bb", "fr");
        add(marks, "\u00ab\u00bb\u2039\u203a", "am", "fa", "fr-ch");
        add(marks, "\u00ab\u00bb\u201c\u201d", "ca", "el", "fr-ca", "it", "pt-pt");
        add(marks, "\u00ab\u00bb\u201e\u201c", "ru", "uk");
        add(marks, "\u00ab\u00bb\u2018\u2019", "nb", "nn", "no");
        add(marks, "\u201e\u201d\u00ab\u00bb", "pl", "ro");
        add(marks, "\u201e\u201d\u00bb\u00ab", "hu");
        add(marks, "\u201e\u201c\u201e\u201c", "bg", "lt");
        add(marks, "\u201e\u201c\u201a\u2018", "cs", "de", "hr", "sk", "sl");
        add(marks, "\u2018\u2019\u2018\u2019", "nl");
        add(marks, "\u201d\u201d\u2019\u2019", "fi", "sv");
        add(marks, "\u300c\u300d\u300e\u300f", "ja", "zh-hant");
        return Map.copyOf(marks);
    }

    private static void add(Map<String, List<Quotes.Pair>> to, String marks, String... languages) {
        for (String language : languages) {
            to.put(language, pairs(marks));
        }
    }

    /**
     * Creates two pairs from four characters: the opening and closing mark of the first and of the
     * second depth.
     */
    private static List<Quotes.Pair> pairs(String marks) {
        return List.of(
                new Quotes.Pair(marks.substring(0, 1), marks.substring(1, 2)),
                new Quotes.Pair(marks.substring(2, 3), marks.substring(3, 4)));
    }
}
