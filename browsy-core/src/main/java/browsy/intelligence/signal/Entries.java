package browsy.intelligence.signal;

import browsy.html.AttributeKind;
import browsy.intelligence.rule.Evidence;
import browsy.intelligence.word.Amounts;
import browsy.intelligence.word.Moments;
import browsy.intelligence.word.PhraseSet;
import browsy.intelligence.word.Texts;
import browsy.intelligence.word.Topic;
import browsy.model.InputType;
import browsy.model.Role;
import browsy.model.SpatialElement;
import browsy.spatial.tree.FlatTree;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** The list of a page: the entries of its main repeated structure, and facts about them. */
public final class Entries {

    /** The share of the entries that is most of them. */
    private static final double MOST = 0.5;

    /** The maximum length of a name, or of a date with a time, in characters. */
    private static final int MAX_MOMENT = 30;

    private final PageSignals page;
    private final List<Entry> all;
    private final List<SpatialElement> links;
    private final int points;
    private final int margin;
    private final List<Evidence> evidence;
    private final double textShare;
    private final double linkShare;
    private final boolean records;

    /** The ids of {@link #links}; null until they are computed. */
    private @Nullable Set<Integer> linkIds;

    /** The texts of the entries, null until they are computed. */
    private final @Nullable String[] texts;

    private final Map<EntryFact, Double> shares = new EnumMap<>(EntryFact.class);

    private Entries(PageSignals page, EntryRules.Winner winner) {
        Structure structure = winner.structure();
        this.page = page;
        points = winner.points();
        margin = winner.margin();
        evidence = winner.evidence();
        all = structure.entries();
        textShare = structure.textShare();
        linkShare = structure.linkShare();
        records = structure.areRecords();
        texts = new @Nullable String[all.size()];
        links = Contents.complete(page, mainLinks());
    }

    private List<SpatialElement> mainLinks() {
        List<SpatialElement> main = new ArrayList<>(all.size());
        for (Entry entry : all) {
            if (entry.link() != null) {
                main.add(entry.link());
            }
        }
        if (main.size() > 2 && leadsUp(main.get(0), main.subList(1, main.size()))) {
            main.remove(0);
        }
        return main;
    }

    private Entries(PageSignals page) {
        this.page = page;
        points = 0;
        margin = 0;
        evidence = List.of();
        all = List.of();
        links = List.of();
        textShare = 0;
        linkShare = 0;
        records = false;
        texts = new @Nullable String[0];
    }

    /** Returns the list of a page, without entries if the page has none. */
    static Entries of(PageSignals page) {
        EntryRules.Winner winner = EntryRules.winner(page);
        return winner == null ? new Entries(page) : new Entries(page, winner);
    }

    /**
     * Whether a link leads to a folder around that of the page, or of the destinations of others.
     */
    private boolean leadsUp(SpatialElement link, List<SpatialElement> others) {
        String written = page.page().source(link).attr("href");
        return written.equals("..") || written.equals("../") || Addresses.leadsAbove(link, others);
    }

    /** Returns the points of the list in the comparison of the structures, 0 if there is none. */
    public int points() {
        return points;
    }

    /** Returns the points of the list beyond those of the next structure. */
    public int margin() {
        return margin;
    }

    /** Returns what speaks for the list. */
    public List<Evidence> evidence() {
        return evidence;
    }

    /** Returns the entries, in document order. */
    public List<Entry> all() {
        return all;
    }

    /** Whether an index in the flat tree is in one of the entries. */
    public boolean contain(int index) {
        int next = TreeOrder.firstFrom(all.size(), place -> all.get(place).start(), index + 1);
        return next > 0 && all.get(next - 1).contains(index);
    }

    /** Returns the number of entries, with or without links. */
    public int size() {
        return all.size();
    }

    /**
     * Returns the main link of each entry that has links, and all links of a table of contents with
     * several levels.
     */
    public List<SpatialElement> links() {
        return links;
    }

    /** Whether a link is the main link of an entry. */
    public boolean leadTo(SpatialElement link) {
        Set<Integer> known = linkIds;
        if (known == null) {
            known = new HashSet<>();
            for (SpatialElement own : links) {
                known.add(own.id());
            }
            linkIds = known;
        }
        return known.contains(link.id());
    }

    /** Returns the share of the main text in the entries, from 0 to 1. */
    public double textShare() {
        return textShare;
    }

    /** Returns the share of links in the text of the entries, from 0 to 1. */
    public double linkShare() {
        return linkShare;
    }

    /** Whether the entries are the rows of a table with a header. */
    public boolean areRecords() {
        return records;
    }

    /**
     * Whether most entries contain a text field, as the rows of a form do. False if most entries
     * have a price: the fields of such entries take quantities.
     */
    public boolean areFormRows() {
        return !records && share(EntryFact.FIELD) > MOST && share(EntryFact.PRICE) <= MOST;
    }

    /** Returns the share of the entries with a fact, from 0 to 1. */
    public double share(EntryFact fact) {
        if (all.isEmpty()) {
            return 0;
        }
        return shares.computeIfAbsent(
                fact,
                key -> {
                    int count = 0;
                    for (int i = 0; i < all.size(); i++) {
                        count += has(fact, i) ? 1 : 0;
                    }
                    return (double) count / all.size();
                });
    }

