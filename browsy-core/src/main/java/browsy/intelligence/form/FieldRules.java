package browsy.intelligence.form;

import static browsy.intelligence.rule.Weight.AGAINST;
import static browsy.intelligence.rule.Weight.DECISIVE;
import static browsy.intelligence.rule.Weight.FAIR;
import static browsy.intelligence.rule.Weight.SLIGHT;
import static browsy.intelligence.rule.Weight.STRONG;
import static browsy.intelligence.rule.Weight.STRONGLY_AGAINST;
import static browsy.intelligence.rule.Weight.VETO;

import browsy.intelligence.rule.Rule;
import browsy.intelligence.rule.RuleTable;
import browsy.intelligence.rule.Weight;
import browsy.intelligence.signal.AccountLexicon;
import browsy.intelligence.signal.AccountWord;
import browsy.intelligence.signal.Texts;
import browsy.intelligence.signal.Topic;
import browsy.intelligence.signal.TopicText;
import browsy.model.InputType;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;

/** The rules for what a field takes. */
final class FieldRules {

    private static final Set<String> PHONE_NAMES = Set.of("tel", "mobil", "cell", "handy");

    /** The maximum number of words of a label that names what the field takes. */
    private static final int MAX_LABEL_WORDS = 3;

    private static final Set<String> USER_NAMES =
            Set.of(
                    "user",
                    "username",
                    "user name",
                    "user login",
                    "user id",
                    "userid",
                    "uid",
                    "uname",
                    "login",
                    "login id",
                    "login name",
                    "login username",
                    "nick",
                    "nickname",
                    "screen name",
                    "screenname");
    private static final Set<String> CODE_NAMES =
            Set.of("otp", "totp", "mfa", "2fa", "passcode", "onetimecode", "otc", "tan", "smstan");
    private static final Set<String> ORGANIZATIONS =
            Set.of(
                    "company",
                    "comp",
                    "organization",
                    "organisation",
                    "org",
                    "firm",
                    "firma",
                    "business",
                    "department",
                    "dept");
    private static final Set<String> ADDRESS_NAMES =
            Set.of("addr", "address", "adresse", "adress", "direccion", "indirizzo", "endereco");
    private static final Set<String> SERVER_WORDS =
            Set.of(
                    "server",
                    "servername",
                    "host",
                    "hostname",
                    "dbhost",
                    "database",
                    "dbname",
                    "jdbc",
                    "dsn");
    private static final Set<String> SITE_NAMES = Set.of("url", "website", "homepage", "site");

    /** The names of the code on a payment card, in labels and markup. */
    private static final Set<String> CARD_CODES =
            Set.of("cvc", "cvc2", "cvv", "cvv2", "csc", "cvn", "cid");

    private static final int CARD_CODE_LENGTH = 3;

    private static final Set<String> PASSWORD_NAMES =
            Set.of("password", "passwd", "pwd", "pass", "psw", "passwort");

    static final RuleTable<FieldFacts, FieldRole> TABLE = new RuleTable<>(FieldRules::all);

