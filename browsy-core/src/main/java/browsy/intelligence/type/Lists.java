package browsy.intelligence.type;

import browsy.intelligence.form.FormPurpose;
import browsy.intelligence.form.FormReadings;
import browsy.intelligence.gate.Overlays;
import browsy.intelligence.signal.Entries;
import browsy.intelligence.signal.Entry;
import browsy.intelligence.signal.EntryFact;
import browsy.intelligence.signal.Heading;
import browsy.intelligence.signal.Pager;
import browsy.intelligence.word.Topic;
import browsy.model.Overlay;
import browsy.model.SpatialElement;
import browsy.spatial.tree.FlatTree;
import java.util.List;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Finds lists: links with a large share of the text, and similar entries. */
final class Lists {

    /** The minimum number of links with a destination. */
    private static final int MIN_LINKS = 7;

    /** The number of links from which on a list is probable. */
    private static final int MANY_LINKS = 13;

    /** The minimum share of links in the main text. */
    private static final double MIN_LINK_SHARE = 0.25;

    /** The minimum number of letters of an entry that says more than its title. */
    private static final int MAX_TITLE = 100;

    /** The maximum number of letters of an entry that is not a section of a text. */
    private static final int MAX_ENTRY = 250;

    /** The maximum share of a column of prose in the main text beside links. */
    private static final double MAX_COLUMN = 0.1;

    /** The same on a front page, which introduces its site as well. */
    private static final double MAX_FRONT_COLUMN = 0.25;

    /** The maximum number of entries that are a part of a page with a column of prose. */
    private static final int MAX_FEW = 7;

    /** The share of a column of prose in the main text from which on it outweighs them. */
    private static final double MAX_BESIDE_FEW = 0.25;

    private static final int MIN_ENTRIES = 4;

    /** The maximum number of plans to choose from. */
    private static final int MAX_PLANS = 6;

    /** The minimum number of points of a structure whose entries are a list. */
    private static final int MIN_POINTS = 60;

    /** The minimum number of entries that have more than a link. */
    private static final int MIN_RICH = 3;

    /** The minimum share of the entries in the main text. */
    private static final double SOME = 0.3;

    /** The share of the main text, or of the entries, from which on it is most. */
    private static final double MOST = 0.6;

    /** The minimum share of the links with a destination, and of entries that are posts. */
    private static final double HALF = 0.5;

    /** The minimum length of a column of prose that entries follow. */
    private static final int MIN_SHORT_COLUMN = 200;

    /** The titles that Apache, nginx, lighttpd and the server of Python give to an index. */
    private static final Pattern INDEX = Pattern.compile("(?:index of|directory listing for) /");

    /** The number at the end of the path or query of an address. */
    private static final Pattern RECORD = Pattern.compile("[/=]([0-9]{1,12})/?(?:#.*)?$");

    private Lists() {}

    /** Whether links have a large share of the main text, and there is no column of prose. */
    static boolean areLinks(PageFacts facts) {
        return facts.page().choices().links().size() - steps(facts) >= MIN_LINKS
                && facts.linkShare() >= MIN_LINK_SHARE
                && facts.column().length()
                        <= facts.text()
                                * (facts.page().isFrontPage() ? MAX_FRONT_COLUMN : MAX_COLUMN);
    }

    /** Returns the number of links to the next and previous page, which are no choices. */
    private static int steps(PageFacts facts) {
        Pager pager = facts.page().pager();
        return pager == null
                ? 0
                : (pager.next() == null ? 0 : 1) + (pager.previous() == null ? 0 : 1);
    }

    static boolean areManyLinks(PageFacts facts) {
        return facts.page().choices().links().size() >= MANY_LINKS;
    }

    /** Whether entries stand out and have much of the main text, and are not a part of a text. */
    static boolean areEntries(PageFacts facts) {
        return entries(facts).links().size() >= enough(facts)
                && entries(facts).points() >= MIN_POINTS
                && entries(facts).textShare() >= SOME
                && !areFewBesideProse(facts)
                && !arePosts(facts)
                && !entries(facts).areFormRows();
    }

