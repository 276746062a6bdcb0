package browsy.intelligence.signal;

import browsy.infra.TimeLimit;
import browsy.intelligence.word.Lexicon;
import browsy.intelligence.word.PhraseSet;
import browsy.intelligence.word.Topic;
import browsy.intelligence.word.TopicText;
import browsy.model.SpatialElement;
import browsy.spatial.SpatialPage;
import browsy.spatial.tree.FlatTree;
import browsy.spatial.tree.IdLookup;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Facts about a page that the detectors share. Most are computed by the constructor, the others on
 * first use. Not thread-safe.
 */
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
    private final Map<Class<?>, Object> derived = new HashMap<>();
    private final Map<Topic, Boolean> leading = new EnumMap<>(Topic.class);
    private final Map<Integer, FormGroup> groupsByField = new HashMap<>();
    private final List<SpatialElement> searchFields;
    private final Set<Integer> searchFieldIds = new HashSet<>();
    private final SubmitFinder submits;
    private final FieldHints hints;
    private final PageContext context;
    private final ElementTexts texts;
    private final @Nullable Captcha captcha;
    private final @Nullable Pager pager;
    private @Nullable List<SpatialElement> linkRows;
    private @Nullable DestinationLinks choices;
    private @Nullable Entries entries;

    /**
     * Computes the facts about a page.
     *
     * @param page the page
     * @param context the HTTP response that delivered it
     */
    public PageSignals(SpatialPage page, PageContext context) {
        this.page = page;
        this.context = context;
        hints = new FieldHints(page);
        lexicon = Lexicon.of(language(page), page.elements());
        texts = new ElementTexts(page, lexicon);
        structure = new PageStructure(page);
        visible = visible(page);
        frame = new PageFrame(page, structure, visible);
        title = DocumentTitle.of(page);
        url = page.document().location();
        headings = Headings.of(page, structure, frame, lexicon);
        groups = FormGroups.of(page, structure, visible, lexicon.get(Topic.CANCEL));
        for (FormGroup group : groups) {
            group.fields().forEach(field -> groupsByField.put(field.id(), group));
        }
        submits = new SubmitFinder(page, lexicon);
        searchFields = SearchFields.find(this);
        searchFields.forEach(field -> searchFieldIds.add(field.id()));
        content = new PageContent(page, frame, visible, FormTexts.of(this));
        captcha = CaptchaDetector.find(this);
        pager = Pager.find(this);
    }

    /** Returns the elements by id. */
    public IdLookup ids() {
        return derived(IdLookup.class, signals -> new IdLookup(signals.page.tree()));
    }

    /** Returns the language tag of the page, empty if it declares none. */
    public String language() {
        return language(page);
    }

    private static String language(SpatialPage page) {
        Element root = page.document().firstElementChild();
        return root == null ? "" : root.attr("lang");
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

    /** Returns the facts about elements by tag, role and names. */
    public PageStructure structure() {
        return structure;
    }

    /** Returns the HTTP response that delivered the page. */
    public PageContext context() {
        return context;
    }

    /** Returns the visible CAPTCHA, null if there is none. */
    public @Nullable Captcha captcha() {
        return captcha;
    }

    /** Returns the links to other pages of the list or text, null if there are none. */
    public @Nullable Pager pager() {
        return pager;
    }

    /**
     * Returns facts that are derived from the signals, computed on first use.
     *
     * @param kind the class of the facts, of which a page has one instance
     * @param compute computes the facts
     */
    public <T> T derived(Class<T> kind, Function<PageSignals, T> compute) {
        T known = kind.cast(derived.get(kind));
        if (known == null) {
            known = compute.apply(this);
            derived.put(kind, known);
        }
        return known;
    }

    /** Returns the folded text of an element, empty if it has none. */
    public String folded(SpatialElement element) {
        return texts.folded(element);
    }

    /** Returns the folded caption of an element: its text, else its name or value. */
    public String caption(SpatialElement element) {
        return texts.caption(element);
    }

    /** Returns the folded caption of an element with the topics it may contain. */
    public TopicText readCaption(SpatialElement element) {
        return texts.readCaption(element);
    }

    /** Returns the first phrase of a topic in the text of an element, null if there is none. */
    public @Nullable String find(SpatialElement element, Topic topic) {
        return texts.find(element, lexicon.get(topic));
    }

    /**
     * Whether the text of an element may contain a phrase of a topic; if false, it contains none.
     */
    public boolean maySay(SpatialElement element, Topic topic) {
        return texts.mayContain(element, Lexicon.bits(topic));
    }

    /**
     * Whether the text of an element may contain a phrase of any of several topics; if false, it
     * contains none.
     *
     * @param topics the {@linkplain Lexicon#bits bits} of the topics
     */
    public boolean maySay(SpatialElement element, long topics) {
        return texts.mayContain(element, topics);
    }

    /**
     * Whether the caption of an element may contain a phrase of a topic; if false, it contains
     * none.
     */
    public boolean mayBeCaptioned(SpatialElement element, Topic topic) {
        return texts.mayBeCaptioned(element, Lexicon.bits(topic));
    }

    /**
     * Whether the caption of an element may contain a phrase of any of several topics; if false, it
     * contains none.
     *
     * @param topics the {@linkplain Lexicon#bits bits} of the topics
     */
    public boolean mayBeCaptioned(SpatialElement element, long topics) {
        return texts.mayBeCaptioned(element, topics);
    }

    /** Returns the search fields. */
    public List<SpatialElement> searchFields() {
        return searchFields;
    }

    public Lexicon lexicon() {
        return lexicon;
    }

    /** Returns the title of the document. */
    public DocumentTitle title() {
        return title;
    }

    /** Returns the URL of the page, empty if it is unknown. */
    public String url() {
        return url;
    }

    /** Whether the URL of the page, or the one it declares, is that of the front page of a site. */
    public boolean isFrontPage() {
        return address().isFrontPage();
    }

    /** Whether the address of the page is known and not that of a front page. */
    public boolean isInnerPage() {
        return address().isInnerPage();
    }

    private SiteAddress address() {
        return derived(SiteAddress.class, SiteAddress::of);
    }

    /** Returns the visible headings, in document order. */
    public List<Heading> headings() {
        return headings;
    }

    /** Returns the first heading of level 1 in the main content, null if there is none. */
    public @Nullable Heading mainHeading() {
        for (Heading heading : headings) {
            if (heading.main() && heading.level() == 1) {
                return heading;
            }
        }
        return null;
    }

    /** Returns the visible elements, in document order. */
    public List<SpatialElement> visible() {
        return visible;
    }

    /** Returns the visible elements by kind. */
    public PageContent content() {
        return content;
    }

    /** Returns the first link of each visual row of links in the main content, top to bottom. */
    public List<SpatialElement> linkRows() {
        List<SpatialElement> rows = linkRows;
        if (rows == null) {
            rows = LinkRows.of(content.mainLinks());
            linkRows = rows;
        }
        return rows;
    }

    /** Returns the links in the main content that have a destination. */
    public DestinationLinks choices() {
        DestinationLinks known = choices;
        if (known == null) {
            known = DestinationLinks.of(this);
            choices = known;
        }
        return known;
    }

    /** Returns the list of the page: the entries of its main repeated structure. */
    public Entries entries() {
        Entries known = entries;
        if (known == null) {
            known = Entries.of(this);
            entries = known;
        }
        return known;
    }

    /** Returns the groups of visible fields. */
    public List<FormGroup> groups() {
        return groups;
    }

    /**
     * Returns the group of a visible field.
     *
     * @throws IllegalArgumentException if the field is not in any group
     */
    public FormGroup group(SpatialElement field) {
        FormGroup group = groupsByField.get(field.id());
        if (group == null) {
            throw new IllegalArgumentException("no visible field: " + field);
        }
        return group;
    }

    /**
     * Whether a group demonstrates field types: it has no form, and there are about as many
     * headings between its fields as half the number of fields, at least two. Sections of real
     * forms have more fields each.
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

    /** Returns the folded hints at the purpose of a field: label, placeholder, names. */
    public String hints(SpatialElement field) {
        return hints.of(field);
    }

    /**
     * Returns the label of a field: its label in HTML, else a label right before it, else its
     * placeholder, else the name that ARIA gives to an editable element, else the text beside it;
     * null if there is none.
     */
    public @Nullable String label(SpatialElement field) {
        if (field.label() != null) {
            return field.label();
        }
        String before = hints.before(page.source(field));
        if (before != null) {
            return before;
        }
        if (field.placeholder() != null) {
            return field.placeholder();
        }
        boolean isInput = field.inputType() != null || field.tag().equals("select");
        String named = isInput ? "" : page.source(field).attr("aria-label").strip();
        return named.isEmpty() ? nearbyLabel(field) : named;
    }

    /** Whether a field takes the query of a search. */
    public boolean isSearchField(SpatialElement field) {
        return searchFieldIds.contains(field.id());
    }

    /** Whether the caption of a link or button of the page has a phrase of a topic. */
    public boolean leadsTo(Topic topic) {
        return leading.computeIfAbsent(topic, this::readControls);
    }

    private boolean readControls(Topic topic) {
        PhraseSet phrases = lexicon.get(topic);
        return visible.stream()
                .filter(element -> element.isInteractive() && !element.isFormField())
                .anyMatch(
                        element -> mayBeCaptioned(element, topic) && phrases.in(caption(element)));
    }

    /** Whether the title has a phrase of a topic. */
    public boolean isTitled(Topic topic) {
        return lexicon.get(topic).in(title.folded());
    }

    /** Returns the text beside a field that is not its label in HTML, null if there is none. */
    public @Nullable String nearbyLabel(SpatialElement field) {
        return hints.nearby(page.source(field));
    }

    /** Returns the finder of submit controls. */
    public SubmitFinder submits() {
        return submits;
    }

    /** Returns the number of visible characters in the element at an index in the flat tree. */
    public int textLength(int index) {
        return frame.textLength(index);
    }

    /** Returns the number of visible characters in an entry. */
    int textLength(Entry entry) {
        FlatTree tree = page.tree();
        int text = 0;
        for (int at = entry.start(); at < entry.end(); at = tree.end(at)) {
            text += textLength(at);
        }
        return text;
    }

    /** Returns the number of visible characters between two indexes of the flat tree. */
    public int textBetween(int start, int end) {
        FlatTree tree = page.tree();
        int text = 0;
        int at = start;
        while (at < end) {
            if (tree.end(at) <= end) {
                text += textLength(at);
                at = tree.end(at);
            } else {
                at++;
            }
        }
        return text;
    }

    /** Whether an element belongs to the main content, not to the frame of the page. */
    public boolean isMain(SpatialElement element) {
        return !frame.contains(page.indexOf(element));
    }

    /** Whether the element at an index in the flat tree belongs to the main content. */
    boolean isMain(int index) {
        return !frame.contains(index);
    }

    /** Whether a group belongs to the main content. */
    public boolean isMain(FormGroup group) {
        return !frame.contains(group.root());
    }

    /** Whether a group is one step of a form in several steps; scripts show the other steps. */
    public boolean isInSteps(FormGroup group) {
        int field = page.indexOf(group.fields().get(0));
        return structure.isIn(NameFact.WIZARD, field, Integer.MAX_VALUE);
    }

    /**
     * Returns the first phrase of a topic in the title, else in a heading of the main content; null
     * if there is none.
     */
    public @Nullable String inTitleOrHeading(Topic topic) {
        String phrase = lexicon.get(topic).find(title.folded());
        return phrase != null ? phrase : inHeading(topic);
    }

    /**
     * Returns the first phrase of a topic in a heading of the main content, null if there is none.
     */
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
