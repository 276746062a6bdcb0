package browsy.intelligence.gate;

import browsy.html.Ancestors;
import browsy.infra.TimeLimit;
import browsy.intelligence.rule.Evidence;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.word.Texts;
import browsy.intelligence.word.Topic;
import browsy.intelligence.word.TopicText;
import browsy.model.InputType;
import browsy.model.Role;
import browsy.model.SpatialElement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** A page with controls that grant and deny something. */
final class AccessQuestion {

    private static final int MAX_CAPTION = 60;

    /** The minimum length of an answer that another one negates. */
    private static final int MIN_ANSWER = 4;

    /** The maximum length of a negation with the space after it. */
    private static final int MAX_NEGATION = 7;

    private static final Pattern ADDRESS = Pattern.compile("[\\w.+-]+@[\\w-]+\\.[\\w.-]+");

    /** A page with more paragraphs than this is a text. */
    private static final int MAX_PROSE = 6;

    /** The maximum length of a permission in a list, in letters. */
    private static final int MAX_SCOPE = 160;

    /**
     * The parameters of authorization requests.
     *
     * @see <a href="https://www.rfc-editor.org/rfc/rfc6749#section-4.1.1">RFC 6749</a>
     */
    private static final Set<String> PARAMETERS =
            Set.of(
                    "client_id",
                    "redirect_uri",
                    "response_type",
                    "scope",
                    "state",
                    "nonce",
                    "code_challenge");

    private final PageSignals page;
    private final List<SpatialElement> approve = new ArrayList<>();
    private final List<SpatialElement> deny = new ArrayList<>();

    private AccessQuestion(PageSignals page) {
        this.page = page;
    }

    /**
     * Finds the answers by their captions, else by the author's names. If buttons grant but none
     * denies, links in the main content that deny count, or a button beside it that leads back; of
     * two buttons beside each other of which one denies, the other one grants.
     */
    static AccessQuestion of(PageSignals page) {
        AccessQuestion question = new AccessQuestion(page);
        List<SpatialElement> buttons =
                page.content().buttons().stream()
                        .filter(button -> !button.state().disabled())
                        .toList();
        buttons.forEach(question::addButton);
        if (question.deny.isEmpty()) {
            question.addOpposites(buttons);
        }
        if (question.deny.isEmpty() && question.approve.isEmpty()) {
            question.addLinks();
        } else if (question.deny.isEmpty()) {
            page.content().mainLinks().stream()
                    .filter(link -> question.begins(link, Topic.DENY))
                    .forEach(question.deny::add);
            if (question.deny.isEmpty() && question.approve.size() == 1) {
                question.addWayBack(buttons);
            }
        } else if (question.approve.isEmpty() && question.deny.size() == 1) {
            question.addCounterpart(buttons);
        }
        return question;
    }

    private void addButton(SpatialElement button) {
        if (begins(button, Topic.DENY)) {
            deny.add(button);
        } else if (begins(button, Topic.APPROVE) || begins(button, Topic.AUTHORIZATION)) {
            approve.add(button);
        } else if (isNamed(button, Topic.DENY)) {
            deny.add(button);
        } else if (isNamed(button, Topic.APPROVE)) {
            approve.add(button);
        }
    }

    /** Adds two links of the main content beside each other of which one grants and one denies. */
    private void addLinks() {
        SpatialElement before = null;
        for (SpatialElement link : page.content().mainLinks()) {
            if (before != null
                    && begins(before, Topic.APPROVE) != begins(link, Topic.APPROVE)
                    && begins(before, Topic.DENY) != begins(link, Topic.DENY)
                    && page.page().source(before).parent() == page.page().source(link).parent()) {
                boolean first = begins(before, Topic.APPROVE) && !begins(before, Topic.DENY);
                approve.add(first ? before : link);
                deny.add(first ? link : before);
                return;
            }
            before = link;
        }
    }