    private static List<Rule<FieldFacts, FieldRole>> all() {
        return List.of(
                rule(
                        FieldRole.OTHER,
                        FAIR,
                        "other.default",
                        "Nothing else is known.",
                        field -> true),
                // Passwords; their order is seen later.
                rule(
                        FieldRole.PASSWORD,
                        DECISIVE,
                        "password.autofill",
                        "The autofill standard names the present password.",
                        field -> field.autofills("current-password")),
                rule(
                        FieldRole.PASSWORD,
                        STRONG,
                        "password.type",
                        "The field hides what is typed.",
                        field -> field.is(InputType.PASSWORD)),
                rule(
                        FieldRole.PASSWORD,
                        VETO,
                        "password.autofilled",
                        "The autofill standard names another value.",
                        FieldRules::isAutofilledOtherwise),
                rule(
                        FieldRole.PASSWORD,
                        VETO,
                        "password.card",
                        "The field takes the three digits on a payment card, or is named after them.",
                        field ->
                                field.hasWord(CARD_CODES)
                                        || Objects.equals(field.maxLength(), CARD_CODE_LENGTH)),
                rule(
                        FieldRole.PASSWORD,
                        STRONG,
                        "password.named",
                        "Label and author call a line of text a password, in a form without a hidden"
                                + " field; a script hides what is typed.",
                        FieldRules::isNamedPassword),
                rule(
                        FieldRole.PASSWORD,
                        FAIR,
                        "password.character",
                        "The field chooses a character of a secret.",
                        field ->
                                field.field().tag().equals("select")
                                        && CodeShape.isCharacter(field)),
                rule(
                        FieldRole.NEW_PASSWORD,
                        DECISIVE,
                        "new_password.autofill",
                        "The autofill standard names a new password.",
                        field -> field.autofills("new-password")),
                // Who the user is.
                rule(
                        FieldRole.PHONE,
                        VETO,
                        "phone.type",
                        "The field does not take a line of text.",
                        field -> !field.isLine() || field.is(InputType.EMAIL)),
                rule(
                        FieldRole.PHONE,
                        STRONG,
                        "phone.standard",
                        "Type or autofill standard name a telephone number.",
                        field -> field.is(InputType.TEL) || field.autofill().startsWith("tel")),
                rule(
                        FieldRole.PHONE,
                        STRONG,
                        "phone.name",
                        "The author names the field after a telephone.",
                        FieldRules::isNamedPhone),
                rule(
                        FieldRole.PHONE,
                        STRONG,
                        "phone.label",
                        "The label is a word for a telephone.",
                        FieldRules::isLabelledPhone),
                rule(
                        FieldRole.USERNAME,
                        VETO,
                        "username.type",
                        "The field neither takes a line of text nor chooses the user of a password.",
                        field ->
                                (!field.isLine() && !isChoiceOfUser(field))
                                        || field.is(InputType.SEARCH)),
                rule(
                        FieldRole.USERNAME,
                        DECISIVE,
                        "username.autofill",
                        "The autofill standard names a user name.",
                        field -> field.autofills("username")),
                rule(
                        FieldRole.USERNAME,
                        STRONG,
                        "username.label",
                        "The label means a user name.",
                        field -> field.says(Topic.USERNAME)),
                rule(
                        FieldRole.USERNAME,
                        STRONG,
                        "username.name",
                        "The author calls the field a user name.",
                        FieldRules::isNamedUser),
                rule(
                        FieldRole.USERNAME,
                        STRONGLY_AGAINST,
                        "username.person",
                        "The label asks for the name of a person.",
                        field ->
                                field.says(Topic.PERSON_NAME)
                                        && !field.says(Topic.USERNAME)
                                        && !isNamedUser(field)),
                rule(
                        FieldRole.USERNAME,
                        STRONGLY_AGAINST,
                        "username.email",
                        "A name means an email address and the label no user name.",
                        field -> field.hints(Topic.EMAIL) && !field.says(Topic.USERNAME)),
                rule(
                        FieldRole.EMAIL,
                        VETO,
                        "email.type",
                        "The field does not take a line of text.",
                        field -> !field.isLine() || field.is(InputType.SEARCH)),
                rule(
                        FieldRole.EMAIL,
                        VETO,
                        "email.person",
                        "The label asks for a name and no email address.",
                        field -> field.says(Topic.PERSON_NAME) && !field.says(Topic.EMAIL)),
                rule(
                        FieldRole.EMAIL,
                        DECISIVE,
                        "email.standard",
                        "Type or autofill standard name an email address.",
                        field -> field.is(InputType.EMAIL) || field.autofills("email")),
                rule(
                        FieldRole.EMAIL,
                        STRONG,
                        "email.name",
                        "The author's name for the field has a word for email.",
                        FieldRules::isNamedEmail),
                rule(
                        FieldRole.EMAIL,
                        STRONG,
                        "email.label",
                        "The label or a name means an email address.",
                        field -> field.hints(Topic.EMAIL)),
                rule(
                        FieldRole.PERSON_NAME,
                        VETO,
                        "person.type",
                        "The field does not take a line of text.",
                        field -> !field.isLine() || field.is(InputType.SEARCH)),
                rule(
                        FieldRole.PERSON_NAME,
                        DECISIVE,
                        "person.autofill",
                        "The autofill standard names a person's name.",
                        field -> field.autofills("name") || field.autofill().endsWith("-name")),
                rule(
                        FieldRole.PERSON_NAME,
                        STRONG,
                        "person.label",
                        "The label or a name means a person's name.",
                        field -> field.hints(Topic.PERSON_NAME)),
                rule(
                        FieldRole.PERSON_NAME,
                        SLIGHT,
                        "person.begins",
                        "The label begins with a word for a person's name.",
                        field ->
                                field.label()
                                        .begins(field.page().lexicon().get(Topic.PERSON_NAME))),
                rule(
                        FieldRole.PERSON_NAME,
                        STRONGLY_AGAINST,
                        "person.organization",
                        "The author names the field after an organization.",
                        field -> field.isNamed(ORGANIZATIONS)),
                rule(
                        FieldRole.PERSON_NAME,
                        STRONGLY_AGAINST,
                        "person.server",
                        "The form takes the address of a server; connections have names as well.",
                        field -> field.form().takesServer()),
                rule(
                        FieldRole.PERSON_NAME,
                        AGAINST,
                        "person.user",
                        "The label or a name means a user name.",
                        field ->
                                field.says(Topic.USERNAME)
                                        || field.name().startsWith("user")
                                        || field.hints().text().contains("username")),
                // A verification code.
                rule(
                        FieldRole.CODE,
                        VETO,
                        "code.type",
                        "No code fits into a field of this type.",
                        field -> !field.takesCode()),
                rule(
                        FieldRole.CODE,
                        VETO,
                        "code.shown",
                        "The field shows a value that cannot be edited.",
                        FieldFacts::showsValue),
                rule(
                        FieldRole.CODE,
                        VETO,
                        "code.telephone",
                        "The type is for telephone numbers, and nothing means a code.",
                        CodeShape::isTelephone),
                rule(
                        FieldRole.CODE,
                        VETO,
                        "code.autofilled",
                        "The autofill standard names another value.",
                        field -> !field.autofill().isEmpty() && !field.autofills("one-time-code")),
                rule(
                        FieldRole.CODE,
                        VETO,
                        "code.phone",
                        "The field takes a telephone number, to which codes are sent.",
                        FieldRules::isPhone),
                rule(
                        FieldRole.CODE,
                        VETO,
                        "code.user",
                        "The label means a user name or a telephone number, and no code.",
                        field ->
                                field.says(Topic.USERNAME)
                                        && !field.hints(Topic.CODE_FIELD)
                                        && !field.hints(Topic.VERIFICATION)),
                rule(
                        FieldRole.CODE,
                        VETO,
                        "code.other",
                        "The label or the placeholder asks for another number.",
                        field ->
                                (field.says(Topic.OTHER_NUMBER) && !field.says(Topic.VERIFICATION))
                                        || isOtherByPlaceholder(field)),
                rule(
                        FieldRole.CODE,
                        VETO,
                        "code.date",
                        "The field is a part of a date, or digits that belong to one.",
                        field ->
                                CodeShape.isPartOfDate(field)
                                        || (CodeShape.isDigit(field)
                                                && field.form().hasType(InputType.DATE))),
                rule(
                        FieldRole.CODE,
                        VETO,
                        "code.card",
                        "Label or name is that of the code on a payment card.",
                        field -> field.hasWord(CARD_CODES)),
                rule(
                        FieldRole.CODE,
                        VETO,
                        "code.picture",
                        "The code is the text of a picture.",
                        CodeShape::isOfPicture),
                rule(
                        FieldRole.CODE,
                        VETO,
                        "code.repeated_password",
                        "The field takes a password again.",
                        field ->
                                field.is(InputType.PASSWORD)
                                        && field.hints(Topic.CONFIRM_PASSWORD)
                                        && !CodeShape.isBesidePassword(field)),
                rule(
                        FieldRole.CODE,
                        DECISIVE,
                        "code.autofill",
                        "The autofill standard names a code.",
                        field -> field.autofills("one-time-code")),
                rule(
                        FieldRole.CODE,
                        STRONG,
                        "code.label",
                        "The label asks for a verification code.",
                        field -> field.hints(Topic.VERIFICATION)),
                rule(
                        FieldRole.CODE,
                        STRONG,
                        "code.sms",
                        "The label names a text message.",
                        field ->
                                (" " + field.label().text().replace('-', ' ') + " ")
                                        .contains(" sms ")),
                rule(
                        FieldRole.CODE,
                        SLIGHT,
                        "code.intro",
                        "The text before the fields mentions a code.",
                        field -> field.form().isIntroduced(Topic.CODE_FIELD)),
                rule(
                        FieldRole.CODE,
                        VETO,
                        "code.secret",
                        "The field is the only secret beside a line of text.",
                        CodeShape::isSecretOfUser),
                rule(
                        FieldRole.CODE,
                        STRONG,
                        "code.name",
                        "The author names the field after a code, such as the one a device shows.",
                        field -> field.isNamed(CODE_NAMES) || isOfDevice(field)),
                rule(
                        FieldRole.CODE,
                        SLIGHT,
                        "code.word",
                        "The label or a name mentions a code.",
                        field -> field.hints(Topic.CODE_FIELD)),
                rule(
                        FieldRole.CODE,
                        STRONG,
                        "code.beside_password",
                        "The field hides a code that its label names, after another secret.",
                        CodeShape::isBesidePassword),
                rule(
                        FieldRole.CODE,
                        SLIGHT,
                        "code.length",
                        "The field takes four to eight characters.",
                        CodeShape::hasLength),
                rule(
                        FieldRole.CODE,
                        SLIGHT,
                        "code.numeric",
                        "The field takes digits.",
                        FieldFacts::isNumeric),
                rule(
                        FieldRole.CODE,
                        STRONG,
                        "code.digits",
                        "The field is one of four to eight for a character each.",
                        CodeShape::isDigit),
                rule(
                        FieldRole.CODE,
                        FAIR,
                        "code.parts",
                        "The field is one of two or three equal parts of a code.",
                        CodeShape::isPart),
                rule(
                        FieldRole.CODE,
                        FAIR,
                        "code.page",
                        "The page asks for a code and the form for little else.",
                        CodeShape::isAskedFor),
                rule(
                        FieldRole.CODE,
                        FAIR,
                        "code.only",
                        "The page asks for a code and the form for nothing else.",
                        field -> CodeShape.isOnly(field) && CodeShape.isAskedFor(field)),
                // Texts.
                rule(
                        FieldRole.QUERY,
                        DECISIVE,
                        "query.field",
                        "Type, role, names, form or button make it a search field.",
                        field -> field.page().isSearchField(field.field())),
                rule(
                        FieldRole.MESSAGE,
                        VETO,
                        "message.captcha",
                        "The field takes the response of a CAPTCHA.",
                        field -> field.name().contains("captcha")),
                rule(
                        FieldRole.MESSAGE,
                        VETO,
                        "message.address",
                        "The author names the field after a postal address.",
                        field -> field.autofills("street-address") || field.isNamed(ADDRESS_NAMES)),
                rule(
                        FieldRole.MESSAGE,
                        STRONG,
                        "message.line",
                        "The label of a line of text asks for a comment.",
                        field -> field.isLine() && CommentWords.in(field.label().text())),
                rule(
                        FieldRole.MESSAGE,
                        STRONG,
                        "message.lines",
                        "The field takes several lines of text.",
                        FieldFacts::isText),
                rule(
                        FieldRole.SERVER,
                        STRONG,
                        "server.words",
                        "The label or a name has a word for a server or database.",
                        FieldRules::isServer),
                rule(
                        FieldRole.WEB_SITE,
                        STRONG,
                        "web_site.type",
                        "The type of the field is for addresses.",
                        field -> field.is(InputType.URL)),
                rule(
                        FieldRole.WEB_SITE,
                        STRONG,
                        "web_site.name",
                        "The author names the field after a web site.",
                        field -> field.isLine() && field.isNamed(SITE_NAMES)),
                rule(
                        FieldRole.REMEMBER_ME,
                        STRONG,
                        "remember.label",
                        "The label of a check box is about staying signed in.",
                        field -> field.is(InputType.CHECKBOX) && field.hints(Topic.REMEMBER_ME)));
    }

