package browsy.intelligence.signal;

import browsy.html.Trait;
import browsy.model.Role;
import browsy.spatial.FlatTree;
import browsy.spatial.SpatialPage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
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
    private final FlatTree tree;
    private final int[] facts;
    private final int[] tags;

    /** What classes tell, by their numbers; most elements share theirs with others. */
    private int[] ofClasses = new int[64];

    private final BitSet mainParts = new BitSet();

    /** Paragraphs that a main heading of the same parent comes before. */
    private final BitSet titledTexts = new BitSet();

    private final BitSet titled = new BitSet();
    private final DeclaredTypes declared = new DeclaredTypes();
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
        tree = page.tree();
        facts = new int[tree.size()];
        tags = new int[tree.size()];
        for (int i = 0; i < facts.length; i++) {
            int tag = TagFact.of(tree.tag(i));
            tags[i] = tag;
            if (page.isVisible(i)) {
                if (tag != 0 || tree.has(i, Trait.ROLE | Trait.ITEM_TYPE) || page.isFixed(i)) {
                    examine(i, tag);
                }
            } else if ((tag & TagFact.META) != 0) {
                declared.addMeta(tree.element(i));
            } else if ((tag & TagFact.SCRIPT) != 0) {
                declared.addScript(tree.element(i));
            } else if ((tag & TagFact.CANVAS) != 0 && isChartToBe(i)) {
                charts.add(i);
            }
        }
    }

    /** The facts about an element; looked for when they are first asked for. */
    private int facts(int index) {
        if (facts[index] == 0) {
            facts[index] = factsOf(index) | KNOWN;
        }
        return facts[index];
    }

    /** The facts that names tell; those that are told of drawing count for classes only. */
    private int factsOf(int index) {
        String tag = tree.tag(index);
        int named = tag.indexOf('-') > 0 ? NameFact.scan(tag) & NameFact.CAPTCHA.bit() : 0;
        if (tree.has(index, Trait.CLASS)) {
            named |= ofClasses(index);
        }
        String id = tree.has(index, Trait.ID) ? tree.id(index) : null;
        if (id != null) {
            named |= ofId(id);
        }
        if (tag.equals("iframe")) {
            named |= NameFact.scan(tree.element(index).attr("src")) & NameFact.CAPTCHA.bit();
        }
        return named;
    }

    private int ofClasses(int index) {
        int list = tree.classList(index);
        if (list >= ofClasses.length) {
            ofClasses = Arrays.copyOf(ofClasses, 2 * list);
        }
        if (ofClasses[list] == 0) {
            ofClasses[list] = ofNames(tree.classes(index)) | KNOWN;
        }
        return ofClasses[list] & ~KNOWN;
    }

    private static int ofNames(String[] names) {
        int named = NameFact.scan(names);
        boolean frame = NameFact.FRAME.in(named) && FrameNames.any(names);
        return frame ? named : named & ~NameFact.FRAME.bit();
    }

    private static int ofId(String id) {
        int named = NameFact.scan(id) & ~OF_CLASSES;
        boolean frame =
                NameFact.FRAME.in(named) && FrameNames.any(Names.split(id).toArray(String[]::new));
        return frame ? named : named & ~NameFact.FRAME.bit();
    }

    /**
     * Without scripts a canvas has no size, but its name may say what will be drawn on it. A script
     * that draws finds it by its id; without one it may be there for its proportions only.
     */
    private boolean isChartToBe(int canvas) {
        return page.isVisible(tree.parent(canvas))
                && (tree.has(canvas, Trait.ID) || NameFact.CHART.in(facts(canvas)));
    }

    private void examine(int index, int tag) {
        Role role = page.role(index);
        if (tree.has(index, Trait.ITEM_TYPE)) {
            declared.addItem(tree.element(index).attributes());
        }
        examineMain(index, tag, role);
        if (role == Role.HEADING || (tag & TagFact.LEGEND) != 0) {
            headings.add(index);
        }
        if ((tag & TagFact.TABLE) != 0 || isGrid(role)) {
            tables.add(index);
        }
        if (role == Role.DIALOG
                || role == Role.ALERTDIALOG
                || page.isFixed(index)
                || ((tag & TagFact.HOLDS_OTHERS) != 0 && isModal(index))) {
            overlays.add(index);
        }
        if ((tag & TagFact.CANVAS) != 0) {
            charts.add(index);
        } else if ((tag & TagFact.PART) != 0) {
            examineNames(index, tag, role);
        }
    }

    private void examineMain(int index, int tag, @Nullable Role role) {
        int parent = tree.parent(index);
        if (role == Role.MAIN) {
            main = true;
            mainParts.set(index);
        } else if ((tag & TagFact.MAIN_PART) != 0) {
            mainParts.set(index);
        }
        if ((tag & TagFact.MAIN_HEADING) != 0) {
            titled.set(parent + 1);
        } else if ((tag & TagFact.PARAGRAPH) != 0 && titled.get(parent + 1)) {
            titledTexts.set(index);
        }
    }

    /** What an element is called says what it is where its tag does not. */
    private void examineNames(int index, int tag, @Nullable Role role) {
        int known = facts(index);
        if (known == KNOWN) {
            return;
        }
        if (role != Role.HEADING && NameFact.HEADING.in(known) && (tag & TagFact.PLAIN) != 0) {
            headings.add(index);
        }
        if (NameFact.CHART.in(known) && (tag & TagFact.DRAWING) != 0) {
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

    /** Whether an element says that nothing else can be operated before it is gone. */
    public boolean isModal(int index) {
        return tree.has(index, Trait.MODAL)
                && tree.element(index).attr("aria-modal").equalsIgnoreCase("true");
    }

    /** What the tag of an element tells, bits of {@link TagFact}. */
    int tagFacts(int index) {
        return tags[index];
    }

    /** Whether a fact holds of the names of an element. */
    boolean is(NameFact fact, int index) {
        return fact.in(facts(index));
    }

    /** Whether a fact holds of the names of an element, or of one of those around it. */
    boolean isIn(NameFact fact, int index, int maxSteps) {
        int steps = 0;
        for (int up = index; up >= 0 && steps < maxSteps; up = tree.parent(up), steps++) {
            if (fact.in(facts(up))) {
                return true;
            }
        }
        return false;
    }

    /** Whether the author declares the page an article, or has one dated entry on it. */
    public boolean isDeclaredArticle() {
        return declared.isArticle() || entries == 1;
    }

    /** Whether the author declares the page to be about one thing that is for sale. */
    public boolean isDeclaredProduct() {
        return declared.isProduct();
    }

    /** Whether the author declares the page to show the results of a search. */
    public boolean isDeclaredSearchResults() {
        return declared.isSearchResults();
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
        int end = tree.end(index);
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

    /** Whether there is anything on which a chart may be drawn. */
    public boolean hasCharts() {
        return !charts.isEmpty();
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