    /**
     * Adds two buttons beside each other of which one has the caption of the other one after a
     * negation, such as "Share" and "Don't share".
     */
    private void addOpposites(List<SpatialElement> buttons) {
        SpatialElement before = null;
        for (SpatialElement button : buttons) {
            if (before != null
                    && page.page().source(before).parent() == page.page().source(button).parent()) {
                if (negates(button, before)) {
                    add(before, button);
                    return;
                }
                if (negates(before, button)) {
                    add(button, before);
                    return;
                }
            }
            before = button;
        }
    }

    private void add(SpatialElement grants, SpatialElement denies) {
        approve.remove(denies);
        if (!approve.contains(grants)) {
            approve.add(grants);
        }
        deny.add(denies);
    }

    /** Whether a caption consists of a short word and another caption. */
    private boolean negates(SpatialElement button, SpatialElement other) {
        String caption = page.caption(button);
        String plain = page.caption(other);
        int prefix = caption.length() - plain.length();
        return plain.length() >= MIN_ANSWER
                && prefix > 0
                && prefix <= MAX_NEGATION
                && caption.endsWith(plain);
    }

    private void addCounterpart(List<SpatialElement> buttons) {
        List<SpatialElement> beside = beside(deny.get(0), buttons);
        if (beside.size() == 1) {
            approve.addAll(beside);
        }
    }

    /** Adds the only button beside the one that grants, if it leads back. */
    private void addWayBack(List<SpatialElement> buttons) {
        List<SpatialElement> beside = beside(approve.get(0), buttons);
        if (beside.size() == 1
                && (begins(beside.get(0), Topic.CANCEL) || begins(beside.get(0), Topic.LEAVE))) {
            deny.addAll(beside);
        }
    }

    /** Returns the other buttons with the parent of a button. */
    private List<SpatialElement> beside(SpatialElement known, List<SpatialElement> buttons) {
        Element around = page.page().source(known).parent();
        return buttons.stream()
                .filter(button -> button.id() != known.id())
                .filter(button -> page.page().source(button).parent() == around)
                .toList();
    }

    private boolean begins(SpatialElement control, Topic topic) {
        String caption = page.caption(control);
        return caption.length() <= MAX_CAPTION
                && page.mayBeCaptioned(control, topic)
                && page.lexicon().get(topic).begins(caption);
    }

    private boolean isNamed(SpatialElement control, Topic topic) {
        return OverlayControl.named(page, page.page().source(control), topic) != null;
    }

    /** Whether the author names an answer after granting and another one after denying. */
    boolean hasNamedAnswers() {
        return approve.stream().anyMatch(one -> isNamed(one, Topic.APPROVE))
                && deny.stream().anyMatch(one -> isNamed(one, Topic.DENY));
    }

