package browsy.intelligence.signal;

import browsy.infra.TimeLimit;
import browsy.model.SpatialElement;
import browsy.spatial.SpatialPage;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Facts about a page, computed once for all detectors. */
public final class PageSignals {

    private static final int MIN_HEADINGS_OF_SAMPLES = 2;

    private final SpatialPage page;
    private final Lexicon lexicon;
    private final PageStructure structure;
    private final PageFrame frame;
    private final DocumentTitle title;
    private final String url;
    private final List<Heading> headings;
    private final List<SpatialElement> visible;
    private final PageContent content;
    private final List<FormGroup> groups;
    private final Map<Integer, FormGroup> groupsByField = new HashMap<>();
    private final List<SpatialElement> searchFields;
    private final SubmitFinder submits;
    private final FieldHints hints;
    private final PageContext context;
    private final ElementTexts texts;
    private final @Nullable Captcha captcha;
    private final @Nullable NamedForm namedForm;
    private final @Nullable Pager pager;
    private final @Nullable CookieNotice cookieNotice;
    private @Nullable List<SpatialElement> linkRows;
    private @Nullable Choices choices;
    private @Nullable CodeFields codeFields;
    private boolean codeFieldsKnown;
    private @Nullable AlikeRows alikeRows;

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
        title = DocumentTitle.of(page);
        url = page.document().location();
        headings = Headings.of(page, structure, frame, lexicon);
        groups = FormGroups.of(page, structure, visible);
        for (FormGroup group : groups) {
            group.fields().forEach(field -> groupsByField.put(field.id(), group));
        }
        searchFields = SearchFields.find(this);
        submits = new SubmitFinder(page, lexicon);
        content = new PageContent(page, frame, visible, FormTexts.of(this));
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
            TimeLimit.check();
            if (!element.hidden()) {
                visible.add(element);
            }
        }
        return visible;
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

    public Lexicon lexicon() {
        return lexicon;
    }

    /** What the document is called. */
    public DocumentTitle title() {
        return title;
    }

    /** The address, empty if it is not known. */
    public String url() {
        return url;
    }

    /** The headings that a person sees, in document order. */
    public List<Heading> headings() {
        return headings;
    }

    /** The first heading of the first rank in the content; null if there is none. */
    public @Nullable Heading mainHeading() {
        for (Heading heading : headings) {
            if (heading.main() && heading.level() == 1) {
                return heading;
            }
        }
        return null;
    }

    /** The elements that a person sees, in document order. */
    public List<SpatialElement> visible() {
        return visible;
    }

    /** What these are. */
    public PageContent content() {
        return content;
    }

    /** The first link of each row of links in the content of the page, top to bottom. */
    public List<SpatialElement> linkRows() {
        List<SpatialElement> rows = linkRows;
        if (rows == null) {
            rows = LinkRows.of(content.mainLinks());
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
            rows = AlikeRows.of(page, content.mainLinks());
            alikeRows = rows;
        }
        return rows;
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

    /** Whether the page is called after the recovery of a password; it may ask for the new one. */
    public boolean isRecovery() {
        PhraseSet recovery = lexicon.get(Topic.PASSWORD_RECOVERY);
        return title.parts().stream().anyMatch(recovery::begins)
                && lexicon.get(Topic.LOGIN).find(title.folded()) == null;
    }

    /** The phrase about a topic that the title or a heading has, null if there is none. */
    public @Nullable String inTitleOrHeading(Topic topic) {
        String phrase = lexicon.get(topic).find(title.folded());
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
