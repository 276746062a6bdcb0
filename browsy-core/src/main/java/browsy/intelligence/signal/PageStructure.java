package browsy.intelligence.signal;

import browsy.html.AttributeKind;
import browsy.infra.EnumFlags;
import browsy.infra.EnumFlagsArray;
import browsy.model.Role;
import browsy.spatial.SpatialPage;
import browsy.spatial.tree.FlatTree;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Facts about all elements of a page by tag, role and names, collected in one pass. Elements are
 * identified by their index in the flat tree; the lists contain visible elements unless stated.
 */
public final class PageStructure {

    /** Attributes that make an element relevant whatever its tag is. */
    private static final EnumFlags<AttributeKind> TELLING_ATTRIBUTES =
            EnumFlags.of(AttributeKind.ROLE, AttributeKind.ITEMTYPE);

    /** Facts that only class names imply. An id with such a word names something else. */
    private static final int OF_CLASSES =
            NameFact.HEADING.bit() | NameFact.BUTTON.bit() | NameFact.CLOSE.bit();

    /** A flag that marks computed facts. No fact has this bit. */
    private static final int KNOWN = 1 << 31;

    private final SpatialPage page;
    private final FlatTree tree;

    /** Bits of {@link NameFact} of each element; 0 until computed. */
    private final int[] facts;

    private final EnumFlagsArray<TagTrait> tagTraits;

    /**
     * The facts of each distinct class list, by its number; most elements share a class list with
     * others. 0 until computed.
     */
    private int[] classFacts = new int[64];

    /** Elements that are main parts of the page by tag or role. */
    private final BitSet mainParts = new BitSet();

    /** Paragraphs that follow a sibling {@code h1}. */
    private final BitSet titledTexts = new BitSet();

    /** Parents that have an {@code h1} so far, each as its index plus one. */
    private final BitSet titled = new BitSet();

    private final DeclaredTypes declared = new DeclaredTypes();
    private boolean main;
    private int entries;
    private final List<Integer> headings = new ArrayList<>();
    private final List<Integer> tables = new ArrayList<>();
    private final List<Integer> charts = new ArrayList<>();
    private final List<Integer> overlays = new ArrayList<>();
    private final List<Integer> consents = new ArrayList<>();
    private final List<Integer> captchas = new ArrayList<>();
    private final List<Integer> challenges = new ArrayList<>();

    PageStructure(SpatialPage page) {
        this.page = page;
        tree = page.tree();
        facts = new int[tree.size()];
        tagTraits = new EnumFlagsArray<>(tree.size());
        for (int i = 0; i < facts.length; i++) {
            EnumFlags<TagTrait> tag = TagTrait.of(tree.tag(i));
            tagTraits.set(i, tag);
            if (page.isVisible(i)) {
                if (!tag.isEmpty() || tree.hasAny(i, TELLING_ATTRIBUTES) || page.isFixed(i)) {
                    examine(i, tag);
                }
            } else if (tag.has(TagTrait.META)) {
                declared.addMeta(tree.element(i));
            } else if (tag.has(TagTrait.SCRIPT)) {
                declared.addScript(tree.element(i));
            } else if (tag.has(TagTrait.CANVAS) && isIntendedChart(i)) {
                charts.add(i);
            }
        }
    }

    /** Returns the facts of an element, computed on first use. */
    private int facts(int index) {
        if (facts[index] == 0) {
            facts[index] = factsOf(index) | KNOWN;
        }
        return facts[index];
    }

    /** Computes the facts from class names, id, custom tag name and frame address of an element. */
    private int factsOf(int index) {
        String tag = tree.tag(index);
        int named = tag.indexOf('-') > 0 ? NameFact.scan(tag) & NameFact.CAPTCHA.bit() : 0;
        if (tree.has(index, AttributeKind.CLASS)) {
            named |= classFacts(index);
        }
        String id = tree.has(index, AttributeKind.ID) ? tree.id(index) : null;
        if (id != null) {
            named |= factsOfId(id);
        }
        if (tag.equals("iframe")) {
            named |= NameFact.scan(tree.element(index).attr("src")) & NameFact.CAPTCHA.bit();
        }
        return named;
    }

