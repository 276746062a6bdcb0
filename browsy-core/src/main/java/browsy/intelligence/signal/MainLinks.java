package browsy.intelligence.signal;

import static browsy.intelligence.rule.Rule.when;

import browsy.intelligence.rule.Rule;
import browsy.intelligence.rule.RuleTable;
import browsy.intelligence.rule.Weight;
import browsy.model.SpatialElement;
import browsy.spatial.tree.FlatTree;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Chooses the link of each entry of a list that leads to what the entry is about. Links at the same
 * place in the entries are judged together.
 */
final class MainLinks {

    /** What a link of an entry is. */
    private enum Meaning {
        MAIN
    }

    /** The maximum number of links of an entry that are judged. */
    private static final int MAX_LINKS = 24;

    private static final RuleTable<LinkSlot, Meaning> RULES = new RuleTable<>(MainLinks::all);

    private static List<Rule<LinkSlot, Meaning>> all() {
        return List.of(
                rule(
                        Weight.STRONG,
                        "entry.link.most",
                        "Most entries have the link.",
                        slot -> slot.covers(0.6)),
                rule(
                        Weight.FAIR,
                        "entry.link.some",
                        "Some entries have the link.",
                        slot -> slot.covers(0.2)),
                rule(
                        Weight.STRONG,
                        "entry.link.heading",
                        "The link is in a heading or contains one.",
                        LinkSlot::isInHeadings),
                rule(
                        Weight.STRONG,
                        "entry.link.whole",
                        "The link contains most of the text of the entry.",
                        LinkSlot::isWhole),
                rule(
                        Weight.STRONG,
                        "entry.link.declared",
                        "The markup declares the link as the address of the entry.",
                        LinkSlot::isDeclared),
                rule(
                        Weight.FAIR,
                        "entry.link.repeated",
                        "Other links of the entry lead there, too, such as a picture.",
                        LinkSlot::isRepeated),
                rule(
                        Weight.FAIR,
                        "entry.link.words",
                        "The caption has several words.",
                        slot -> slot.meanLetters() >= 12),
                rule(
                        Weight.SLIGHT,
                        "entry.link.title",
                        "The caption is as long as a title.",
                        slot -> slot.meanLetters() >= 25),
                rule(
                        Weight.SLIGHT,
                        "entry.link.first",
                        "The link is the first one of the entry.",
                        LinkSlot::isFirst),
                rule(
                        Weight.SLIGHT,
                        "entry.link.own",
                        "Every entry has a destination of its own.",
                        LinkSlot::hasOwnDestinations),
                rule(
                        Weight.STRONGLY_AGAINST,
                        "entry.link.shared",
                        "Entries share the destination, such as an author or a" + " category.",
                        LinkSlot::repeatsDestinations),
                rule(
                        Weight.STRONGLY_AGAINST,
                        "entry.link.command",
                        "Entries share the caption, such as that of a command.",
                        slot -> slot.repeatsCaptions() && !slot.isMore()),
                rule(
                        Weight.AGAINST,
                        "entry.link.more",
                        "The caption only asks to read on.",
                        LinkSlot::isMore),
                rule(
                        Weight.AGAINST,
                        "entry.link.aside",
                        "The link leads to a place on the page, a script, a mail, a"
                                + " tag or an author.",
                        LinkSlot::isAside),
                rule(
                        Weight.AGAINST,
                        "entry.link.moment",
                        "The captions are dates, times or numbers.",
                        LinkSlot::isMoment),
                rule(
                        Weight.STRONGLY_AGAINST,
                        "entry.link.short",
                        "The link has no caption or only a sign.",
                        slot -> slot.meanLetters() < 2));
    }

    private static Rule<LinkSlot, Meaning> rule(
            Weight weight, String name, String meaning, Predicate<LinkSlot> test) {
        return new Rule<>(Meaning.MAIN, weight, name, meaning, when(test));
    }

    private MainLinks() {}

