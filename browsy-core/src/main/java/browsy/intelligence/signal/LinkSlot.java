package browsy.intelligence.signal;

import browsy.model.SpatialElement;
import browsy.spatial.tree.FlatTree;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;

/** The links at the same place in the entries of a list, such as the links of a table column. */
final class LinkSlot {

    private static final Pattern VERSION = Pattern.compile("\\d\\.\\d+\\.\\d");

    private final PageSignals page;
    private final int entries;
    private final Set<String> captions = new HashSet<>();
    private final Set<String> addresses = new HashSet<>();
    private int links;
    private int letters;
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
    LinkSlot(PageSignals page, int entries) {
        this.page = page;
        this.entries = entries;
    }

    /**
     * Adds a link.
     *
     * @param entry its entry
     * @param text the number of visible characters in the entry
     */
    void add(Entry entry, int text, SpatialElement link) {
        FlatTree tree = page.page().tree();
        int index = page.page().indexOf(link);
        String caption = page.caption(link);
        boolean worded = caption.chars().anyMatch(Character::isLetterOrDigit);
        int length = worded ? Structure.captionLength(page, link) : 0;
        String href = tree.attribute(index, "href");
        String rel = tree.attribute(index, "rel");
        links++;
        letters += length;
        captions.add(worded ? caption : Integer.toString(index));
        addresses.add(isPlaceholder(href) ? Integer.toString(index) : href);
        repeated += isRepeated(tree, entry, link, href) ? 1 : 0;
        first += link == entry.links().get(0) ? 1 : 0;
        inHeading += isWithHeading(tree, entry, index) ? 1 : 0;
        whole += length > 0 && length >= text * 0.8 ? 1 : 0;
        declared +=
                rel.contains("bookmark") || tree.attribute(index, "itemprop").contains("url")
                        ? 1
                        : 0;
        aside += isAside(href) || rel.contains("tag") || rel.contains("author") ? 1 : 0;
        moments += isMoment(caption) ? 1 : 0;
        more += page.readCaption(link).is(page.lexicon().get(Topic.MORE)) ? 1 : 0;
    }

    /** Whether a link is in a heading of the entry or contains one. */
    private boolean isWithHeading(FlatTree tree, Entry entry, int index) {
        for (int up = index; up >= entry.start() && entry.contains(up); up = tree.parent(up)) {
            if (isHeading(tree.tag(up))) {
                return true;
            }
        }
        for (int at = index + 1; at < tree.end(index); at++) {
            if (isHeading(tree.tag(at))) {
                return true;
            }
        }
        return false;
    }

    static boolean isHeading(String tag) {
        return (tag.length() == 2 && tag.charAt(0) == 'h' && Character.isDigit(tag.charAt(1)))
                || tag.equals("dt");
    }

    /** Whether an address stands for one that is yet to come. */
    private static boolean isPlaceholder(String href) {
        return href.length() <= 1 || href.equals("#!") || href.startsWith("javascript:");
    }

    /** Whether another link of the entry has the same address. */
    private boolean isRepeated(FlatTree tree, Entry entry, SpatialElement link, String href) {
        if (isPlaceholder(href)) {
            return false;
        }
        for (SpatialElement other : entry.links()) {
            if (other != link && tree.attribute(page.page().indexOf(other), "href").equals(href)) {
                return true;
            }
        }
        return false;
    }

    /** Whether an address leads to a place on the page, a script, a mail or a telephone. */
    private static boolean isAside(String href) {
        return (href.startsWith("#") && href.length() > 1 && !href.startsWith("#/"))
                || href.startsWith("javascript:")
                || href.startsWith("mailto:")
                || href.startsWith("tel:");
    }

    /** Whether at least a share of the entries have the link. */
    boolean covers(double share) {
        return links >= entries * share;
    }

    double meanLetters() {
        return (double) letters / links;
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

    /** Whether a caption is a date, a time or a number, but not a version such as "1.2.0". */
    private static boolean isMoment(String caption) {
        return EntryFact.hasMoment(caption)
                || (!caption.isEmpty()
                        && caption.chars().noneMatch(Character::isLetter)
                        && !VERSION.matcher(caption).find());
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