    private int classFacts(int index) {
        int list = tree.classList(index);
        if (list >= classFacts.length) {
            classFacts = Arrays.copyOf(classFacts, 2 * list);
        }
        if (classFacts[list] == 0) {
            classFacts[list] = factsOfNames(tree.classes(index)) | KNOWN;
        }
        return classFacts[list] & ~KNOWN;
    }

    private static int factsOfNames(String[] names) {
        int named = NameFact.scan(names);
        boolean frame = NameFact.FRAME.in(named) && FrameNamePatterns.any(names);
        return frame ? named : named & ~NameFact.FRAME.bit();
    }

    private static int factsOfId(String id) {
        int named = NameFact.scan(id) & ~OF_CLASSES;
        boolean frame =
                NameFact.FRAME.in(named)
                        && FrameNamePatterns.any(ClassNames.split(id).toArray(String[]::new));
        return frame ? named : named & ~NameFact.FRAME.bit();
    }

    /**
     * Whether a canvas is meant for a chart. Without scripts it has no size; an id, by which a
     * script finds it, and a label are evidence. A canvas without them may only keep proportions.
     */
    private boolean isIntendedChart(int canvas) {
        return page.isVisible(tree.parent(canvas))
                && (tree.has(canvas, AttributeKind.ID) || tree.hasAttribute(canvas, "aria-label"));
    }

    private void examine(int index, EnumFlags<TagTrait> tag) {
        Role role = page.role(index);
        if (tree.has(index, AttributeKind.ITEMTYPE)) {
            declared.addItem(tree.element(index).attributes());
        }
        examineMain(index, tag, role);
        if (role == Role.HEADING || tag.has(TagTrait.LEGEND)) {
            headings.add(index);
        }
        if (tag.has(TagTrait.TABLE) || isGrid(role)) {
            tables.add(index);
        }
        if (role == Role.DIALOG
                || role == Role.ALERTDIALOG
                || page.isFixed(index)
                || (tag.has(TagTrait.CONTAINER) && isModal(index))) {
            overlays.add(index);
        }
        if (tag.has(TagTrait.CANVAS) || tag.has(TagTrait.DRAWING)) {
            charts.add(index);
        } else if (tag.has(TagTrait.GENERIC)) {
            examineNames(index, tag, role);
        }
    }

    private void examineMain(int index, EnumFlags<TagTrait> tag, @Nullable Role role) {
        int parent = tree.parent(index);
        if (role == Role.MAIN) {
            main = true;
            mainParts.set(index);
        } else if (tag.has(TagTrait.MAIN_PART)) {
            mainParts.set(index);
        }
        if (tag.has(TagTrait.MAIN_HEADING)) {
            titled.set(parent + 1);
        } else if (tag.has(TagTrait.PARAGRAPH) && titled.get(parent + 1)) {
            titledTexts.set(index);
        }
    }

