package browsy.intelligence.form;

import static browsy.intelligence.rule.Weight.AGAINST;
import static browsy.intelligence.rule.Weight.DECISIVE;
import static browsy.intelligence.rule.Weight.FAIR;
import static browsy.intelligence.rule.Weight.SLIGHT;
import static browsy.intelligence.rule.Weight.STRONG;
import static browsy.intelligence.rule.Weight.STRONGLY_AGAINST;
import static browsy.intelligence.rule.Weight.VETO;

import browsy.intelligence.rule.Evidence;
import browsy.intelligence.rule.Rule;
import browsy.intelligence.rule.RuleTable;
import browsy.intelligence.rule.Weight;
import browsy.intelligence.word.AccountLexicon;
import browsy.intelligence.word.AccountWord;
import browsy.intelligence.word.CommentWords;
import browsy.intelligence.word.Texts;
import browsy.intelligence.word.Topic;
import browsy.intelligence.word.TopicText;
import browsy.model.InputType;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The rules for what a field takes. They are constants instead of lambdas because the first page
 * with a form would wait for the classes of lambdas.
 */
enum FieldRules implements Rule.Test<FieldFacts> {
    /** Nothing else is known. */
    OTHER_DEFAULT(FieldRole.OTHER, FAIR, "field.other.default"),
    // Passwords; their order is seen later.
    /** The value of autocomplete is current-password. */
    PASSWORD_AUTOFILL(FieldRole.PASSWORD, DECISIVE, "field.password.autofill"),
    /** The type of the field is password. */
    PASSWORD_TYPE(FieldRole.PASSWORD, STRONG, "field.password.type"),
    /** The value of autocomplete is another one. */
    PASSWORD_AUTOFILLED(FieldRole.PASSWORD, VETO, "field.password.autofilled"),
    /** A word for the field means the security code of a payment card, or its maxlength is 3. */
    PASSWORD_CARD(FieldRole.PASSWORD, VETO, "field.password.card"),
    /**
     * The label and the name of a text field mean a password, and the form has no password field. A
     * script hides the characters.
     */
    PASSWORD_NAMED(FieldRole.PASSWORD, STRONG, "field.password.named"),
    /** The field is a drop-down list for one character of a secret. */
    PASSWORD_CHARACTER(FieldRole.PASSWORD, FAIR, "field.password.character"),
    /** The value of autocomplete is new-password. */
    NEW_PASSWORD_AUTOFILL(FieldRole.NEW_PASSWORD, DECISIVE, "field.new_password.autofill"),
    // Who the user is.
    /** The field does not take a line of text. */
    PHONE_TYPE(FieldRole.PHONE, VETO, "field.phone.type"),
    /** The type or the value of autocomplete is that of a telephone number. */
    PHONE_STANDARD(FieldRole.PHONE, STRONG, "field.phone.standard"),
    /** The name or id of the field is about a telephone. */
    PHONE_NAME(FieldRole.PHONE, STRONG, "field.phone.name"),
    /** The label is a word for a telephone. */
    PHONE_LABEL(FieldRole.PHONE, STRONG, "field.phone.label"),
    /** The field is neither a line of text nor a choice of the user. */
    USERNAME_TYPE(FieldRole.USERNAME, VETO, "field.username.type"),
    /** The value of autocomplete is username. */
    USERNAME_AUTOFILL(FieldRole.USERNAME, DECISIVE, "field.username.autofill"),
    /** The label means a user name. */
    USERNAME_LABEL(FieldRole.USERNAME, STRONG, "field.username.label"),
    /** The name or id of the field means a user name. */
    USERNAME_NAME(FieldRole.USERNAME, STRONG, "field.username.name"),
    /** The label asks for the name of a person. */
    USERNAME_PERSON(FieldRole.USERNAME, STRONGLY_AGAINST, "field.username.person"),
    /** A name or id means an email address, and the label does not mean a user name. */
    USERNAME_EMAIL(FieldRole.USERNAME, STRONGLY_AGAINST, "field.username.email"),
    /** The field does not take a line of text. */
    EMAIL_TYPE(FieldRole.EMAIL, VETO, "field.email.type"),
    /** The label asks for a name and no email address. */
    EMAIL_PERSON(FieldRole.EMAIL, VETO, "field.email.person"),
    /** The type or the value of autocomplete is that of an email address. */
    EMAIL_STANDARD(FieldRole.EMAIL, DECISIVE, "field.email.standard"),
    /** The name or id of the field contains a word for email. */
    EMAIL_NAME(FieldRole.EMAIL, STRONG, "field.email.name"),
    /** The label or a name means an email address. */
    EMAIL_LABEL(FieldRole.EMAIL, STRONG, "field.email.label"),
    /** The field does not take a line of text. */
    PERSON_TYPE(FieldRole.PERSON_NAME, VETO, "field.person.type"),
    /** The value of autocomplete is that of a person's name. */
    PERSON_AUTOFILL(FieldRole.PERSON_NAME, DECISIVE, "field.person.autofill"),
    /** The label or a name means a person's name. */
    PERSON_LABEL(FieldRole.PERSON_NAME, STRONG, "field.person.label"),
    /** The label begins with a word for a person's name. */
    PERSON_BEGINS(FieldRole.PERSON_NAME, SLIGHT, "field.person.begins"),
    /** The name or id of the field is about an organization. */
    PERSON_ORGANIZATION(FieldRole.PERSON_NAME, STRONGLY_AGAINST, "field.person.organization"),
    /** The form takes the address of a server: the name may be that of the connection. */
    PERSON_SERVER(FieldRole.PERSON_NAME, STRONGLY_AGAINST, "field.person.server"),
    /** The label or a name means a user name. */
    PERSON_USER(FieldRole.PERSON_NAME, AGAINST, "field.person.user"),
    // A verification code.
    /** A field of this type cannot take a code. */
    CODE_TYPE(FieldRole.CODE, VETO, "field.code.type"),
    /** The field shows a value that cannot be edited. */
    CODE_SHOWN(FieldRole.CODE, VETO, "field.code.shown"),
    /** The type is for telephone numbers, and nothing means a code. */
    CODE_TELEPHONE(FieldRole.CODE, VETO, "field.code.telephone"),
    /** The value of autocomplete is another one. */
    CODE_AUTOFILLED(FieldRole.CODE, VETO, "field.code.autofilled"),
    /** The field takes a telephone number, to which codes are sent. */
    CODE_PHONE(FieldRole.CODE, VETO, "field.code.phone"),
    /** The label means a user name or a telephone number, and no code. */
    CODE_USER(FieldRole.CODE, VETO, "field.code.user"),
    /** The label or the placeholder asks for another number. */
    CODE_OTHER(FieldRole.CODE, VETO, "field.code.other"),
    /** The field is part of a date, or takes one digit in a form with a date field. */
    CODE_DATE(FieldRole.CODE, VETO, "field.code.date"),
    /** The label or the name means the security code of a payment card. */
    CODE_CARD(FieldRole.CODE, VETO, "field.code.card"),
    /** The code is the text in a CAPTCHA image. */
    CODE_PICTURE(FieldRole.CODE, VETO, "field.code.picture"),
    /** The field takes a password again. */
    CODE_REPEATED_PASSWORD(FieldRole.CODE, VETO, "field.code.repeated_password"),
    /** The value of autocomplete is one-time-code. */
    CODE_AUTOFILL(FieldRole.CODE, DECISIVE, "field.code.autofill"),
    /** The label asks for a verification code. */
    CODE_LABEL(FieldRole.CODE, STRONG, "field.code.label"),
    /** The label is about a text message (SMS). */
    CODE_SMS(FieldRole.CODE, STRONG, "field.code.sms"),
    /** The text before the fields mentions a code. */
    CODE_INTRO(FieldRole.CODE, SLIGHT, "field.code.intro"),
    /** The field is the only secret beside a line of text. */
    CODE_SECRET(FieldRole.CODE, VETO, "field.code.secret"),
    /** The name or id of the field is about a code, such as one that a device shows. */
    CODE_NAME(FieldRole.CODE, STRONG, "field.code.name"),
    /** The label or a name mentions a code. */
    CODE_WORD(FieldRole.CODE, SLIGHT, "field.code.word"),
    /** The field is a password field after another one, and its label means a code. */
    CODE_BESIDE_PASSWORD(FieldRole.CODE, STRONG, "field.code.beside_password"),
    /** The field takes four to eight characters. */
    CODE_LENGTH(FieldRole.CODE, SLIGHT, "field.code.length"),
    /** The field takes digits. */
    CODE_NUMERIC(FieldRole.CODE, SLIGHT, "field.code.numeric"),
    /** The field is one of four to eight fields of one character each. */
    CODE_DIGITS(FieldRole.CODE, STRONG, "field.code.digits"),
    /** The field is one of two or three equal parts of a code. */
    CODE_PARTS(FieldRole.CODE, FAIR, "field.code.parts"),
    /** The page asks for a code, and the form has few other fields. */
    CODE_PAGE(FieldRole.CODE, FAIR, "field.code.page"),
    /** The page asks for a code, and the form has no other field. */
    CODE_ONLY(FieldRole.CODE, FAIR, "field.code.only"),
    // Texts.
    /** The type, role, names, form or button mark it as a search field. */
    QUERY_FIELD(FieldRole.QUERY, DECISIVE, "field.query.field"),
    /** The field takes the response of a CAPTCHA. */
    MESSAGE_CAPTCHA(FieldRole.MESSAGE, VETO, "field.message.captcha"),
    /** The name or id of the field is about a postal address. */
    MESSAGE_ADDRESS(FieldRole.MESSAGE, VETO, "field.message.address"),
    /** The label of a line of text asks for a comment. */
    MESSAGE_LINE(FieldRole.MESSAGE, STRONG, "field.message.line"),
    /** The field takes several lines of text. */
    MESSAGE_LINES(FieldRole.MESSAGE, STRONG, "field.message.lines"),
    /** The label or a name has a word for a server or database. */
    SERVER_WORDS(FieldRole.SERVER, STRONG, "field.server.words"),
    /** The type of the field is for addresses. */
    WEB_SITE_TYPE(FieldRole.WEB_SITE, STRONG, "field.web_site.type"),
    /** The name or id of the field is about a web site. */
    WEB_SITE_NAME(FieldRole.WEB_SITE, STRONG, "field.web_site.name"),
    /** The label of a check box is about staying signed in. */
    REMEMBER_LABEL(FieldRole.REMEMBER_ME, STRONG, "field.remember.label");

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
            Set.of(
                    "otp",
                    "otpcode",
                    "totp",
                    "totpcode",
                    "mfa",
                    "mfacode",
                    "2fa",
                    "passcode",
                    "onetimecode",
                    "otc",
                    "smscode",
                    "tan",
                    "smstan");
    private static final Set<String> CODE = Set.of("code");

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
    private static final Set<String> SERVER_NAMES =
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

