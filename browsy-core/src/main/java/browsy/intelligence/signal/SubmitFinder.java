package browsy.intelligence.signal;

import static browsy.intelligence.rule.Weight.AGAINST;
import static browsy.intelligence.rule.Weight.FAIR;
import static browsy.intelligence.rule.Weight.SLIGHT;
import static browsy.intelligence.rule.Weight.SLIGHTLY_AGAINST;
import static browsy.intelligence.rule.Weight.STRONG;
import static browsy.intelligence.rule.Weight.STRONGLY_AGAINST;

import browsy.intelligence.rule.Rule;
import browsy.intelligence.rule.RuleTable;
import browsy.intelligence.rule.Weight;
import browsy.intelligence.word.Lexicon;
import browsy.intelligence.word.Texts;
import browsy.intelligence.word.Topic;
import browsy.intelligence.word.TopicText;
import browsy.model.InputType;
import browsy.model.SpatialElement;
import browsy.spatial.SpatialPage;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Finds the control that submits a group of fields: the one with the most points, of several a
 * submit button, of several of these the nearest to the last field.
 */
public final class SubmitFinder {

    static final RuleTable<Sender, Boolean> TABLE = new RuleTable<>(SubmitFinder::all);

    private static List<Rule<Sender, Boolean>> all() {
        return List.of(
                // The control is a submit button.
                rule(STRONG, "submit", Sender::submits),
                // The control is a button that only scripts handle.
                rule(FAIR, "button", sender -> !sender.submits() && sender.isButton()),
                // The control looks like a button.
                rule(SLIGHT, "control", sender -> !sender.isButton()),
                // The caption contains a phrase for the purpose of the form.
                rule(STRONG, "purpose", Sender::isForPurpose),
                // The control is after the last field.
                rule(FAIR, "after", sender -> sender.element.id() > sender.last.id()),
                // The control is the first submit button, or the first control if there is none.
                rule(SLIGHT, "default", Sender::isDefault),
                // The class names mark the control as the primary one.
                rule(SLIGHT, "primary", sender -> sender.source.className().contains("primary")),
                // The caption means leaving the form or sending a code.
                rule(STRONGLY_AGAINST, "cancel", Sender::leaves),
                // The caption is that of another control with more words.
                rule(AGAINST, "variant", Sender::isVariant),
                // The control has formaction or formnovalidate.
                rule(
                        SLIGHTLY_AGAINST,
                        "override",
                        sender ->
                                sender.source.hasAttr("formnovalidate")
                                        || sender.source.hasAttr("formaction")),
                // The control opens a popup or menu.
                rule(AGAINST, "popup", Sender::popsUp));
    }

    /** The maximum number of controls of a group that are compared for a field. */
    private static final int MAX_SENDERS = 24;

    private final SpatialPage page;
    private final Lexicon lexicon;
    private final Map<SpatialElement, TopicText> readCaptions = new IdentityHashMap<>();

    SubmitFinder(SpatialPage page, Lexicon lexicon) {
        this.page = page;
        this.lexicon = lexicon;
    }

    /**
     * Returns the control with the most points, null if there is none.
     *
     * @param group the fields
     * @param last the last field to fill in before submitting
     * @param purpose the topic of suitable captions, null for any
     */
    public @Nullable SpatialElement find(
            FormGroup group, SpatialElement last, @Nullable Topic purpose) {
        return find(group, group.senders(), last, purpose);
    }

    /**
     * Returns the control with the most points among those inside an element, null if there is
     * none.
     *
     * @param group the fields
     * @param around the index of the element in the flat tree
     * @param last the last field to fill in before submitting
     * @param purpose the topic of suitable captions, null for any
     */
    public @Nullable SpatialElement findInside(
            FormGroup group, int around, SpatialElement last, @Nullable Topic purpose) {
        List<SpatialElement> all = group.senders();
        int from = firstFrom(all, around + 1);
        int to = firstFrom(all, page.tree().end(around));
        return find(group, all.subList(from, to), last, purpose);
    }

    /** Returns the place of the first control with at least an index in the flat tree. */
    private int firstFrom(List<SpatialElement> senders, int index) {
        return TreeOrder.firstFrom(
                senders.size(), place -> page.indexOf(senders.get(place)), index);
    }

    private @Nullable SpatialElement find(
            FormGroup group,
            List<SpatialElement> among,
            SpatialElement last,
            @Nullable Topic purpose) {
        Sender best = null;
        int most = 0;
        for (Sender sender : senders(group, among, last, purpose)) {
            int points = TABLE.points(sender, true);
            if (points > most || (points == most && best != null && sender.precedes(best))) {
                best = sender;
                most = points;
            }
        }
        return best == null ? null : best.element();
    }

