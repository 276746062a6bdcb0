package browsy.intelligence.signal;

import static browsy.intelligence.rule.Rule.when;

import browsy.infra.TimeLimit;
import browsy.intelligence.rule.Evidence;
import browsy.intelligence.rule.Rule;
import browsy.intelligence.rule.RuleTable;
import browsy.intelligence.rule.Weight;
import browsy.model.Role;
import browsy.model.SpatialElement;
import browsy.spatial.tree.FlatTree;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Compares the repeated structures of a page. */
final class EntryRules {

    /** The minimum number of entries of a list. */
    private static final int MIN_ENTRIES = 3;

    /** The maximum number of sections of a page. */
    private static final int MAX_SECTIONS = 4;

    /** The share of the text of entries from which on they consist of other entries. */
    private static final double MOST = 0.55;

    /** The share of one of a few tables in their text from which on they lay out the page. */
    private static final double UNEQUAL = 0.7;

    /** What a repeated structure is. */
    private enum Meaning {
        LIST
    }

    private static final RuleTable<Structure, Meaning> RULES = new RuleTable<>(EntryRules::all);

    private static List<Rule<Structure, Meaning>> all() {
        return List.of(
                // The entries are in the main content.
                rule(Weight.FAIR, "list.main", Structure::isMain),
                // The entries contain most of the main text.
                rule(Weight.STRONG, "list.text.most", list -> list.textShare() >= 0.5),
                // The entries contain much of the main text.
                rule(Weight.FAIR, "list.text.much", list -> list.textShare() >= 0.2),
                // The entries contain some of the main text.
                rule(Weight.SLIGHT, "list.text.some", list -> list.textShare() >= 0.08),
                // There are at least five entries.
                rule(Weight.SLIGHT, "list.several", list -> list.linked() >= 5),
                // There are at least ten entries.
                rule(Weight.SLIGHT, "list.many", list -> list.linked() >= 10),
                // Most entries have a heading.
                rule(Weight.FAIR, "list.headings", EntryRules::haveHeadings),
                // The entries are article elements, items of a feed or rows of a table.
                rule(Weight.FAIR, "list.markup", EntryRules::areDeclared),
                // The captions of the links have several words.
                rule(Weight.SLIGHT, "list.titles", list -> list.meanCaption() >= 15),
                // The main links are at the same place in the entries.
                rule(Weight.SLIGHT, "list.same_place", list -> list.sameShare() >= 0.9),
                // The entries are the days of a calendar.
                rule(Weight.STRONG, "list.calendar", Structure::isCalendar),
                // The entries are outside the main content.
                rule(Weight.STRONGLY_AGAINST, "list.frame", list -> !list.isMain()),
                // The entries are in a navigation, a menu or a row of tabs.
                rule(
                        Weight.STRONGLY_AGAINST,
                        "list.navigation",
                        list ->
                                list.isIn(
                                        Role.NAVIGATION,
                                        Role.MENU,
                                        Role.MENUBAR,
                                        Role.TABLIST,
                                        Role.TOOLBAR)),
                // The entries are page numbers or the steps of a pager.
                rule(
                        Weight.STRONGLY_AGAINST,
                        "list.pager",
                        list ->
                                list.isIn(NameFact.PAGER, 4)
                                        || list.areSteps()
                                        || (list.isNumbered() && !list.isCalendar())),
                // The links lead to places on the same page.
                rule(Weight.STRONGLY_AGAINST, "list.contents", list -> list.fragmentShare() > 0.5),
                // The links are in running text.
                rule(Weight.STRONGLY_AGAINST, "list.running_text", Structure::isRunningText),
                // The entries are links on one line without other text.
                rule(Weight.AGAINST, "list.line", Structure::isLine),
                // The captions of the links are single characters, such as the letters of an index.
                rule(
                        Weight.AGAINST,
                        "list.signs",
                        list -> list.meanCaption() < 3 && !list.isCalendar()),
                // Most entries have no link.
                rule(
                        Weight.AGAINST,
                        "list.unlinked",
                        list -> list.linked() < list.size() * 0.5 && !list.isCalendar()),
                // Entries share destinations, as tags do.
                rule(Weight.AGAINST, "list.repeated", list -> list.distinctShare() < 0.6),
                // The entries are the few sections of the page. One contains the main heading, and
                // some contain the header, footer or navigation.
                rule(Weight.VETO, "list.parts_of_page", EntryRules::areSectionsOfPage),
                // The entries are layout tables, and one of them contains most of their text.
                rule(Weight.VETO, "list.layout", EntryRules::areLayout),
                // The entries are parts of the entries of another structure.
                rule(Weight.STRONGLY_AGAINST, "list.part", Structure::isPart),
                // The entries consist of the entries of another structure.
                rule(Weight.STRONGLY_AGAINST, "list.divided", Structure::isDivided));
    }

    /**
     * The repeated structure with the most points, which is the list of the page.
     *
     * @param structure the structure
     * @param points its points
     * @param evidence what speaks for and against it
     */
    record Winner(Structure structure, int points, int margin, List<Evidence> evidence) {}

    private static Rule<Structure, Meaning> rule(
            Weight weight, String name, Predicate<Structure> test) {
        return new Rule<>(Meaning.LIST, weight, name, when(test));
    }