    /** Whether few entries have less than half of the main text, and a column of prose much. */
    private static boolean areFewBesideProse(PageFacts facts) {
        return entries(facts).size() <= MAX_FEW
                && entries(facts).textShare() < HALF
                && facts.column().length() > facts.text() * MAX_BESIDE_FEW;
    }

    /** Whether the page lists entries, and fewer than a given number of them. */
    static boolean areFewerThan(PageFacts facts, long count) {
        return areEntries(facts) && entries(facts).size() < count;
    }

    static boolean areMost(PageFacts facts) {
        return entries(facts).links().size() >= enough(facts) && entries(facts).textShare() >= MOST;
    }

    /**
     * Returns the number of entries that a list needs: four, or three if a pager leads to more of
     * them, or most of them have a heading and a date.
     */
    private static int enough(PageFacts facts) {
        boolean isPaged = facts.page().pager() != null && !areSections(facts);
        boolean isFeed = haveMostly(facts, EntryFact.HEADING) && haveMostly(facts, EntryFact.DATE);
        return isPaged || isFeed ? MIN_RICH : MIN_ENTRIES;
    }

    /** Whether the title or main heading is that of a folder's index, and links are below it. */
    static boolean areFiles(PageFacts facts) {
        Heading main = facts.page().mainHeading();
        String heading = main == null ? "" : main.text();
        return facts.content().mainLinks().size() >= MIN_RICH
                && (INDEX.matcher(heading).lookingAt()
                        || INDEX.matcher(facts.page().title().folded()).lookingAt());
    }

    /** Whether the entries have dates, are no posts, and do not follow a text about one thing. */
    static boolean areDated(PageFacts facts) {
        return haveMostly(facts, EntryFact.DATE) && !arePosts(facts) && !followText(facts);
    }

    /** Whether a column of prose precedes the entries. */
    private static boolean followText(PageFacts facts) {
        return facts.column().blocks() > 1
                && facts.column().length() >= MIN_SHORT_COLUMN
                && facts.column().last() < entries(facts).all().get(0).start();
    }

    /** Whether the entries have dates and no titles, as posts do. */
    static boolean arePosts(PageFacts facts) {
        return !isTable(facts)
                && entries(facts).share(EntryFact.POSTED) >= HALF
                && entries(facts).share(EntryFact.SNIPPET) >= HALF;
    }

    /** Whether the entries are the rows of a table with several columns. */
    private static boolean isTable(PageFacts facts) {
        return entries(facts).areRecords() && cells(facts) >= MIN_RICH;
    }

    /**
     * Whether the entries are records of a table that is most of the main content, or half of it if
     * the records have links or dates, a form filters them or a pager leads to more. Rows of two
     * cells without links are the properties of one thing.
     */
    static boolean areRecords(PageFacts facts) {
        boolean linked = entries(facts).links().size() >= MIN_RICH;
        boolean isDistinct =
                linked
                        || haveMostly(facts, EntryFact.DATE)
                        || areFiltered(facts)
                        || facts.page().pager() != null;
        return entries(facts).areRecords()
                && entries(facts).size() >= MIN_RICH
                && entries(facts).textShare() >= (isDistinct ? HALF : MOST)
                && (linked || cells(facts) >= MIN_RICH);
    }

    /** Whether a form of the page filters its list, so that the list is its content. */
    private static boolean areFiltered(PageFacts facts) {
        return FormReadings.of(facts.page()).all().stream()
                .anyMatch(form -> form.is(FormPurpose.FILTER));
    }

    /** Returns the number of cells of the first row of a table of records. */
    private static int cells(PageFacts facts) {
        int row = entries(facts).all().get(0).start();
        return facts.page().page().tree().element(row).childrenSize();
    }

