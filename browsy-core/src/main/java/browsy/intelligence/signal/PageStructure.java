package browsy.intelligence.signal;

import browsy.model.Role;
import browsy.spatial.FlatTree;
import browsy.spatial.SpatialPage;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jsoup.nodes.Attributes;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * What the elements of a page, listed or not, are by their tags, roles and names: found in one pass
 * for all who look for some of them. Elements are told by their index in the flat tree.
 */
public final class PageStructure {

    /** What classes say; ids that do are names of something else. */
    private static final int OF_CLASSES =
            NameFact.HEADING.bit() | NameFact.BUTTON.bit() | NameFact.CLOSE.bit();

    /** A bit that stands for no fact. */
    private static final int KNOWN = 1 << 31;

    private final SpatialPage page;
    private final FrameNames frameNames = new FrameNames();
    private final int[] facts;
    private final BitSet mainParts = new BitSet();

    /** Paragraphs that a main heading of the same parent comes before. */
    private final BitSet titledTexts = new BitSet();

    private final BitSet titled = new BitSet();
    private boolean declaredArticle;
    private boolean main;
    private int entries;
    private final List<Integer> headings = new ArrayList<>();
    private final List<Integer> tables = new ArrayList<>();
    private final List<Integer> charts = new ArrayList<>();
    private final List<Integer> overlays = new ArrayList<>();
    private final List<Integer> captchas = new ArrayList<>();
    private final List<Integer> challenges = new ArrayList<>();

    PageStructure(SpatialPage page) {
        this.page = page;
        FlatTree tree = page.tree();
        facts = new int[tree.size()];
        for (int i = 0; i < facts.length; i++) {
            Element element = tree.element(i);
            String tag = element.normalName();
            if (page.isVisible(i)) {
                examine(i, element, tag);
            } else if (tag.equals("meta")) {
                declaredArticle |= DeclaredArticle.byMeta(element);
            } else if (tag.equals("canvas") && isChartToBe(i)) {
                charts.add(i);
            }
        }
    }

    /** The facts about an element; looked for when they are first asked for. */
    private int facts(int index) {
        if (facts[index] == 0) {
            Element element = page.tree().element(index);
            facts[index] = factsOf(element, element.normalName()) | KNOWN;
        }
        return facts[index];
    }

    /** The facts that names tell; those that are told of drawing count for classes only. */
    private int factsOf(Element element, String tag) {
        int named = tag.indexOf('-') > 0 ? NameFact.scan(tag) & NameFact.CAPTCHA.bit() : 0;
        if (element.attributesSize() == 0) {
            return named;
        }
        Attributes attributes = element.attributes();
        String classes = attributes.get("class");
        String id = attributes.get("id");
        declaredArticle |= DeclaredArticle.byType(attributes);
        int byClass = NameFact.scan(classes);
        int byId = NameFact.scan(id) & ~OF_CLASSES;
        boolean frame =
                (NameFact.FRAME.in(byClass) && frameNames.any(classes))
                        || (NameFact.FRAME.in(byId) && frameNames.any(id));
        named |= (byClass | byId) & ~NameFact.FRAME.bit();
        if (tag.equals("iframe")) {
            named |= NameFact.scan(attributes.get("src")) & NameFact.CAPTCHA.bit();
        }
        return frame ? named | NameFact.FRAME.bit() : named;
    }

    /** Without scripts a canvas has no size, but its name may say what will be drawn on it. */
    private boolean isChartToBe(int canvas) {
        return page.isVisible(page.tree().parent(canvas)) && NameFact.CHART.in(facts(canvas));
    }

    private void examine(int index, Element element, String tag) {
        Role role = page.role(index);
        examineMain(index, tag, role);
        main |= role == Role.MAIN;
        if (role == Role.HEADING || tag.equals("legend")) {
            headings.add(index);
        }
        if (tag.equals("table") || isGrid(role)) {
            tables.add(index);
        }
        boolean part = canBePart(tag);
        if (role == Role.DIALOG
                || role == Role.ALERTDIALOG
                || page.isFixed(index)
                || (part && holdsOthers(tag) && isModal(element))) {
            overlays.add(index);
        }
        if (tag.equals("canvas")) {
            charts.add(index);
        } else if (part) {
            examineNames(index, tag, role);
        }
    }

