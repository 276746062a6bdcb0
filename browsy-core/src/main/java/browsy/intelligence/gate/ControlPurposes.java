package browsy.intelligence.gate;

import static browsy.intelligence.gate.ControlPurpose.ACCEPT;
import static browsy.intelligence.gate.ControlPurpose.CLOSE;
import static browsy.intelligence.gate.ControlPurpose.LEAVE;
import static browsy.intelligence.gate.ControlPurpose.REJECT;
import static browsy.intelligence.gate.ControlPurpose.SAVE;
import static browsy.intelligence.gate.ControlPurpose.SETTINGS;
import static browsy.intelligence.gate.ControlPurpose.STAY;
import static browsy.intelligence.gate.ControlPurpose.SUBSCRIBE;
import static browsy.intelligence.rule.Rule.when;
import static browsy.intelligence.rule.Weight.AGAINST;
import static browsy.intelligence.rule.Weight.DECISIVE;
import static browsy.intelligence.rule.Weight.FAIR;
import static browsy.intelligence.rule.Weight.SLIGHT;
import static browsy.intelligence.rule.Weight.STRONG;
import static browsy.intelligence.rule.Weight.VETO;

import browsy.intelligence.rule.Rule;
import browsy.intelligence.rule.RuleTable;
import browsy.intelligence.rule.Weight;
import browsy.intelligence.word.Topic;
import browsy.model.Overlay.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The rules that tell what the controls of an overlay do. */
final class ControlPurposes {

    /**
     * The table. Of purposes with equal points the more special one has precedence: what accepts
     * only what is necessary rejects.
     */
    static final RuleTable<OverlayControl, ControlPurpose> TABLE =
            new RuleTable<>(ControlPurposes::all);

    private final List<Rule<OverlayControl, ControlPurpose>> rules = new ArrayList<>();

    private static List<Rule<OverlayControl, ControlPurpose>> all() {
        return new ControlPurposes()
                .named(SETTINGS, Topic.COOKIE_SETTINGS)
                .named(REJECT, Topic.COOKIE_REJECT)
                .named(SAVE, Topic.COOKIE_SAVE)
                .named(LEAVE, Topic.LEAVE)
                .named(STAY, Topic.CONFIRM_AGE)
                .named(ACCEPT, Topic.COOKIE_ACCEPT)
                .onlyIn(Kind.COOKIE_BANNER, REJECT, SAVE, ACCEPT)
                .onlyIn(Kind.AGE_GATE, LEAVE, STAY)
                .subscribe()
                .answers()
                .close()
                .rules;
    }

    private ControlPurposes() {
        // The caption contains a price, or only the text around the control does.
        rule(SUBSCRIBE, STRONG, "price", when(OverlayControl::namesPrice));
    }

    /** Adds the rules for what a control is called by its caption and by its author. */
    private ControlPurposes named(ControlPurpose purpose, Topic topic) {
        // The caption is a phrase for the purpose.
        return rule(purpose, STRONG, "exact", control -> control.is(topic))
                // The caption begins with a phrase for the purpose.
                .rule(purpose, FAIR, "begins", control -> control.begins(topic))
                // The author's names for the control contain a phrase for the purpose.
                .rule(purpose, FAIR, "named", control -> control.isNamed(topic));
    }

    /** Adds the rules that exclude purposes which only one kind of overlay has. */
    private ControlPurposes onlyIn(Kind kind, ControlPurpose... purposes) {
        for (ControlPurpose purpose : purposes) {
            // The overlay asks for something other than consent.
            rule(purpose, VETO, "elsewhere", when(control -> control.box().kind() != kind));
        }
        return this;
    }

    private ControlPurposes subscribe() {
        // The caption is about paying.
        return rule(SUBSCRIBE, STRONG, "pays", control -> control.says(Topic.PAY))
                // The caption is about subscribing.
                .rule(SUBSCRIBE, FAIR, "subscribes", control -> control.says(Topic.NEWSLETTER))
                // The caption is about paying or subscribing.
                .rule(
                        REJECT,
                        VETO,
                        "subscribes",
                        control ->
                                control.says(Topic.PAY) != null
                                        ? control.says(Topic.PAY)
                                        : control.says(Topic.NEWSLETTER))
                // The caption contains a price, or only the text around the control does.
                .rule(REJECT, VETO, "price", when(OverlayControl::namesPrice));
    }

