package browsy.intelligence.signal;

import browsy.model.Role;
import browsy.model.SpatialElement;
import browsy.spatial.FlatTree;
import browsy.spatial.SpatialPage;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Facts about a page, computed once for all detectors. */
public final class PageSignals {

    /** A text of this many characters is no caption any more, but prose. */
    public static final int PROSE_LENGTH = 100;

    private static final Pattern TITLE_SEPARATORS =
            Pattern.compile("\\s+[|:·•/»>-]+\\s*|\\s*[|·•»:]\\s+");

    private static final int MAX_CLIMB_TO_LINK = 3;

    /** Whole texts are written as preformatted text, too, but not samples of this length. */
    private static final int MAX_SAMPLE = 700;

    private static final int MIN_HEADINGS_OF_SAMPLES = 2;

    private final SpatialPage page;
    private final Lexicon lexicon;
    private final PageStructure structure;
    private final PageFrame frame;
    private final String fullTitle;
    private final String title;
    private final List<String> titleParts;
    private final String url;
    private final List<Heading> headings;
    private final List<SpatialElement> visible;
    private final List<SpatialElement> links = new ArrayList<>();
    private final List<SpatialElement> mainLinks = new ArrayList<>();
    private final List<SpatialElement> prose = new ArrayList<>();
    private final List<SpatialElement> buttons = new ArrayList<>();
    private final List<FormGroup> groups;
    private final Map<Integer, FormGroup> groupsByField = new HashMap<>();
    private final List<SpatialElement> searchFields;
    private final SubmitFinder submits;
    private final FormTexts formTexts;
    private final FieldHints hints;
    private final PageContext context;
    private final ElementTexts texts;
    private final @Nullable Captcha captcha;
    private final @Nullable NamedForm namedForm;
    private final List<SpatialElement> alerts = new ArrayList<>();
    private final @Nullable Pager pager;
    private final @Nullable CookieNotice cookieNotice;
    private @Nullable List<SpatialElement> linkRows;
    private @Nullable Choices choices;
    private @Nullable CodeFields codeFields;
    private boolean codeFieldsKnown;
    private @Nullable AlikeRows alikeRows;
    private final List<SpatialElement> code = new ArrayList<>();
    private int mainTextLength;
    private int mainLinkTextLength;
    private int proseLength;

    /** Looks at a page. */
    public PageSignals(SpatialPage page, PageContext context, Lexicon lexicon) {
        this.page = page;
        this.context = context;
        hints = new FieldHints(page);
        this.lexicon = lexicon;
        texts = new ElementTexts(page, lexicon);
        structure = new PageStructure(page);
        visible = visible(page);
        frame = new PageFrame(page, structure, visible);
        fullTitle = DocumentTitle.of(page);
        title = Texts.fold(fullTitle);
        titleParts = List.of(TITLE_SEPARATORS.split(title));
        url = page.document().location();
        headings = Headings.of(page, structure, frame, lexicon);
        groups = FormGroups.of(page, structure, visible);
        for (FormGroup group : groups) {
            group.fields().forEach(field -> groupsByField.put(field.id(), group));
        }
        searchFields = SearchFields.find(this);
        submits = new SubmitFinder(page, lexicon);
        formTexts = FormTexts.of(this);
        for (SpatialElement element : visible) {
            examine(element);
        }
        namedForm = NamedForm.find(this);
        captcha = CaptchaDetector.find(this);
        pager = Pager.find(this);
        cookieNotice = CookieNotice.find(this);
    }

    /** Reads what all pages are held against. */
    public static void warmUp() {
        Lexicon.standard();
        NameFact.scan(" ");
    }

    private static List<SpatialElement> visible(SpatialPage page) {
        List<SpatialElement> visible = new ArrayList<>(page.elements().size());
        for (SpatialElement element : page.elements()) {
            if (!element.hidden()) {
                visible.add(element);
            }
        }
        return visible;
    }

    private boolean saysSomething(SpatialElement element) {
        return element.text() != null || page.source(element).hasText();
    }

    private void examine(SpatialElement element) {
        boolean main = isMain(element);
        if (element.alertType() != null && saysSomething(element)) {
            alerts.add(element);
        }
        if (element.role() == Role.LINK && element.href() != null) {
            links.add(element);
            if (main) {
                mainLinks.add(element);
            }
        }
        if (isButton(element)) {
            buttons.add(element);
        }
        String text = element.text();
        if (!main || text == null || element.tag().equals("img")) {
            return;
        }
        int letters = Texts.letters(text);
        mainTextLength += letters;
        if (element.role() == Role.LINK) {
            mainLinkTextLength += letters;
        } else if (isCode(element)) {
            code.add(element);
        } else if (Sentences.areProse(element, text, letters)
                && !isNoProse(element)
                && !formTexts.contains(page.indexOf(element))) {
            prose.add(element);
            proseLength += letters;
        }
    }

