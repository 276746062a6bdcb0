package browsy.layout.build;

import browsy.css.value.Quotes;
import browsy.infra.Ascii;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The quotation marks of a language, as the Unicode Common Locale Data Repository has them.
 *
 * @see <a href="https://drafts.csswg.org/css-content-3/#valdef-quotes-auto">css-content-3</a>
 */
final class QuoteMarks {
    private static final List<Quotes.Pair> OTHERS = pairs("\u201c\u201d\u2018\u2019");

    /** By the tag in lower case, or by its first part. */
    private static final Map<String, List<Quotes.Pair>> BY_LANGUAGE = new HashMap<>();

    static {
        add("\u00ab\u00bb\u00ab\u00bb", "fr", "hy");
        add("\u00ab\u00bb\u2039\u203a", "fr-ch");
        add("\u00ab\u00bb\u201c\u201d", "el", "fr-ca", "it");
        add("\u00ab\u00bb\u201e\u201c", "be", "ru", "uk");
        add("\u00ab\u00bb\u2018\u2019", "nb", "nn", "no");
        add("\u201e\u201d\u00ab\u00bb", "pl", "ro");
        add("\u201e\u201d\u00bb\u00ab", "hu");
        add("\u201e\u201c\u201e\u201c", "bg", "lt");
        add("\u201e\u201c\u201a\u2018", "cs", "de", "hr", "sk", "sl");
        add("\u2018\u2019\u2018\u2019", "nl");
        add("\u201d\u201d\u2019\u2019", "fi", "sv");
        add("\u300c\u300d\u300e\u300f", "ja");
    }

    private QuoteMarks() {}

    /**
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

    private static void add(String marks, String... languages) {
        for (String language : languages) {
            BY_LANGUAGE.put(language, pairs(marks));
        }
    }

    /** Opening and closing marks of the first and the second depth. */
    private static List<Quotes.Pair> pairs(String marks) {
        return List.of(
                new Quotes.Pair(marks.substring(0, 1), marks.substring(1, 2)),
                new Quotes.Pair(marks.substring(2, 3), marks.substring(3, 4)));
    }
}
