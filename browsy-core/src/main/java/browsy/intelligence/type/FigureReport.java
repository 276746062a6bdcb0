package browsy.intelligence.type;

import browsy.intelligence.signal.KeyFigure;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.word.Amounts;
import browsy.model.Role;
import browsy.model.SpatialElement;

/** Recognizes pages that report measures: many texts are figures, some of them percentages. */
final class FigureReport {

    private static final String PERCENT_SIGNS = "%\u066A\uFF05";

    private static final int MIN_PERCENTAGES = 3;
    private static final int MIN_FIGURES = 6;

    /** The minimum share of figures among the texts. */
    private static final double MIN_SHARE = 0.2;

    private FigureReport() {}

    /**
     * Whether figures are a large part of the texts of a page, several of them are percentages, and
     * there are no more links than figures.
     */
    static boolean is(PageSignals page) {
        int texts = 0;
        int links = 0;
        int figures = 0;
        int percentages = 0;
        for (SpatialElement element : page.visible()) {
            String text = element.text();
            if (text != null && !text.isBlank()) {
                boolean figure = isFigure(element, text);
                texts++;
                figures += figure ? 1 : 0;
                percentages += figure && isPercent(text.strip()) ? 1 : 0;
            }
            links += element.role() == Role.LINK ? 1 : 0;
        }
        return percentages >= MIN_PERCENTAGES
                && figures >= MIN_FIGURES
                && figures >= links
                && figures >= texts * MIN_SHARE;
    }

    private static boolean isPercent(String text) {
        return PERCENT_SIGNS.indexOf(text.charAt(text.length() - 1)) >= 0;
    }

    /** Whether a text is a figure and no price. */
    private static boolean isFigure(SpatialElement element, String text) {
        return !element.isInteractive() && KeyFigure.is(text) && !Amounts.areIn(text);
    }
}