    /** Whether most links of the entries have no destination, as in samples. */
    static boolean leadNowhere(PageFacts facts) {
        List<SpatialElement> links = entries(facts).links();
        Set<Integer> choices =
                facts.page().choices().links().stream()
                        .map(SpatialElement::id)
                        .collect(Collectors.toSet());
        return links.size() >= MIN_ENTRIES
                && links.stream().filter(link -> choices.contains(link.id())).count()
                        < links.size() * HALF;
    }

    /**
     * Whether the page has so few entries that a download on it is its subject, not one of many.
     */
    static boolean areFew(PageFacts facts) {
        return entries(facts).size() <= MIN_ENTRIES;
    }

    /** Whether most entries are sections with a date and a permanent link. */
    static boolean areDatedSections(PageFacts facts) {
        return areSections(facts) && haveOwnPermalinks(facts) && haveMostly(facts, EntryFact.DATE);
    }

    /** Whether the links of most entries lead to the entries that contain them. */
    static boolean haveOwnPermalinks(PageFacts facts) {
        Entries entries = entries(facts);
        return entries.size() >= MIN_RICH
                && entries.all().stream().filter(entry -> hasPermalink(facts, entry)).count()
                        > entries.size() * HALF;
    }

    private static boolean hasPermalink(PageFacts facts, Entry entry) {
        SpatialElement link = entry.link();
        if (link == null) {
            return false;
        }
        FlatTree tree = facts.page().page().tree();
        String href = facts.page().page().source(link).attr("href");
        for (int up = facts.page().page().indexOf(link);
                up >= entry.start();
                up = tree.parent(up)) {
            String id = tree.element(up).id();
            if (!id.isEmpty() && href.length() == id.length() + 1 && href.endsWith(id)) {
                return href.startsWith("#");
            }
        }
        return false;
    }

    /**
     * Whether the entries are to be read where they stand, as sections and posts are: no links are
     * their titles, and little of their text is in links. Sections of a front page do not count.
     */
    static boolean areSections(PageFacts facts) {
        Entries entries = entries(facts);
        double letters = entries.textShare() * facts.text() / Math.max(1, entries.size());
        boolean sections = letters > MAX_ENTRY && entries.linkShare() < MIN_LINK_SHARE;
        boolean posts =
                arePosts(facts)
                        || (letters > MAX_TITLE && entries.linkShare() < MIN_LINK_SHARE / 2);
        if (entries.size() < MIN_RICH || !(sections || posts) || facts.page().isFrontPage()) {
            return false;
        }
        NavigableSet<Integer> headings = new TreeSet<>();
        facts.headings().forEach(heading -> headings.add(heading.index()));
        return entries.all().stream().filter(entry -> isTitled(facts, headings, entry)).count()
                < entries.size() * HALF;
    }

    /**
     * Whether the main link of an entry contains a heading or is a large part of one. A link with
     * the author and time of a post is only a small part of its heading.
     *
     * @param headings the indexes of the headings
     */
    private static boolean isTitled(PageFacts facts, NavigableSet<Integer> headings, Entry entry) {
        SpatialElement link = entry.link();
        if (link == null) {
            return false;
        }
        FlatTree tree = facts.page().page().tree();
        int index = facts.page().page().indexOf(link);
        Integer next = headings.ceiling(index);
        if (next != null && next < tree.end(index)) {
            return true;
        }
        int text = facts.page().textLength(index);
        for (int up = index; up >= 0; up = tree.parent(up)) {
            if (headings.contains(up) && text >= facts.page().textLength(up) * MIN_LINK_SHARE) {
                return true;
            }
        }
        return false;
    }

    static boolean arePaged(PageFacts facts) {
        return facts.page().pager() != null && entries(facts).links().size() >= MIN_RICH;
    }