    /** Returns the rules. */
    static RuleTable<LinkSlot, ?> rules() {
        return RULES;
    }

    /**
     * The chosen links.
     *
     * @param entries the entries with their main links
     * @param sameShare the share of the main links that are at the place where most of them are
     */
    record Choice(List<Entry> entries, double sameShare) {}

    /** Chooses the main link of each entry. */
    static Choice choose(PageSignals page, List<Entry> entries) {
        List<Map<String, SpatialElement>> byEntry = new ArrayList<>(entries.size());
        Map<String, Integer> points = new HashMap<>();
        slots(page, entries, byEntry)
                .forEach((place, slot) -> points.put(place, RULES.points(slot, Meaning.MAIN)));
        List<Entry> chosen = new ArrayList<>(entries.size());
        Map<String, Integer> counts = new HashMap<>();
        int linked = 0;
        for (int i = 0; i < entries.size(); i++) {
            Map<String, SpatialElement> links = byEntry.get(i);
            String place = best(links, points);
            chosen.add(entries.get(i).with(place == null ? null : links.get(place)));
            if (place != null) {
                counts.merge(place, 1, Integer::sum);
                linked++;
            }
        }
        int most = counts.values().stream().mapToInt(Integer::intValue).max().orElse(0);
        return new Choice(chosen, (double) most / Math.max(1, linked));
    }

    /**
     * Returns the links of entries by their place.
     *
     * @param byEntry receives the links of each entry by their place
     */
    static Map<String, LinkSlot> slots(
            PageSignals page, List<Entry> entries, List<Map<String, SpatialElement>> byEntry) {
        FlatTree tree = page.page().tree();
        Map<String, LinkSlot> slots = new LinkedHashMap<>();
        int linked = (int) entries.stream().filter(entry -> !entry.links().isEmpty()).count();
        for (Entry entry : entries) {
            Map<String, SpatialElement> own = new LinkedHashMap<>();
            int text = entry.links().isEmpty() ? 0 : page.textLength(entry);
            for (SpatialElement link : limited(entry.links())) {
                String place = place(tree, entry, page.page().indexOf(link));
                while (own.containsKey(place)) {
                    place += '+';
                }
                own.put(place, link);
                slots.computeIfAbsent(place, key -> new LinkSlot(page, linked))
                        .add(entry, text, link);
            }
            byEntry.add(own);
        }
        return slots;
    }

    private static List<SpatialElement> limited(List<SpatialElement> links) {
        return links.subList(0, Math.min(MAX_LINKS, links.size()));
    }

    /** Returns the place with the most points, null if no link has any. */
    private static @Nullable String best(
            Map<String, SpatialElement> links, Map<String, Integer> points) {
        String best = null;
        int most = -1;
        for (String place : links.keySet()) {
            int own = points.getOrDefault(place, 0);
            if (own > most) {
                most = own;
                best = place;
            }
        }
        return best;
    }

    /**
     * Returns the place of a link in an entry: its ancestors, and the column of a table, in which
     * links differ by state.
     */
    private static String place(FlatTree tree, Entry entry, int link) {
        StringBuilder path = new StringBuilder();
        boolean inCell = tree.tag(tree.parent(link)).equals("td");
        for (int up = link; up >= entry.start() && up > 0; up = tree.parent(up)) {
            path.append('/').append(tree.tag(up));
            boolean named = up != entry.start() && !(inCell && up == link);
            if (named && tree.classes(up).length > 0) {
                path.append('.').append(tree.classes(up)[0]);
            }
            if (tree.tag(up).equals("td")) {
                path.append('#').append(column(tree, up));
            }
            if (up == entry.start()) {
                break;
            }
        }
        return path.toString();
    }

    private static int column(FlatTree tree, int cell) {
        int column = 0;
        for (int at = tree.parent(cell) + 1; at < cell; at = tree.end(at)) {
            column++;
        }
        return column;
    }
}