    private FieldRules() {}

    /** Whether the field is for the address of a server, or for the name of a database. */
    static boolean isServer(FieldFacts field) {
        return field.isLine() && field.hasWord(SERVER_WORDS);
    }

    private static boolean isAutofilledOtherwise(FieldFacts field) {
        return !field.autofill().isEmpty()
                && !field.autofills("current-password", "new-password", "password")
                && !field.autofills("one-time-code");
    }

    private static boolean isPhone(FieldFacts field) {
        return field.autofill().startsWith("tel")
                || isNamedPhone(field)
                || (field.is(InputType.TEL) && field.hints(Topic.USERNAME));
    }

    private static boolean isNamedPhone(FieldFacts field) {
        return isPhoneWord(field.name());
    }

    /** Whether a short label, which is not about a code that is sent there, names a telephone. */
    private static boolean isLabelledPhone(FieldFacts field) {
        String label = field.label().text();
        return label.split(" ").length <= MAX_LABEL_WORDS
                && isPhoneWord(label)
                && !field.hints(Topic.EMAIL)
                && !field.hints(Topic.CODE_FIELD);
    }

    private static boolean isPhoneWord(String words) {
        for (String word : words.split(" ")) {
            for (String start : PHONE_NAMES) {
                if (word.startsWith(start)) {
                    return true;
                }
            }
        }
        return words.contains("phone");
    }

