package browsy.intelligence.type;

import browsy.html.Ancestors;
import browsy.html.DocumentParts;
import browsy.intelligence.gate.FoundOverlay;
import browsy.intelligence.gate.Overlays;
import browsy.intelligence.signal.Entries;
import browsy.intelligence.signal.Heading;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.Sentences;
import browsy.intelligence.word.Moments;
import browsy.intelligence.word.PhraseSet;
import browsy.intelligence.word.Texts;
import browsy.intelligence.word.Topic;
import browsy.model.Overlay;
import browsy.model.Role;
import browsy.model.Run;
import browsy.model.SpatialElement;
import browsy.spatial.SpatialPage;
import browsy.spatial.tree.FlatTree;
import browsy.style.computed.ComputedStyle;
import browsy.style.property.FontProperties;
import java.util.BitSet;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** Finds text to be read, however short: text outside of links, controls, headings and labels. */
final class Reading {

    /** The minimum length of a text that is more than a label. */
    private static final int MIN_TEXT = 25;

    /** The minimum width of such a text, in CSS px; texts of cards are narrower. */
    private static final int MIN_WIDTH = 400;

    /** The maximum share of buttons and fields in the elements of a text. */
    private static final double MAX_CONTROLS = 0.15;

    /** The minimum number of controls that are many. */
    private static final int MANY_CONTROLS = 4;

    /** The minimum length of all such texts. */
    private static final int MIN_READING = 100;

    /** The minimum share of such texts in the main text. */
    private static final double MIN_SHARE = 0.5;

    /** The minimum share of the prose at one left edge of a text in sections. */
    private static final double MIN_ALIGNED = 0.7;

    /** The maximum share of links in the main text. */
    private static final double MAX_LINKS = 0.3;

    /** The minimum share of code and definitions in the main text. */
    private static final double MIN_CODE = 0.1;

    /** The minimum length of a text with an outline. */
    private static final int MIN_OUTLINED = 150;

    /** The minimum number of headings in an outline. */
    private static final int MIN_OUTLINE = 3;

    /** The minimum number of paragraphs that follow each other in a text. */
    private static final int MIN_PARAGRAPHS = 3;

    /** The minimum length of a step of instructions. */
    private static final int MIN_STEP = 15;

    /** The minimum number of entries of a list. */
    private static final int MIN_LISTED = 3;

    /** The minimum number of headings of a page in pieces. */
    private static final int MIN_PIECES = 4;

    /** The minimum length of a page with a text. */
    private static final int MIN_PAGE = 400;

    /** The maximum length of a notice. */
    private static final int MAX_NOTICE = 600;

    /** The maximum length of a short text. */
    private static final int MAX_SHORT = 500;

    /** The maximum length of a page with little but a request for consent. */
    private static final int MAX_BESIDE_CONSENT = 1200;

    /** The minimum number of links on a page of a site. */
    private static final int MIN_SITE_LINKS = 5;

    /** The distance within which left edges are the same, in CSS px. */
    private static final int EDGE = 24;

    /** The minimum number of sections. */
    private static final int MIN_SECTIONS = 2;

    /** The minimum length of the description of a term; values of properties are shorter. */
    private static final int MIN_EXPLANATION = 40;

    /** The maximum length of a line with an author and a date, in characters. */
    private static final int MAX_BYLINE = 100;

    /** The maximum length of a figure with its unit, in characters. */
    private static final int MAX_FIGURE = 20;

    /** The maximum number of letters and digits in it. */
    private static final int MAX_UNIT = 10;

    private Reading() {}

    /** Whether most of the main text is to be read, and little of it in links. */
    static boolean isMost(PageFacts facts) {
        if (facts.content().mainLinkTextLength() > facts.text() * MAX_LINKS) {
            return false;
        }
        int reading = Lengths.of(facts).wide();
        return reading >= MIN_READING && reading >= facts.text() * MIN_SHARE;
    }

    /**
     * The lengths of texts in the main content.
     *
     * @param wide texts in wide lines, outside of links, controls, headings and labels
     * @param code code, preformatted text and definitions, outside of links and tables
     * @param paragraphs the greatest number of paragraphs with the same parent
     */
    private record Lengths(int wide, int code, int paragraphs) {

        static Lengths of(PageFacts facts) {
            return facts.page().derived(Lengths.class, Lengths::measure);
        }

