package browsy.intelligence;

import browsy.css.value.Color;
import browsy.infra.TimeLimit;
import browsy.intelligence.gate.FoundOverlay;
import browsy.intelligence.rule.Candidate;
import browsy.intelligence.rule.Evidence;
import browsy.intelligence.signal.AccountLexicon;
import browsy.intelligence.signal.AccountWord;
import browsy.intelligence.signal.Heading;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.Sentences;
import browsy.intelligence.signal.Texts;
import browsy.intelligence.signal.Topic;
import browsy.model.AlertKind;
import browsy.model.MainContent;
import browsy.model.Overlay;
import browsy.model.PageType;
import browsy.model.Role;
import browsy.model.SpatialElement;
import browsy.spatial.tree.FlatTree;
import browsy.style.computed.ComputedStyle;
import browsy.style.property.EffectProperties;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** Finds the messages of a page about something that happened, as opposed to standing notes. */
final class Messages {

    /** The minimum number of letters of a message that is one by its place or looks. */
    private static final int MIN_LETTERS = 8;

    /** The maximum number of letters of such a message. */
    private static final int MAX_LETTERS = 200;

    /** The maximum number of letters of a heading that any words may explain. */
    private static final int MAX_SHORT = 20;

    /** The number of headings of which the first may name the site, and their maximum level. */
    private static final int MAX_HEADINGS = 2;

    private static final int MAX_LEVEL = 2;

    /** The maximum number of letters and controls of a page that only tells something. */
    private static final int MAX_NOTICE = 500;

    private static final int MAX_CONTROLS = 4;

    /** The number of kinds from which the messages of a page are samples. */
    private static final int MANY_KINDS = 4;

    /** The maximum number of levels between a message and the box that it shares with a field. */
    private static final int MAX_CLIMB = 3;

    /** A name of what reports errors. */
    private static final Pattern ERROR_NAME =
            Pattern.compile("(?:^|[ _-])(?:errors?|invalid|not-valid)(?:$|[ _-])");

    private final PageSignals page;
    private final Findings found;

    /** The messages and their kinds, by their index in the flat tree. */
    private final NavigableMap<Integer, SpatialElement> messages = new TreeMap<>();

    private final MessageFields fields;

    private Messages(PageSignals page, Findings found) {
        this.page = page;
        this.found = found;
        this.fields = MessageFields.of(page);
    }

    /**
     * Returns the messages in document order, each with its kind: what markup and names declare to
     * be one, what the page reports if it is an error or finds nothing, and what it says about
     * fields that are invalid.
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
            messages.addInForms();
        }
        return List.copyOf(messages.messages.values());
    }

    private void addDeclared(@Nullable MainContent content) {
        List<SpatialElement> declared = page.content().alerts();
        Set<AlertKind> kinds = EnumSet.noneOf(AlertKind.class);
        declared.forEach(element -> kinds.add(kind(element)));
        if (kinds.size() >= MANY_KINDS) {
            return;
        }
        for (SpatialElement element : declared) {
            boolean note =
                    content != null
                            && content.contains(element.id())
                            && element.role() != Role.STATUS;
            if (!note && !isInConsent(element) && !isHint(element)) {
                add(element, kind(element));
            }
        }
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
                element.alertType() == kind
                        ? element
                        : element.toBuilder().alertType(kind).build());
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
            case ERROR -> addFailure(type);
            case SEARCH_RESULTS -> add(reported(type), AlertKind.STATUS);
            case OTHER -> {
                if (isNotice()) {
                    add(notice(), AlertKind.STATUS);
                }
            }
            default -> {}
        }
    }

    /**
     * Adds what the page is headed with and the text that the rules refer to, without one what
     * explains the heading.
     */
    private void addFailure(Candidate<PageType> type) {
        SpatialElement report = reported(type);
        SpatialElement heading = heading(type, report);
        add(heading, AlertKind.ERROR);
        if (report != null && report != heading) {
            add(report, AlertKind.ERROR);
        } else if (heading == null) {
            add(firstText(), AlertKind.ERROR);
        } else {
            add(explanation(heading), AlertKind.ERROR);
        }
    }