    private void examineMain(int index, String tag, @Nullable Role role) {
        int parent = page.tree().parent(index);
        switch (tag) {
            case "main", "article" -> mainParts.set(index);
            case "h1" -> titled.set(parent + 1);
            case "p" -> titledTexts.set(index, titled.get(parent + 1));
            default -> mainParts.set(index, role == Role.MAIN);
        }
    }

    /** What an element is called says what it is where its tag does not. */
    private void examineNames(int index, String tag, @Nullable Role role) {
        int known = facts(index);
        if (role != Role.HEADING && NameFact.HEADING.in(known) && isPlain(tag)) {
            headings.add(index);
        }
        if (NameFact.CHART.in(known) && (tag.equals("div") || tag.equals("svg"))) {
            charts.add(index);
        }
        if (NameFact.ENTRY.in(known) && !NameFact.PAGE_ENTRY.in(known)) {
            entries++;
        }
        if (NameFact.CAPTCHA.in(known)) {
            captchas.add(index);
        }
        if (NameFact.CHALLENGE.in(known)) {
            challenges.add(index);
        }
    }

    private static boolean isGrid(@Nullable Role role) {
        return role == Role.TABLE || role == Role.GRID || role == Role.TREEGRID;
    }

    private static boolean isPlain(String tag) {
        return tag.equals("div") || tag.equals("p") || tag.equals("span");
    }

    /** Tags that say little themselves; what others are does not depend on what they are called. */
    private static boolean canBePart(String tag) {
        return switch (tag) {
            case "a",
                    "b",
                    "br",
                    "button",
                    "em",
                    "i",
                    "img",
                    "input",
                    "label",
                    "li",
                    "link",
                    "ol",
                    "option",
                    "path",
                    "script",
                    "select",
                    "strong",
                    "td",
                    "textarea",
                    "th",
                    "tr",
                    "ul" ->
                    false;
            default -> true;
        };
    }

    private static boolean holdsOthers(String tag) {
        return switch (tag) {
            case "p",
                    "span",
                    "h1",
                    "h2",
                    "h3",
                    "h4",
                    "h5",
                    "h6",
                    "table",
                    "tbody",
                    "svg",
                    "pre",
                    "code",
                    "dt",
                    "dd",
                    "small",
                    "time",
                    "figure",
                    "picture" ->
                    false;
            default -> true;
        };
    }

    /** Whether an element says that nothing else can be operated before it is gone. */
    public static boolean isModal(Element element) {
        return element.attributesSize() > 0
                && element.attributes().get("aria-modal").equalsIgnoreCase("true");
    }

    /** Whether a fact holds of the names of an element. */
    boolean is(NameFact fact, int index) {
        return fact.in(facts(index));
    }

    /** Whether a fact holds of the names of an element, or of one of those around it. */
    boolean isIn(NameFact fact, int index, int maxSteps) {
        int steps = 0;
        for (int up = index; up >= 0 && steps < maxSteps; up = page.tree().parent(up), steps++) {
            if (fact.in(facts(up))) {
                return true;
            }
        }
        return false;
    }

    /** Whether the author declares the page an article, or has one dated entry on it. */
    public boolean isDeclaredArticle() {
        return declaredArticle || entries == 1;
    }

    /** Whether the author says which part of the page is the main one. */
    boolean hasMain() {
        return main;
    }

    /** Whether the names of an element say that it closes something. */
    public boolean isNamedClose(int index) {
        return is(NameFact.CLOSE, index);
    }

    /**
     * Whether an element is or holds a main part of the page, or holds a text of its main heading:
     * nothing that does is a frame around them.
     */
    boolean hasMainPart(int index) {
        int end = page.tree().end(index);
        int part = mainParts.nextSetBit(index);
        int text = titledTexts.nextSetBit(index + 1);
        return (part >= 0 && part < end) || (text >= 0 && text < end);
    }

    /** What is a heading or drawn as one, as far as a person sees it. */
    List<Integer> headings() {
        return headings;
    }

    /** What is a table by tag or role, as far as a person sees it. */
    public List<Integer> tables() {
        return tables;
    }

    /** Where charts may be drawn, as far as a person sees it. */
    List<Integer> charts() {
        return charts;
    }

    /** Dialogs and what is fixed to the window, as far as a person sees them. */
    public List<Integer> overlays() {
        return overlays;
    }

    /** What may be the widget of a CAPTCHA, as far as a person sees it. */
    List<Integer> captchas() {
        return captchas;
    }

    /** What may belong to a challenge page, seen or not. */
    List<Integer> challenges() {
        return challenges;
    }
}
