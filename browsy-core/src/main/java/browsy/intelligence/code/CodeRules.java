package browsy.intelligence.code;

import static browsy.intelligence.rule.Weight.AGAINST;
import static browsy.intelligence.rule.Weight.DECISIVE;
import static browsy.intelligence.rule.Weight.FAIR;
import static browsy.intelligence.rule.Weight.SLIGHT;
import static browsy.intelligence.rule.Weight.STRONG;
import static browsy.intelligence.rule.Weight.STRONGLY_AGAINST;
import static browsy.intelligence.rule.Weight.VETO;

import browsy.html.AttributeKind;
import browsy.intelligence.form.FormPurpose;
import browsy.intelligence.form.FormReading;
import browsy.intelligence.form.FormReadings;
import browsy.intelligence.rule.Rule;
import browsy.intelligence.rule.RuleTable;
import browsy.intelligence.rule.Weight;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.Topic;
import browsy.spatial.tree.FlatTree;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** The rules for whether a number or word that a page shows is a verification code. */
final class CodeRules {

    /** The points that a code needs. */
    static final int ENOUGH = STRONG.points() + SLIGHT.points();

    /** The font size of a code that catches the eye, in CSS px. */
    private static final double LARGE = 20;

    /** The number of prose blocks and links of a page that is more than a message. */
    private static final int MANY_BLOCKS = 5;

    private static final int MANY_LINKS = 40;

    private static final int COMMON_LENGTH = 6;

    private static final Pattern YEAR = Pattern.compile("(?:19|20)\\d\\d");

    private static final Pattern REPEATED = Pattern.compile("(\\d)\\1+");

    /** An abbreviation of "number" directly before a number. */
    private static final Pattern NUMBERED =
            Pattern.compile("(?:^|[\\s(])(?:n[or]\\.?|n[°º]|№|#|id):?\\s*$");

    /** A word in front of figures, as in the names of standards and of coupons. */
    private static final Pattern NAMED = Pattern.compile("[A-Za-z]{3,}-?\\d+");

    /** A number of minutes or hours in any language. */
    private static final Pattern TIME =
            Pattern.compile("(?<![\\p{L}\\d.,:/+-])[1-9]\\d? ?\\p{L}{2,}");

    static final RuleTable<CodeCandidate, Boolean> TABLE = new RuleTable<>(CodeRules::all);

    private static List<Rule<CodeCandidate, Boolean>> all() {
        return List.of(
                rule(
                        VETO,
                        "control",
                        "A link, a control or the label of a field contains it.",
                        CodeCandidate::isInControl),
                rule(
                        VETO,
                        "word",
                        "It is a word of letters only or in lower case in a sentence.",
                        CodeRules::isWord),
                rule(
                        STRONG,
                        "sentence",
                        "Words for a code are in the same short text.",
                        code -> !code.isProse() && code.sentence().isAboutCode()),
                rule(
                        FAIR,
                        "beside",
                        "Words for a code are directly before or after it.",
                        code -> code.left().isAboutCode() || code.right().isAboutCode()),
                rule(
                        STRONG,
                        "neighbour",
                        "It stands alone beside a text with words for a code.",
                        CodeRules::isCaptioned),
                rule(
                        FAIR,
                        "around",
                        "It is set apart, and words for a code are only farther away.",
                        code ->
                                code.isSetApart()
                                        && !code.sentence().isAboutCode()
                                        && !isCaptioned(code)
                                        && code.around().isAboutCode()),
                rule(
                        FAIR,
                        "any_code",
                        "Words for codes of any kind are beside it.",
                        CodeRules::isOfAnyKind),
                rule(
                        FAIR,
                        "login",
                        "The sentence around it is about a log-in, and the text beside it about a"
                                + " code.",
                        CodeRules::isForLogin),
                rule(
                        SLIGHT,
                        "title",
                        "The title or a heading is about codes.",
                        code ->
                                code.page().inTitleOrHeading(Topic.VERIFICATION) != null
                                        || code.page().inTitleOrHeading(Topic.CODE_CONTEXT)
                                                != null),
                rule(FAIR, "alone", "It is a text of its own.", CodeCandidate::isAlone),
                rule(
                        SLIGHT,
                        "marked",
                        "It has an element of its own in a sentence.",
                        CodeCandidate::isMarked),
                rule(
                        SLIGHT,
                        "large",
                        "It is set apart in a large font.",
                        code -> code.isSetApart() && code.fontSize() >= LARGE),
                rule(
                        SLIGHT,
                        "emphasis",
                        "It is set apart in bold, spaced or fixed-width letters.",
                        code -> code.isSetApart() && code.isEmphasised()),
                rule(
                        SLIGHT,
                        "colon",
                        "It follows a colon.",
                        code -> (code.isAlone() ? code.previous() : code.left()).endsInColon()),
                rule(
                        SLIGHT,
                        "validity",
                        "The text after it names a time of up to two digits.",
                        code ->
                                TIME.matcher(code.right().text() + ' ' + code.next().text())
                                        .find()),
                rule(
                        SLIGHT,
                        "six",
                        "It has six digits.",
                        code ->
                                !code.match().hasLetters()
                                        && code.code().length() == COMMON_LENGTH),
                rule(
                        DECISIVE,
                        "origin_bound",
                        "It is an origin-bound one-time code.",
                        code -> code.match().isOriginBound()),
                rule(
                        STRONGLY_AGAINST,
                        "other_number",
                        "It is named as a number of another kind.",
                        CodeRules::isOtherNumber),
                rule(
                        STRONGLY_AGAINST,
                        "other_code",
                        "The text beside it names a code of another kind.",
                        code ->
                                code.previousSentence().namesOtherCode()
                                        || code.nextSentence().namesOtherCode()
                                        || code.beside().namesOtherCode()),
                rule(
                        AGAINST,
                        "other_numbers",
                        "The texts beside it are about numbers of other kinds.",
                        code ->
                                code.nextSentence().says(Topic.OTHER_NUMBER)
                                        || code.left().says(Topic.OTHER_NUMBER)
                                        || code.right().says(Topic.OTHER_NUMBER)),
                rule(
                        STRONGLY_AGAINST,
                        "year",
                        "It may be a year.",
                        code -> YEAR.matcher(code.code()).matches()),
                rule(
                        STRONGLY_AGAINST,
                        "sample",
                        "It repeats one digit, as a sample of a code does.",
                        code -> REPEATED.matcher(code.code()).matches()),
                rule(
                        AGAINST,
                        "named",
                        "It is a word with a number, as of a standard or a coupon.",
                        code -> NAMED.matcher(code.code()).matches()),
                rule(
                        STRONGLY_AGAINST,
                        "figure",
                        "A number that looks the same has a caption of its own.",
                        CodeRules::isFigure),
                rule(
                        STRONGLY_AGAINST,
                        "waiting",
                        "The page waits for something, such as the same code on a device.",
                        code -> code.page().derived(Waiting.class, Waiting::of).waits()),
                rule(AGAINST, "asked", "The page asks for a code.", CodeRules::isAsked),
                rule(AGAINST, "prose", "Its text is prose.", CodeCandidate::isProse),
                rule(
                        AGAINST,
                        "page",
                        "The page is more than a message.",
                        code ->
                                code.page().content().prose().size() > MANY_BLOCKS
                                        || code.page().content().links().size() > MANY_LINKS));
    }

