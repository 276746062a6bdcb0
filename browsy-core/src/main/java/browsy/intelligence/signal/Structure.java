package browsy.intelligence.signal;

import browsy.intelligence.word.Texts;
import browsy.intelligence.word.Topic;
import browsy.model.Bounds;
import browsy.model.Role;
import browsy.model.SpatialElement;
import browsy.spatial.tree.FlatTree;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A repeated structure of a page, a candidate for the list that the page is about. */
final class Structure {

    /** The tolerance for equal positions, in CSS px. */
    private static final double SAME_PLACE = 3;

    /** The maximum height of a line of links, in CSS px. */
    private static final double MAX_LINE = 80;

    /** The number of entries in the main content from which on those in the frame do not count. */
    private static final int MIN_MAIN = 3;

    /** The maximum length of a separator between links, in characters. */
    private static final int MAX_SEPARATOR = 2;

    /** The minimum share of links in the text of entries that are bare links. */
    private static final double MOSTLY_LINKS = 0.8;

    /** The maximum number of steps to other pages that belong together. */
    private static final int MAX_STEPS = 8;

    /** The maximum mean length of the captions of such steps, in characters. */
    private static final int MAX_STEP = 20;

    static final int DAYS_OF_WEEK = 7;

    /** The minimum numbers of rows and columns of records in a table without header cells. */
    private static final int MIN_ROWS = 5;

    private static final int MIN_COLUMNS = 3;

    /** The maximum length of the text of a cell in such a table or a calendar, in characters. */
    private static final int MAX_CELL = 100;

    /** The minimum share of the rows that have the number of cells of the first one. */
    private static final double EQUAL = 0.8;

    /** The maximum number of links of a record; more are entries themselves, such as months. */
    private static final int MAX_COLUMNS = 6;

    /** The number of elements that determine the shape of an entry. */
    private static final int MAX_SHAPE = 4;

    /** The minimum number of days of a calendar. */
    private static final int MIN_DAYS = 14;

    private final PageSignals page;
    private final FlatTree tree;
    private final List<Siblings> parts;
    private List<Entry> entries;
    private double sameShare = 1;
    private final int linked;
    private final int textLength;
    private final int linkLength;
    private boolean part;
    private boolean divided;
    private @Nullable Integer cells;

    /**
     * Creates a structure.
     *
     * @param page the page
     * @param parts the siblings that begin the entries, by parent
     * @param links the visible links of the page
     */
    Structure(PageSignals page, List<Siblings> parts, LinkIndex links) {
        this.page = page;
        this.parts = parts;
        tree = page.page().tree();
        entries = new ArrayList<>();
        int linkedEntries = 0;
        int text = 0;
        int linkText = 0;
        List<Entry> ranges = ranges();
        int covered = 0;
        for (int i = 0; i < ranges.size(); i++) {
            Entry range = ranges.get(i);
            boolean divided = i + 1 < ranges.size() && ranges.get(i + 1).start() < range.end();
            int end = divided ? ranges.get(i + 1).start() : range.end();
            List<SpatialElement> own = links.in(range.start(), end);
            entries.add(new Entry(range.start(), end, own, null));
            linkedEntries += own.isEmpty() ? 0 : 1;
            for (int at = range.start(); at < range.end(); at = tree.end(at)) {
                text += at < covered ? 0 : page.textLength(at);
            }
            covered = Math.max(covered, range.end());
            for (SpatialElement link : own) {
                linkText += page.textLength(page.page().indexOf(link));
            }
        }
        linked = linkedEntries;
        textLength = areLines() ? around() : text;
        linkLength = linkText;
    }

    /** Returns the entries with all that is nested in them, in document order. */
    private List<Entry> ranges() {
        List<Entry> ranges = new ArrayList<>();
        boolean mainOnly = mainEntries() >= MIN_MAIN;
        for (Siblings siblings : parts) {
            for (int i = 0; i < siblings.size(); i++) {
                if (!isHead(siblings.get(i)) && (!mainOnly || page.isMain(siblings.get(i)))) {
                    ranges.add(new Entry(siblings.get(i), end(siblings, i), List.of(), null));
                }
            }
        }
        ranges.sort(Comparator.comparingInt(Entry::start));
        return ranges;
    }