    private ControlPurposes answers() {
        // The caption means continuing without consent.
        return rule(REJECT, STRONG, "without", control -> control.says(Topic.CONTINUE_WITHOUT))
                // The caption begins with words for denying.
                .rule(REJECT, FAIR, "denies", control -> control.begins(Topic.DENY))
                // The caption contains words for refusing consent.
                .rule(REJECT, FAIR, "says", control -> control.says(Topic.COOKIE_REJECT))
                // The control leads to another site.
                .rule(LEAVE, DECISIVE, "other_site", when(OverlayControl::leadsToOtherSite))
                // The caption begins with words for denying.
                .rule(LEAVE, FAIR, "denies", control -> control.begins(Topic.DENY))
                // The control leads to another site.
                .rule(STAY, VETO, "other_site", when(OverlayControl::leadsToOtherSite))
                // The caption begins with words for agreeing.
                .rule(STAY, FAIR, "approves", control -> control.begins(Topic.APPROVE))
                // The control is the emphasized button.
                .rule(
                        STAY,
                        SLIGHT,
                        "emphasised",
                        when(control -> control.box().isEmphasised(control)))
                // The control is the first button.
                .rule(STAY, SLIGHT, "first", when(control -> control.box().isFirstButton(control)))
                // The caption contains words for giving consent.
                .rule(ACCEPT, SLIGHT, "says", control -> control.says(Topic.COOKIE_ACCEPT))
                // The caption contains words for agreeing.
                .rule(ACCEPT, SLIGHT, "approves", control -> control.says(Topic.APPROVE))
                // The control is the emphasized button.
                .rule(
                        ACCEPT,
                        SLIGHT,
                        "emphasised",
                        when(control -> control.box().isEmphasised(control)))
                // The control is the only button with words.
                .rule(
                        ACCEPT,
                        SLIGHT,
                        "only",
                        when(control -> !control.isSign() && control.box().isOnlyButton(control)))
                // The other buttons refuse consent, save choices, pay or open settings.
                .rule(ACCEPT, SLIGHT, "counterpart", when(ControlPurposes::isOnlyBesideRefusals))
                // The other buttons give consent or open settings, and the overlay has no choices.
                .rule(
                        REJECT,
                        FAIR,
                        "counterpart",
                        when(
                                control ->
                                        control.box().toggles().isEmpty()
                                                && isOnlyBesideAcceptance(control)))
                // The other buttons give consent or open settings, and the overlay has choices.
                .rule(
                        SAVE,
                        FAIR,
                        "counterpart",
                        when(
                                control ->
                                        !control.box().toggles().isEmpty()
                                                && isOnlyBesideAcceptance(control)))
                // The control is a link to another page.
                .rule(ACCEPT, AGAINST, "leads_away", when(OverlayControl::leadsAway));
    }

    /** Whether all other buttons refuse, save, pay or open settings, and not all open settings. */
    private static boolean isOnlyBesideRefusals(OverlayControl control) {
        List<OverlayControl> others = control.box().others(control);
        return others.stream().anyMatch(ControlPurposes::refuses)
                && others.stream().allMatch(other -> refuses(other) || configures(other))
                && !control.namesPrice();
    }

    private static boolean refuses(OverlayControl control) {
        return control.isCalled(Topic.COOKIE_REJECT) != null
                || control.isCalled(Topic.COOKIE_SAVE) != null
                || control.namesPrice();
    }

    /** Whether another button gives consent, and the others do so or open settings. */
    private static boolean isOnlyBesideAcceptance(OverlayControl control) {
        List<OverlayControl> others = control.box().others(control);
        return !accepts(control)
                && others.stream().anyMatch(ControlPurposes::accepts)
                && others.stream().allMatch(other -> accepts(other) || configures(other));
    }

    private static boolean accepts(OverlayControl control) {
        return control.isNamed(Topic.COOKIE_REJECT) == null
                && (control.begins(Topic.COOKIE_ACCEPT) != null
                        || (control.isNamed(Topic.COOKIE_ACCEPT) != null
                                && control.begins(Topic.CLOSE) == null));
    }

    /** Whether a caption agrees to something that another button declines. */
    private static boolean agrees(OverlayControl control) {
        return isAgreement(control)
                && control.box().others(control).stream()
                        .anyMatch(other -> !isAgreement(other) && declines(other));
    }

    private static boolean isAgreement(OverlayControl control) {
        return control.begins(Topic.APPROVE) != null || control.begins(Topic.COOKIE_ACCEPT) != null;
    }

    private static boolean declines(OverlayControl control) {
        return control.begins(Topic.DENY) != null || control.begins(Topic.CLOSE) != null;
    }

    private static boolean configures(OverlayControl control) {
        return control.isCalled(Topic.COOKIE_SETTINGS) != null;
    }

    private ControlPurposes close() {
        // The caption is a phrase for closing.
        return rule(CLOSE, STRONG, "exact", control -> control.is(Topic.CLOSE))
                // The caption begins with a phrase for closing.
                .rule(CLOSE, FAIR, "begins", control -> control.begins(Topic.CLOSE))
                // Markup declares that the control closes the overlay.
                .rule(CLOSE, FAIR, "declared", when(OverlayControl::isDeclaredClose))
                // The caption begins with words for denying.
                .rule(CLOSE, FAIR, "denies", control -> control.begins(Topic.DENY))
                // The class names mean closing, and the caption does not give consent.
                .rule(
                        CLOSE,
                        FAIR,
                        "classed",
                        when(
                                control ->
                                        control.isNamedClose()
                                                && control.begins(Topic.COOKIE_ACCEPT) == null))
                // The control is a button without words.
                .rule(
                        CLOSE,
                        SLIGHT,
                        "sign",
                        when(control -> control.isSign() && control.isButton()))
                // The control is the only button of an overlay without fields.
                .rule(CLOSE, SLIGHT, "only", when(control -> control.box().isOnlyButton(control)))
                // The caption means agreement, and another button declines.
                .rule(CLOSE, VETO, "agrees", when(ControlPurposes::agrees))
                // The control leads to another site.
                .rule(CLOSE, VETO, "other_site", when(OverlayControl::leadsToOtherSite));
    }

    private ControlPurposes rule(
            ControlPurpose purpose, Weight weight, String name, Rule.Test<OverlayControl> test) {
        String prefix = "control." + purpose.name().toLowerCase(Locale.ROOT) + '.';
        rules.add(new Rule<>(purpose, weight, prefix + name, test));
        return this;
    }
}