    private static boolean isNoProse(SpatialElement element) {
        return element.isInteractive() || element.tag().equals("label");
    }

    private boolean isCode(SpatialElement element) {
        if (!element.tag().equals("pre")) {
            return element.tag().equals("code");
        }
        String text = element.text();
        return (text != null && text.length() <= MAX_SAMPLE)
                || page.source(element).selectFirst("code") != null;
    }

    private static boolean isButton(SpatialElement element) {
        return element.tag().equals("button")
                || element.role() == Role.BUTTON
                || (element.inputType() != null && element.inputType().isButton());
    }

    public SpatialPage page() {
        return page;
    }

    /** What the elements of the page are by tags, roles and names. */
    public PageStructure structure() {
        return structure;
    }

    /** What is known of the page besides its HTML. */
    public PageContext context() {
        return context;
    }

    /** The CAPTCHA that a person sees, null if there is none. */
    public @Nullable Captcha captcha() {
        return captcha;
    }

    /** The way through the pages of a list or text, null if there is none. */
    public @Nullable Pager pager() {
        return pager;
    }

    /** The notice about cookies, null if the page shows none. */
    public @Nullable CookieNotice cookieNotice() {
        return cookieNotice;
    }

    /** The text of an element, folded; empty if it has none. */
    public String folded(SpatialElement element) {
        return texts.folded(element);
    }

    /** What is written on an element, folded: its text, or else its name or value. */
    public String caption(SpatialElement element) {
        return texts.caption(element);
    }

    /** The first phrase about a topic that the text of an element has, null if it has none. */
    public @Nullable String find(SpatialElement element, Topic topic) {
        return texts.find(element, lexicon.get(topic));
    }

    /** Whether the text of an element may speak of a topic; it does not if this says no. */
    public boolean maySay(SpatialElement element, Topic topic) {
        return texts.maySay(element, lexicon.get(topic));
    }

    /** Whether the caption of an element may speak of a topic; it does not if this says no. */
    public boolean mayBeCaptioned(SpatialElement element, Topic topic) {
        return mayBeCaptioned(element, lexicon.get(topic).topic());
    }

    /** The same for several topics, a bit each. */
    boolean mayBeCaptioned(SpatialElement element, long topics) {
        return texts.mayBeCaptioned(element, topics);
    }

    /** The fields that take a query. */
    public List<SpatialElement> searchFields() {
        return searchFields;
    }

    /** The visible messages. */
    public List<SpatialElement> alerts() {
        return alerts;
    }

    public Lexicon lexicon() {
        return lexicon;
    }

    /** The title as the author wrote it. */
    public String fullTitle() {
        return fullTitle;
    }

    /** The title, folded. */
    public String title() {
        return title;
    }

    /** The parts of the title: what the page is called, the site, the section; folded. */
    public List<String> titleParts() {
        return titleParts;
    }

    /** The address, empty if it is not known. */
    public String url() {
        return url;
    }

    /** The headings that a person sees, in document order. */
    public List<Heading> headings() {
        return headings;
    }

    /** Whether a heading is a link to another address, or has or stands in one. */
    public boolean leadsElsewhere(Heading heading) {
        FlatTree tree = page.tree();
        for (int i = heading.index(); i < tree.end(heading.index()); i++) {
            if (tree.tag(i).equals("a")) {
                // Tools beside a heading are not where it leads.
                return tree.element(i).text().length() * 2 >= heading.text().length()
                        && isAddress(tree.element(i).attr("href"));
            }
        }
        int up = tree.parent(heading.index());
        for (int i = 0; up >= 0 && i < MAX_CLIMB_TO_LINK; i++, up = tree.parent(up)) {
            if (tree.tag(up).equals("a")) {
                return isAddress(tree.element(up).attr("href"));
            }
        }
        return false;
    }

    private static boolean isAddress(String href) {
        return !href.isEmpty() && !href.startsWith("#") && !href.startsWith("javascript:");
    }

    /** The elements that a person sees, in document order. */
    public List<SpatialElement> visible() {
        return visible;
    }

    /** The visible links. */
    public List<SpatialElement> links() {
        return links;
    }

    /** The visible links in the content of the page. */
    public List<SpatialElement> mainLinks() {
        return mainLinks;
    }