    /**
     * Whether the name is the one that stands for the code shown by a device. In a form with a
     * password it is the number of a user.
     *
     * @see <a href="https://www.rfc-editor.org/rfc/rfc8628#section-3.2">RFC 8628</a>
     */
    private static boolean isOfDevice(FieldFacts field) {
        return field.name().equals("user code") && !field.form().hasType(InputType.PASSWORD);
    }

    /** Whether the placeholder names another number, such as that of a coupon, and no telephone. */
    private static boolean isOtherByPlaceholder(FieldFacts field) {
        TopicText placeholder =
                field.page().lexicon().read(Texts.fold(field.source().attr("placeholder")));
        return placeholder.find(field.page().lexicon().get(Topic.OTHER_NUMBER)) != null
                && placeholder.find(field.page().lexicon().get(Topic.VERIFICATION)) == null
                && !isPhoneWord(placeholder.text());
    }

    private static boolean isNamedPassword(FieldFacts field) {
        return field.is(InputType.TEXT)
                && field.isNamed(PASSWORD_NAMES)
                && field.group().fields(InputType.PASSWORD).isEmpty()
                && AccountLexicon.standard()
                        .says(AccountWord.PASSWORD, field.label().text(), field.page().language());
    }

    private static boolean isNamedEmail(FieldFacts field) {
        return field.name().contains("email") || field.name().endsWith("mail");
    }

    /** Whether a field is a choice beside a password, and no line of text takes the user. */
    private static boolean isChoiceOfUser(FieldFacts field) {
        return field.field().tag().equals("select")
                && field.form().hasType(InputType.PASSWORD)
                && field.group().firstLine() == null;
    }

    private static boolean isNamedUser(FieldFacts field) {
        String name = field.name();
        return field.page().lexicon().get(Topic.USERNAME).is(name)
                || USER_NAMES.contains(name)
                || name.contains("username")
                || name.contains("openid")
                || name.endsWith(" user")
                || name.endsWith(" login");
    }

    private static Rule<FieldFacts, FieldRole> rule(
            FieldRole role,
            Weight weight,
            String name,
            String meaning,
            Predicate<FieldFacts> test) {
        return new Rule<>(role, weight, "field." + name, meaning, Rule.when(test));
    }
}
