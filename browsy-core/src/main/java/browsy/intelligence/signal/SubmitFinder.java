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
import browsy.model.InputType;
import browsy.model.SpatialElement;
import browsy.spatial.SpatialPage;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Finds the control that submits a group of fields: the one with the most points, of several the
 * nearest to the last field.
 */
public final class SubmitFinder {

    static final RuleTable<Sender, Boolean> TABLE = new RuleTable<>(SubmitFinder::all);

    private static List<Rule<Sender, Boolean>> all() {
        return List.of(
                rule(STRONG, "submit", "The control submits.", Sender::submits),
                rule(
                        FAIR,
                        "button",
                        "The control is a button for scripts.",
                        sender -> !sender.submits() && sender.isButton()),
                rule(
                        SLIGHT,
                        "control",
                        "The control looks like a button.",
                        sender -> !sender.isButton()),
                rule(
                        STRONG,
                        "purpose",
                        "The caption has a phrase of the purpose.",
                        Sender::isForPurpose),
                rule(
                        FAIR,
                        "after",
                        "The control is after the last field.",
                        sender -> sender.element.id() > sender.last.id()),
                rule(SLIGHT, "default", "The control is the first of the group.", Sender::isFirst),
                rule(
                        SLIGHT,
                        "primary",
                        "The author calls the control primary.",
                        sender -> sender.source.className().contains("primary")),
                rule(
                        STRONGLY_AGAINST,
                        "cancel",
                        "The caption leaves the form or has a code sent.",
                        Sender::leaves),
                rule(
                        AGAINST,
                        "variant",
                        "The caption adds to that of another control.",
                        Sender::isVariant),
                rule(
                        SLIGHTLY_AGAINST,
                        "override",
                        "The control overrides the address or the validation.",
                        sender ->
                                sender.source.hasAttr("formnovalidate")
                                        || sender.source.hasAttr("formaction")),
                rule(AGAINST, "popup", "The control opens a popup or menu.", Sender::popsUp));
    }

    private final SpatialPage page;
    private final Lexicon lexicon;

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
        SpatialElement best = null;
        int most = 0;
        double nearest = 0;
        for (Sender sender : senders(group, last, purpose)) {
            SpatialElement element = sender.element();
            int points = TABLE.points(sender, true);
            double distance = distance(element, last);
            if (points > most || (points == most && best != null && distance < nearest)) {
                best = element;
                most = points;
                nearest = distance;
            }
        }
        return best;
    }

    /** Returns the controls that may submit a group; see {@link #find} for the parameters. */
    List<Sender> senders(FormGroup group, SpatialElement last, @Nullable Topic purpose) {
        Set<String> captions = new HashSet<>();
        List<Sender> senders = new ArrayList<>();
        for (SpatialElement element : group.senders()) {
            String caption = Texts.caption(element);
            captions.add(caption);
            senders.add(
                    new Sender(
                            lexicon,
                            group,
                            captions,
                            element,
                            page.source(element),
                            caption,
                            last,
                            purpose));
        }
        return senders;
    }

    private static double distance(SpatialElement one, SpatialElement other) {
        return Math.abs(one.bounds().centerY() - other.bounds().centerY())
                + Math.abs(one.bounds().centerX() - other.bounds().centerX()) / 4;
    }

    private static Rule<Sender, Boolean> rule(
            Weight weight, String name, String meaning, Predicate<Sender> test) {
        return new Rule<>(true, weight, "submit." + name, meaning, Rule.when(test));
    }

    /**
     * A control that may submit a group.
     *
     * @param captions the folded captions of all such controls of the group
     * @param caption the folded caption of this one
     */
    record Sender(
            Lexicon lexicon,
            FormGroup group,
            Set<String> captions,
            SpatialElement element,
            Element source,
            String caption,
            SpatialElement last,
            @Nullable Topic purpose) {

        boolean isButton() {
            return element.tag().equals("button") || element.inputType() != null;
        }

        boolean submits() {
            InputType type = element.inputType();
            return type == InputType.SUBMIT
                    || type == InputType.IMAGE
                    || (element.tag().equals("button")
                            && !source.attr("type").strip().equalsIgnoreCase("button"));
        }

        boolean isForPurpose() {
            return meant() != null && !leaves();
        }

        private @Nullable String meant() {
            return purpose == null ? null : lexicon.get(purpose).find(caption);
        }

        /**
         * Whether the caption has a phrase for leaving the form that is longer than its phrase for
         * the purpose.
         */
        boolean leaves() {
            String meant = meant();
            String other = lexicon.get(Topic.CANCEL).find(caption);
            return other != null
                    ? meant == null || other.length() > meant.length()
                    : meant == null && lexicon.get(Topic.PREVIOUS).is(caption);
        }

        boolean isFirst() {
            return element == group.senders().get(0);
        }

        boolean isVariant() {
            for (int end = caption.indexOf(' '); end > 0; end = caption.indexOf(' ', end + 1)) {
                if (captions.contains(caption.substring(0, end))) {
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