    /** The first link of each row of links in the content of the page, top to bottom. */
    public List<SpatialElement> linkRows() {
        List<SpatialElement> rows = linkRows;
        if (rows == null) {
            rows = LinkRows.of(mainLinks);
            linkRows = rows;
        }
        return rows;
    }

    /** The links in the content of the page that lead somewhere. */
    public Choices choices() {
        Choices known = choices;
        if (known == null) {
            known = Choices.of(this);
            choices = known;
        }
        return known;
    }

    /** The fields that ask for a code, null if there are none. */
    public @Nullable CodeFields codeFields() {
        if (!codeFieldsKnown) {
            codeFields = CodeFields.find(this);
            codeFieldsKnown = true;
        }
        return codeFields;
    }

    /** The longest list of entries that are alike, in the content of the page. */
    public AlikeRows alikeRows() {
        AlikeRows rows = alikeRows;
        if (rows == null) {
            rows = AlikeRows.of(page, mainLinks);
            alikeRows = rows;
        }
        return rows;
    }

    /** The visible buttons, and what has the role of one. */
    public List<SpatialElement> buttons() {
        return buttons;
    }

    /** The visible blocks of prose in the content of the page. */
    public List<SpatialElement> prose() {
        return prose;
    }

    /** The visible blocks of code in the content of the page. */
    public List<SpatialElement> code() {
        return code;
    }

    /** The number of letters of that prose, see {@link Texts#letters}. */
    public int proseLength() {
        return proseLength;
    }

    /** The number of visible letters in the content of the page. */
    public int mainTextLength() {
        return mainTextLength;
    }

    /** The number of these that are in links. */
    public int mainLinkTextLength() {
        return mainLinkTextLength;
    }

    /** The groups of visible fields. */
    public List<FormGroup> groups() {
        return groups;
    }

    /** The group of a field. */
    public FormGroup group(SpatialElement field) {
        FormGroup group = groupsByField.get(field.id());
        if (group == null) {
            throw new IllegalArgumentException("no visible field: " + field);
        }
        return group;
    }

    /**
     * Whether fields are samples of fields: no form holds them, and there is a heading for every
     * one or two of them. Sections of a form have more each.
     */
    public boolean areSamples(FormGroup group) {
        if (group.form()) {
            return false;
        }
        int first = page.indexOf(group.fields().get(0));
        int last = page.indexOf(group.fields().get(group.fields().size() - 1));
        int between = 0;
        for (Heading heading : headings) {
            between += heading.index() > first && heading.index() < last ? 1 : 0;
        }
        return between >= Math.max(MIN_HEADINGS_OF_SAMPLES, group.fields().size() / 2);
    }

    /** The form that the page is called after, null if there is none. */
    public @Nullable NamedForm namedForm() {
        return namedForm;
    }

    /** What tells what a field is for, folded. */
    public String hints(SpatialElement field) {
        return hints.of(field);
    }

    /** The text that stands beside a field without being its label, null if there is none. */
    public @Nullable String nearbyLabel(SpatialElement field) {
        return hints.nearby(page.source(field));
    }

    /** Finds what sends a group. */
    public SubmitFinder submits() {
        return submits;
    }

    /** The number of characters that a person reads in the element of an index. */
    int textLength(int index) {
        return frame.textLength(index);
    }

    /** Whether an element belongs to the content of the page, not to the frame around it. */
    public boolean isMain(SpatialElement element) {
        return !frame.contains(page.indexOf(element));
    }

    /** Whether a group belongs to the content of the page. */
    public boolean isMain(FormGroup group) {
        return !frame.contains(group.root());
    }

    /** Whether a group is one step of a form in several; the other steps are shown by scripts. */
    public boolean isInSteps(FormGroup group) {
        int field = page.indexOf(group.fields().get(0));
        return structure.isIn(NameFact.WIZARD, field, Integer.MAX_VALUE);
    }

    /** The phrase about a topic that the title or a heading has, null if there is none. */
    public @Nullable String inTitleOrHeading(Topic topic) {
        String phrase = lexicon.get(topic).find(title);
        return phrase != null ? phrase : inHeading(topic);
    }

    /** The phrase about a topic that a heading in the content has, null if there is none. */
    public @Nullable String inHeading(Topic topic) {
        PhraseSet phrases = lexicon.get(topic);
        for (Heading heading : headings) {
            String phrase = heading.main() ? heading.find(phrases) : null;
            if (phrase != null) {
                return phrase;
            }
        }
        return null;
    }
}
