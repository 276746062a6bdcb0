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
import browsy.intelligence.signal.Topic;
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
        rule(
                SUBSCRIBE,
                STRONG,
                "price",
                "The caption names a price, or the text around the control alone does.",
                when(OverlayControl::namesPrice));
    }

    /** Adds the rules for what a control is called by its caption and by its author. */
    private ControlPurposes named(ControlPurpose purpose, Topic topic) {
        return rule(
                        purpose,
                        STRONG,
                        "exact",
                        "The caption is a phrase for the purpose.",
                        control -> control.is(topic))
                .rule(
                        purpose,
                        FAIR,
                        "begins",
                        "The caption begins with a phrase for the purpose.",
                        control -> control.begins(topic))
                .rule(
                        purpose,
                        FAIR,
                        "named",
                        "The author's names for the control contain a phrase for the purpose.",
                        control -> control.isNamed(topic));
    }

    /** Adds the rules that exclude purposes which only one kind of overlay has. */
    private ControlPurposes onlyIn(Kind kind, ControlPurpose... purposes) {
        for (ControlPurpose purpose : purposes) {
            rule(
                    purpose,
                    VETO,
                    "elsewhere",
                    "The overlay asks for something else.",
                    when(control -> control.box().kind() != kind));
        }
        return this;
    }

    private ControlPurposes subscribe() {
        return rule(
                        SUBSCRIBE,
                        STRONG,
                        "pays",
                        "The caption speaks of paying.",
                        control -> control.says(Topic.PAY))
                .rule(
                        SUBSCRIBE,
                        FAIR,
                        "subscribes",
                        "The caption speaks of subscribing.",
                        control -> control.says(Topic.NEWSLETTER))
                .rule(
                        REJECT,
                        VETO,
                        "subscribes",
                        "The caption speaks of paying or subscribing.",
                        control ->
                                control.says(Topic.PAY) != null
                                        ? control.says(Topic.PAY)
                                        : control.says(Topic.NEWSLETTER))
                .rule(
                        REJECT,
                        VETO,
                        "price",
                        "The caption names a price, or the text around the control alone does.",
                        when(OverlayControl::namesPrice));
    }

    private ControlPurposes answers() {
        return rule(
                        REJECT,
                        STRONG,
                        "without",
                        "The caption continues without consent.",
                        control -> control.says(Topic.CONTINUE_WITHOUT))
                .rule(
                        REJECT,
                        FAIR,
                        "denies",
                        "The caption begins with words for denying.",
                        control -> control.begins(Topic.DENY))
                .rule(
                        REJECT,
                        FAIR,
                        "says",
                        "The caption contains words for refusing consent.",
                        control -> control.says(Topic.COOKIE_REJECT))
                .rule(
                        LEAVE,
                        DECISIVE,
                        "other_site",
                        "The control leads to another site.",
                        when(OverlayControl::leadsToOtherSite))
                .rule(
                        LEAVE,
                        FAIR,
                        "denies",
                        "The caption begins with words for denying.",
                        control -> control.begins(Topic.DENY))
                .rule(
                        STAY,
                        VETO,
                        "other_site",
                        "The control leads to another site.",
                        when(OverlayControl::leadsToOtherSite))
                .rule(
                        STAY,
                        FAIR,
                        "approves",
                        "The caption begins with words for agreeing.",
                        control -> control.begins(Topic.APPROVE))
                .rule(
                        STAY,
                        SLIGHT,
                        "emphasised",
                        "The control is the emphasised button.",
                        when(control -> control.box().isEmphasised(control)))
                .rule(
                        STAY,
                        SLIGHT,
                        "first",
                        "The control is the first button.",
                        when(control -> control.box().isFirstButton(control)))
                .rule(
                        ACCEPT,
                        SLIGHT,
                        "says",
                        "The caption contains words for giving consent.",
                        control -> control.says(Topic.COOKIE_ACCEPT))
                .rule(
                        ACCEPT,
                        SLIGHT,
                        "approves",
                        "The caption contains words for agreeing.",
                        control -> control.says(Topic.APPROVE))
                .rule(
                        ACCEPT,
                        SLIGHT,
                        "emphasised",
                        "The control is the emphasised button.",
                        when(control -> control.box().isEmphasised(control)))
                .rule(
                        ACCEPT,
                        SLIGHT,
                        "only",
                        "The control is the only button with words.",
                        when(control -> !control.isSign() && control.box().isOnlyButton(control)))
                .rule(
                        ACCEPT,
                        SLIGHT,
                        "counterpart",
                        "The other buttons refuse consent, save choices, pay or open settings.",
                        when(ControlPurposes::isOnlyBesideRefusals))
                .rule(
                        REJECT,
                        FAIR,
                        "counterpart",
                        "The other buttons give consent or open settings, and nothing can be chosen.",
                        when(
                                control ->
                                        control.box().toggles().isEmpty()
                                                && isOnlyBesideAcceptance(control)))
                .rule(
                        SAVE,
                        FAIR,
                        "counterpart",
                        "The other buttons give consent or open settings, and there are choices.",
                        when(
                                control ->
                                        !control.box().toggles().isEmpty()
                                                && isOnlyBesideAcceptance(control)))
                .rule(
                        ACCEPT,
                        AGAINST,
                        "leads_away",
                        "The control is a link to another page.",
                        when(OverlayControl::leadsAway));
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
        return rule(
                        CLOSE,
                        STRONG,
                        "exact",
                        "The caption is a phrase for closing.",
                        control -> control.is(Topic.CLOSE))
                .rule(
                        CLOSE,
                        FAIR,
                        "begins",
                        "The caption begins with a phrase for closing.",
                        control -> control.begins(Topic.CLOSE))
                .rule(
                        CLOSE,
                        FAIR,
                        "declared",
                        "Markup declares that the control closes the overlay.",
                        when(OverlayControl::isDeclaredClose))
                .rule(
                        CLOSE,
                        FAIR,
                        "denies",
                        "The caption begins with words for denying.",
                        control -> control.begins(Topic.DENY))
                .rule(
                        CLOSE,
                        FAIR,
                        "classed",
                        "Class names mark the control as one that closes, and its caption gives no consent.",
                        when(
                                control ->
                                        control.isNamedClose()
                                                && control.begins(Topic.COOKIE_ACCEPT) == null))
                .rule(
                        CLOSE,
                        SLIGHT,
                        "sign",
                        "The control is a button without words.",
                        when(control -> control.isSign() && control.isButton()))
                .rule(
                        CLOSE,
                        SLIGHT,
                        "only",
                        "The control is the only button of an overlay without fields.",
                        when(control -> control.box().isOnlyButton(control)))
                .rule(
                        CLOSE,
                        VETO,
                        "agrees",
                        "The caption agrees to something that another button declines.",
                        when(ControlPurposes::agrees))
                .rule(
                        CLOSE,
                        VETO,
                        "other_site",
                        "The control leads to another site.",
                        when(OverlayControl::leadsToOtherSite));
    }

    private ControlPurposes rule(
            ControlPurpose purpose,
            Weight weight,
            String name,
            String meaning,
            Rule.Test<OverlayControl> test) {
        String prefix = "control." + purpose.name().toLowerCase(Locale.ROOT) + '.';
        rules.add(new Rule<>(purpose, weight, prefix + name, meaning, test));
        return this;
    }
}