    private EntryRules() {}

    /** Returns the rules. */
    static RuleTable<Structure, ?> rules() {
        return RULES;
    }

    /** Returns the structure with the most points, null if none has any. */
    static @Nullable Winner winner(PageSignals page) {
        Structure best = null;
        int most = 0;
        int second = 0;
        for (Structure structure : structures(page)) {
            TimeLimit.check();
            int points = RULES.points(structure, Meaning.LIST);
            boolean better =
                    points > most
                            || (best != null && points == most && isPreferred(structure, best));
            if (better) {
                second = most;
                most = points;
                best = structure;
            } else {
                second = Math.max(second, points);
            }
        }
        return best == null
                ? null
                : new Winner(best, most, most - second, RULES.rank(best).get(0).evidence());
    }

    /**
     * Whether to prefer the first of two structures with equal points: one that does not consist of
     * the entries of another structure, otherwise the one with more text.
     */
    private static boolean isPreferred(Structure one, Structure other) {
        return one.isDivided() == other.isDivided()
                ? one.textLength() > other.textLength()
                : other.isDivided();
    }

    /** Returns the links of a page that may be those of entries. */
    static LinkIndex links(PageSignals page) {
        List<SpatialElement> links = new ArrayList<>();
        for (SpatialElement link : page.content().links()) {
            if (!Addresses.isAside(link, page.url())) {
                links.add(link);
            }
        }
        return new LinkIndex(page, links);
    }

    /** Returns the structures with links, related to one another. */
    static List<Structure> structures(PageSignals page) {
        LinkIndex links = links(page);
        List<Structure> all = new ArrayList<>();
        for (List<Siblings> parts : StructureFinder.find(page.page(), page.visible())) {
            Structure structure = new Structure(page, parts, links);
            if (structure.linked() >= MIN_ENTRIES || structure.areRecords()) {
                structure.chooseLinks(links);
                all.add(structure);
            }
        }
        relate(page.page().tree(), all);
        return all;
    }

    /**
     * Finds structures inside of the entries of others: either the inner entries are what the outer
     * ones consist of, or they are parts of them.
     */
    private static void relate(FlatTree tree, List<Structure> all) {
        int[] owners = new int[tree.size()];
        int first = 1;
        for (Structure outer : all) {
            for (int i = 0; i < outer.size(); i++) {
                Entry entry = outer.entries().get(i);
                for (int at = entry.start(); at < entry.end(); at = tree.end(at)) {
                    owners[at] = first + i;
                }
            }
            for (Structure inner : all) {
                if (inner != outer) {
                    relate(tree, inner, outer, owners, first);
                }
            }
            first += outer.size();
        }
    }

    /**
     * Marks one of two structures if entries of the one are in at least half of the entries of the
     * other, or most of its text is in one of them.
     *
     * @param owners the number of the outer entry at each index in the flat tree, else a lower one
     * @param first the number of the first outer entry
     */
    private static void relate(
            FlatTree tree, Structure inner, Structure outer, int[] owners, int first) {
        BitSet containing = new BitSet();
        for (Entry entry : inner.entries()) {
            int up = entry.start();
            while (up >= 0 && owners[up] < first) {
                up = tree.parent(up);
            }
            boolean beside = up == entry.start() && inner.first() < outer.first();
            if (up >= 0 && !beside) {
                containing.set(owners[up] - first);
            }
        }
        int entries = containing.cardinality();
        boolean one = entries == 1 && inner.textLength() >= outer.textLength() * MOST;
        if (one || entries >= Math.max(2, outer.linked() * 0.5)) {
            int text = containing.stream().map(outer::textLength).sum();
            boolean most = inner.textLength() >= text * MOST;
            boolean several = one || inner.linked() >= outer.linked() * 1.5;
            boolean items =
                    most
                            && several
                            && !inner.areColumns()
                            && !inner.areCommands()
                            && (one || !inner.areBesideMainLinks(outer));
            if (inner.isCalendar() || items) {
                outer.setDivided();
            } else {
                inner.setPart();
            }
        }
    }

    private static boolean areSectionsOfPage(Structure list) {
        Heading main = list.page().mainHeading();
        return main != null
                && list.size() <= MAX_SECTIONS
                && list.textShare() > 1
                && list.entries().stream().anyMatch(entry -> entry.contains(main.index()));
    }

    private static boolean areLayout(Structure list) {
        if (!list.tag().equals("table") || list.size() > MAX_SECTIONS) {
            return false;
        }
        int most = 0;
        for (int i = 0; i < list.size(); i++) {
            most = Math.max(most, list.textLength(i));
        }
        return most >= list.textLength() * UNEQUAL;
    }

    private static boolean haveHeadings(Structure list) {
        FlatTree tree = list.page().page().tree();
        return list.share(
                        entry -> {
                            for (int i = entry.start(); i < entry.end(); i++) {
                                if (LinkFacts.isHeading(tree.tag(i))) {
                                    return true;
                                }
                            }
                            return false;
                        })
                > 0.5;
    }

    private static boolean areDeclared(Structure list) {
        return list.tag().equals("article") || list.areRecords() || list.isIn(Role.FEED);
    }
}
