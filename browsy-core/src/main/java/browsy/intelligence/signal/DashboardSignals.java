package browsy.intelligence.signal;

import browsy.html.ElementChildren;
import browsy.model.Role;
import browsy.model.SpatialElement;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;

/**
 * The key figures and charts in the main content, as dashboards show them.
 *
 * @param numbers the number of key figures: numbers outside of tables, lists and links, except for
 *     those that count on from the previous one
 * @param charts the number of charts
 */
public record DashboardSignals(int numbers, int charts) {

    /** A number with an optional sign, currency and unit. */
    private static final Pattern NUMBER =
            Pattern.compile(
                    "[+\\-−]?\\s*[$€£¥₹]?\\s*\\d[\\d.,   ]*\\s*"
                            + "(?:%|k|m|b|bn|[$€£¥₹]|kb|mb|gb|tb|ms|s|min|h|k?wh|[km]?w|k?m|k?g|t|l|°|°c|°f|/\\s*\\d+)?");

    /** The maximum length of a key figure, in characters. */
    private static final int MAX_FIGURE = 14;

    /** The maximum length of a line with a key figure and its label, in characters. */
    private static final int MAX_LABELLED = 60;

    /** The maximum number of child elements of such a line. */
    private static final int MAX_PARTS = 4;

    /** Counts the figures and charts of a page. */
    public static DashboardSignals of(PageSignals page) {
        int numbers = 0;
        double before = Double.NaN;
        for (SpatialElement element : page.visible()) {
            String text = element.text();
            if (text == null
                    || text.length() > MAX_LABELLED
                    || !hasDigit(text)
                    || !page.isMain(element)) {
                continue;
            }
            if (!isCounter(page, element)
                    && (isNumber(text) || isLabelled(page.page().source(element)))) {
                double value = value(text);
                boolean enumerates = value == before + 1;
                numbers += enumerates ? 0 : 1;
                before = value;
            }
        }
        return new DashboardSignals(numbers, Charts.count(page));
    }

    private static boolean isNumber(String text) {
        return text.length() <= MAX_FIGURE
                && NUMBER.matcher(text.strip().toLowerCase(Locale.ROOT)).matches();
    }

    /**
     * Whether a line has a child element that contains only a number, as a line with a label and a
     * figure has.
     */
    private static boolean isLabelled(Element line) {
        int parts = ElementChildren.count(line, MAX_PARTS + 1);
        if (parts == 0 || parts > MAX_PARTS) {
            return false;
        }
        for (Element part : line.children()) {
            String text = part.text();
            if (hasDigit(text) && isNumber(text)) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasDigit(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) >= '0' && text.charAt(i) <= '9') {
                return true;
            }
        }
        return false;
    }

    /**
     * Returns the number that the digits of a figure form, to recognise enumerations; NaN if it has
     * none.
     */
    private static double value(String text) {
        String digits = text.replaceAll("\\D", "");
        return digits.isEmpty() ? Double.NaN : Double.parseDouble(digits);
    }

    /**
     * Whether a number belongs to a control, link, list or table. Page numbers, calendar days and
     * row numbers are not key figures.
     */
    private static boolean isCounter(PageSignals page, SpatialElement element) {
        if (element.isInteractive() || element.role() == Role.LINK) {
            return true;
        }
        return switch (element.tag()) {
            case "td", "th", "li", "label", "button", "dt" -> true;
            default -> isInTable(page.page().source(element));
        };
    }

    private static boolean isInTable(Element element) {
        for (Element up = element.parent(); up != null; up = up.parent()) {
            if (up.normalName().equals("table")) {
                return true;
            }
        }
        return false;
    }
}