    private boolean has(EntryFact fact, int place) {
        Entry entry = all.get(place);
        return switch (fact) {
            case PRICE -> Amounts.areIn(text(place));
            case DATE ->
                    hasTag(entry, "time") || Moments.areIn(text(place)) || hasMomentAsHint(entry);
            case SNIPPET -> EntryFact.isSnippet(lettersBeyondCaption(entry));
            case IMAGE -> hasTag(entry, "img", "picture");
            case HEADING -> hasTag(entry, "h1", "h2", "h3", "h4", "h5", "h6");
            case DOWNLOAD ->
                    entry.link() != null
                            && page.lexicon()
                                    .get(Topic.DOWNLOAD)
                                    .begins(page.caption(entry.link()));
            case CHECKBOX ->
                    hasElement(entry, element -> element.inputType() == InputType.CHECKBOX);
            case FIELD ->
                    hasElement(
                            entry,
                            element ->
                                    element.inputType() == InputType.TEXT
                                            && !element.state().readOnly());
            case POSTED -> isPosted(place);
        };
    }

    /**
     * Whether an entry is a post, which has an author and a time but no title. Its main link is
     * short, and either a link of the entry shows a date or time, or the main link leads to a user
     * and a text with a date, a time or a link to reply is beside it.
     */
    private boolean isPosted(int place) {
        Entry entry = all.get(place);
        SpatialElement main = entry.link();
        if (main == null || Texts.letters(page.caption(main)) > MAX_MOMENT) {
            return false;
        }
        if (isPerson(main)
                && has(EntryFact.SNIPPET, place)
                && (has(EntryFact.DATE, place) || isAnswered(entry))) {
            return true;
        }
        return hasElement(entry, element -> element.role() == Role.LINK && isMoment(element));
    }

    /** Whether the class names or the address of a link say that it leads to a user. */
    private boolean isPerson(SpatialElement link) {
        String names = page.page().source(link).className();
        return names.contains("author")
                || names.contains("username")
                || Addresses.isPerson(link.href());
    }

    private boolean isAnswered(Entry entry) {
        PhraseSet reply = page.lexicon().get(Topic.REPLY);
        return entry.links().stream().anyMatch(link -> reply.begins(page.caption(link)));
    }

    private boolean isMoment(SpatialElement link) {
        String caption = page.caption(link);
        return (caption.length() <= MAX_MOMENT && Moments.areIn(caption)) || isTimed(link);
    }

    /** Whether an element is or contains a {@code time} element or a {@code datetime} attribute. */
    private boolean isTimed(SpatialElement element) {
        FlatTree tree = page.page().tree();
        int index = page.page().indexOf(element);
        for (int i = index; i < tree.end(index); i++) {
            if (tree.tag(i).equals("time") || tree.hasAttribute(i, "datetime")) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether an entry has a {@code title} or {@code datetime} attribute with a date or time, as
     * texts such as "five minutes ago" have.
     */
    private boolean hasMomentAsHint(Entry entry) {
        FlatTree tree = page.page().tree();
        for (int i = entry.start(); i < entry.end(); i++) {
            boolean titled = tree.has(i, AttributeKind.TITLE) && isHint(tree.attribute(i, "title"));
            if (titled || isHint(tree.attribute(i, "datetime"))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isHint(String text) {
        return !text.isEmpty() && text.length() <= MAX_MOMENT && Moments.areIn(text);
    }

    private boolean hasTag(Entry entry, String... tags) {
        FlatTree tree = page.page().tree();
        for (int i = entry.start(); i < entry.end(); i++) {
            for (String tag : tags) {
                if (tree.tag(i).equals(tag)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether an entry contains an element of the Spatial DOM with a property. */
    private boolean hasElement(Entry entry, Predicate<SpatialElement> property) {
        for (int i = entry.start(); i < entry.end(); i++) {
            SpatialElement element = page.page().of(i);
            if (element != null && !element.hidden() && property.test(element)) {
                return true;
            }
        }
        return false;
    }

    private int lettersBeyondCaption(Entry entry) {
        int letters = page.textLength(entry);
        return entry.link() == null
                ? letters
                : letters - page.textLength(page.page().indexOf(entry.link()));
    }

    /** Returns the text of an entry, computed on first use. */
    private String text(int entry) {
        String known = texts[entry];
        if (known == null) {
            known = text(all.get(entry));
            texts[entry] = known;
        }
        return known;
    }

    /** Returns the text of an entry without that of the entries nested in it. */
    private String text(Entry entry) {
        FlatTree tree = page.page().tree();
        StringBuilder text = new StringBuilder();
        int at = entry.start();
        while (at < entry.end()) {
            boolean whole = tree.end(at) <= entry.end();
            Element element = tree.element(at);
            text.append(whole ? element.text() : element.ownText()).append(' ');
            at = whole ? tree.end(at) : at + 1;
        }
        return text.toString();
    }
}
