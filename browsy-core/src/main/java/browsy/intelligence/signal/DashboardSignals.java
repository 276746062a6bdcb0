package browsy.intelligence.signal;

import browsy.html.ElementChildren;
import browsy.intelligence.word.Amounts;
import browsy.intelligence.word.Texts;
import browsy.model.Role;
import browsy.model.SpatialElement;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * The key figures and charts in the main content, as dashboards show them.
 *
 * @param numbers the number of key figures: numbers outside of tables, lists and links, except for
 *     those that count on from the previous one
 * @param charts the number of charts
 * @param tiles the largest row of figures with captions
 */
public record DashboardSignals(int numbers, int charts, FigureTiles tiles) {

    /** The maximum length of a line with a key figure and its label, in characters. */
    private static final int MAX_LABELLED = 60;

    /** The maximum number of child elements of such a line. */
    private static final int MAX_PARTS = 4;

    /** Counts the figures and charts of a page. */
    public static DashboardSignals of(PageSignals page) {
        int numbers = 0;
        double before = Double.NaN;
        double last = Double.NaN;
        List<FigureTiles.Figure> figures = new ArrayList<>();
        Map<Element, String> figuresOfParts = new IdentityHashMap<>();
        for (SpatialElement element : page.visible()) {
            String text = element.text();
            if (text == null
                    || text.length() > MAX_LABELLED
                    || !Texts.hasDigit(text)
                    || element.isInteractive()
                    || element.role() == Role.LINK
                    || isQuantity(page, page.page().source(element))
                    || !page.isMain(element)) {
                continue;
            }
            String figure = KeyFigure.is(text) ? text : figureOfPart(page, element, figuresOfParts);
            if (figure.isEmpty()
                    || isYear(figure)
                    || isOffer(page, figure, page.page().source(element))) {
                continue;
            }
            if (value(figure) != last + 1) {
                figures.add(new FigureTiles.Figure(page.page().indexOf(element), figure));
            }
            last = value(figure);
            if (!isCounter(page, element)) {
                double value = value(text);
                boolean enumerates = value == before + 1;
                numbers += enumerates ? 0 : 1;
                before = value;
            }
        }
        return new DashboardSignals(numbers, Charts.count(page), FigureTiles.of(page, figures));
    }

    private static String figureOfPart(
            PageSignals page, SpatialElement element, Map<Element, String> known) {
        return page.textLength(page.page().indexOf(element)) > MAX_LABELLED
                ? ""
                : known.computeIfAbsent(
                        page.page().source(element), DashboardSignals::figureOfPart);
    }

    /** Returns the figure in a child element of a line, beside its label; empty if it has none. */
    private static String figureOfPart(Element line) {
        int parts = ElementChildren.count(line, MAX_PARTS + 1);
        if (parts == 0 || parts > MAX_PARTS) {
            return "";
        }
        for (Element part : line.children()) {
            String figure = part.text();
            if (KeyFigure.is(figure)) {
                return figure;
            }
        }
        return "";
    }

    /** Whether a number is between two buttons, which increase and decrease it. */
    private static boolean isQuantity(PageSignals page, Element number) {
        return isButton(page, number.previousElementSibling())
                && isButton(page, number.nextElementSibling());
    }

    /** Whether a button follows an amount of money, which is then a price to choose. */
    private static boolean isOffer(PageSignals page, String figure, Element amount) {
        return Amounts.areIn(figure)
                && Stream.iterate(
                                amount.nextElementSibling(),
                                Objects::nonNull,
                                Element::nextElementSibling)
                        .limit(MAX_PARTS)
                        .anyMatch(beside -> isButton(page, beside));
    }

    private static boolean isButton(PageSignals page, @Nullable Element element) {
        int index = element == null ? -1 : page.page().tree().indexOf(element);
        return index >= 0 && page.page().role(index) == Role.BUTTON;
    }

    private static boolean isYear(String figure) {
        return figure.length() == 4
                && (figure.startsWith("19") || figure.startsWith("20"))
                && figure.chars().allMatch(Character::isDigit);
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
     * Whether a number belongs to a label, list or table. Page numbers, calendar days and row
     * numbers are not key figures.
     */
    private static boolean isCounter(PageSignals page, SpatialElement element) {
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
