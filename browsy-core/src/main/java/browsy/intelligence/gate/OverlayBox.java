package browsy.intelligence.gate;

import browsy.css.value.Color;
import browsy.html.Ancestors;
import browsy.infra.TimeLimit;
import browsy.intelligence.rule.Candidate;
import browsy.intelligence.rule.Evidence;
import browsy.intelligence.signal.FormGroup;
import browsy.intelligence.signal.InputReads;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.VisibleText;
import browsy.intelligence.word.Amounts;
import browsy.intelligence.word.PhraseSet;
import browsy.intelligence.word.Texts;
import browsy.intelligence.word.Topic;
import browsy.intelligence.word.TopicText;
import browsy.model.InputType;
import browsy.model.Overlay.Kind;
import browsy.model.Role;
import browsy.model.SpatialElement;
import browsy.spatial.SpatialPage;
import browsy.spatial.tree.FlatTree;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** A box that may be an overlay, with its text, controls and fields. */
final class OverlayBox {

    /** Texts are cut off after this length, in characters. */
    private static final int MAX_TEXT = 3000;

    /** The share of the text of a box that is most of it. */
    private static final double MOST = 0.9;

    /** The maximum length of the caption of a control that only its caption makes one. */
    private static final int MAX_PLAIN_CAPTION = 40;

    /** The maximum number of buttons that answer one question. */
    private static final int MAX_ANSWERS = 60;

    private final PageSignals page;
    private final SpatialPage spatial;
    private final FlatTree tree;
    private final int index;
    private final boolean inFlow;
    private final int dialog;
    private final String written;
    private final TopicText text;
    private final List<OverlayControl> controls = new ArrayList<>();
    private final NavigableSet<Integer> controlIndexes = new TreeSet<>();
    private final List<SpatialElement> fields = new ArrayList<>();

    /** Check boxes and switches, including those that are drawn by other elements. */
    private final List<SpatialElement> toggles = new ArrayList<>();

    private @Nullable Candidate<Optional<Kind>> kind;
    private int margin;
    private @Nullable List<OverlayControl> buttons;
    private @Nullable List<OverlayControl> wordyButtons;
    private @Nullable Optional<OverlayControl> emphasised;
    private @Nullable Boolean namesPrice;

    /**
     * Reads a box.
     *
     * @param page the page
     * @param index the index of its element in the flat tree
     * @param inFlow whether the box is part of the page, neither a dialog nor fixed to the window
     */
    OverlayBox(PageSignals page, int index, boolean inFlow) {
        this.page = page;
        this.index = index;
        this.inFlow = inFlow;
        spatial = page.page();
        tree = spatial.tree();
        dialog = findDialog();
        String shown = VisibleText.withCaptionsApart(spatial, element());
        written = shown.length() > MAX_TEXT ? shown.substring(0, MAX_TEXT) : shown;
        text = page.lexicon().read(Texts.fold(written));
        for (int i = index; i < tree.end(index); i++) {
            TimeLimit.check();
            SpatialElement element = spatial.of(i);
            if (element != null) {
                add(element);
            }
        }
    }

    private void add(SpatialElement element) {
        if (isToggle(element)) {
            toggles.add(element);
        } else if (!element.hidden() && element.isFormField()) {
            fields.add(element);
        } else if (!element.hidden() && isControl(element)) {
            controls.add(new OverlayControl(page, this, element));
            controlIndexes.add(spatial.indexOf(element));
        }
    }