    private final Rule<FieldFacts, FieldRole> rule;

    FieldRules(FieldRole conclusion, Weight weight, String name) {
        rule = new Rule<>(conclusion, weight, name, this);
    }

    private static List<Rule<FieldFacts, FieldRole>> all() {
        return Arrays.stream(values()).map(one -> one.rule).toList();
    }

    @Override
    public @Nullable Evidence find(FieldFacts field) {
        return Evidence.when(applies(field));
    }

    private boolean applies(FieldFacts field) {
        return switch (this) {
            case OTHER_DEFAULT -> true;
            case PASSWORD_AUTOFILL -> field.autofills("current-password");
            case PASSWORD_TYPE -> field.is(InputType.PASSWORD);
            case PASSWORD_AUTOFILLED -> isAutofilledOtherwise(field);
            case PASSWORD_CARD ->
                    field.hasWord(CARD_CODES)
                            || Objects.equals(field.maxLength(), CARD_CODE_LENGTH);
            case PASSWORD_NAMED -> isNamedPassword(field);
            case PASSWORD_CHARACTER ->
                    field.field().tag().equals("select") && CodeShape.isCharacter(field);
            case NEW_PASSWORD_AUTOFILL -> field.autofills("new-password");
            case PHONE_TYPE -> !field.isLine() || field.is(InputType.EMAIL);
            case PHONE_STANDARD -> field.is(InputType.TEL) || field.autofill().startsWith("tel");
            case PHONE_NAME -> isNamedPhone(field);
            case PHONE_LABEL -> isLabelledPhone(field);
            case USERNAME_TYPE ->
                    (!field.isLine() && !isChoiceOfUser(field)) || field.is(InputType.SEARCH);
            case USERNAME_AUTOFILL -> field.autofills("username");
            case USERNAME_LABEL -> field.says(Topic.USERNAME);
            case USERNAME_NAME -> isNamedUser(field);
            case USERNAME_PERSON ->
                    field.says(Topic.PERSON_NAME)
                            && !field.says(Topic.USERNAME)
                            && !isNamedUser(field);
            case USERNAME_EMAIL -> field.hints(Topic.EMAIL) && !field.says(Topic.USERNAME);
            case EMAIL_TYPE -> !field.isLine() || field.is(InputType.SEARCH);
            case EMAIL_PERSON -> field.says(Topic.PERSON_NAME) && !field.says(Topic.EMAIL);
            case EMAIL_STANDARD -> field.is(InputType.EMAIL) || field.autofills("email");
            case EMAIL_NAME -> isNamedEmail(field);
            case EMAIL_LABEL -> field.hints(Topic.EMAIL);
            case PERSON_TYPE -> !field.isLine() || field.is(InputType.SEARCH);
            case PERSON_AUTOFILL -> field.autofills("name") || field.autofill().endsWith("-name");
            case PERSON_LABEL -> field.hints(Topic.PERSON_NAME);
            case PERSON_BEGINS ->
                    field.label().begins(field.page().lexicon().get(Topic.PERSON_NAME));
            case PERSON_ORGANIZATION -> field.isNamed(ORGANIZATIONS);
            case PERSON_SERVER -> field.form().takesServer();
            case PERSON_USER ->
                    field.says(Topic.USERNAME)
                            || field.name().startsWith("user")
                            || field.hints().text().contains("username");
            case CODE_TYPE -> !field.takesCode();
            case CODE_SHOWN -> field.showsValue();
            case CODE_TELEPHONE -> CodeShape.isTelephone(field);
            case CODE_AUTOFILLED ->
                    !field.autofill().isEmpty() && !field.autofills("one-time-code");
            case CODE_PHONE -> isPhone(field);
            case CODE_USER ->
                    field.says(Topic.USERNAME)
                            && !field.hints(Topic.CODE_FIELD)
                            && !field.hints(Topic.VERIFICATION);
            case CODE_OTHER ->
                    (field.says(Topic.OTHER_NUMBER) && !field.says(Topic.VERIFICATION))
                            || isOtherByPlaceholder(field);
            case CODE_DATE ->
                    CodeShape.isPartOfDate(field)
                            || (CodeShape.isDigit(field) && field.form().hasType(InputType.DATE));
            case CODE_CARD -> field.hasWord(CARD_CODES);
            case CODE_PICTURE -> CodeShape.isOfPicture(field);
            case CODE_REPEATED_PASSWORD ->
                    field.is(InputType.PASSWORD)
                            && field.hints(Topic.CONFIRM_PASSWORD)
                            && !CodeShape.isBesidePassword(field);
            case CODE_AUTOFILL -> field.autofills("one-time-code");
            case CODE_LABEL -> field.hints(Topic.VERIFICATION);
            case CODE_SMS -> (" " + field.label().text().replace('-', ' ') + " ").contains(" sms ");
            case CODE_INTRO -> field.form().isIntroduced(Topic.CODE_FIELD);
            case CODE_SECRET -> CodeShape.isSecretOfUser(field);
            case CODE_NAME -> field.isNamed(CODE_NAMES) || isOfDevice(field);
            case CODE_WORD -> field.hints(Topic.CODE_FIELD);
            case CODE_BESIDE_PASSWORD -> CodeShape.isBesidePassword(field);
            case CODE_LENGTH -> CodeShape.hasLength(field);
            case CODE_NUMERIC -> field.isNumeric();
            case CODE_DIGITS -> CodeShape.isDigit(field);
            case CODE_PARTS -> CodeShape.isPart(field);
            case CODE_PAGE -> CodeShape.isAskedFor(field);
            case CODE_ONLY -> CodeShape.isOnly(field) && CodeShape.isAskedFor(field);
            case QUERY_FIELD -> field.page().isSearchField(field.field());
            case MESSAGE_CAPTCHA -> field.name().contains("captcha");
            case MESSAGE_ADDRESS ->
                    field.autofills("street-address") || field.isNamed(ADDRESS_NAMES);
            case MESSAGE_LINE -> field.isLine() && CommentWords.in(field.label().text());
            case MESSAGE_LINES -> field.isText();
            case SERVER_WORDS -> isServer(field);
            case WEB_SITE_TYPE -> field.is(InputType.URL);
            case WEB_SITE_NAME -> field.isLine() && field.isNamed(SITE_NAMES);
            case REMEMBER_LABEL -> field.is(InputType.CHECKBOX) && field.hints(Topic.REMEMBER_ME);
        };
    }

    /** Whether the field is for the address of a server, or for the name of a database. */
    static boolean isServer(FieldFacts field) {
        return field.isLine() && field.hasWord(SERVER_NAMES);
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

    /** Whether the name is that of a telephone, and not of a code that is sent to one. */
    private static boolean isNamedPhone(FieldFacts field) {
        return isPhoneWord(field.name()) && !field.isNamed(CODE);
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
}