    private int mainEntries() {
        int count = 0;
        for (Siblings siblings : parts) {
            for (int i = 0; i < siblings.size(); i++) {
                count += page.isMain(siblings.get(i)) ? 1 : 0;
            }
        }
        return count;
    }

    /** Whether an element is a row of header cells only. */
    private boolean isHead(int index) {
        if (!tree.tag(index).equals("tr")) {
            return false;
        }
        boolean head = false;
        for (int at = index + 1; at < tree.end(index); at = tree.end(at)) {
            if (!tree.tag(at).equals("th")) {
                return false;
            }
            head = true;
        }
        return head;
    }

    /** Returns the end of an entry: the start of the next one, unless it is a bare link. */
    private int end(Siblings siblings, int entry) {
        int start = siblings.get(entry);
        if (tree.tag(start).equals("a")) {
            return tree.end(start);
        }
        return entry + 1 < siblings.size() ? siblings.get(entry + 1) : lastEnd(siblings);
    }

    /** Returns the end of the last entry, which has as many elements as the first one. */
    private int lastEnd(Siblings siblings) {
        int last = siblings.get(siblings.size() - 1);
        int elements = 1;
        if (siblings.size() > 1) {
            for (int at = tree.end(siblings.get(0)); at < siblings.get(1); at = tree.end(at)) {
                elements++;
            }
        }
        int end = last;
        int limit = tree.end(siblings.parent());
        for (int i = 0; i < elements && end < limit; i++) {
            end = tree.end(end);
        }
        return end;
    }

    /**
     * Chooses the main link of each entry.
     *
     * @param links the visible links of the page
     */
    void chooseLinks(LinkIndex links) {
        MainLinks.Choice choice = MainLinks.choose(page, entries, links);
        entries = choice.entries();
        sameShare = choice.sameShare();
    }

    /** Returns the share of the main links that are at the same place in their entries. */
    double sameShare() {
        return sameShare;
    }

    PageSignals page() {
        return page;
    }

    List<Entry> entries() {
        return entries;
    }

    /** Returns the siblings that begin the entries, by parent. */
    List<Siblings> parts() {
        return parts;
    }

    int first() {
        return entries.get(0).start();
    }

    int size() {
        return entries.size();
    }

    /** Returns the number of entries with links. */
    int linked() {
        return linked;
    }

    /** Returns the number of visible characters in the entries. */
    int textLength() {
        return textLength;
    }

    /** Returns the number of visible characters in an entry. */
    int textLength(int entry) {
        return page.textLength(entries.get(entry));
    }

    String tag() {
        return tree.tag(first());
    }

    private @Nullable Role role(int index) {
        return page.page().role(index);
    }

    /** Returns the share of the main text in the entries, 0 if they are in the frame. */
    double textShare() {
        return !isMain() ? 0 : (double) textLength / Math.max(1, page.content().mainTextLength());
    }

    /** Returns the share of links in the text of the entries. */
    double linkShare() {
        return (double) linkLength / Math.max(1, textLength);
    }

    /** Marks the structure as a part of the entries of another one. */
    void setPart() {
        part = true;
    }

    boolean isPart() {
        return part;
    }

    /** Marks the structure as one whose entries consist of the entries of another one. */
    void setDivided() {
        divided = true;
    }

    boolean isDivided() {
        return divided;
    }

    boolean isMain() {
        return page.isMain(first()) && page.isMain(entries.get(entries.size() - 1).start());
    }

    /** Whether a landmark or widget for navigation contains the first entry. */
    boolean isIn(Role... roles) {
        for (int up = first(); up >= 0; up = tree.parent(up)) {
            Role role = role(up);
            for (Role one : roles) {
                if (role == one) {
                    return true;
                }
            }
        }
        return false;
    }

    boolean isIn(NameFact fact, int maxSteps) {
        return page.structure().isIn(fact, first(), maxSteps);
    }

    /** Returns the share of the entries for which a condition holds. */
    double share(java.util.function.Predicate<Entry> condition) {
        int count = 0;
        for (Entry entry : entries) {
            count += condition.test(entry) ? 1 : 0;
        }
        return (double) count / entries.size();
    }