        private static Lengths measure(PageSignals page) {
            int wide = 0;
            int code = 0;
            int paragraphs = 0;
            Map<Integer, Integer> siblings = new HashMap<>();
            Map<Element, DescriptionList> lists = new IdentityHashMap<>();
            FlatTree tree = page.page().tree();
            for (SpatialElement element : page.visible()) {
                String text = element.text();
                if (text != null && page.isMain(element)) {
                    int letters = Texts.letters(text);
                    wide +=
                            letters >= MIN_TEXT
                                            && isWideText(element)
                                            && !page.content().isListing(element)
                                    ? letters
                                    : 0;
                    code += isCode(page, element) ? letters : 0;
                    Element list = descriptionList(page, element);
                    if (list != null) {
                        lists.merge(
                                list,
                                DescriptionList.of(page, element, letters),
                                DescriptionList::plus);
                    }
                    if (element.tag().equals("p")) {
                        int parent = tree.parent(page.page().indexOf(element));
                        paragraphs = Math.max(paragraphs, siblings.merge(parent, 1, Integer::sum));
                    }
                }
            }
            for (DescriptionList list : lists.values()) {
                code += list.explains() ? list.letters() : 0;
            }
            return new Lengths(wide, code, paragraphs);
        }

        private static @Nullable Element descriptionList(PageSignals page, SpatialElement element) {
            return switch (element.tag()) {
                case "dt", "dd" -> Ancestors.closest(page.page().source(element), "dl");
                default -> null;
            };
        }
    }

    /**
     * What a description list, or a part of it, says.
     *
     * @param letters the letters of terms and descriptions that are neither figures nor entries
     * @param explanations the number of descriptions longer than values of properties
     * @param values the number of other descriptions
     */
    private record DescriptionList(int letters, int explanations, int values) {

        static DescriptionList of(PageSignals page, SpatialElement element, int letters) {
            boolean description = element.tag().equals("dd");
            boolean isLong = letters >= MIN_EXPLANATION;
            boolean counts = !isFigure(page, element) && !isInEntries(page, element);
            return new DescriptionList(
                    counts ? letters : 0,
                    description && isLong ? 1 : 0,
                    description && !isLong ? 1 : 0);
        }

        DescriptionList plus(DescriptionList other) {
            return new DescriptionList(
                    letters + other.letters,
                    explanations + other.explanations,
                    values + other.values);
        }

        /** Whether the list explains terms; others state properties of one thing. */
        boolean explains() {
            return explanations > values;
        }
    }

    private static boolean isWideText(SpatialElement element) {
        return !element.isInteractive()
                && element.role() != Role.LINK
                && element.role() != Role.HEADING
                && !element.tag().equals("label")
                && element.bounds().width() >= MIN_WIDTH;
    }

    /** Whether at least half of the headings are followed directly by what they announce. */
    static boolean hasSections(PageFacts facts) {
        FlatTree tree = facts.page().page().tree();
        List<Heading> headings = facts.headings();
        int explained = 0;
        for (Heading heading : headings) {
            explained += isExplained(tree.element(heading.index())) ? 1 : 0;
        }
        return explained >= MIN_SECTIONS && explained * 2 >= headings.size();
    }

    /** Whether a text, list, table or preformatted text directly follows a heading. */
    static boolean isExplained(Element heading) {
        Element next = heading.nextElementSibling();
        return next != null
                && switch (next.normalName()) {
                    case "p", "ul", "ol", "dl", "pre", "blockquote", "table" -> next.hasText();
                    default -> false;
                };
    }

    /**
     * Whether at least three headings that are no links share one left edge, and are most headings
     * of the main content. Headings of cards are side by side, and those of teasers are links.
     */
    static boolean hasOutline(PageFacts facts) {
        if (!hasCode(facts) && Lengths.of(facts).wide() < MIN_OUTLINED) {
            return false;
        }
        FlatTree tree = facts.page().page().tree();
        Map<Long, Integer> edges = new HashMap<>();
        int most = 0;
        List<Heading> headings = facts.headings();
        for (Heading heading : headings) {
            if (!heading.leadsElsewhere(tree)) {
                long edge = Math.round(facts.page().page().bounds(heading.index()).x() / EDGE);
                most = Math.max(most, edges.merge(edge, 1, Integer::sum));
            }
        }
        return most >= MIN_OUTLINE && most >= headings.size() * MIN_SHARE;
    }