    /** Returns the first text of the main content after a headline that is a sentence. */
    private @Nullable SpatialElement explanation(SpatialElement headline) {
        FlatTree tree = page.page().tree();
        int end = tree.end(page.page().indexOf(headline));
        for (SpatialElement element : page.visible()) {
            if (page.page().indexOf(element) >= end && page.isMain(element)) {
                if (element.isInteractive() || element.role() == Role.LINK) {
                    return null;
                }
                boolean explains =
                        Sentences.isWhole(text(element))
                                || (Texts.letters(text(headline)) <= MAX_SHORT
                                        && text(element).indexOf(' ') > 0
                                        && text(element).chars().noneMatch(Character::isDigit));
                if (isSentence(element) && explains) {
                    return element;
                }
            }
        }
        return null;
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

    /** Returns the first heading if it or the title says that something is done, else null. */
    private @Nullable SpatialElement notice() {
        for (Heading heading : page.headings()) {
            SpatialElement element = page.page().of(heading.index());
            if (heading.main() && element != null) {
                boolean states =
                        isSentence(element)
                                && !Sentences.isQuestion(heading.text())
                                && (isDone(heading.text()) || isDone(page.title().folded()));
                return states ? element : null;
            }
        }
        return null;
    }

    private boolean isDone(String text) {
        return AccountLexicon.standard().in(text, page.language()).contains(AccountWord.DONE);
    }

    private static String text(SpatialElement element) {
        String text = element.text();
        return text == null ? "" : text;
    }

    /** Returns the first text that the rules for the type refer to and that is a sentence. */
    private @Nullable SpatialElement reported(Candidate<PageType> type) {
        boolean error = type.conclusion() == PageType.ERROR;
        for (Evidence evidence : type.evidence()) {
            for (int id : evidence.elementIds()) {
                SpatialElement element = page.page().get(id);
                boolean none = evidence.rule().equals("search_results.none");
                if (element != null && (error || none) && isSentence(element)) {
                    return element;
                }
            }
        }
        return null;
    }

    /**
     * Returns the heading of the main content that the rules for the type refer to, else the second
     * of two if a report is below it, else the first; only those that are more than a number.
     */
    private @Nullable SpatialElement heading(
            Candidate<PageType> type, @Nullable SpatialElement report) {
        int end = report == null ? -1 : page.page().indexOf(report);
        SpatialElement found = null;
        List<Heading> headings = page.headings().stream().filter(Heading::main).toList();
        if (headings.size() > MAX_HEADINGS) {
            end = -1;
        }
        for (Heading heading : headings) {
            SpatialElement element = page.page().of(heading.index());
            if (element != null && isSentence(element)) {
                boolean named =
                        type.evidence().stream()
                                .anyMatch(one -> heading.text().equals(one.matched()));
                if (named) {
                    return element;
                }
                boolean nearer = heading.level() <= MAX_LEVEL && heading.index() < end;
                found = found == null || nearer ? element : found;
            }
        }
        return found;
    }

    /** Returns the first text of the main content that is more than a number. */
    private @Nullable SpatialElement firstText() {
        for (SpatialElement element : page.visible()) {
            if (page.isMain(element) && !element.isInteractive() && isSentence(element)) {
                return element;
            }
        }
        return null;
    }

    private boolean isSentence(SpatialElement element) {
        String text = element.text();
        int letters = text == null ? 0 : Texts.letters(text);
        return letters >= MIN_LETTERS && letters <= MAX_LETTERS;
    }

    /**
     * Adds texts on pages with forms that report something: a field that is invalid refers to them,
     * they are called errors or red, or they stand beside a log-in and say that a session has
     * ended.
     */
    private void addInForms() {
        List<SpatialElement> texts = new ArrayList<>();
        for (SpatialElement element : page.visible()) {
            TimeLimit.check();
            if (!element.isInteractive()
                    && element.role() != Role.HEADING
                    && !element.tag().equals("label")
                    && isSentence(element)
                    && reports(element)) {
                texts.add(element);
            }
        }
        texts.stream().filter(this::isApart).forEach(element -> add(element, AlertKind.ERROR));
    }

    private boolean reports(SpatialElement element) {
        String id = page.page().source(element).id();
        return (!id.isEmpty() && fields.describedWhileInvalid().contains(id))
                || ((isCalledError(element) || isRed(element)) && isBesideField(element))
                || (found.type() == PageType.LOGIN
                        && page.find(element, Topic.SESSION_EXPIRED) != null);
    }

    /** Whether a near ancestor of a text that has no field is called an error. */
    private boolean isCalledError(SpatialElement element) {
        FlatTree tree = page.page().tree();
        int up = page.page().indexOf(element);
        for (int climbed = 0; climbed < MAX_CLIMB && up >= 0; climbed++) {
            Element source = tree.element(up);
            if (ERROR_NAME.matcher(source.className()).find()
                    || ERROR_NAME.matcher(source.id()).find()) {
                return !fields.isIn(up, tree.end(up));
            }
            up = tree.parent(up);
        }
        return false;
    }

    /** Whether a text, or the element inside of it that has all of the text, is red. */
    private boolean isRed(SpatialElement element) {
        Element source = page.page().source(element);
        if (isRed(page.page().indexOf(element))) {
            return true;
        }
        for (Element child : source.children()) {
            if (child.text().strip().equals(element.text())) {
                return isRed(page.page().tree().indexOf(child));
            }
        }
        return false;
    }

    private boolean isRed(int index) {
        ComputedStyle style = index < 0 ? null : page.page().tree().style(index);
        if (style == null) {
            return false;
        }
        Color color = style.get(EffectProperties.COLOR);
        return color.red() >= 150
                && color.green() <= color.red() / 2
                && color.blue() <= color.red() / 2;
    }

    /** Whether a near ancestor of a text has a field. */
    private boolean isBesideField(SpatialElement element) {
        FlatTree tree = page.page().tree();
        int up = page.page().indexOf(element);
        for (int climbed = 0; climbed < MAX_CLIMB && up >= 0; climbed++) {
            up = tree.parent(up);
            if (up >= 0 && fields.isIn(up, tree.end(up))) {
                return true;
            }
        }
        return false;
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