    /** Returns the share of different destinations in those of the main links. */
    double distinctShare() {
        Set<String> addresses = new HashSet<>();
        int links = 0;
        int anonymous = 0;
        for (Entry entry : entries) {
            if (entry.link() != null) {
                String href = page.page().source(entry.link()).attr("href");
                links++;
                anonymous += href.length() <= 1 ? 1 : 0;
                addresses.add(href);
            }
        }
        return links == 0 || anonymous == links ? 1 : (double) addresses.size() / links;
    }

    /**
     * Whether the entries are commands: they consist of links, and several have the same caption.
     * Messages with the same subject are none, because each has its author beside the link.
     */
    boolean areCommands() {
        if (linkShare() < MOSTLY_LINKS) {
            return false;
        }
        Set<String> captions = new HashSet<>();
        int links = 0;
        for (Entry entry : entries) {
            if (entry.link() != null) {
                links++;
                captions.add(page.caption(entry.link()));
            }
        }
        return captions.size() < links * 0.5;
    }

    /** Returns the mean length of the captions of the main links, in characters. */
    double meanCaption() {
        int letters = 0;
        int links = 0;
        for (Entry entry : entries) {
            if (entry.link() != null) {
                links++;
                letters += captionLength(page, entry.link());
            }
        }
        return links == 0 ? 0 : (double) letters / links;
    }

    /** Returns the length of the visible text of a link, else of its name. */
    static int captionLength(PageSignals page, SpatialElement link) {
        int visible = page.textLength(page.page().indexOf(link));
        return visible > 0 ? visible : Texts.letters(page.caption(link));
    }

    /** Whether most entries are single links in running text. */
    boolean isRunningText() {
        if (!tag().equals("a") || page.page().isBlock(first()) || isColumn()) {
            return false;
        }
        return around() > 2 * linkLength;
    }

    /** Whether the entries are lines of preformatted text with a link below one another. */
    private boolean areLines() {
        return !entries.isEmpty()
                && tag().equals("a")
                && tree.tag(parts.get(0).parent()).equals("pre")
                && isColumn();
    }

    /** Returns the number of visible characters in the parents of the entries. */
    private int around() {
        int around = 0;
        for (Siblings siblings : parts) {
            around += page.textLength(siblings.parent());
        }
        return around;
    }

    /**
     * Whether the entries are below one another with the same left edge. Of those on one line of
     * preformatted text, such as the names of columns above a list of files, only the first counts.
     */
    boolean isColumn() {
        boolean preformatted = tree.tag(parts.get(0).parent()).equals("pre");
        Bounds before = page.page().bounds(first());
        int counted = 0;
        int below = 0;
        for (int i = 1; i < entries.size(); i++) {
            Bounds bounds = page.page().bounds(entries.get(i).start());
            if (preformatted && Math.abs(bounds.y() - before.y()) < SAME_PLACE) {
                continue;
            }
            counted++;
            below +=
                    Math.abs(bounds.x() - before.x()) < SAME_PLACE && bounds.y() > before.y()
                            ? 1
                            : 0;
            before = bounds;
        }
        return counted > 0 && below >= counted * 0.6;
    }

    /**
     * Whether the entries are bare links side by side on one line, or on a line for each parent.
     */
    boolean isLine() {
        if (linkShare() < MOSTLY_LINKS || tag().equals("td")) {
            return false;
        }
        int beside = 0;
        for (Siblings siblings : parts) {
            Bounds first = page.page().bounds(siblings.get(0));
            for (int i = 0; i < siblings.size(); i++) {
                Bounds bounds = page.page().bounds(siblings.get(i));
                beside +=
                        Math.abs(bounds.y() - first.y()) < SAME_PLACE && bounds.height() < MAX_LINE
                                ? 1
                                : 0;
            }
        }
        return beside == entries.size();
    }

    /** Returns the share of entries whose main link leads to a place on the same page. */
    double fragmentShare() {
        return share(
                entry -> {
                    if (entry.link() == null) {
                        return false;
                    }
                    String href = page.page().source(entry.link()).attr("href");
                    return href.length() > 1
                            && href.charAt(0) == '#'
                            && !href.startsWith("#/")
                            && !href.startsWith("#!");
                });
    }

