package browsy.intelligence.type;

import browsy.intelligence.rule.Evidence;
import browsy.intelligence.signal.DashboardSignals;
import browsy.intelligence.signal.Heading;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.PhraseSet;
import browsy.intelligence.signal.Topic;
import browsy.model.PageType;
import org.jspecify.annotations.Nullable;

/**
 * Detects dashboards: key figures or charts. The name of a dashboard counts only together with
 * figures, since products are named so, too.
 */
final class DashboardPage implements PageTypeDetector {

    /** The minimum number of figures beside a chart on a page without a name. */
    private static final int MANY_FIGURES = 6;

    /** The minimum number of charts on a page without a name. */
    private static final int MANY_CHARTS = 2;

    /** The maximum number of prose blocks beside the figures. */
    private static final int MAX_PROSE = 8;

    /** The maximum number of prose blocks on a dashboard with a feed of messages. */
    private static final int MAX_FEED = 20;

    /** The minimum number of figures beside a feed. */
    private static final int MIN_BESIDE_FEED = 4;

    /** The maximum length of a name that is more than a phrase, in characters. */
    private static final int MAX_NAME = 30;

    private static final int MIN_TEXT_BLOCKS = 5;
    private static final double MAX_TEXT_SHARE = 0.5;

    /** The maximum number of rows of links; lists may have a small chart in each row. */
    private static final int MAX_ROWS = 15;

    @Override
    public PageType type() {
        return PageType.DASHBOARD;
    }

    /**
     * {@inheritDoc}
     *
     * <p>Any of these is evidence: a name with at least two figures or charts, several charts, or
     * many figures with a chart. Pages with many rows of links, much prose or a product are
     * excluded.
     */
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
            return named != null && isHeadedDashboard(page) ? feed(page, named) : null;
        }
        if (named == null && (!page.structure().hasCharts() || isText(page))) {
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

    /** Whether most of the main content is prose, which charts only illustrate. */
    private static boolean isText(PageSignals page) {
        return page.content().prose().size() >= MIN_TEXT_BLOCKS
                && page.content().proseLength() > page.content().mainTextLength() * MAX_TEXT_SHARE;
    }

    /** Returns the evidence of a dashboard with a feed, null if it has too few figures. */
    private static @Nullable Evidence feed(PageSignals page, String name) {
        DashboardSignals signals = DashboardSignals.of(page);
        return signals.numbers() >= MIN_BESIDE_FEED
                ? Evidence.of("dashboard.named_with_figures", name)
                : null;
    }

    /** Whether a main heading is nothing but a dashboard phrase. */
    private static boolean isHeadedDashboard(PageSignals page) {
        PhraseSet names = page.lexicon().get(Topic.DASHBOARD);
        return page.headings().stream()
                .anyMatch(
                        heading ->
                                heading.main() && heading.level() == 1 && names.is(heading.text()));
    }

    /**
     * Returns the name of the page if it is that of a dashboard, null otherwise: a part of the
     * title or a heading up to level 3.
     */
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
