package browsy.intelligence;

import browsy.html.Ancestors;
import browsy.intelligence.gate.FoundOverlay;
import browsy.intelligence.rule.Candidate;
import browsy.intelligence.rule.Evidence;
import browsy.intelligence.signal.Entry;
import browsy.intelligence.signal.Heading;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.Sentences;
import browsy.intelligence.signal.VisibleText;
import browsy.intelligence.word.AccountLexicon;
import browsy.intelligence.word.AccountWord;
import browsy.intelligence.word.Texts;
import browsy.intelligence.word.Topic;
import browsy.model.AlertKind;
import browsy.model.MainContent;
import browsy.model.Overlay;
import browsy.model.PageType;
import browsy.model.Role;
import browsy.model.SpatialElement;
import browsy.spatial.tree.FlatTree;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.TextNode;
import org.jspecify.annotations.Nullable;

/** Finds the messages of a page about something that happened, as opposed to standing notes. */
final class Messages {

    /** The minimum number of letters of a message that is one by its place or looks. */
    private static final int MIN_LETTERS = 8;

    /** The maximum number of letters of such a message. */
    private static final int MAX_LETTERS = 200;

    /** The maximum number of letters and controls of a page that only tells something. */
    private static final int MAX_NOTICE = 500;

    private static final int MAX_CONTROLS = 4;

    /** The number of headings of which one may report something. */
    private static final int MAX_NAMED = 2;

    /** The number of equal messages from which on they are templates, one for each form. */
    private static final int MANY_EQUAL = 3;

    /** The number of kinds from which the messages of a page are samples. */
    private static final int MANY_KINDS = 4;

    /** The maximum number of letters of a text that tells how many entries a list has. */
    private static final int MAX_COUNT = 60;

    /** Class names of style libraries for elements that are not displayed. */
    private static final Set<String> HIDDEN = Set.of("hidden", "hide", "d-none", "is-hidden");

    /** The types of pages that may contain instructions for their fields. */
    private static final Set<PageType> INSTRUCTING =
            EnumSet.of(PageType.TWO_FACTOR_AUTH, PageType.CAPTCHA, PageType.FORM, PageType.LOGIN);

    /** Words of messages that report something, as opposed to instructions. */
    private static final Set<AccountWord> HAPPENED =
            EnumSet.of(
                    AccountWord.WRONG,
                    AccountWord.EXPIRED,
                    AccountWord.LOCKED,
                    AccountWord.LOCKED_OUT,
                    AccountWord.DONE);

    private final PageSignals page;
    private final Findings found;

    /** The messages and their kinds, by their index in the flat tree. */
    private final NavigableMap<Integer, SpatialElement> messages = new TreeMap<>();

    private final MessageFields fields;

    /** The declared messages for browsers without scripts. */
    private final List<SpatialElement> unscripted = new ArrayList<>();

    private Messages(PageSignals page, Findings found) {
        this.page = page;
        this.found = found;
        this.fields = MessageFields.of(page);
    }

    /**
     * Returns the messages in document order, each with its kind: what markup and names declare to
     * be one, what the page reports if it is an error or finds nothing, and what it says about
     * fields that are invalid. A note that scripts are needed counts if there is no other message.
     *
     * @param page the page
     * @param found what is known about it
     * @param content its main content, whose notes are no messages; null if it has none
     */
    static List<SpatialElement> find(
            PageSignals page, Findings found, @Nullable MainContent content) {
        Messages messages = new Messages(page, found);
        messages.addDeclared(content);
        messages.addReport();
        if (!page.groups().isEmpty()) {
            FormMessages.find(page, found.type(), messages.fields).stream()
                    .filter(one -> messages.isApart(one.text()))
                    .filter(
                            one ->
                                    !messages.isPrepared(one.text())
                                            && !messages.isUnscripted(one.text()))
                    .forEach(one -> messages.add(one.text(), one.kind()));
        }
        if (messages.messages.isEmpty()) {
            messages.unscripted.forEach(element -> messages.add(element, kind(element)));
        }
        return messages.withoutTemplates();
    }

    /** Returns the messages without templates, which are equal in several forms. */
    private List<SpatialElement> withoutTemplates() {
        Map<String, Long> equal =
                messages.values().stream()
                        .collect(Collectors.groupingBy(Messages::text, Collectors.counting()));
        return messages.values().stream()
                .filter(
                        one ->
                                text(one).isEmpty()
                                        || equal.getOrDefault(text(one), 0L) < MANY_EQUAL)
                .toList();
    }

    private static String text(SpatialElement element) {
        return element.text() == null ? "" : element.text();
    }

