package browsy.intelligence.signal;

import static browsy.intelligence.rule.Rule.when;

import browsy.intelligence.rule.Rule;
import browsy.intelligence.rule.RuleTable;
import browsy.intelligence.rule.Weight;
import browsy.model.SpatialElement;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
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

    private static final int[] NO_LINKS = {};

    private static final RuleTable<LinkSlot, Meaning> RULES = new RuleTable<>(MainLinks::all);

    private static List<Rule<LinkSlot, Meaning>> all() {
        return List.of(
                // Most entries have a link at this place.
                rule(Weight.STRONG, "entry.link.most", slot -> slot.covers(0.6)),
                // Some entries have a link at this place.
                rule(Weight.FAIR, "entry.link.some", slot -> slot.covers(0.2)),
                // The link is in a heading or contains one.
                rule(Weight.STRONG, "entry.link.heading", LinkSlot::isInHeadings),
                // The link contains most of the text of the entry.
                rule(Weight.STRONG, "entry.link.whole", LinkSlot::isWhole),
                // The markup declares the link as the URL of the entry.
                rule(Weight.STRONG, "entry.link.declared", LinkSlot::isDeclared),
                // Other links of the entry, such as an image, lead to the same URL.
                rule(Weight.FAIR, "entry.link.repeated", LinkSlot::isRepeated),
                // The caption has several words.
                rule(Weight.FAIR, "entry.link.words", slot -> slot.meanLetters() >= 12),
                // The caption is as long as a title.
                rule(Weight.SLIGHT, "entry.link.title", slot -> slot.meanLetters() >= 25),
                // The caption is text, not only the alternative text of an image.
                rule(Weight.STRONG, "entry.link.shown", LinkSlot::isShown),
                // The link is in the first cell of a row and is no date or number.
                rule(Weight.FAIR, "entry.link.row_head", LinkSlot::areRowHeads),
                // The link is the first one of the entry.
                rule(Weight.SLIGHT, "entry.link.first", LinkSlot::isFirst),
                // Every entry has a destination of its own.
                rule(Weight.SLIGHT, "entry.link.own", LinkSlot::hasOwnDestinations),
                // Entries share the destination, such as an author or a category.
                rule(Weight.STRONGLY_AGAINST, "entry.link.shared", LinkSlot::repeatsDestinations),
                // Entries share the caption, as the caption of a command is.
                rule(
                        Weight.STRONGLY_AGAINST,
                        "entry.link.command",
                        slot -> slot.repeatsCaptions() && !slot.isMore()),
                // The caption is only a phrase such as read more.
                rule(Weight.AGAINST, "entry.link.more", LinkSlot::isMore),
                // The link leads to a fragment of the page, a script, an email address, a tag or an
                // author.
                rule(Weight.AGAINST, "entry.link.aside", LinkSlot::isAside),
                // The captions are dates, times or numbers.
                rule(Weight.AGAINST, "entry.link.moment", LinkSlot::isMoment),
                // The caption is empty or a single character.
                rule(Weight.STRONGLY_AGAINST, "entry.link.short", slot -> slot.meanLetters() < 2));
    }

    private static Rule<LinkSlot, Meaning> rule(
            Weight weight, String name, Predicate<LinkSlot> test) {
        return new Rule<>(Meaning.MAIN, weight, name, when(test));
    }

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

    private final PageSignals page;
    private final LinkIndex links;
    private final LinkPlaces places;

    /** The slot of each place, null for places without links. */
    private final List<@Nullable LinkSlot> slots = new ArrayList<>();

    private MainLinks(PageSignals page, LinkIndex links) {
        this.page = page;
        this.links = links;
        places = new LinkPlaces(page.page().tree());
    }

    /** Chooses the main link of each entry. */
    static Choice choose(PageSignals page, List<Entry> entries, LinkIndex links) {
        return new MainLinks(page, links).choose(entries);
    }

    private Choice choose(List<Entry> entries) {
        List<int[]> placesByEntry = read(entries);
        int[] points = new int[slots.size()];
        for (int place = 0; place < points.length; place++) {
            LinkSlot slot = slots.get(place);
            points[place] = slot == null ? 0 : RULES.points(slot, Meaning.MAIN);
        }
        List<Entry> chosen = new ArrayList<>(entries.size());
        int[] counts = new int[points.length];
        int linked = 0;
        int most = 0;
        for (int i = 0; i < entries.size(); i++) {
            int[] own = placesByEntry.get(i);
            int best = best(own, points);
            chosen.add(entries.get(i).with(best < 0 ? null : entries.get(i).links().get(best)));
            if (best >= 0) {
                linked++;
                most = Math.max(most, ++counts[own[best]]);
            }
        }
        return new Choice(chosen, (double) most / Math.max(1, linked));
    }

    /** Returns the links of entries by their place. */
    static List<LinkSlot> slots(PageSignals page, List<Entry> entries, LinkIndex links) {
        MainLinks main = new MainLinks(page, links);
        main.read(entries);
        return main.slots.stream().filter(Objects::nonNull).toList();
    }

    /**
     * Adds the links of entries to the slots of their places.
     *
     * @return the places of the links of each entry
     */
    private List<int[]> read(List<Entry> entries) {
        int linked = 0;
        for (Entry entry : entries) {
            linked += entry.links().isEmpty() ? 0 : 1;
        }
        List<int[]> placesByEntry = new ArrayList<>(entries.size());
        for (Entry entry : entries) {
            placesByEntry.add(entry.links().isEmpty() ? NO_LINKS : read(entry, linked));
        }
        return placesByEntry;
    }

    private int[] read(Entry entry, int linked) {
        List<LinkFacts> all = new ArrayList<>(entry.links().size());
        for (SpatialElement link : entry.links()) {
            all.add(links.facts(link));
        }
        int text = page.textLength(entry);
        int[] own = new int[Math.min(MAX_LINKS, all.size())];
        int[] shared = new int[own.length];
        for (int i = 0; i < own.length; i++) {
            shared[i] = places.of(entry, all.get(i).index());
            int before = lastBefore(i, shared);
            own[i] = before < 0 ? shared[i] : places.after(own[before]);
            slot(own[i], linked).add(entry, text, all.get(i), all);
        }
        return own;
    }

    /** Returns the last one before a link that shares its place, -1 if there is none. */
    private static int lastBefore(int link, int[] places) {
        int before = link - 1;
        while (before >= 0 && places[before] != places[link]) {
            before--;
        }
        return before;
    }

    private LinkSlot slot(int place, int linked) {
        while (slots.size() < places.size()) {
            slots.add(null);
        }
        LinkSlot known = slots.get(place);
        if (known == null) {
            known = new LinkSlot(page.page().tree(), linked);
            slots.set(place, known);
        }
        return known;
    }

    /** Returns the first link whose place has the most points, -1 if there are no links. */
    private static int best(int[] places, int[] points) {
        int best = -1;
        for (int i = 0; i < places.length; i++) {
            best = best < 0 || points[places[i]] > points[places[best]] ? i : best;
        }
        return best;
    }
}