    /**
     * Whether a price or properties of one thing are below the main heading, and the entries follow
     * below a later one.
     */
    static boolean areBelowItem(PageFacts facts) {
        Heading main = facts.page().mainHeading();
        if (main == null || entries(facts).size() == 0) {
            return false;
        }
        int first = entries(facts).all().get(0).start();
        int own = -1;
        for (Heading heading : facts.headings()) {
            if (heading.index() > main.index() && heading.index() < first) {
                own = heading.index();
            }
        }
        return own >= 0 && (Prose.isOffer(facts) || hasProperties(facts, main.index(), own));
    }

    /** Whether a part of the page has several terms or header cells, each before one value. */
    private static boolean hasProperties(PageFacts facts, int start, int end) {
        FlatTree tree = facts.page().page().tree();
        int names = 0;
        for (int i = start; i + 1 < end; i++) {
            String tag = tree.tag(i);
            int next = tree.end(i);
            boolean named =
                    next < end
                            && ((tag.equals("dt") && tree.tag(next).equals("dd"))
                                    || (tag.equals("th") && tree.tag(next).equals("td")))
                            && tree.element(next).selectFirst("li") == null;
            names += named ? 1 : 0;
        }
        return names >= MIN_RICH;
    }

    /**
     * Whether the address ends with the number of one record, and a heading or the title shows the
     * number after a sign, as "Bug #61" does.
     */
    static boolean areOfRecord(PageFacts facts) {
        Matcher number = RECORD.matcher(facts.page().url());
        if (!number.find()) {
            return false;
        }
        String name = '#' + number.group(1);
        return shows(facts.page().title().folded(), name)
                || facts.headings().stream().anyMatch(heading -> shows(heading.text(), name));
    }

    /** Whether a text contains the number of a record that no other digit follows. */
    private static boolean shows(String text, String name) {
        int at = text.indexOf(name);
        int end = at + name.length();
        return at >= 0 && (end == text.length() || !Character.isDigit(text.charAt(end)));
    }

    /** Whether a few entries without pictures have prices and lists of what they include. */
    static boolean arePlans(PageFacts facts) {
        Entries entries = entries(facts);
        return entries.size() > 1
                && entries.size() <= MAX_PLANS
                && entries.share(EntryFact.PRICE) >= MOST
                && entries.share(EntryFact.IMAGE) < HALF
                && entries.all().stream().filter(entry -> hasFeatures(facts, entry)).count()
                        >= entries.size() * MOST;
    }

    /** Whether an entry has several list items, and hardly any links. */
    private static boolean hasFeatures(PageFacts facts, Entry entry) {
        FlatTree tree = facts.page().page().tree();
        int items = 0;
        for (int i = entry.start() + 1; i < entry.end(); i++) {
            items += tree.tag(i).equals("li") ? 1 : 0;
        }
        return items > 1 && entry.links().size() < items;
    }

    /**
     * Whether the main form is for an account but the main content a list, and nothing names a
     * log-in, such as an overlay over the list. On a front page, a heading that does so belongs to
     * the form.
     */
    static boolean isBesideLogin(PageFacts facts) {
        return MainForms.account(facts) != null
                && areLinks(facts)
                && areEntries(facts)
                && Overlays.of(facts.page()).all().stream()
                        .noneMatch(one -> one.overlay().kind() == Overlay.Kind.LOGIN_WALL)
                && !isNamed(facts, Topic.LOGIN)
                && !isNamed(facts, Topic.REGISTER);
    }

    /** Whether the title has a phrase of a topic, or a heading of a page that is no front page. */
    private static boolean isNamed(PageFacts facts, Topic topic) {
        return facts.page().isTitled(topic)
                || (!facts.page().isFrontPage() && facts.page().inHeading(topic) != null);
    }

    private static boolean haveMostly(PageFacts facts, EntryFact fact) {
        return entries(facts).size() >= MIN_RICH
                && entries(facts).textShare() >= SOME
                && entries(facts).share(fact) >= MOST;
    }

    private static Entries entries(PageFacts facts) {
        return facts.page().entries();
    }
}
