package browsy.intelligence.signal;

import static browsy.intelligence.rule.Weight.AGAINST;
import static browsy.intelligence.rule.Weight.DECISIVE;
import static browsy.intelligence.rule.Weight.FAIR;
import static browsy.intelligence.rule.Weight.STRONG;
import static browsy.intelligence.rule.Weight.STRONGLY_AGAINST;
import static browsy.intelligence.rule.Weight.VETO;

import browsy.intelligence.rule.Evidence;
import browsy.intelligence.rule.Rule;
import browsy.intelligence.rule.RuleTable;
import browsy.intelligence.rule.Weight;
import browsy.model.CaptchaType;
import java.util.List;
import java.util.function.Predicate;

/** The rules for CAPTCHAs: for the widgets of services, for fields, and for pages as a whole. */
final class CaptchaRules {

    /** The points that a CAPTCHA needs. */
    static final int ENOUGH = STRONG.points();

    /** The rules for whether the widget of a service shows a challenge. */
    static final RuleTable<CaptchaWidget, Boolean> WIDGET =
            new RuleTable<>(CaptchaRules::ofWidgets);

    private static List<Rule<CaptchaWidget, Boolean>> ofWidgets() {
        return List.of(
                widget(
                        VETO,
                        "invisible",
                        "The widget is declared as invisible, or is a badge.",
                        CaptchaWidget::isInvisible),
                widget(
                        VETO,
                        "tiny",
                        "The frame is too small to show anything.",
                        CaptchaWidget::isTinyFrame),
                widget(
                        VETO,
                        "placeholder",
                        "It is empty, and the page has the notice of a hidden badge.",
                        CaptchaWidget::isPlaceholderOfHiddenBadge),
                new Rule<>(
                        true,
                        STRONG,
                        "captcha.widget",
                        "The names or the address are those of a service.",
                        widget -> Evidence.said(widget.service().mark())));
    }

    /** The rules for whether a field takes the answer to a challenge. */
    static final RuleTable<CaptchaField, Boolean> FIELD = new RuleTable<>(CaptchaRules::ofFields);

    private static List<Rule<CaptchaField, Boolean>> ofFields() {
        return List.of(
                field(
                        VETO,
                        "one_time_code",
                        "The autofill standard names another purpose.",
                        CaptchaField::isAutofilled),
                field(VETO, "search", "The field takes a query.", CaptchaField::isSearch),
                new Rule<>(
                        true,
                        STRONG,
                        "captcha.text_field",
                        "The label or a name of the field says CAPTCHA.",
                        field -> field.isNamed() ? Evidence.said(field.hints()) : null),
                field(
                        STRONG,
                        "picture",
                        "The picture beside the field is named after a challenge.",
                        CaptchaField::hasNamedPicture),
                field(
                        FAIR,
                        "picture_beside",
                        "A picture beside the field may show characters.",
                        CaptchaField::hasPicture),
                field(
                        FAIR,
                        "challenge_words",
                        "The label of the field or its picture asks for characters.",
                        field -> field.says(Topic.CHALLENGE)),
                field(
                        FAIR,
                        "code_words",
                        "The label asks for a code, and a picture is beside it.",
                        field -> field.hasPicture() && field.says(Topic.CODE_FIELD)),
                field(
                        STRONG,
                        "sum",
                        "The label asks for the result of a calculation.",
                        CaptchaField::asksForSum),
                field(
                        STRONGLY_AGAINST,
                        "other_code",
                        "The label asks for a code of another kind.",
                        field -> field.says(Topic.OTHER_NUMBER)),
                field(
                        AGAINST,
                        "sent_code",
                        "The form takes a telephone number, and shows no picture.",
                        field -> field.isBesideTelephone() && !field.hasPicture()));
    }

    /** The rules for whether a page as a whole is a challenge. */
    static final RuleTable<PageSignals, CaptchaType> PAGE = new RuleTable<>(CaptchaRules::ofPages);

    private static List<Rule<PageSignals, CaptchaType>> ofPages() {
        return List.of(
                page(
                        CaptchaType.CLOUDFLARE_CHALLENGE,
                        DECISIVE,
                        "mitigated",
                        "A header of the response says that it is a challenge.",
                        page -> "challenge".equals(page.context().header("cf-mitigated"))),
                page(
                        CaptchaType.CLOUDFLARE_CHALLENGE,
                        DECISIVE,
                        "cloudflare_markup",
                        "The page has the markup of a Cloudflare challenge.",
                        ChallengePage::isMarked),
                page(
                        CaptchaType.CLOUDFLARE_CHALLENGE,
                        DECISIVE,
                        "cloudflare_page",
                        "The title and a script or the words are those of a Cloudflare challenge.",
                        ChallengePage::isWaiting),
                page(
                        CaptchaType.UNKNOWN,
                        VETO,
                        "much_text",
                        "The page has more text or links than a challenge.",
                        page -> !ChallengePage.isSmall(page)),
                page(
                        CaptchaType.UNKNOWN,
                        VETO,
                        "asks_code",
                        "The page asks for a verification code.",
                        page -> CodeFields.find(page) != null),
                new Rule<>(
                        CaptchaType.UNKNOWN,
                        STRONG,
                        "captcha.challenge_page",
                        "The title or a heading is about a challenge.",
                        ChallengePage::named),
                new Rule<>(
                        CaptchaType.UNKNOWN,
                        STRONG,
                        "captcha.demand",
                        "A text demands proof of being human, and the page takes no text.",
                        ChallengePage::demanded),
                page(
                        CaptchaType.UNKNOWN,
                        STRONG,
                        "picture_choices",
                        "A form has many check boxes or buttons that are pictures without words.",
                        ChallengePage::hasPictureChoices),
                page(
                        CaptchaType.UNKNOWN,
                        STRONGLY_AGAINST,
                        "refusal",
                        "The title or a heading is about a refusal, and no form answers it.",
                        page -> ChallengePage.refuses(page) && !ChallengePage.isAnswered(page)));
    }

    private CaptchaRules() {}

    private static Rule<CaptchaWidget, Boolean> widget(
            Weight weight, String name, String meaning, Predicate<CaptchaWidget> test) {
        return new Rule<>(true, weight, "captcha." + name, meaning, Rule.when(test));
    }

    private static Rule<CaptchaField, Boolean> field(
            Weight weight, String name, String meaning, Predicate<CaptchaField> test) {
        return new Rule<>(true, weight, "captcha." + name, meaning, Rule.when(test));
    }

    private static Rule<PageSignals, CaptchaType> page(
            CaptchaType type,
            Weight weight,
            String name,
            String meaning,
            Predicate<PageSignals> test) {
        return new Rule<>(type, weight, "captcha." + name, meaning, Rule.when(test));
    }
}