    /** Whether a field is for the scopes that are granted. */
    boolean hasScopeField() {
        for (Element input : page.page().document().getElementsByTag("input")) {
            String name = input.attr("name").strip().toLowerCase(Locale.ROOT);
            if (name.equals("scope") || name.startsWith("scopes") || ScopeFields.is(input)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a text on the page is the email address of the account. */
    boolean namesAccount() {
        return page.visible().stream()
                .anyMatch(
                        element ->
                                element.text() != null
                                        && element.href() == null
                                        && element.text().indexOf('@') > 0
                                        && ADDRESS.matcher(element.text()).find());
    }

    List<Integer> approve() {
        return approve.stream().map(SpatialElement::id).toList();
    }

    List<Integer> deny() {
        return deny.stream().map(SpatialElement::id).toList();
    }

    /** Whether there are controls to grant and to deny access, or one that clearly grants it. */
    boolean isAnswerable() {
        return !approve.isEmpty()
                && (!deny.isEmpty()
                        || (grants() && (hasScopeField() || hasParameters()))
                        || (isPosted() && asks() != null));
    }

    /** Whether the only control that grants submits a form by POST. */
    private boolean isPosted() {
        Element form = form();
        return approve.size() == 1 && form != null && form.attr("method").equalsIgnoreCase("post");
    }

    private @Nullable Element form() {
        return page.page().source(approve.get(0)).closest("form");
    }

    /** Whether a caption grants access and does not agree to something in general. */
    boolean grants() {
        return approve.stream().anyMatch(button -> begins(button, Topic.AUTHORIZATION));
    }

    boolean isAboutCookies() {
        FoundOverlay consent = Overlays.of(page).consent();
        Integer accept = consent == null ? null : consent.control(ControlPurpose.ACCEPT);
        return accept != null && approve().equals(List.of(accept));
    }

    /** Whether there are visible fields that take text, rather than a choice. */
    boolean hasFields() {
        return page.groups().stream()
                .flatMap(group -> group.fields().stream())
                .filter(page::isMain)
                .anyMatch(field -> !isChoice(field));
    }

    private static boolean isChoice(SpatialElement field) {
        return field.inputType() == InputType.CHECKBOX
                || field.inputType() == InputType.RADIO
                || field.tag().equals("select")
                || (field.role() == Role.COMBOBOX && !field.tag().equals("input"));
    }

    boolean hasProse() {
        return page.content().prose().size() > MAX_PROSE;
    }

    /** Returns the words in the title, in a heading or in a sentence that request access. */
    @Nullable Evidence requests() {
        String phrase = page.inTitleOrHeading(Topic.AUTHORIZATION);
        return phrase == null ? asks() : Evidence.said(phrase);
    }

    /** Returns the first text that requests access in more than a word. */
    private @Nullable Evidence asks() {
        return text(phrase -> phrase.indexOf(' ') > 0 || Texts.isDense(phrase.charAt(0)));
    }

    /** Returns the first text with a word about access. */
    @Nullable Evidence says() {
        return text(phrase -> true);
    }

    private @Nullable Evidence text(Predicate<String> isMeant) {
        for (SpatialElement element : page.visible()) {
            TimeLimit.check();
            String phrase =
                    element.isInteractive() ? null : page.find(element, Topic.AUTHORIZATION);
            if (phrase != null && isMeant.test(phrase)) {
                return Evidence.on(element);
            }
        }
        return null;
    }

    /** Whether hidden fields or the query of the URL have two parameters of OAuth requests. */
    boolean hasParameters() {
        Set<String> fields = new HashSet<>();
        for (Element input : page.page().document().getElementsByTag("input")) {
            String name = input.attr("name");
            if (PARAMETERS.contains(name) && Ancestors.closest(input, "form") != null) {
                fields.add(name);
            }
        }
        int inUrl = 0;
        for (String name : page.url().indexOf('?') < 0 ? Set.<String>of() : PARAMETERS) {
            boolean has =
                    page.url().contains('?' + name + '=') || page.url().contains('&' + name + '=');
            inUrl += has ? 1 : 0;
        }
        return fields.size() > 1 || inUrl > 1;
    }

    /** Returns the address for authorization that the form or the page has. */
    @Nullable Evidence endpoint() {
        Element form = form();
        String action = form == null ? "" : form.attr("action");
        for (String address : new String[] {action, page.url()}) {
            int query = address.indexOf('?');
            String path = query < 0 ? address : address.substring(0, query);
            TopicText words = page.lexicon().read(Texts.words(path));
            String phrase = words.find(page.lexicon().get(Topic.AUTHORIZATION));
            if (phrase != null) {
                return Evidence.said(phrase);
            }
        }
        return null;
    }

    private static boolean isInItem(Element element) {
        for (Element up = element; up != null; up = up.parent()) {
            switch (up.normalName()) {
                case "li", "dd", "tr" -> {
                    return true;
                }
                default -> {}
            }
        }
        return false;
    }

    /** Whether at least two short items, rows or choices precede the answers. */
    boolean listsScopes() {
        int answers = page.page().indexOf(approve.get(0));
        for (SpatialElement one : deny) {
            answers = Math.max(answers, page.page().indexOf(one));
        }
        int items = 0;
        for (SpatialElement element : page.visible()) {
            String text = element.text();
            boolean isItem =
                    element.role() == Role.LISTITEM
                            || (element.isFormField() && isChoice(element))
                            || isInItem(page.page().source(element));
            boolean isShort = text == null || Texts.letters(text) <= MAX_SCOPE;
            boolean before = page.page().indexOf(element) < answers;
            items += before && isItem && isShort && element.href() == null ? 1 : 0;
        }
        return items > 1;
    }
}
