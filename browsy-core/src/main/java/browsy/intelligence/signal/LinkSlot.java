package browsy.intelligence.signal;

import browsy.spatial.tree.FlatTree;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The links at the same place in the entries of a list, such as the links of a table column. */
final class LinkSlot {

    private final FlatTree tree;
    private final int entries;
    private final Set<String> captions = new HashSet<>();
    private final Set<String> addresses = new HashSet<>();
    private int links;
    private int letters;
    private int shown;
    private int rowHeads;
    private int first;
    private int inHeading;
    private int whole;
    private int declared;
    private int aside;
    private int more;
    private int moments;
    private int repeated;

    /**
     * Creates a slot.
     *
     * @param entries the number of entries with links
     */
    LinkSlot(FlatTree tree, int entries) {
        this.tree = tree;
        this.entries = entries;
    }

    /**
     * Adds a link.
     *
     * @param entry its entry
     * @param text the number of visible characters in the entry
     * @param link the facts about it
     * @param others the facts about all links of the entry
     */
    void add(Entry entry, int text, LinkFacts link, List<LinkFacts> others) {
        links++;
        letters += link.length();
        shown += link.shown() ? 1 : 0;
        rowHeads += isInFirstCell(entry, link.index()) && !link.moment() ? 1 : 0;
        captions.add(link.worded() ? link.caption() : Integer.toString(link.index()));
        addresses.add(link.isPlaceholder() ? Integer.toString(link.index()) : link.href());
        repeated += isRepeated(link, others) ? 1 : 0;
        first += link == others.get(0) ? 1 : 0;
        inHeading += link.hasHeading() || isInHeading(entry, link.index()) ? 1 : 0;
        whole += link.length() > 0 && link.length() >= text * 0.8 ? 1 : 0;
        declared += link.declared() ? 1 : 0;
        aside += link.aside() ? 1 : 0;
        moments += link.moment() ? 1 : 0;
        more += link.more() ? 1 : 0;
    }

    /** Whether a link is in a heading of the entry. */
    private boolean isInHeading(Entry entry, int index) {
        for (int up = index; up >= entry.start() && entry.contains(up); up = tree.parent(up)) {
            if (LinkFacts.isHeading(tree.tag(up))) {
                return true;
            }
        }
        return false;
    }

    /** Whether the entry is a row of a table, and a link is in its first cell. */
    private boolean isInFirstCell(Entry entry, int index) {
        return tree.tag(entry.start()).equals("tr") && index < tree.end(entry.start() + 1);
    }

    /** Whether another link of the entry has the same address. */
    private static boolean isRepeated(LinkFacts link, List<LinkFacts> others) {
        if (link.isPlaceholder()) {
            return false;
        }
        for (LinkFacts other : others) {
            if (other != link && other.href().equals(link.href())) {
                return true;
            }
        }
        return false;
    }

    /** Whether at least a share of the entries have the link. */
    boolean covers(double share) {
        return links >= entries * share;
    }

    double meanLetters() {
        return (double) letters / links;
    }

    /** Whether the captions are visible text. */
    boolean isShown() {
        return isMost(shown);
    }

    /** Whether the links are in the first cells of rows, with names of their own and no dates. */
    boolean areRowHeads() {
        return isMost(rowHeads) && captions.size() >= links * 0.9;
    }

    boolean isFirst() {
        return isMost(first);
    }

    boolean isInHeadings() {
        return isMost(inHeading);
    }

    boolean isWhole() {
        return isMost(whole);
    }

    boolean isDeclared() {
        return isMost(declared);
    }

    boolean isAside() {
        return isMost(aside);
    }

    /** Whether the captions are dates, times or other numbers. */
    boolean isMoment() {
        return isMost(moments);
    }

    /** Whether other links of the entries lead there, too. */
    boolean isRepeated() {
        return isMost(repeated);
    }

    boolean isMore() {
        return isMost(more);
    }

    private boolean isMost(int count) {
        return count * 2 > links;
    }

    /** Whether entries share their destinations. */
    boolean repeatsDestinations() {
        return links > 2 && addresses.size() <= links * 0.6;
    }

    /** Whether every link has a destination of its own. */
    boolean hasOwnDestinations() {
        return addresses.size() >= links * 0.9;
    }

    /** Whether entries share their captions. */
    boolean repeatsCaptions() {
        return links > 2 && captions.size() <= links * 0.5;
    }
}
