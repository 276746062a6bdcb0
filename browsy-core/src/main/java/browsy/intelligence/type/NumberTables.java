package browsy.intelligence.type;

import browsy.html.Ancestors;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.word.Amounts;
import browsy.model.Role;
import browsy.model.SpatialElement;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * The tables in the main content and the numbers in them, as reports and states of systems have
 * them.
 *
 * @param tables the number of tables with data cells
 * @param cells the number of texts in their data cells
 * @param numbers the number of these texts that are numbers, but neither prices nor links, nor
 *     several in a row that count on, as hours and days do
 */
record NumberTables(int tables, int cells, int numbers) {

    /** The maximum number of digits of an hour, a day or another number that is counted on. */
    private static final int MAX_COUNTED = 3;

    /** The minimum number of such numbers in a row. */
    private static final int MIN_COUNTED = 5;

    /** The maximum length of a number with its unit and share, in characters. */
    private static final int MAX_NUMBER = 40;

    /**
     * A number with a sign, currency or unit, and a share in brackets; or several numbers in
     * brackets or per cent. Row numbers have a dot.
     */
    private static final Pattern NUMBER =
            Pattern.compile(
                    "[~<>≈]?\\s?[+\\-−]?\\s?\\p{Sc}?\\s?\\d[\\d.,:/ \u00a0\u202f']*+"
                            + "(?:%|[\\p{L}°/]{1,6})?(?:\\s?[(\\[].{1,18}[)\\]])?"
                            + "|(?:\\[\\d[\\d.,]*+\\] ?){2,6}"
                            + "|(?:\\d[\\d.,]*+%\\p{L}{0,3} ?){2,6}");

    static NumberTables of(PageFacts facts) {
        return facts.page().derived(NumberTables.class, NumberTables::count);
    }

    private static NumberTables count(PageSignals page) {
        Set<Element> tables = Collections.newSetFromMap(new IdentityHashMap<>());
        int cells = 0;
        int numbers = 0;
        int before = -1;
        int row = 0;
        for (SpatialElement element : page.visible()) {
            String text = element.text();
            boolean counts = text != null && !element.tag().equals("img") && page.isMain(element);
            Element table = counts ? table(page, element) : null;
            if (text != null && table != null) {
                tables.add(table);
                cells++;
                boolean number = isNumber(element, text.strip());
                int value = number ? value(text.strip()) : -1;
                boolean countsOn = row > 0 && value == before + 1;
                row = value < 0 ? 0 : countsOn ? row + 1 : 1;
                before = value;
                numbers += number && row < MIN_COUNTED ? 1 : 0;
                numbers -= row == MIN_COUNTED ? MIN_COUNTED - 1 : 0;
            }
        }
        return new NumberTables(tables.size(), cells, numbers);
    }

    private static @Nullable Element table(PageSignals page, SpatialElement element) {
        Element source = page.page().source(element);
        return Ancestors.closest(source, "td") == null ? null : Ancestors.closest(source, "table");
    }

    /** Returns the value of a small whole number, -1 for other numbers. */
    private static int value(String text) {
        return text.length() <= MAX_COUNTED && text.chars().allMatch(Character::isDigit)
                ? Integer.parseInt(text)
                : -1;
    }

    private static boolean isNumber(SpatialElement element, String text) {
        return text.length() <= MAX_NUMBER
                && element.role() != Role.LINK
                && !element.isInteractive()
                && !text.endsWith(".")
                && NUMBER.matcher(text).matches()
                && !Amounts.areIn(text);
    }
}