    /** Whether the entries are bare links most of which are captioned with numbers. */
    boolean isNumbered() {
        return linkShare() > MOSTLY_LINKS
                && share(entry -> entry.link() != null && isNumber(page.caption(entry.link())))
                        > 0.5;
    }

    /**
     * Whether the entries are a few bare links with short captions, of which one leads to the next
     * page and one to the previous one.
     */
    boolean areSteps() {
        return size() <= MAX_STEPS
                && linkShare() > MOSTLY_LINKS
                && meanCaption() <= MAX_STEP
                && share(entry -> leads(entry, Topic.NEXT)) > 0
                && share(entry -> leads(entry, Topic.PREVIOUS)) > 0;
    }

    private boolean leads(Entry entry, Topic direction) {
        SpatialElement link = entry.link();
        return link != null && page.readCaption(link).find(page.lexicon().get(direction)) != null;
    }

    private static boolean isNumber(String caption) {
        return !caption.isEmpty() && caption.chars().allMatch(Character::isDigit);
    }

    /**
     * Whether the entries are the columns of rows: their class names differ by position in the same
     * way in each row, those at some position have the same text, or the cells of a table that have
     * links are in some columns only.
     */
    boolean areColumns() {
        if (isCalendar()) {
            return false;
        }
        if (tag().equals("td") || tag().equals("th")) {
            return headerCells() > 1 || linked < size() * 0.8 || repeatByPosition();
        }
        if (repeatByPosition()) {
            return true;
        }
        Siblings one = parts.get(parts.size() / 2);
        int rows = 0;
        int same = 0;
        for (Siblings other : parts) {
            rows += other == one ? 0 : 1;
            same += other != one && haveSameClasses(one, other) ? 1 : 0;
        }
        return rows > 0 && same >= rows * 0.7 && kinds(one) * 2 > one.size();
    }

    /**
     * Whether the parents are records and the entries their columns. All parents have the same
     * number of entries, and one of three things holds: the entries are links beside other text; at
     * one position, all entries have the same text, such as "Edit"; or the entries contain
     * different tags at different positions, but the same tags at the same position.
     */
    private boolean repeatByPosition() {
        Siblings one = parts.get(0);
        boolean even = parts.size() > 2 && one.size() > 1 && one.size() <= MAX_COLUMNS;
        for (Siblings other : parts) {
            even &= other.size() == one.size();
        }
        if (even && tag().equals("a") && areBesideText()) {
            return true;
        }
        boolean shaped = even;
        Set<String> shapes = new HashSet<>();
        for (int i = 0; even && i < one.size(); i++) {
            Set<String> texts = new HashSet<>();
            Set<String> shapesOfColumn = new HashSet<>();
            for (Siblings other : parts) {
                texts.add(tree.element(other.get(i)).text());
                shapesOfColumn.add(shape(other.get(i)));
            }
            if (texts.size() == 1) {
                return true;
            }
            shaped &= shapesOfColumn.size() == 1;
            shapes.addAll(shapesOfColumn);
        }
        return shaped && shapes.size() > 1;
    }

    /** Returns the tags in an element, in document order. */
    private String shape(int index) {
        StringBuilder shape = new StringBuilder();
        for (int i = index + 1; i < Math.min(tree.end(index), index + MAX_SHAPE); i++) {
            shape.append(tree.tag(i)).append(' ');
        }
        return shape.toString();
    }

    /**
     * Whether the entries are bare links, and those of another structure have another main link.
     */
    boolean areBesideMainLinks(Structure outer) {
        if (!tag().equals("a") || page.page().isBlock(first())) {
            return false;
        }
        Set<SpatialElement> own = new HashSet<>();
        entries.forEach(entry -> own.addAll(entry.links()));
        return outer.share(entry -> entry.link() != null && own.contains(entry.link())) < 0.5;
    }

    /** Whether the parents of links have other text, too. */
    private boolean areBesideText() {
        return around() > textLength + MAX_SEPARATOR * size();
    }

