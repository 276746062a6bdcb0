package browsy.intelligence.signal;

import browsy.html.ElementChildren;
import browsy.model.Role;
import browsy.model.SpatialElement;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;

/**
 * The figures and charts in the content of a page.
 *
 * @param numbers key figures: numbers that stand alone, outside tables and lists of pages
 * @param charts places where charts are drawn
 */
public record DashboardSignals(int numbers, int charts) {

    private static final Pattern NUMBER =
            Pattern.compile(
                    "[+\\-−]?\\s*[$€£¥₹]?\\s*\\d[\\d.,   ]*\\s*"
                            + "(?:%|k|m|b|bn|[$€£¥₹]|kb|mb|gb|tb|ms|s|min|h|k?wh|[km]?w|k?m|k?g|t|l|°|°c|°f|/\\s*\\d+)?");

    /** No figure is longer, in characters, nor a line with a figure and what it is called. */
    private static final int MAX_FIGURE = 14;

    private static final int MAX_LABELLED = 60;
    private static final int MAX_PARTS = 4;
    private static final int MIN_CHART_SIDE = 80;

    /** Counts them. */
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
                boolean counts = value == before + 1;
                numbers += counts ? 0 : 1;
                before = value;
            }
        }
        return new DashboardSignals(numbers, charts(page));
    }

    private static boolean isNumber(String text) {
        return text.length() <= MAX_FIGURE
                && NUMBER.matcher(text.strip().toLowerCase(Locale.ROOT)).matches();
    }

    /** A name and a number on one line, the number set apart by an element of its own. */
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

    /** The number in a figure, to tell rows of counted things from figures. */
    private static double value(String text) {
        String digits = text.replaceAll("\\D", "");
        return digits.isEmpty() ? Double.NaN : Double.parseDouble(digits);
    }

    /** Numbers of pages, days and rows are no figures. */
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

    private static int charts(PageSignals page) {
        int charts = 0;
        for (int index : page.structure().charts()) {
            charts += isLarge(page, page.page().tree().element(index)) ? 1 : 0;
        }
        return charts;
    }

    private static boolean isLarge(PageSignals page, Element element) {
        return element.normalName().equals("canvas")
                || page.page().bounds(element).width() >= MIN_CHART_SIDE;
    }
}