    private void addDeclared(@Nullable MainContent content) {
        List<SpatialElement> declared = page.content().alerts();
        Set<AlertKind> kinds = EnumSet.noneOf(AlertKind.class);
        declared.forEach(element -> kinds.add(kind(element)));
        if (kinds.size() >= MANY_KINDS) {
            return;
        }
        for (SpatialElement element : declared) {
            if (!isNote(element, content)
                    && !isInConsent(element)
                    && !isHint(element)
                    && !isInstruction(element)
                    && !isOffer(element)
                    && !isBareStatus(element)
                    && !isCount(element)
                    && !isPrepared(element)) {
                if (isUnscripted(element)) {
                    unscripted.add(element);
                } else {
                    add(element, kind(element));
                }
            }
        }
    }

    /** Whether an element is a part of the main content of a page to be read. */
    private boolean isNote(SpatialElement element, @Nullable MainContent content) {
        boolean asks =
                switch (found.type()) {
                    case LOGIN, TWO_FACTOR_AUTH, FORM, ERROR -> true;
                    default -> false;
                };
        return !asks
                && content != null
                && content.contains(element.id())
                && element.role() != Role.STATUS;
    }

    /**
     * Whether a box that is not marked as an alert says what to enter: a verification code, the
     * answer to a challenge, or what the label of a field of a form says.
     */
    private boolean isInstruction(SpatialElement element) {
        Element source = page.page().source(element);
        if (!INSTRUCTING.contains(found.type())
                || element.role() == Role.ALERT
                || (kind(element) != AlertKind.ALERT && kind(element) != AlertKind.STATUS)
                || (!source.id().isEmpty()
                        && fields.describedWhileInvalid().contains(source.id()))) {
            return false;
        }
        String text = Texts.fold(source.text());
        return asks(text)
                && Collections.disjoint(
                        AccountLexicon.standard().in(text, page.language()), HAPPENED);
    }

    private boolean asks(String text) {
        return switch (found.type()) {
            case TWO_FACTOR_AUTH -> page.lexicon().get(Topic.VERIFICATION).in(text);
            case CAPTCHA -> page.lexicon().get(Topic.CHALLENGE).in(text);
            case FORM, LOGIN -> page.derived(LabelTexts.class, LabelTexts::of).areIn(text);
            default -> false;
        };
    }

    /**
     * Whether a box that is not marked as an alert asks something that a link answers, such as
     * whether the user is new.
     */
    private boolean isOffer(SpatialElement element) {
        Element source = page.page().source(element);
        return element.role() != Role.ALERT
                && kind(element) == AlertKind.ALERT
                && Sentences.isQuestion(source.ownText().strip())
                && source.selectFirst("a[href]") != null;
    }

    /** Whether an element of an error page shows no more than the number of a status. */
    private boolean isBareStatus(SpatialElement element) {
        return found.type() == PageType.ERROR
                && element.text() != null
                && !FailureReport.isText(element);
    }

    /** Whether a status below a list only counts its entries: it is short and has a number. */
    private boolean isCount(SpatialElement element) {
        List<Entry> entries = page.entries().all();
        if (kind(element) != AlertKind.STATUS
                || entries.isEmpty()
                || page.page().indexOf(element) < entries.get(entries.size() - 1).end()) {
            return false;
        }
        String text = page.page().source(element).text();
        return Texts.letters(text) <= MAX_COUNT && text.chars().anyMatch(Character::isDigit);
    }

    /**
     * Whether the class of an element, or of one around it, is a common name for hidden elements,
     * although no style hides it. Scripts show such messages when something happens.
     */
    private boolean isPrepared(SpatialElement element) {
        for (Element up = page.page().source(element); up != null; up = up.parent()) {
            if (!Collections.disjoint(up.classNames(), HIDDEN)) {
                return true;
            }
        }
        return false;
    }

    /** Whether an element is for browsers without scripts. */
    private boolean isUnscripted(SpatialElement element) {
        return Ancestors.closest(page.page().source(element), "noscript") != null;
    }

    private static AlertKind kind(SpatialElement element) {
        AlertKind kind = element.alertType();
        return kind == null ? AlertKind.ALERT : kind;
    }

    private void add(@Nullable SpatialElement element, AlertKind kind) {
        if (element == null) {
            return;
        }
        messages.put(
                page.page().indexOf(element),
                element.toBuilder().alertType(kind).text(wholeText(element)).build());
    }

    /**
     * Returns the whole text of an element. The text that the Spatial DOM gives it lacks the
     * captions of links, which are elements of their own, and so has gaps in its sentences.
     */
    private @Nullable String wholeText(SpatialElement element) {
        Element source = page.page().source(element);
        boolean interrupted =
                element.text() != null
                        && source.children().stream().noneMatch(Element::isBlock)
                        && source.select("a[href]").stream().anyMatch(Messages::isAmidText);
        return interrupted ? VisibleText.of(page.page(), source) : element.text();
    }

