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
import browsy.intelligence.word.Topic;
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
                // A link, a control or the label of a field contains it.
                rule(VETO, "control", CodeCandidate::isInControl),
                // It has only letters, or is a lower-case word in a sentence.
                rule(VETO, "word", CodeRules::isWord),
                // The same short text contains words for a code.
                rule(STRONG, "sentence", code -> !code.isProse() && code.sentence().isAboutCode()),
                // Words for a code are directly before or after it.
                rule(
                        FAIR,
                        "beside",
                        code -> code.left().isAboutCode() || code.right().isAboutCode()),
                // It stands alone beside a text with words for a code.
                rule(STRONG, "neighbour", CodeRules::isCaptioned),
                // It is set apart, and words for a code are farther away.
                rule(
                        FAIR,
                        "around",
                        code ->
                                code.isSetApart()
                                        && !code.sentence().isAboutCode()
                                        && !isCaptioned(code)
                                        && code.around().isAboutCode()),
                // Words for any kind of code are beside it.
                rule(FAIR, "any_code", CodeRules::isOfAnyKind),
                // The sentence around it is about a log-in, and the text beside it about a code.
                rule(FAIR, "login", CodeRules::isForLogin),
                // The title or a heading is about codes.
                rule(
                        SLIGHT,
                        "title",
                        code ->
                                code.page().inTitleOrHeading(Topic.VERIFICATION) != null
                                        || code.page().inTitleOrHeading(Topic.CODE_CONTEXT)
                                                != null),
                // It is a text of its own.
                rule(FAIR, "alone", CodeCandidate::isAlone),
                // It has an element of its own in a sentence.
                rule(SLIGHT, "marked", CodeCandidate::isMarked),
                // It is set apart in a large font.
                rule(SLIGHT, "large", code -> code.isSetApart() && code.fontSize() >= LARGE),
                // It is set apart in bold, spaced or fixed-width letters.
                rule(SLIGHT, "emphasis", code -> code.isSetApart() && code.isEmphasised()),
                // It follows a colon.
                rule(
                        SLIGHT,
                        "colon",
                        code -> (code.isAlone() ? code.previous() : code.left()).endsInColon()),
                // The text after it contains a duration, such as 10 minutes.
                rule(
                        SLIGHT,
                        "validity",
                        code ->
                                TIME.matcher(code.right().text() + ' ' + code.next().text())
                                        .find()),
                // It has six digits.
                rule(
                        SLIGHT,
                        "six",
                        code ->
                                !code.match().hasLetters()
                                        && code.code().length() == COMMON_LENGTH),
                // It is an origin-bound one-time code.
                rule(DECISIVE, "origin_bound", code -> code.match().isOriginBound()),
                // A label beside it means another kind of number.
                rule(STRONGLY_AGAINST, "other_number", CodeRules::isOtherNumber),
                // The text beside it is about another kind of code.
                rule(
                        STRONGLY_AGAINST,
                        "other_code",
                        code ->
                                code.previousSentence().announcesOtherCode()
                                        || code.nextSentence().namesOtherCode()
                                        || code.beside().namesOtherCode()),
                // The texts beside it are about other kinds of numbers.
                rule(
                        AGAINST,
                        "other_numbers",
                        code ->
                                code.nextSentence().says(Topic.OTHER_NUMBER)
                                        || code.left().says(Topic.OTHER_NUMBER)
                                        || code.right().says(Topic.OTHER_NUMBER)),
                // It may be a year.
                rule(STRONGLY_AGAINST, "year", code -> YEAR.matcher(code.code()).matches()),
                // It repeats one digit, as a sample of a code does.
                rule(STRONGLY_AGAINST, "sample", code -> REPEATED.matcher(code.code()).matches()),
                // It is a word with a number, like the name of a standard or a coupon.
                rule(AGAINST, "named", code -> NAMED.matcher(code.code()).matches()),
                // A number in the same style has its own label.
                rule(STRONGLY_AGAINST, "figure", CodeRules::isFigure),
                // The page waits for something, such as the same code on a device.
                rule(
                        STRONGLY_AGAINST,
                        "waiting",
                        code -> code.page().derived(Waiting.class, Waiting::of).waits()),
                // The page asks for a code.
                rule(AGAINST, "asked", CodeRules::isAsked),
                // Its text is prose.
                rule(AGAINST, "prose", CodeCandidate::isProse),
                // The page contains more than a message.
                rule(
                        AGAINST,
                        "page",
                        code ->
                                code.page().content().prose().size() > MANY_BLOCKS
                                        || code.page().content().links().size() > MANY_LINKS));
    }

    private CodeRules() {}

    private static Rule<CodeCandidate, Boolean> rule(
            Weight weight, String name, Predicate<CodeCandidate> test) {
        return new Rule<>(true, weight, "code." + name, Rule.when(test));
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
