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
                // Nothing else is known.
                rule(FieldRole.OTHER, FAIR, "other.default", field -> true),
                // Passwords; their order is seen later.
                // The autofill standard names the present password.
                rule(
                        FieldRole.PASSWORD,
                        DECISIVE,
                        "password.autofill",
                        field -> field.autofills("current-password")),
                // The field hides what is typed.
                rule(
                        FieldRole.PASSWORD,
                        STRONG,
                        "password.type",
                        field -> field.is(InputType.PASSWORD)),
                // The autofill standard names another value.
                rule(
                        FieldRole.PASSWORD,
                        VETO,
                        "password.autofilled",
                        FieldRules::isAutofilledOtherwise),
                // The field takes the three digits on a payment card, or is named after them.
                rule(
                        FieldRole.PASSWORD,
                        VETO,
                        "password.card",
                        field ->
                                field.hasWord(CARD_CODES)
                                        || Objects.equals(field.maxLength(), CARD_CODE_LENGTH)),
                // Label and author call a line of text a password, in a form without a hidden
                // field; a script hides what is typed.
                rule(FieldRole.PASSWORD, STRONG, "password.named", FieldRules::isNamedPassword),
                // The field chooses a character of a secret.
                rule(
                        FieldRole.PASSWORD,
                        FAIR,
                        "password.character",
                        field ->
                                field.field().tag().equals("select")
                                        && CodeShape.isCharacter(field)),
                // The autofill standard names a new password.
                rule(
                        FieldRole.NEW_PASSWORD,
                        DECISIVE,
                        "new_password.autofill",
                        field -> field.autofills("new-password")),
                // Who the user is.
                // The field does not take a line of text.
                rule(
                        FieldRole.PHONE,
                        VETO,
                        "phone.type",
                        field -> !field.isLine() || field.is(InputType.EMAIL)),
                // Type or autofill standard name a telephone number.
                rule(
                        FieldRole.PHONE,
                        STRONG,
                        "phone.standard",
                        field -> field.is(InputType.TEL) || field.autofill().startsWith("tel")),
                // The author names the field after a telephone.
                rule(FieldRole.PHONE, STRONG, "phone.name", FieldRules::isNamedPhone),
                // The label is a word for a telephone.
                rule(FieldRole.PHONE, STRONG, "phone.label", FieldRules::isLabelledPhone),
                // The field neither takes a line of text nor chooses the user of a password.
                rule(
                        FieldRole.USERNAME,
                        VETO,
                        "username.type",
                        field ->
                                (!field.isLine() && !isChoiceOfUser(field))
                                        || field.is(InputType.SEARCH)),
                // The autofill standard names a user name.
                rule(
                        FieldRole.USERNAME,
                        DECISIVE,
                        "username.autofill",
                        field -> field.autofills("username")),
                // The label means a user name.
                rule(
                        FieldRole.USERNAME,
                        STRONG,
                        "username.label",
                        field -> field.says(Topic.USERNAME)),
                // The author calls the field a user name.
                rule(FieldRole.USERNAME, STRONG, "username.name", FieldRules::isNamedUser),
                // The label asks for the name of a person.
                rule(
                        FieldRole.USERNAME,
                        STRONGLY_AGAINST,
                        "username.person",
                        field ->
                                field.says(Topic.PERSON_NAME)
                                        && !field.says(Topic.USERNAME)
                                        && !isNamedUser(field)),
                // A name means an email address and the label no user name.
                rule(
                        FieldRole.USERNAME,
                        STRONGLY_AGAINST,
                        "username.email",
                        field -> field.hints(Topic.EMAIL) && !field.says(Topic.USERNAME)),
                // The field does not take a line of text.
                rule(
                        FieldRole.EMAIL,
                        VETO,
                        "email.type",
                        field -> !field.isLine() || field.is(InputType.SEARCH)),
                // The label asks for a name and no email address.
                rule(
                        FieldRole.EMAIL,
                        VETO,
                        "email.person",
                        field -> field.says(Topic.PERSON_NAME) && !field.says(Topic.EMAIL)),
                // Type or autofill standard name an email address.
                rule(
                        FieldRole.EMAIL,
                        DECISIVE,
                        "email.standard",
                        field -> field.is(InputType.EMAIL) || field.autofills("email")),
                // The author's name for the field has a word for email.
                rule(FieldRole.EMAIL, STRONG, "email.name", FieldRules::isNamedEmail),
                // The label or a name means an email address.
                rule(FieldRole.EMAIL, STRONG, "email.label", field -> field.hints(Topic.EMAIL)),
                // The field does not take a line of text.
                rule(
                        FieldRole.PERSON_NAME,
                        VETO,
                        "person.type",
                        field -> !field.isLine() || field.is(InputType.SEARCH)),
                // The autofill standard names a person's name.
                rule(
                        FieldRole.PERSON_NAME,
                        DECISIVE,
                        "person.autofill",
                        field -> field.autofills("name") || field.autofill().endsWith("-name")),
                // The label or a name means a person's name.
                rule(
                        FieldRole.PERSON_NAME,
                        STRONG,
                        "person.label",
                        field -> field.hints(Topic.PERSON_NAME)),
                // The label begins with a word for a person's name.
                rule(
                        FieldRole.PERSON_NAME,
                        SLIGHT,
                        "person.begins",
                        field ->
                                field.label()
                                        .begins(field.page().lexicon().get(Topic.PERSON_NAME))),
                // The author names the field after an organization.
                rule(
                        FieldRole.PERSON_NAME,
                        STRONGLY_AGAINST,
                        "person.organization",
                        field -> field.isNamed(ORGANIZATIONS)),
                // The form takes the address of a server; connections have names as well.
                rule(
                        FieldRole.PERSON_NAME,
                        STRONGLY_AGAINST,
                        "person.server",
                        field -> field.form().takesServer()),
                // The label or a name means a user name.
                rule(
                        FieldRole.PERSON_NAME,
                        AGAINST,
                        "person.user",
                        field ->
                                field.says(Topic.USERNAME)
                                        || field.name().startsWith("user")
                                        || field.hints().text().contains("username")),
                // A verification code.
                // No code fits into a field of this type.
                rule(FieldRole.CODE, VETO, "code.type", field -> !field.takesCode()),
                // The field shows a value that cannot be edited.
                rule(FieldRole.CODE, VETO, "code.shown", FieldFacts::showsValue),
                // The type is for telephone numbers, and nothing means a code.
                rule(FieldRole.CODE, VETO, "code.telephone", CodeShape::isTelephone),
                // The autofill standard names another value.
                rule(
                        FieldRole.CODE,
                        VETO,
                        "code.autofilled",
                        field -> !field.autofill().isEmpty() && !field.autofills("one-time-code")),
                // The field takes a telephone number, to which codes are sent.
                rule(FieldRole.CODE, VETO, "code.phone", FieldRules::isPhone),
                // The label means a user name or a telephone number, and no code.
                rule(
                        FieldRole.CODE,
                        VETO,
                        "code.user",
                        field ->
                                field.says(Topic.USERNAME)
                                        && !field.hints(Topic.CODE_FIELD)
                                        && !field.hints(Topic.VERIFICATION)),
                // The label or the placeholder asks for another number.
                rule(
                        FieldRole.CODE,
                        VETO,
                        "code.other",
                        field ->
                                (field.says(Topic.OTHER_NUMBER) && !field.says(Topic.VERIFICATION))
                                        || isOtherByPlaceholder(field)),
                // The field is a part of a date, or digits that belong to one.
                rule(
                        FieldRole.CODE,
                        VETO,
                        "code.date",
                        field ->
                                CodeShape.isPartOfDate(field)
                                        || (CodeShape.isDigit(field)
                                                && field.form().hasType(InputType.DATE))),
                // Label or name is that of the code on a payment card.
                rule(FieldRole.CODE, VETO, "code.card", field -> field.hasWord(CARD_CODES)),
                // The code is the text of a picture.
                rule(FieldRole.CODE, VETO, "code.picture", CodeShape::isOfPicture),
                // The field takes a password again.
                rule(
                        FieldRole.CODE,
                        VETO,
                        "code.repeated_password",
                        field ->
                                field.is(InputType.PASSWORD)
                                        && field.hints(Topic.CONFIRM_PASSWORD)
                                        && !CodeShape.isBesidePassword(field)),
                // The autofill standard names a code.
                rule(
                        FieldRole.CODE,
                        DECISIVE,
                        "code.autofill",
                        field -> field.autofills("one-time-code")),
                // The label asks for a verification code.
                rule(
                        FieldRole.CODE,
                        STRONG,
                        "code.label",
                        field -> field.hints(Topic.VERIFICATION)),
                // The label names a text message.
                rule(
                        FieldRole.CODE,
                        STRONG,
                        "code.sms",
                        field ->
                                (" " + field.label().text().replace('-', ' ') + " ")
                                        .contains(" sms ")),
                // The text before the fields mentions a code.
                rule(
                        FieldRole.CODE,
                        SLIGHT,
                        "code.intro",
                        field -> field.form().isIntroduced(Topic.CODE_FIELD)),
                // The field is the only secret beside a line of text.
                rule(FieldRole.CODE, VETO, "code.secret", CodeShape::isSecretOfUser),
                // The author names the field after a code, such as the one a device shows.
                rule(
                        FieldRole.CODE,
                        STRONG,
                        "code.name",
                        field -> field.isNamed(CODE_NAMES) || isOfDevice(field)),
                // The label or a name mentions a code.
                rule(FieldRole.CODE, SLIGHT, "code.word", field -> field.hints(Topic.CODE_FIELD)),
                // The field hides a code that its label names, after another secret.
                rule(FieldRole.CODE, STRONG, "code.beside_password", CodeShape::isBesidePassword),
                // The field takes four to eight characters.
                rule(FieldRole.CODE, SLIGHT, "code.length", CodeShape::hasLength),
                // The field takes digits.
                rule(FieldRole.CODE, SLIGHT, "code.numeric", FieldFacts::isNumeric),
                // The field is one of four to eight for a character each.
                rule(FieldRole.CODE, STRONG, "code.digits", CodeShape::isDigit),
                // The field is one of two or three equal parts of a code.
                rule(FieldRole.CODE, FAIR, "code.parts", CodeShape::isPart),
                // The page asks for a code and the form for little else.
                rule(FieldRole.CODE, FAIR, "code.page", CodeShape::isAskedFor),
                // The page asks for a code and the form for nothing else.
                rule(
                        FieldRole.CODE,
                        FAIR,
                        "code.only",
                        field -> CodeShape.isOnly(field) && CodeShape.isAskedFor(field)),
                // Texts.
                // Type, role, names, form or button make it a search field.
                rule(
                        FieldRole.QUERY,
                        DECISIVE,
                        "query.field",
                        field -> field.page().isSearchField(field.field())),
                // The field takes the response of a CAPTCHA.
                rule(
                        FieldRole.MESSAGE,
                        VETO,
                        "message.captcha",
                        field -> field.name().contains("captcha")),
                // The author names the field after a postal address.
                rule(
                        FieldRole.MESSAGE,
                        VETO,
                        "message.address",
                        field -> field.autofills("street-address") || field.isNamed(ADDRESS_NAMES)),
                // The label of a line of text asks for a comment.
                rule(
                        FieldRole.MESSAGE,
                        STRONG,
                        "message.line",
                        field -> field.isLine() && CommentWords.in(field.label().text())),
                // The field takes several lines of text.
                rule(FieldRole.MESSAGE, STRONG, "message.lines", FieldFacts::isText),
                // The label or a name has a word for a server or database.
                rule(FieldRole.SERVER, STRONG, "server.words", FieldRules::isServer),
                // The type of the field is for addresses.
                rule(FieldRole.WEB_SITE, STRONG, "web_site.type", field -> field.is(InputType.URL)),
                // The author names the field after a web site.
                rule(
                        FieldRole.WEB_SITE,
                        STRONG,
                        "web_site.name",
                        field -> field.isLine() && field.isNamed(SITE_NAMES)),
                // The label of a check box is about staying signed in.
                rule(
                        FieldRole.REMEMBER_ME,
                        STRONG,
                        "remember.label",
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
            FieldRole role, Weight weight, String name, Predicate<FieldFacts> test) {
        return new Rule<>(role, weight, "field." + name, Rule.when(test));
    }
}