    /** Returns the controls that may submit a group; see {@link #find} for the parameters. */
    List<Sender> senders(FormGroup group, SpatialElement last, @Nullable Topic purpose) {
        return senders(group, group.senders(), last, purpose);
    }

    private List<Sender> senders(
            FormGroup group,
            List<SpatialElement> among,
            SpatialElement last,
            @Nullable Topic purpose) {
        Set<String> captions = new HashSet<>();
        List<Sender> senders = new ArrayList<>();
        List<SpatialElement> likely = likely(among, last);
        SpatialElement standard = null;
        for (SpatialElement element : likely) {
            if (standard == null && submits(element, page.source(element))) {
                standard = element;
            }
        }
        for (SpatialElement element : likely) {
            TopicText caption =
                    readCaptions.computeIfAbsent(
                            element, sender -> lexicon.read(Texts.caption(sender)));
            captions.add(caption.text());
            senders.add(
                    new Sender(
                            lexicon,
                            group,
                            captions,
                            standard == null ? likely.get(0) : standard,
                            element,
                            page.source(element),
                            caption,
                            last,
                            purpose));
        }
        return senders;
    }

    /**
     * Returns the controls that are compared: of many the first and the last ones, and those next
     * to the last field.
     */
    private List<SpatialElement> likely(List<SpatialElement> among, SpatialElement last) {
        if (among.size() <= MAX_SENDERS) {
            return among;
        }
        int part = MAX_SENDERS / 4;
        int end = among.size() - part;
        int place = firstFrom(among, page.indexOf(last));
        int from = Math.max(part, Math.min(place, end - part) - part);
        List<SpatialElement> likely = new ArrayList<>(among.subList(0, part));
        likely.addAll(among.subList(from, from + 2 * part));
        likely.addAll(among.subList(end, among.size()));
        return likely;
    }

    private static boolean submits(SpatialElement element, Element source) {
        InputType type = element.inputType();
        return type == InputType.SUBMIT
                || type == InputType.IMAGE
                || (element.tag().equals("button")
                        && !source.attr("type").strip().equalsIgnoreCase("button"));
    }

    private static double distance(SpatialElement one, SpatialElement other) {
        return Math.abs(one.bounds().centerY() - other.bounds().centerY())
                + Math.abs(one.bounds().centerX() - other.bounds().centerX()) / 4;
    }

    private static Rule<Sender, Boolean> rule(Weight weight, String name, Predicate<Sender> test) {
        return new Rule<>(true, weight, "submit." + name, Rule.when(test));
    }

    /**
     * A control that may submit a group.
     *
     * @param captions the folded captions of the controls that are compared
     * @param standard the first control that submits, else the first one
     * @param caption the folded caption of this control, with its topics
     */
    record Sender(
            Lexicon lexicon,
            FormGroup group,
            Set<String> captions,
            SpatialElement standard,
            SpatialElement element,
            Element source,
            TopicText caption,
            SpatialElement last,
            @Nullable Topic purpose) {

        boolean isButton() {
            return element.tag().equals("button") || element.inputType() != null;
        }

        boolean submits() {
            return SubmitFinder.submits(element, source);
        }

        /** Whether the control is better than another with as many points. */
        boolean precedes(Sender other) {
            return submits() == other.submits()
                    ? distance(element, last) < distance(other.element, last)
                    : submits();
        }

        boolean isForPurpose() {
            return meant() != null && !leaves();
        }

        private @Nullable String meant() {
            return purpose == null ? null : caption.find(lexicon.get(purpose));
        }

        /**
         * Whether the caption has a phrase for leaving the form that is longer than its phrase for
         * the purpose.
         */
        boolean leaves() {
            String meant = meant();
            String other = caption.find(lexicon.get(Topic.CANCEL));
            return other != null
                    ? meant == null || other.length() > meant.length()
                    : meant == null && lexicon.get(Topic.PREVIOUS).is(caption.text());
        }

        /** Whether Enter in a field activates the control, if any is in a form. */
        boolean isDefault() {
            return element == standard;
        }

        boolean isVariant() {
            String text = caption.text();
            for (int end = text.indexOf(' '); end > 0; end = text.indexOf(' ', end + 1)) {
                if (captions.contains(text.substring(0, end))) {
                    return true;
                }
            }
            return false;
        }

        boolean popsUp() {
            return source.hasAttr("aria-haspopup")
                    || source.hasAttr("data-toggle")
                    || source.hasAttr("data-bs-toggle")
                    || source.hasAttr("popovertarget")
                    || source.hasAttr("commandfor");
        }
    }
}