    private CodeRules() {}

    private static Rule<CodeCandidate, Boolean> rule(
            Weight weight, String name, String meaning, Predicate<CodeCandidate> test) {
        return new Rule<>(true, weight, "code." + name, meaning, Rule.when(test));
    }

    private static boolean isWord(CodeCandidate code) {
        if (code.match().hasDigits()) {
            return !code.match().isUpper() && !code.isSetApart();
        }
        return !code.isSetApart() || !code.isEmphasised() && !code.isSeparated();
    }

    /** Whether the text that it is a part of is about a code. */
    static boolean isStated(CodeCandidate code) {
        return !code.isAlone()
                && (code.sentence().isAboutCode()
                        || code.left().isAboutCode()
                        || code.right().isAboutCode());
    }

    private static boolean isCaptioned(CodeCandidate code) {
        return code.isAlone()
                && (code.previous().isAboutCode()
                        || (!code.isValue() && code.next().isAboutCode()));
    }

    private static boolean isOfAnyKind(CodeCandidate code) {
        if (isCaptioned(code) || code.sentence().isAboutCode()) {
            return false;
        }
        NearbyText beside = code.isAlone() ? code.previous() : code.beside();
        return beside.says(Topic.CODE_FIELD) || beside.says(Topic.VERIFICATION);
    }

    private static boolean isForLogin(CodeCandidate code) {
        return !code.isAlone()
                && (code.sentence().says(Topic.LOGIN) || code.sentence().says(Topic.LOGIN_SUBMIT))
                && (code.beside().says(Topic.CODE_FIELD) || code.beside().isAboutCode());
    }

    /** Whether the last words that name a number are those for a number of another kind. */
    private static boolean isOtherNumber(CodeCandidate code) {
        NearbyText name = code.name();
        String other = name.find(Topic.OTHER_NUMBER);
        if (other == null) {
            return NUMBERED.matcher(name.text()).find();
        }
        String own = name.codeWords();
        return own == null || end(name.text(), other) > end(name.text(), own);
    }

    private static int end(String text, String phrase) {
        return text.lastIndexOf(phrase) + phrase.length();
    }

    private static boolean isAsked(CodeCandidate code) {
        for (FormReading form : FormReadings.of(code.page()).all()) {
            if (form.is(FormPurpose.ENTER_CODE)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a page waits for something: it loads again by itself, or shows a progress. */
    private record Waiting(boolean waits) {

        static Waiting of(PageSignals page) {
            FlatTree tree = page.page().tree();
            for (int i = 0; i < tree.size(); i++) {
                if (isProgress(tree, i)) {
                    return new Waiting(true);
                }
            }
            return new Waiting(false);
        }

        private static boolean isProgress(FlatTree tree, int index) {
            return switch (tree.tag(index)) {
                case "progress" -> true;
                case "meta" ->
                        tree.attribute(index, "http-equiv").strip().equalsIgnoreCase("refresh");
                default ->
                        tree.has(index, AttributeKind.ROLE)
                                && isProgress(tree.attribute(index, "role"));
            };
        }

        private static boolean isProgress(String role) {
            String name = role.strip();
            return name.equalsIgnoreCase("progressbar") || name.equalsIgnoreCase("status");
        }
    }

    private static boolean isFigure(CodeCandidate code) {
        return code.isAlone() && code.hasCaptionedTwin();
    }
}