    /** Whether several paragraphs follow each other on a page of a site. */
    static boolean hasParagraphs(PageFacts facts) {
        return Lengths.of(facts).paragraphs() >= MIN_PARAGRAPHS
                && facts.text() >= MIN_PAGE
                && !leadsNowhere(facts);
    }

    /** Whether a page with few links has a short text, as a notice or mail has. */
    static boolean isNotice(PageFacts facts) {
        return facts.text() < MAX_NOTICE && leadsNowhere(facts);
    }

    /**
     * Whether the page is short, and a part of it asks for consent to cookies, or for the age in
     * the flow of the page.
     */
    static boolean isBesideConsent(PageFacts facts) {
        Overlays overlays = Overlays.of(facts.page());
        return facts.text() < MAX_BESIDE_CONSENT
                && (overlays.consent() != null
                        || overlays.all().stream().anyMatch(one -> isGateOfPage(facts, one)));
    }

    /** Whether overlays contain most of the prose. */
    static boolean isInOverlays(PageFacts facts) {
        FlatTree tree = facts.page().page().tree();
        BitSet covered = new BitSet();
        for (FoundOverlay overlay : Overlays.of(facts.page()).all()) {
            int root = tree.indexOf(overlay.root());
            covered.set(root, tree.end(root));
        }
        int letters = 0;
        for (SpatialElement text : facts.content().prose()) {
            boolean inside = covered.get(facts.page().page().indexOf(text));
            letters += inside ? Texts.letters(facts.page().folded(text)) : 0;
        }
        return letters > facts.prose() * MIN_SHARE;
    }

    /** Whether an overlay asks for the age and contains the main heading. */
    private static boolean isGateOfPage(PageFacts facts, FoundOverlay overlay) {
        FlatTree tree = facts.page().page().tree();
        Heading main = facts.page().mainHeading();
        return overlay.overlay().kind() == Overlay.Kind.AGE_GATE
                && main != null
                && tree.contains(tree.indexOf(overlay.root()), main.index());
    }

    /** Whether each of several headings has little to say, and none explains code. */
    static boolean arePieces(PageFacts facts) {
        return facts.headings().size() >= MIN_PIECES
                && Lengths.of(facts).paragraphs() < MIN_PARAGRAPHS
                && !areProvisions(facts)
                && !hasCode(facts);
    }

    /** Whether the prose has at least one list item for each heading, as in a law. */
    private static boolean areProvisions(PageFacts facts) {
        PageSignals page = facts.page();
        long points =
                facts.content().prose().stream()
                        .filter(text -> Ancestors.closest(page.page().source(text), "li") != null)
                        .count();
        return points >= facts.headings().size()
                && facts.column().aligned() >= facts.prose() * MIN_ALIGNED;
    }

    /** Whether the page leads to a next or previous one, and is no list. */
    static boolean isOneOfSeveral(PageFacts facts) {
        return facts.page().pager() != null && !Lists.areEntries(facts) && !Prose.arePaged(facts);
    }

    /**
     * Whether the text is short, and has neither code, the markup of an article, an author or date,
     * a title that texts have, steps nor a next page: confirmations and statuses are short, too.
     */
    static boolean isShort(PageFacts facts) {
        return facts.text() < MAX_SHORT
                && !hasCode(facts)
                && !hasByline(facts)
                && !Publication.isMarked(facts)
                && Publication.only(facts) == null
                && !Prose.isDeclared(facts)
                && !Prose.isTitled(facts)
                && !hasSteps(facts)
                && !isOneOfSeveral(facts);
    }

    /**
     * Whether the main content has a numbered list of texts without links, and no button: the
     * events of an order are numbered, too.
     */
    static boolean hasSteps(PageFacts facts) {
        PageSignals page = facts.page();
        if (facts.hasButtons()) {
            return false;
        }
        FlatTree tree = page.page().tree();
        Map<Integer, Integer> steps = new HashMap<>();
        for (SpatialElement element : page.visible()) {
            String text = element.text();
            if (element.tag().equals("li")
                    && text != null
                    && Texts.letters(text) >= MIN_STEP
                    && page.isMain(element)
                    && element.runs().stream().noneMatch(Run.Reference.class::isInstance)) {
                int list = tree.parent(page.page().indexOf(element));
                if (list >= 0 && tree.tag(list).equals("ol")) {
                    steps.merge(list, 1, Integer::sum);
                }
            }
        }
        return steps.values().stream().anyMatch(count -> count >= MIN_LISTED);
    }

    private static boolean leadsNowhere(PageFacts facts) {
        return facts.content().links().size() < MIN_SITE_LINKS;
    }

