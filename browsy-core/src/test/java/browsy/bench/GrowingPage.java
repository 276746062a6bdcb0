package browsy.bench;

import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;

/** A kind of page that can have any size. */
enum GrowingPage {
    PARAGRAPHS("flat paragraphs", n -> repeat(n, i -> "<p>Some text of paragraph " + i + ".")),
    LINKS("links", n -> repeat(n, i -> "<a href=x" + i + ">some link text</a> ")),
    /** Elements are rows and cells. */
    ROWS(
            "elements of a table, four in a row",
            n -> "<table>" + repeat(n / 4, i -> "<tr><td>row " + i + "<td>12<td>34")),
    ITEMS("list items", n -> "<ul>" + repeat(n, i -> "<li>text of item " + i)),
    INLINE(
            "inline elements, twenty in a paragraph",
            n -> repeat(n, i -> (i % 20 == 0 ? "<p>" : "") + "text <b>bold " + i + "</b> ")),
    ONE_PARAGRAPH(
            "inline elements in one paragraph",
            n -> "<p>" + repeat(n, i -> "text <b>bold " + i + "</b> ")),
    RULES_WITHOUT_MATCH(
            "style rules that match nothing, 100 elements",
            n -> styled(n, i -> ".x" + i + "{color:red}")),
    RULES_OF_CLASSES(
            "style rules that match a class, 100 elements",
            n -> styled(n, i -> ".c" + i % 100 + "{margin:" + i % 7 + "px}")),
    RULES_OF_POSITIONS(
            "rules with `:nth-child`, 100 elements",
            n -> styled(n, i -> "p:nth-child(" + i + "n+" + i % 100 + "){margin:1px}")),
    RULES_WITH_HAS(
            "rules with `:has`, 100 elements",
            n -> styled(n, i -> "p:has(.x" + i + "){margin:1px}")),
    POSITIONS_OF_ELEMENTS(
            "elements, 100 rules with `:nth-child`",
            n ->
                    "<style>"
                            + repeat(100, i -> "p:nth-child(" + (i + 2) + "n){margin:1px}")
                            + "</style>"
                            + repeat(n, i -> "<p>text " + i)),
    ELEMENTS_WITH_HAS(
            "elements, 100 rules with `:has`",
            n ->
                    "<style>"
                            + repeat(100, i -> "div:has(.x" + i + "){margin:1px}")
                            + "</style>"
                            + repeat(n / 2, i -> "<div><p class=y>text " + i + "</div>")),
    TEXT("characters of one paragraph", n -> "<p>" + text(n)),
    WORD("characters of one word", n -> "<p>" + "x".repeat(n)),
    PREFORMATTED("characters of preformatted lines", n -> "<pre>" + text(n).replace(". ", ".\n")),
    FIELDS(
            "fields of a form",
            n ->
                    "<form>"
                            + repeat(
                                    n,
                                    i -> "<label>Label " + i + "<input name=f" + i + "></label>")),
    FIELDS_BY_ID(
            "fields of a form, with labels by `for`",
            n ->
                    "<form>"
                            + repeat(
                                    n,
                                    i ->
                                            "<label for=f"
                                                    + i
                                                    + ">Label "
                                                    + i
                                                    + "</label><input id=f"
                                                    + i
                                                    + "><br>")),
    OPTIONS("options of a list", n -> "<select>" + repeat(n, i -> "<option>option " + i)),
    BLOCKS("depth of blocks", true, n -> nested(n, "<div>", "</div>")),
    INLINES("depth of inline elements", true, n -> nested(n, "<span>", "</span>")),
    FLEXES(
            "depth of flex containers",
            true,
            n -> nested(n, "<div style=display:flex><i>text</i>", "</div>")),
    GRIDS("depth of grids", true, n -> nested(n, "<div style=display:grid><i>text</i>", "</div>")),
    TABLES("depth of tables", true, n -> nested(n / 4, "<table><tr><td>text<td>", "</table>"));

    private static final List<Integer> SIZES = List.of(1_000, 10_000, 100_000, 1_000_000);

    /** Up to the greatest depth, with the elements around them. */
    private static final List<Integer> DEPTHS = List.of(64, 128, 256, 500);

    private final String title;
    private final boolean isDepth;
    private final IntFunction<String> html;

    GrowingPage(String title, IntFunction<String> html) {
        this(title, false, html);
    }

    GrowingPage(String title, boolean isDepth, IntFunction<String> html) {
        this.title = title;
        this.isDepth = isDepth;
        this.html = html;
    }

    /** What there is more of on larger pages. */
    String title() {
        return title;
    }

    /** The sizes to measure, ascending. */
    List<Integer> sizes() {
        return isDepth ? DEPTHS : SIZES;
    }

    /** A page of a size. */
    String html(int size) {
        return "<!DOCTYPE html><title>Page</title>" + html.apply(size);
    }

    /** A small page that differs from others in its texts, names and style. */
    static String small(int number) {
        return String.format(
                Locale.ROOT,
                "<!DOCTYPE html><title>Page %1$d</title><style>.a%1$d{color:#%2$06x}</style>"
                        + "<h1>Page %1$d</h1><p class=a%1$d>Some text <a href=x%1$d>link %1$d</a>"
                        + "<form><input name=f%1$d><button>Send %1$d</button></form>",
                number,
                number & 0xffffff);
    }

    private static String repeat(int times, IntFunction<String> part) {
        StringBuilder all = new StringBuilder();
        for (int i = 0; i < times; i++) {
            all.append(part.apply(i));
        }
        return all.toString();
    }

    private static String styled(int rules, IntFunction<String> rule) {
        return "<style>"
                + repeat(rules, rule)
                + "</style>"
                + repeat(100, i -> "<p class=c" + i + ">text " + i);
    }

    private static String text(int length) {
        String sentence = "Some words of a text, and then some more of them. ";
        return sentence.repeat(length / sentence.length());
    }

    private static String nested(int depth, String start, String end) {
        return start.repeat(depth) + "text" + end.repeat(depth);
    }
}