    /** Whether words follow a link on the same line. */
    private static boolean isAmidText(Element link) {
        return link.nextSibling() instanceof TextNode text
                && text.text().chars().anyMatch(Character::isLetter);
    }

    /** Whether an element is in a request for consent, which is listed as an overlay. */
    private boolean isInConsent(SpatialElement element) {
        FlatTree tree = page.page().tree();
        int index = page.page().indexOf(element);
        return found.overlays().stream()
                .filter(one -> one.overlay().kind() == Overlay.Kind.COOKIE_BANNER)
                .map(FoundOverlay::root)
                .anyMatch(root -> isRelated(tree, tree.indexOf(root), index));
    }

    private static boolean isRelated(FlatTree tree, int one, int other) {
        return tree.contains(one, other) || tree.contains(other, one);
    }

    /** Whether an element without the role of a message describes a field that is not invalid. */
    private boolean isHint(SpatialElement element) {
        Element source = page.page().source(element);
        if (element.role() == Role.ALERT || element.alertType() == AlertKind.ERROR) {
            return false;
        }
        for (Element up = source; up != null; up = up.parent()) {
            if (!up.id().isEmpty() && fields.describedWhileValid().contains(up.id())) {
                return true;
            }
        }
        return false;
    }

    /** Adds what a page reports that is an error or finds nothing, unless a message says it. */
    private void addReport() {
        Candidate<PageType> type = found.types().get(0);
        if (!messages.isEmpty()) {
            return;
        }
        switch (type.conclusion()) {
            case ERROR -> add(FailureReport.find(page, type), AlertKind.ERROR);
            case SEARCH_RESULTS -> add(missing(type), AlertKind.STATUS);
            case OTHER -> {
                if (isNotice()) {
                    add(notice(), AlertKind.STATUS);
                }
            }
            default -> {}
        }
    }

    /**
     * Whether a page only tells something: a headline, little text, nothing to fill in, and few
     * controls.
     */
    private boolean isNotice() {
        return page.content().mainTextLength() <= MAX_NOTICE
                && page.content().mainLinks().size() + page.content().buttons().size()
                        <= MAX_CONTROLS
                && page.groups().stream().allMatch(group -> group.dataFields().isEmpty());
    }

    /**
     * Returns the text that says that something is done; null if there is none. It is one of the
     * first two headings, because the first may be the name of the site; or the first heading, if
     * the title of the document says so; otherwise a sentence.
     */
    private @Nullable SpatialElement notice() {
        SpatialElement first = null;
        int seen = 0;
        for (Heading heading : page.headings()) {
            SpatialElement element = page.page().of(heading.index());
            if (heading.main() && element != null && isStatement(element) && seen++ < MAX_NAMED) {
                if (isDone(heading.text())) {
                    return element;
                }
                first = first == null ? element : first;
            }
        }
        return first == null || isDone(page.title().folded()) ? first : doneSentence();
    }

    private @Nullable SpatialElement doneSentence() {
        for (SpatialElement element : page.visible()) {
            if (page.isMain(element)
                    && element.tag().equals("p")
                    && isStatement(element)
                    && isDone(page.folded(element))) {
                return element;
            }
        }
        return null;
    }

    private boolean isStatement(SpatialElement element) {
        return isSentence(element) && !Sentences.isQuestion(page.folded(element));
    }

    private boolean isDone(String text) {
        return AccountLexicon.standard().says(AccountWord.DONE, text, page.language());
    }

    /** Returns the first text that says that a search finds nothing. */
    private @Nullable SpatialElement missing(Candidate<PageType> type) {
        for (Evidence evidence : type.evidence()) {
            for (int id : evidence.elementIds()) {
                SpatialElement element = page.page().get(id);
                boolean none = evidence.rule().equals("search_results.none");
                if (element != null && none && isSentence(element)) {
                    return element;
                }
            }
        }
        return null;
    }

    /** Whether the text of an element is neither too short nor too long for a message. */
    static boolean isSentence(SpatialElement element) {
        String text = element.text();
        int letters = text == null ? 0 : Texts.letters(text);
        return letters >= MIN_LETTERS && letters <= MAX_LETTERS;
    }

    /** Whether no message is inside or around an element. */
    private boolean isApart(SpatialElement element) {
        FlatTree tree = page.page().tree();
        int index = page.page().indexOf(element);
        Integer next = messages.ceilingKey(index);
        boolean apart = next == null || next >= tree.end(index);
        for (int up = tree.parent(index); apart && up >= 0; up = tree.parent(up)) {
            apart = !messages.containsKey(up);
        }
        return apart;
    }
}