    /** Whether buttons and fields are many of the elements of the main content. */
    static boolean hasControls(PageFacts facts) {
        int controls = 0;
        for (SpatialElement element : facts.page().visible()) {
            boolean control = element.isFormField() || element.role() == Role.BUTTON;
            controls += control && facts.page().isMain(element) ? 1 : 0;
        }
        return controls >= MANY_CONTROLS && controls > facts.elements() * MAX_CONTROLS;
    }

    /** Whether the main content has code and sentences, and is not the source of a program. */
    static boolean explainsCode(PageFacts facts) {
        return hasCode(facts) && (!facts.content().prose().isEmpty() || hasSentence(facts));
    }

    private static boolean hasSentence(PageFacts facts) {
        return facts.page().visible().stream()
                .filter(facts.page()::isMain)
                .map(SpatialElement::text)
                .filter(Objects::nonNull)
                .flatMap(String::lines)
                .anyMatch(Sentences::isOfWords);
    }

    /** Whether code, preformatted text and definitions are a part of the main content. */
    static boolean hasCode(PageFacts facts) {
        int code = Lengths.of(facts).code();
        return code >= facts.text() * MIN_CODE && code > 0;
    }

    /**
     * Whether an element contains code: its tag says so, or its font is monospaced and that of the
     * page is not. Links, cells of tables in such a font, and preformatted text with links are
     * entries of a list, such as files.
     */
    private static boolean isCode(PageSignals page, SpatialElement element) {
        if (element.role() == Role.LINK) {
            return false;
        }
        return switch (element.tag()) {
            case "code", "samp", "kbd" -> true;
            case "dd", "dt" -> false;
            case "pre" -> !page.content().isListing(element);
            default ->
                    isMonospaced(page.page(), page.page().indexOf(element))
                            && !isTerminal(page.page())
                            && Ancestors.closest(page.page().source(element), "td") == null
                            && Ancestors.closest(page.page().source(element), "pre") == null;
        };
    }

    /** Whether the first text beside a term is a number with at most a short unit. */
    private static boolean isFigure(PageSignals page, SpatialElement element) {
        Element source = page.page().source(element);
        Element value = element.tag().equals("dt") ? source.nextElementSibling() : source;
        if (value == null) {
            return false;
        }
        String text = value.text();
        return text.length() <= MAX_FIGURE
                && text.chars().anyMatch(Character::isDigit)
                && Texts.letters(text) <= MAX_UNIT;
    }

    /** Whether an element is among the entries of a list with links. */
    private static boolean isInEntries(PageSignals page, SpatialElement element) {
        Entries list = page.entries();
        if (list.size() < MIN_LISTED || list.linkShare() < MAX_LINKS) {
            return false;
        }
        int index = page.page().indexOf(element);
        return index >= list.all().get(0).start() && index < list.all().get(list.size() - 1).end();
    }

    /** Whether the font of the whole page is that of code. A document may have no body. */
    private static boolean isTerminal(SpatialPage page) {
        int body = page.tree().indexOf(DocumentParts.body(page.document()));
        return body >= 0 && isMonospaced(page, body);
    }

    private static boolean isMonospaced(SpatialPage page, int index) {
        ComputedStyle style = page.tree().style(index);
        return style != null
                && style.get(FontProperties.FONT_FAMILY).stream()
                        .anyMatch(family -> family.name().equals("monospace"));
    }

    /** Whether an element of the main content names an author or a date of publication. */
    static boolean hasByline(PageFacts facts) {
        PhraseSet authors = facts.page().lexicon().get(Topic.AUTHOR);
        for (SpatialElement element : facts.page().visible()) {
            boolean names =
                    isMarkedByline(facts.page().page().source(element))
                            || isByline(facts, element, authors);
            if (names && facts.page().isMain(element)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isMarkedByline(Element source) {
        return source.normalName().equals("time")
                || source.hasAttr("datetime")
                || source.attr("rel").equals("author")
                || source.attr("itemprop").equals("author")
                || source.attr("itemprop").equals("datePublished");
    }

    /** Whether a line begins with a phrase such as "written by" and has a date. */
    private static boolean isByline(PageFacts facts, SpatialElement line, PhraseSet authors) {
        String text = line.text();
        return text != null
                && text.length() <= MAX_BYLINE
                && Moments.areIn(text)
                && authors.begins(facts.page().folded(line));
    }
}