    private boolean haveSameClasses(Siblings one, Siblings other) {
        if (one.size() != other.size()) {
            return false;
        }
        for (int i = 0; i < one.size(); i++) {
            if (tree.classList(one.get(i)) != tree.classList(other.get(i))) {
                return false;
            }
        }
        return true;
    }

    private int kinds(Siblings siblings) {
        Set<Integer> kinds = new HashSet<>();
        for (int i = 0; i < siblings.size(); i++) {
            kinds.add(tree.classList(siblings.get(i)));
        }
        return siblings.size() == 1 ? 0 : kinds.size();
    }

    /** Whether the entries are the days of a calendar: numbered cells in rows of seven. */
    boolean isCalendar() {
        if (!tag().equals("td")
                || size() < MIN_DAYS
                || cells(parts.get(0).parent()) != DAYS_OF_WEEK) {
            return false;
        }
        return share(entry -> startsWithDay(tree.element(entry.start()).text())) > 0.6;
    }

    /** Whether a text starts with a number of one or two digits, as the cell of a day does. */
    static boolean startsWithDay(String text) {
        return !text.isEmpty()
                && Character.isDigit(text.charAt(0))
                && (text.length() < 3 || !Character.isDigit(text.charAt(2)));
    }

    /** Whether a text starts with the number after the one with which another text starts. */
    private static boolean isNextDay(String before, String text) {
        return startsWithDay(before) && day(text) == day(before) + 1;
    }

    private static int day(String text) {
        int tens = Character.digit(text.charAt(0), 10);
        return text.length() > 1 && Character.isDigit(text.charAt(1))
                ? tens * 10 + Character.digit(text.charAt(1), 10)
                : tens;
    }

    private int cells(int row) {
        int count = 0;
        for (int at = row + 1; at < tree.end(row); at = tree.end(at)) {
            count++;
        }
        return count;
    }

    /** Returns the number of header cells in the first row of the table around the entries. */
    private int headerCells() {
        Integer known = cells;
        if (known == null) {
            known = countHeaderCells();
            cells = known;
        }
        return known;
    }

    private int countHeaderCells() {
        int table = first();
        while (table >= 0 && !tree.tag(table).equals("table")) {
            table = tree.parent(table);
        }
        int count = 0;
        boolean inRow = false;
        for (int at = Math.max(table, 0); table >= 0 && at < tree.end(table); at++) {
            if (tree.tag(at).equals("tr")) {
                if (inRow) {
                    break;
                }
                inRow = true;
            }
            count += inRow && tree.tag(at).equals("th") ? 1 : 0;
        }
        return count;
    }

    /**
     * Whether the entries are rows of a table that has header cells, or rows of several short cells
     * without links. The weeks of a calendar are not records.
     */
    boolean areRecords() {
        return !entries.isEmpty()
                && tag().equals("tr")
                && (headerCells() > 1 || (linked == 0 && haveEqualCells()))
                && !areWeeks();
    }

    /** Whether the cells of the rows are the days of a month, one after the other. */
    private boolean areWeeks() {
        if (cells(first()) != DAYS_OF_WEEK) {
            return false;
        }
        int days = 0;
        String before = "";
        for (Entry week : entries) {
            for (int at = week.start() + 1; at < tree.end(week.start()); at = tree.end(at)) {
                String text = page.textLength(at) <= MAX_CELL ? tree.element(at).text() : "";
                days += startsWithDay(text) && isNextDay(before, text) ? 1 : 0;
                before = text;
            }
        }
        return days >= MIN_DAYS;
    }

    /** Whether most rows have as many cells as the first one, all with short texts. */
    private boolean haveEqualCells() {
        int columns = cells(first());
        int equal = 0;
        for (Entry entry : entries) {
            equal += columns == shortCells(entry.start()) ? 1 : 0;
        }
        return columns >= MIN_COLUMNS && entries.size() >= MIN_ROWS && equal >= size() * EQUAL;
    }

    /** Returns the number of cells of a row, -1 if one has a long text. */
    private int shortCells(int row) {
        int cells = 0;
        for (int at = row + 1; at < tree.end(row); at = tree.end(at)) {
            int letters = page.textLength(at);
            if (letters > MAX_CELL) {
                return -1;
            }
            cells++;
        }
        return cells;
    }
}
