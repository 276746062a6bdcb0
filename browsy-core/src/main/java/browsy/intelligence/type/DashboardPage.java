package browsy.intelligence.type;

import browsy.intelligence.signal.DashboardSignals;
import browsy.intelligence.signal.Evidence;
import browsy.intelligence.signal.Heading;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.PhraseSet;
import browsy.intelligence.signal.Topic;
import browsy.model.PageType;
import org.jspecify.annotations.Nullable;

/**
 * Overviews: signals or charts about something. A product that is called a dashboard is not enough;
 * the name only counts together with signals.
 */
final class DashboardPage implements PageTypeDetector {

    private static final int MANY_FIGURES = 6;
    private static final int MANY_CHARTS = 2;
    private static final int MAX_PROSE = 8;
    private static final int MAX_FEED = 20;
    private static final int MIN_BESIDE_FEED = 4;
    private static final int MAX_NAME = 30;
    private static final int MIN_TOLD = 5;
    private static final double MAX_TOLD = 0.5;

    /** Pages to pick from have small charts in their rows, too. */
    private static final int MAX_ROWS = 15;

    @Override
    public PageType type() {
        return PageType.DASHBOARD;
    }

    @Override
    public @Nullable Evidence detect(PageSignals page) {
        int prose = page.content().prose().size();
        if (prose > MAX_FEED
                || page.linkRows().size() > MAX_ROWS
                || page.structure().isDeclaredProduct()) {
            return null;
        }
        String named = name(page);
        if (prose > MAX_PROSE) {
            return named != null && isAll(page) ? feed(page, named) : null;
        }
        if (named == null && (!page.structure().hasCharts() || isTold(page))) {
            return null;
        }
        DashboardSignals signals = DashboardSignals.of(page);
        if (named != null && signals.numbers() + signals.charts() >= 2) {
            return Evidence.of("dashboard.named_with_figures", named);
        }
        if (signals.charts() >= MANY_CHARTS) {
            return Evidence.of("dashboard.charts");
        }
        return signals.numbers() >= MANY_FIGURES && signals.charts() > 0
                ? Evidence.of("dashboard.signals")
                : null;
    }

    /** Whether most of the content is prose: charts go along with what is told there. */
    private static boolean isTold(PageSignals page) {
        return page.content().prose().size() >= MIN_TOLD
                && page.content().proseLength() > page.content().mainTextLength() * MAX_TOLD;
    }

    /** Messages and what happened last are shown on dashboards, too, beside some signals. */
    private static @Nullable Evidence feed(PageSignals page, String name) {
        DashboardSignals signals = DashboardSignals.of(page);
        return signals.numbers() >= MIN_BESIDE_FEED
                ? Evidence.of("dashboard.named_with_figures", name)
                : null;
    }

    /** Whether the main heading says nothing but that this is one. */
    private static boolean isAll(PageSignals page) {
        PhraseSet names = page.lexicon().get(Topic.DASHBOARD);
        return page.headings().stream()
                .anyMatch(
                        heading ->
                                heading.main() && heading.level() == 1 && names.is(heading.text()));
    }

    /** The page's own name, not that of the product: a whole part of the title, or a heading. */
    private static @Nullable String name(PageSignals page) {
        PhraseSet names = page.lexicon().get(Topic.DASHBOARD);
        for (String part : page.title().parts()) {
            if (names.is(part) || (part.length() <= MAX_NAME && names.begins(part))) {
                return part;
            }
        }
        for (Heading heading : page.headings()) {
            String text = heading.text();
            boolean named = names.begins(text) || (text.length() <= MAX_NAME && names.in(text));
            if (heading.main() && heading.level() <= 3 && named) {
                return text;
            }
        }
        return null;
    }
}