    /** Adds an element to the lists by its names. */
    private void examineNames(int index, EnumFlags<TagTrait> tag, @Nullable Role role) {
        int known = facts(index);
        if (known == KNOWN) {
            return;
        }
        if (role != Role.HEADING && NameFact.HEADING.in(known) && tag.has(TagTrait.PLAIN)) {
            headings.add(index);
        }
        if (NameFact.ENTRY.in(known) && !NameFact.PAGE_ENTRY.in(known)) {
            entries++;
        }
        if (NameFact.CONSENT.in(known) && tag.has(TagTrait.CONTAINER)) {
            consents.add(index);
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

    /** Whether an element has {@code aria-modal="true"}. */
    public boolean isModal(int index) {
        return tree.has(index, AttributeKind.ARIA_MODAL)
                && tree.element(index).attr("aria-modal").equalsIgnoreCase("true");
    }

    /** Whether the tag of an element has a trait. */
    boolean is(TagTrait trait, int index) {
        return tagTraits.has(index, trait);
    }

    /** Whether the names of an element imply a fact. */
    boolean is(NameFact fact, int index) {
        return fact.in(facts(index));
    }

    /**
     * Whether the names of an element or of a near ancestor imply a fact.
     *
     * @param fact the fact
     * @param index the index of the element in the flat tree
     * @param maxSteps the number of elements to examine, from the element upwards
     */
    boolean isIn(NameFact fact, int index, int maxSteps) {
        int steps = 0;
        for (int up = index; up >= 0 && steps < maxSteps; up = tree.parent(up), steps++) {
            if (fact.in(facts(up))) {
                return true;
            }
        }
        return false;
    }

    /** Whether the page declares itself an article, or has exactly one dated microformat entry. */
    public boolean isDeclaredArticle() {
        return declared.isArticle() || entries == 1;
    }

    /** Whether the page declares itself to be about one product. */
    public boolean isDeclaredProduct() {
        return declared.isProduct();
    }

    /** Whether a {@code meta} element gives an instruction to mail programs. */
    public boolean isDeclaredMail() {
        return declared.isMail();
    }

    /** Returns the scripts with JSON-LD. */
    public List<Element> linkedData() {
        return declared.linkedData();
    }

    /** Whether the page declares itself to show search results. */
    public boolean isDeclaredSearchResults() {
        return declared.isSearchResults();
    }

    /** Whether the page has a visible element that is a landmark by tag or role. */
    public boolean hasLandmarks() {
        for (int i = 0; i < tree.size(); i++) {
            if (page.isVisible(i) && (is(TagTrait.LANDMARK, i) || isLandmark(page.role(i)))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isLandmark(@Nullable Role role) {
        return role == Role.NAVIGATION || role == Role.MAIN || role == Role.BANNER;
    }

    /** Whether the page has an element with the role {@code main}. */
    boolean hasMain() {
        return main;
    }

    /** Whether the names of an element mark it as a control that closes something. */
    public boolean isNamedClose(int index) {
        return is(NameFact.CLOSE, index);
    }

    /** Whether the class names of an element style it as a button. */
    public boolean isNamedButton(int index) {
        return is(NameFact.BUTTON, index);
    }

    /** Whether the names of an element are those of a part of the frame, such as a bar. */
    public boolean isNamedFrame(int index) {
        return is(NameFact.FRAME, index);
    }

    /** Whether the names of an element, or of one around it, say that the page does not exist. */
    public boolean isNamedMissing(int index) {
        return isIn(NameFact.MISSING, index, Integer.MAX_VALUE);
    }

    /** Whether the names of an element speak of consent to cookies. */
    public boolean isNamedConsent(int index) {
        return is(NameFact.CONSENT, index);
    }

    /**
     * Whether an element is or contains a main part of the page, or contains a paragraph after a
     * sibling {@code h1}. Such an element is not part of the frame.
     */
    boolean hasMainPart(int index) {
        int end = tree.end(index);
        int part = mainParts.nextSetBit(index);
        int text = titledTexts.nextSetBit(index + 1);
        return (part >= 0 && part < end) || (text >= 0 && text < end);
    }

    /** Returns the headings, legends and elements styled as headings. */
    List<Integer> headings() {
        return headings;
    }

    /** Returns the tables by tag or role. */
    public List<Integer> tables() {
        return tables;
    }

    /** Whether the page has canvases or SVG drawings, which may be charts. */
    public boolean hasCharts() {
        return !charts.isEmpty();
    }

    /** Returns the canvases and SVG drawings, which may be charts. */
    List<Integer> charts() {
        return charts;
    }

    /** Returns the dialogs, modal elements and fixed boxes. */
    public List<Integer> overlays() {
        return overlays;
    }

    /** Returns the containers whose names speak of consent to cookies. */
    public List<Integer> consents() {
        return consents;
    }

    /** Returns the elements that may be CAPTCHA widgets. */
    List<Integer> captchas() {
        return captchas;
    }

    /** Returns the elements whose names mark a challenge page. */
    List<Integer> challenges() {
        return challenges;
    }
}