    /**
     * Whether the box is part of a form and the data fields of this form are outside of the box.
     */
    boolean submitsFieldsOutside() {
        Element form = Ancestors.closest(element(), "form");
        if (form == null || form == element()) {
            return false;
        }
        int start = tree.indexOf(form);
        for (FormGroup group : page.groups()) {
            for (SpatialElement field : group.dataFields()) {
                int at = spatial.indexOf(field);
                if (at > start && at < tree.end(start) && !tree.contains(index, at)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean isToggle(SpatialElement element) {
        return element.inputType() == InputType.CHECKBOX
                || element.role() == Role.SWITCH
                || element.role() == Role.CHECKBOX;
    }

    /**
     * Whether an element is interactive, styled as a button, or a text that is nothing but an
     * answer. Scripts make any element a button.
     */
    private boolean isControl(SpatialElement element) {
        if (element.isInteractive()
                || (element.text() != null
                        && page.structure().isNamedButton(spatial.indexOf(element)))) {
            return true;
        }
        String caption = page.caption(element);
        return element.role() != Role.HEADING
                && caption.length() <= MAX_PLAIN_CAPTION
                && OverlayBoxes.ANSWERS.stream()
                        .anyMatch(
                                topic ->
                                        page.mayBeCaptioned(element, topic)
                                                && page.lexicon().get(topic).is(caption));
    }

    int index() {
        return index;
    }

    Element element() {
        return tree.element(index);
    }

    boolean inFlow() {
        return inFlow;
    }

    boolean isFixed() {
        for (int up = index; up >= 0; up = tree.parent(up)) {
            if (spatial.isFixed(up)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the box is a dialog, or is only there to hold one. */
    boolean isDialog() {
        return dialog >= 0;
    }

    /** Whether the box is modal, or is only there to hold a modal dialog. */
    boolean isModal() {
        return dialog >= 0 && page.structure().isModal(dialog);
    }

    private int findDialog() {
        int length = page.textLength(index);
        for (int i = index; i < tree.end(index); i++) {
            Role role = spatial.role(i);
            boolean named =
                    role == Role.DIALOG
                            || role == Role.ALERTDIALOG
                            || page.structure().isModal(i)
                            || tree.tag(i).equals("dialog");
            if (named && spatial.isVisible(i) && page.textLength(i) >= MOST * length) {
                return i;
            }
        }
        return -1;
    }

    /** Whether a check box or switch is on. */
    boolean isOn(SpatialElement toggle) {
        return InputReads.of(page).ask(toggle, one -> one.state().isChecked());
    }

    /** Returns the kind of overlay, null if the box is a part of the page. */
    @Nullable Kind kind() {
        return ranked().conclusion().orElse(null);
    }

    /** Returns the points of the kind. */
    int points() {
        return ranked().points();
    }

    /** Returns the points of the kind beyond those of the next one. */
    int margin() {
        ranked();
        return margin;
    }

    /** Returns the evidence for the kind. */
    List<Evidence> evidence() {
        return ranked().evidence();
    }

    private Candidate<Optional<Kind>> ranked() {
        Candidate<Optional<Kind>> known = kind;
        if (known == null) {
            List<Candidate<Optional<Kind>>> ranked = OverlayKinds.TABLE.rank(this);
            known =
                    ranked.isEmpty()
                            ? new Candidate<>(Optional.empty(), 0, List.of())
                            : ranked.get(0);
            kind = known;
            margin = Candidate.margin(ranked);
        }
        return known;
    }

    /** Returns evidence if the text contains a phrase of a topic. */
    @Nullable Evidence says(Topic topic) {
        String phrase = text.find(page.lexicon().get(topic));
        return phrase == null ? null : Evidence.said(phrase);
    }

    /** Whether links in the box have a phrase of a topic, and no other visible text has. */
    boolean isOnlyLinked(Topic topic) {
        PhraseSet phrases = page.lexicon().get(topic);
        for (int i = index; i < tree.end(index); i++) {
            SpatialElement element = spatial.of(i);
            if (element != null
                    && element.text() != null
                    && !element.hidden()
                    && element.role() != Role.LINK
                    && page.maySay(element, topic)
                    && phrases.in(Texts.fold(element.text()))) {
                return false;
            }
        }
        return says(topic) != null;
    }

    /** Returns the folded visible text. */
    String text() {
        return text.text();
    }

    /** Whether the text names a price. */
    boolean namesPrice() {
        Boolean known = namesPrice;
        if (known == null) {
            known = Amounts.areIn(written);
            namesPrice = known;
        }
        return known;
    }

    /** Returns the visible controls, in document order. */
    List<OverlayControl> controls() {
        return controls;
    }

    /** Returns the buttons among the controls. */
    List<OverlayControl> buttons() {
        List<OverlayControl> known = buttons;
        if (known == null) {
            known = controls.stream().filter(OverlayControl::isButton).toList();
            buttons = known;
        }
        return known;
    }

    /** Returns the visible fields, without check boxes. */
    List<SpatialElement> fields() {
        return fields;
    }

    boolean hasField(InputType type) {
        return fields.stream().anyMatch(field -> field.inputType() == type);
    }

    List<SpatialElement> toggles() {
        return toggles;
    }

    /**
     * Whether a control is called by a phrase of a topic.
     *
     * @param topic the topic
     * @param others topics of which the caption is not a phrase
     */
    boolean offers(Topic topic, Topic... others) {
        return controls.stream()
                .filter(control -> control.isCalled(topic) != null)
                .anyMatch(
                        control -> Stream.of(others).allMatch(other -> control.is(other) == null));
    }

    /** Returns the length of the text outside of the controls, in letters. */
    int messageLength() {
        int captions =
                controls.stream()
                        .mapToInt(control -> Texts.letters(page.caption(control.element())))
                        .sum();
        return Texts.letters(text.text()) - captions;
    }

    /** Whether the label of the box has a phrase of a topic. */
    boolean isLabelled(Topic topic) {
        return page.lexicon().get(topic).in(Texts.fold(element().attr("aria-label")));
    }

    /** Whether the author's names for the box or a box inside it speak of consent. */
    boolean isNamedConsent() {
        for (int i = index; i < tree.end(index); i++) {
            if (spatial.isVisible(i) && page.structure().isNamedConsent(i)) {
                return true;
            }
        }
        return false;
    }

    boolean contains(Role role) {
        for (int i = index; i < tree.end(index); i++) {
            if (spatial.isVisible(i) && spatial.role(i) == role) {
                return true;
            }
        }
        return false;
    }

    /** Returns the share of the page's text that is in the box, 0 to 1. */
    double shareOfText() {
        int all = page.textLength(0);
        return all == 0 ? 0 : (double) page.textLength(index) / all;
    }

    /** Whether the box has nearly all of the text of the main content. */
    boolean isMainContent() {
        return page.textLength(index) >= page.content().mainTextLength() * OverlayBoxes.NEARLY_ALL;
    }

    /** Whether the box is the first or the last visible part of the body. */
    boolean isAtEdge() {
        int body = index;
        while (body >= 0 && !tree.tag(body).equals("body")) {
            body = tree.parent(body);
        }
        if (body < 0) {
            return false;
        }
        TextSpan texts = page.derived(TextSpan.class, TextSpan::of);
        return texts.first() >= index || texts.last() < tree.end(index);
    }

    /**
     * Where the visible texts of a page are.
     *
     * @param first the index of the first one in the flat tree
     * @param last the index of the last one
     */
    private record TextSpan(int first, int last) {
        static TextSpan of(PageSignals page) {
            int first = Integer.MAX_VALUE;
            int last = -1;
            for (SpatialElement element : page.visible()) {
                if (element.text() != null) {
                    int at = page.page().indexOf(element);
                    first = Math.min(first, at);
                    last = Math.max(last, at);
                }
            }
            return new TextSpan(first, last);
        }
    }

    /**
     * Returns the visible text of the largest part of the box in which a control is the only one.
     */
    String textAround(OverlayControl control) {
        int part = spatial.indexOf(control.element());
        for (int up = tree.parent(part); up > index && hasOneControl(up); up = tree.parent(up)) {
            part = up;
        }
        return VisibleText.withCaptionsApart(spatial, tree.element(part));
    }

    /** Whether a part that contains a control contains no other. */
    private boolean hasOneControl(int part) {
        Integer first = controlIndexes.ceiling(part);
        return first != null
                && Objects.requireNonNullElse(controlIndexes.higher(first), tree.size())
                        >= tree.end(part);
    }

    boolean isFirstButton(OverlayControl control) {
        List<OverlayControl> buttons = buttons();
        return !buttons.isEmpty() && buttons.get(0) == control;
    }

    boolean isOnlyButton(OverlayControl control) {
        return fields.isEmpty() && buttons().size() == 1 && buttons().get(0) == control;
    }

    /**
     * Returns the other buttons with words; none if the control is no button with words, or there
     * are so many buttons that they cannot be answers to one question.
     */
    List<OverlayControl> others(OverlayControl control) {
        List<OverlayControl> wordy = wordyButtons();
        return wordy.size() <= MAX_ANSWERS && wordy.contains(control)
                ? wordy.stream().filter(other -> other != control).toList()
                : List.of();
    }

    private List<OverlayControl> wordyButtons() {
        List<OverlayControl> known = wordyButtons;
        if (known == null) {
            known = buttons().stream().filter(button -> !button.isSign()).toList();
            wordyButtons = known;
        }
        return known;
    }

    /** Whether a button is the only one with the strongest background of at least two. */
    boolean isEmphasised(OverlayControl control) {
        Optional<OverlayControl> known = emphasised;
        if (known == null) {
            known = findEmphasised();
            emphasised = known;
        }
        return known.isPresent() && known.get() == control;
    }

    private Optional<OverlayControl> findEmphasised() {
        List<OverlayControl> wordy = wordyButtons();
        OverlayControl strongest = null;
        int most = 0;
        int second = 0;
        for (OverlayControl button : wordy) {
            int strength = strength(button.background());
            if (strength > most) {
                second = most;
                most = strength;
                strongest = button;
            } else {
                second = Math.max(second, strength);
            }
        }
        return wordy.size() > 1 && strongest != null && most > 2 * second
                ? Optional.of(strongest)
                : Optional.empty();
    }

    /** Returns how far a background is from white, 0 if it is transparent. */
    private static int strength(Color color) {
        return color.alpha() == 0 ? 0 : 3 * 255 - color.red() - color.green() - color.blue();
    }
}
