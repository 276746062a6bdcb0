package browsy.intelligence.type;

import browsy.intelligence.rule.Evidence;
import browsy.intelligence.signal.FigureTiles;
import browsy.intelligence.signal.Heading;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.word.PhraseSet;
import browsy.intelligence.word.Topic;
import browsy.model.SpatialElement;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds what dashboards consist of: a name, key figures and charts. */
final class Dashboards {

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

    /** The maximum number of headings before a summary. */
    private static final int MAX_HEADINGS = 2;

    /** The minimum number of key figures. */
    private static final int MIN_TILES = 3;

    /** The minimum number of tables in a report. */
    private static final int MIN_TABLES = 2;

    /** The minimum number of numbers in the tables of a report. */
    private static final int MIN_NUMBERS = 12;

    /** The minimum share of numbers in the texts of these tables. */
    private static final double MIN_NUMBER_SHARE = 0.5;

    private Dashboards() {}

    /**
     * Returns the name of a dashboard with figures, charts or, below its name as the main heading,
     * tables with many numbers; null if there is none.
     */
    static @Nullable Evidence named(PageFacts facts) {
        String name = name(facts.page());
        boolean shows =
                facts.figures().numbers() + facts.figures().charts() >= 2
                        || (isHeadedDashboard(facts.page())
                                && NumberTables.of(facts).numbers() >= MIN_NUMBERS);
        return name != null && shows ? Evidence.said(name) : null;
    }

    static boolean hasChart(PageFacts facts) {
        return facts.figures().charts() > 0;
    }

    static boolean hasManyCharts(PageFacts facts) {
        return facts.figures().charts() >= MANY_CHARTS;
    }

    /**
     * Whether the page begins with a row of at least four tiles, or of three of which one has a
     * unit. Three plain counts are those of a profile, figures below prose advertise something, and
     * a row of mostly prices is an offer.
     */
    private static boolean beginsWithTiles(PageFacts facts) {
        FigureTiles tiles = facts.figures().tiles();
        List<SpatialElement> prose = facts.content().prose();
        return (tiles.size() > MIN_TILES || (tiles.size() == MIN_TILES && tiles.measured() > 0))
                && tiles.priced() * 2 <= tiles.size()
                && facts.headings().stream()
                                .filter(heading -> heading.index() < tiles.first())
                                .count()
                        <= MAX_HEADINGS
                && (prose.isEmpty() || facts.page().page().indexOf(prose.get(0)) > tiles.first());
    }

    /** Whether a row of tiles begins the page, and few rows of links are below it. */
    static boolean areSummary(PageFacts facts) {
        return beginsWithTiles(facts) && !hasManyRows(facts);
    }

    static boolean hasManyRows(PageFacts facts) {
        return facts.page().linkRows().size() > MAX_ROWS && !hasTables(facts);
    }

    /** Whether links that count different things are a large part of the links of the page. */
    static boolean hasCounters(PageFacts facts) {
        return Counters.of(facts).areOverview();
    }

    /** Whether the page reports numbers in several tables. */
    static boolean hasTables(PageFacts facts) {
        NumberTables tables = NumberTables.of(facts);
        return tables.tables() >= MIN_TABLES
                && tables.numbers() >= MIN_NUMBERS
                && tables.numbers() >= tables.cells() * MIN_NUMBER_SHARE;
    }

    /** Whether most of the main content is prose, which charts only illustrate. */
    static boolean isText(PageFacts facts) {
        int blocks = facts.content().prose().size();
        boolean feed =
                blocks <= MAX_FEED
                        && isHeadedDashboard(facts.page())
                        && facts.figures().numbers() >= MIN_BESIDE_FEED;
        return (blocks > MAX_PROSE && !feed)
                || (blocks >= MIN_TEXT_BLOCKS
                        && name(facts.page()) == null
                        && facts.prose() > facts.text() * MAX_TEXT_SHARE);
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
