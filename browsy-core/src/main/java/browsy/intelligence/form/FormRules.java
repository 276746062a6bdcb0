package browsy.intelligence.form;

import static browsy.intelligence.form.FormPurpose.CHANGE_PASSWORD;
import static browsy.intelligence.form.FormPurpose.COMMENT;
import static browsy.intelligence.form.FormPurpose.CONTACT;
import static browsy.intelligence.form.FormPurpose.ENTER_CODE;
import static browsy.intelligence.form.FormPurpose.FILTER;
import static browsy.intelligence.form.FormPurpose.LOGIN;
import static browsy.intelligence.form.FormPurpose.NEWSLETTER;
import static browsy.intelligence.form.FormPurpose.OTHER;
import static browsy.intelligence.form.FormPurpose.PURCHASE;
import static browsy.intelligence.form.FormPurpose.REGISTER;
import static browsy.intelligence.form.FormPurpose.RESET_REQUEST;
import static browsy.intelligence.form.FormPurpose.SAMPLE;
import static browsy.intelligence.form.FormPurpose.SEARCH;
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
import browsy.intelligence.word.CommentWords;
import browsy.intelligence.word.Topic;
import browsy.model.InputType;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The rules for what a form is for. They are constants instead of lambdas because the first page
 * with a form would wait for the classes of lambdas.
 */
enum FormRules implements Rule.Test<FormFacts> {
    /** Nothing else is known. */
    OTHER_DEFAULT(OTHER, FAIR, "form.other.default"),
    /** The form takes a new password. */
    LOGIN_NEW_PASSWORD(LOGIN, VETO, "form.login.new_password"),
    /** The form takes a message. */
    LOGIN_MESSAGE(LOGIN, VETO, "form.login.message"),
    /** The form takes several passwords, and the texts do not all name a login. */
    LOGIN_PASSWORDS(LOGIN, VETO, "form.login.passwords"),
    /** The form takes neither a password nor a user name, email address or telephone number. */
    LOGIN_NOBODY(LOGIN, VETO, "form.login.nobody"),
    /** The form takes no password, and its heading is about a forgotten one. */
    LOGIN_RECOVERS(LOGIN, VETO, "form.login.recovers"),
    /**
     * The form takes no password, but more fields than the first step of a login, or a person's
     * name among several fields.
     */
    LOGIN_LONG(LOGIN, VETO, "form.login.long"),
    /**
     * The form takes no password, and no text is about a login. A class name or id about a login
     * counts only if the button has a caption such as Next.
     */
    LOGIN_UNSAID(LOGIN, VETO, "form.login.unsaid"),
    /**
     * The caption of the button is an action that the password confirms, and no text is about a
     * login.
     */
    LOGIN_CONFIRMS(LOGIN, STRONGLY_AGAINST, "form.login.confirms"),
    /**
     * The form takes only a password, the button deletes or leaves something, and neither heading
     * nor title is about a login.
     */
    LOGIN_DELETES(LOGIN, VETO, "form.login.deletes"),
    /**
     * The form takes no password, and heading and title are about a registration and not about a
     * login.
     */
    LOGIN_REGISTERS(LOGIN, STRONGLY_AGAINST, "form.login.registers"),
    /** The form takes a file, and no text is about a login. */
    LOGIN_FILE(LOGIN, STRONGLY_AGAINST, "form.login.file"),
    /** The form takes the address of a server, and no text is about a login. */
    LOGIN_SERVER(LOGIN, STRONGLY_AGAINST, "form.login.server"),
    /** The form takes no password, and is about a newsletter. */
    LOGIN_NEWSLETTER(LOGIN, VETO, "form.login.newsletter"),
    /** Many forms of the page take passwords. */
    LOGIN_SAMPLES(LOGIN, VETO, "form.login.samples"),
    /** The form takes one password. */
    LOGIN_PASSWORD(LOGIN, STRONG, "form.login.password"),
    /** The value of autocomplete is current-password. */
    LOGIN_AUTOFILL(LOGIN, FAIR, "form.login.autofill"),
    /** The caption of the button is about a login. */
    LOGIN_CAPTION(LOGIN, STRONG, "form.login.caption"),
    /** A name, id or class of the form or its password field is about a login. */
    LOGIN_NAMES(LOGIN, FAIR, "form.login.names"),
    /** The heading of the form is about a login. */
    LOGIN_HEADING(LOGIN, FAIR, "form.login.heading"),
    /** Main heading and title are names for a login, and the form takes a user name. */
    LOGIN_PAGE(LOGIN, STRONG, "form.login.page"),
    /** The title of the page is about a login. */
    LOGIN_TITLE(LOGIN, SLIGHT, "form.login.title"),
    /**
     * The form takes a user name, email address or telephone number, or one other line of text
     * beside the password.
     */
    LOGIN_IDENTITY(LOGIN, FAIR, "form.login.identity"),
    /** The value of autocomplete is username. */
    LOGIN_USERNAME(LOGIN, FAIR, "form.login.username"),
    /** The form offers to stay signed in. */
    LOGIN_REMEMBER(LOGIN, STRONG, "form.login.remember"),
    /** The form leads to the recovery of a forgotten password. */
    LOGIN_RECOVERY(LOGIN, FAIR, "form.login.recovery"),
    /** Another form of the page takes a new password twice. */
    LOGIN_BESIDE(LOGIN, FAIR, "form.login.beside"),
    /** The form takes more lines of text than a login does. */
    LOGIN_MANY(LOGIN, STRONGLY_AGAINST, "form.login.many"),
    /** The form takes the name of a person. */
    LOGIN_PERSON(LOGIN, STRONGLY_AGAINST, "form.login.person"),
    /** The form takes a user name and an email address, or two addresses. */
    LOGIN_EMAIL_TOO(LOGIN, STRONGLY_AGAINST, "form.login.email_too"),
    /** The caption of the button is not about a login. */
    LOGIN_OTHER_CAPTION(LOGIN, STRONGLY_AGAINST, "form.login.other_caption"),
    /**
     * The form takes no user name, email address or telephone number, and a person's name only as
     * its one field. It is not the last step of a registration.
     */
    REGISTER_NOBODY(REGISTER, VETO, "form.register.nobody"),
    /** The form takes the present password and a new one. */
    REGISTER_CHANGE(REGISTER, VETO, "form.register.change"),
    /** The form takes a message before the password, so an account is optional. */
    REGISTER_WRITES(REGISTER, VETO, "form.register.writes"),
    /** The form takes the address of a server, as settings do. */
    REGISTER_SERVER(REGISTER, STRONGLY_AGAINST, "form.register.server"),
    /** The form takes no password, and is about a newsletter. */
    REGISTER_NEWSLETTER(REGISTER, STRONGLY_AGAINST, "form.register.newsletter"),
    /** The form takes no password and is outside the main content. */
    REGISTER_FRAME(REGISTER, STRONGLY_AGAINST, "form.register.frame"),
    /**
     * The form already contains the user name or email address, and no text is about a
     * registration.
     */
    REGISTER_PREFILLED(REGISTER, VETO, "form.register.prefilled"),
    /** A link for a log-out shows that a user is signed in, and no text is about a registration. */
    REGISTER_SIGNED_IN(REGISTER, VETO, "form.register.signed_in"),
    /** The form takes so many lines of text that a password is one of many settings. */
    REGISTER_SETTINGS(REGISTER, STRONGLY_AGAINST, "form.register.settings"),
    /** The heading or the title is about changing or resetting a password. */
    REGISTER_RESET(REGISTER, STRONGLY_AGAINST, "form.register.reset"),
    /** Other fields are required, but the password is not. */
    REGISTER_OPTIONAL(REGISTER, STRONGLY_AGAINST, "form.register.optional"),
    /**
     * The label of the password says that it is optional, and neither heading nor title is about a
     * registration: the password protects something else.
     */
    REGISTER_PROTECTS(REGISTER, VETO, "form.register.protects"),
    /** The form takes more than three passwords. */
    REGISTER_PASSWORDS(REGISTER, VETO, "form.register.passwords"),
    /** Many forms of the page take passwords. */
    REGISTER_SAMPLES(REGISTER, VETO, "form.register.samples"),
    /** The form takes a new password. */
    REGISTER_NEW_PASSWORD(REGISTER, STRONG, "form.register.new_password"),
    /** The form takes the new password twice. */
    REGISTER_REPEAT(REGISTER, STRONG, "form.register.repeat"),
    /** The caption of the button is about a registration. */
    REGISTER_CAPTION(REGISTER, STRONG, "form.register.caption"),
    /** A name, id or class of the form or a field is about a registration. */
    REGISTER_NAMES(REGISTER, FAIR, "form.register.names"),
    /** The heading of the form is about a registration. */
    REGISTER_HEADING(REGISTER, FAIR, "form.register.heading"),
    /** The title of the page is about a registration. */
    REGISTER_TITLE(REGISTER, FAIR, "form.register.title"),
    /** The URL of the page is about a registration. */
    REGISTER_ADDRESS(REGISTER, FAIR, "form.register.address"),
    /** The form takes a password and more lines of text than a login does. */
    REGISTER_MANY(REGISTER, STRONG, "form.register.many"),
    /**
     * The form takes a person's name besides the user name or email address, and it takes a
     * password or the title is about a registration.
     */
    REGISTER_PERSON(REGISTER, STRONG, "form.register.person"),
    /**
     * The form takes a user name and an email address, and it takes a password or a text is about a
     * registration.
     */
    REGISTER_EMAIL_TOO(REGISTER, STRONG, "form.register.email_too"),
    /** Another form of the page takes a password, and this one does not. */
    REGISTER_BESIDE(REGISTER, FAIR, "form.register.beside"),
    /**
     * The form takes no password, and is not a form for a user name whose title and heading are
     * about a registration.
     */
    REGISTER_NO_PASSWORD(REGISTER, AGAINST, "form.register.no_password"),
    /** The caption of the button is not about a registration. */
    REGISTER_OTHER_CAPTION(REGISTER, STRONGLY_AGAINST, "form.register.other_caption"),
    /** The form takes a message. */
    REGISTER_MESSAGE(REGISTER, STRONGLY_AGAINST, "form.register.message"),
    /** The form takes no new password. */
    CHANGE_NO_PASSWORD(CHANGE_PASSWORD, VETO, "form.change.no_password"),
    /** The form takes the present password and a new one. */
    CHANGE_BOTH(CHANGE_PASSWORD, DECISIVE, "form.change.both"),
    /**
     * The form takes a new password, but no user name, email address, telephone number or person's
     * name. It is not the last step of a registration.
     */
    CHANGE_ALONE(CHANGE_PASSWORD, DECISIVE, "form.change.alone"),
    /**
     * No text is about a password, and the form takes other lines of text besides the passwords.
     */
    CHANGE_DATA(CHANGE_PASSWORD, VETO, "form.change.data"),
    /**
     * No text is about changing or resetting a password, and the form takes a user name or email
     * address that it does not contain yet: the present password confirms a new account.
     */
    CHANGE_ACCOUNT(CHANGE_PASSWORD, VETO, "form.change.account"),
    /** The caption of the button is about changing or resetting a password. */
    CHANGE_CAPTION(CHANGE_PASSWORD, STRONG, "form.change.caption"),
    /** The heading of the form is about changing or resetting a password. */
    CHANGE_HEADING(CHANGE_PASSWORD, STRONG, "form.change.heading"),
    /** The title of the page is about changing or resetting a password. */
    CHANGE_TITLE(CHANGE_PASSWORD, STRONG, "form.change.title"),
    /** The form takes a code and a new password. */
    CHANGE_CODE(CHANGE_PASSWORD, SLIGHT, "form.change.code"),
    /** The form takes an email address, and not the present password. */
    CHANGE_EMAIL(CHANGE_PASSWORD, STRONGLY_AGAINST, "form.change.email"),
    /** The form takes the name of a person, and not the present password. */
    CHANGE_PERSON(CHANGE_PASSWORD, STRONGLY_AGAINST, "form.change.person"),
    /** The form takes a password. */
    RESET_PASSWORD(RESET_REQUEST, VETO, "form.reset.password"),
    /**
     * The form takes no line of text, takes a message, or has more fields than a request for a
     * reset.
     */
    RESET_FIELDS(RESET_REQUEST, VETO, "form.reset.fields"),
    /** The form takes a query. */
    RESET_QUERY(RESET_REQUEST, VETO, "form.reset.query"),
    /** The caption of the button is about resetting a password. */
    RESET_CAPTION(RESET_REQUEST, STRONG, "form.reset.caption"),
    /** The heading of the form is about a forgotten password. */
    RESET_HEADING(RESET_REQUEST, STRONG, "form.reset.heading"),
    /** The title of the page is about a forgotten password. */
    RESET_TITLE(RESET_REQUEST, STRONG, "form.reset.title"),
    /** A name, id or class of the form is about a forgotten password. */
    RESET_NAMES(RESET_REQUEST, STRONG, "form.reset.names"),
    /** The URL of the page is about a forgotten password. */
    RESET_ADDRESS(RESET_REQUEST, FAIR, "form.reset.address"),
    /** The text before the fields is about a forgotten password. */
    RESET_INTRO(RESET_REQUEST, STRONG, "form.reset.intro"),
    /** The caption of the button is not about a reset. */
    RESET_OTHER_CAPTION(RESET_REQUEST, STRONGLY_AGAINST, "form.reset.other_caption"),
    /** No field takes a code. */
    ENTER_NO_CODE(ENTER_CODE, VETO, "form.enter.no_code"),
    /** The form takes a message; the code is a CAPTCHA. */
    ENTER_MESSAGE(ENTER_CODE, VETO, "form.enter.message"),
    /** The form takes a password; the code belongs to a login. */
    ENTER_PASSWORD(ENTER_CODE, VETO, "form.enter.password"),
    /** A field takes a code. */
    ENTER_FIELD(ENTER_CODE, STRONG, "form.enter.code"),
    /** The value of autocomplete is one-time-code. */
    ENTER_AUTOFILL(ENTER_CODE, DECISIVE, "form.enter.autofill"),
    /** Several fields take a code. */
    ENTER_PARTS(ENTER_CODE, STRONG, "form.enter.parts"),
    /** The title, the heading, a text or the button asks for a code. */
    ENTER_ASKS(ENTER_CODE, STRONG, "form.enter.asks"),
    /** The page has much prose or many links. */
    ENTER_BUSY(ENTER_CODE, STRONGLY_AGAINST, "form.enter.busy"),
    /** Besides the code, the form takes more lines of text than a form for a code needs. */
    ENTER_OTHERS(ENTER_CODE, AGAINST, "form.enter.others"),
    /** No field takes a query. */
    SEARCH_NO_QUERY(SEARCH, VETO, "form.search.no_query"),
    /** A field takes a query. */
    SEARCH_QUERY(SEARCH, STRONG, "form.search.query"),
    /** The query is the only text of the form. */
    SEARCH_ALONE(SEARCH, DECISIVE, "form.search.alone"),
    /** The caption of a button is about a search. */
    SEARCH_CAPTION(SEARCH, FAIR, "form.search.caption"),
    /** The form takes no message. */
    CONTACT_NO_MESSAGE(CONTACT, VETO, "form.contact.no_message"),
    /** The form takes a password. */
    CONTACT_PASSWORD(CONTACT, VETO, "form.contact.password"),
    /** The form takes the name, email address or telephone number of the sender. */
    CONTACT_SENDER(CONTACT, FAIR, "form.contact.sender"),
    /** A name, id or class of the form or its message field is about contact. */
    CONTACT_NAMES(CONTACT, STRONG, "form.contact.names"),
    /** The caption of the button is about contact. */
    CONTACT_CAPTION(CONTACT, STRONG, "form.contact.caption"),
    /** The heading of the form is about contact. */
    CONTACT_HEADING(CONTACT, STRONG, "form.contact.heading"),
    /** The title of the page is about contact. */
    CONTACT_TITLE(CONTACT, FAIR, "form.contact.title"),
    /** The URL of the page is about contact. */
    CONTACT_ADDRESS(CONTACT, FAIR, "form.contact.address"),
    /** The form, or a script, submits a name, an email address and a message. */
    CONTACT_ASKS(CONTACT, FAIR, "form.contact.asks"),
    /**
     * The title or the heading is about a registration, and no text near the form is about contact.
     */
    CONTACT_REGISTRATION(CONTACT, STRONGLY_AGAINST, "form.contact.registration"),
    /** The form is below an article, and no text near it is about contact. */
    CONTACT_BELOW_TEXT(CONTACT, STRONGLY_AGAINST, "form.contact.below_text"),
    /** No text near the form is about contact, and it takes more than a message needs. */
    CONTACT_DATA(CONTACT, STRONGLY_AGAINST, "form.contact.data"),
    /**
     * The form takes no data of the sender. Either it takes much other data, or neither its heading
     * nor its name is about contact.
     */
    CONTACT_NOBODY(CONTACT, STRONGLY_AGAINST, "form.contact.nobody"),
    /** The form takes no message. */
    COMMENT_NO_MESSAGE(COMMENT, VETO, "form.comment.no_message"),
    /** A name, id, class or the action URL of the form is about comments. */
    COMMENT_NAMES(COMMENT, STRONG, "form.comment.names"),
    /** The name or id of the message field is about a comment. */
    COMMENT_MESSAGE(COMMENT, FAIR, "form.comment.message"),
    /** The caption of the button is about a reply. */
    COMMENT_CAPTION(COMMENT, STRONG, "form.comment.caption"),
    /** The form takes the address of the author's web site. */
    COMMENT_SITE(COMMENT, STRONG, "form.comment.site"),
    /** The form takes more lines of text than a comment does. */
    COMMENT_DATA(COMMENT, STRONGLY_AGAINST, "form.comment.data"),
    /**
     * The button saves something, no name is about a comment, and no field takes an email address.
     */
    COMMENT_SAVES(COMMENT, STRONGLY_AGAINST, "form.comment.saves"),
    /** The form is below an article. */
    COMMENT_BELOW(COMMENT, FAIR, "form.comment.below"),
    /** The form takes no line of text, or a password, message or query. */
    NEWSLETTER_FIELDS(NEWSLETTER, VETO, "form.newsletter.fields"),
    /** The caption of the button is about a subscription. */
    NEWSLETTER_CAPTION(NEWSLETTER, STRONG, "form.newsletter.caption"),
    /** A name, id or class of the form or a field is about a newsletter. */
    NEWSLETTER_NAMES(NEWSLETTER, STRONG, "form.newsletter.names"),
    /** The text before the fields is about a newsletter. */
    NEWSLETTER_HEADING(NEWSLETTER, STRONG, "form.newsletter.heading"),
    /** The title of the page is about a newsletter. */
    NEWSLETTER_TITLE(NEWSLETTER, STRONG, "form.newsletter.title"),
    /** The form takes an email address and is outside the main content. */
    NEWSLETTER_FRAME(NEWSLETTER, FAIR, "form.newsletter.frame"),
    /** The caption of the button is about a login or a reset. */
    NEWSLETTER_ACCOUNT(NEWSLETTER, AGAINST, "form.newsletter.account"),
    /** The form submits with POST. */
    FILTER_POSTS(FILTER, VETO, "form.filter.posts"),
    /** The form takes a password, code or message. */
    FILTER_PASSWORDS(FILTER, VETO, "form.filter.passwords"),
    /** All fields of the form are choices, and the page may have something to filter. */
    FILTER_CHOICES(FILTER, STRONG, "form.filter.choices"),
    /** The form submits with GET to its own page. */
    FILTER_GETS(FILTER, STRONG, "form.filter.gets"),
    /** A table of records is below the form. */
    FILTER_RECORDS(FILTER, STRONG, "form.filter.records"),
    /** A list is below the form. */
    FILTER_LIST(FILTER, FAIR, "form.filter.list"),
    /**
     * The form takes a password, a user name or an email address, or a code without the quantities
     * of priced items.
     */
    PURCHASE_ACCOUNT(PURCHASE, VETO, "form.purchase.account"),
    /** The form takes several lines, like a payment form, and not only quantities. */
    PURCHASE_LINES(PURCHASE, VETO, "form.purchase.lines"),
    /** The button puts a product into a cart. */
    PURCHASE_CAPTION(PURCHASE, DECISIVE, "form.purchase.caption"),
    /** The form takes the quantities of priced items, and at most one other data field. */
    PURCHASE_BASKET(PURCHASE, STRONG, "form.purchase.basket"),
    /** The form is on the page of a product and takes a number. */
    PURCHASE_PRODUCT(PURCHASE, STRONG, "form.purchase.product"),
    /** Each field has a heading of its own, and no form contains them. */
    SAMPLE_HEADINGS(SAMPLE, DECISIVE, "form.sample.headings"),
    /** The form is one of many of the page that take passwords. */
    SAMPLE_LOGINS(SAMPLE, DECISIVE, "form.sample.logins"),
    /**
     * The form takes a password but has no button, the page has prose or another such form, and
     * neither title nor heading is about a login.
     */
    SAMPLE_IDLE(SAMPLE, DECISIVE, "form.sample.idle"),
    /** The form has a field for a color and one for a range. */
    SAMPLE_TYPES(SAMPLE, DECISIVE, "form.sample.types");

    /** The maximum number of text fields beside the password of a login. */
    private static final int MAX_LOGIN_LINES = 3;

    /** The maximum number of lines of text of a registration that no text calls one. */
    private static final int MAX_REGISTER_LINES = 30;

    /** The maximum number of data fields of the first step of a login or a request for a reset. */
    private static final int MAX_STEP = 3;

    /** The maximum number of lines of text in a letter. */
    private static final int MAX_CONTACT = 4;

    static final RuleTable<FormFacts, FormPurpose> TABLE = new RuleTable<>(FormRules::all);

    private final Rule<FormFacts, FormPurpose> rule;

    FormRules(FormPurpose conclusion, Weight weight, String name) {
        rule = new Rule<>(conclusion, weight, name, this);
    }

    private static List<Rule<FormFacts, FormPurpose>> all() {
        return Arrays.stream(values()).map(one -> one.rule).toList();
    }

    @Override
    public @Nullable Evidence find(FormFacts form) {
        return Evidence.when(applies(form));
    }

    private boolean applies(FormFacts form) {
        return switch (this) {
            case OTHER_DEFAULT -> true;
            case LOGIN_NEW_PASSWORD -> form.has(FieldRole.NEW_PASSWORD);
            case LOGIN_MESSAGE -> form.has(FieldRole.MESSAGE);
            case LOGIN_PASSWORDS -> form.passwords() > 1 && !form.isSaidToBeOnlyLogin();
            case LOGIN_NOBODY ->
                    form.passwords() == 0 && !form.identifies() && !form.isCalledLogin();
            case LOGIN_RECOVERS ->
                    form.passwords() == 0
                            && form.isHeaded(Topic.PASSWORD_RECOVERY)
                            && (!form.isCaptioned(Topic.LOGIN)
                                    || form.isCaptioned(Topic.PASSWORD_RECOVERY));
            case LOGIN_LONG ->
                    form.entersPerson()
                            || (form.passwords() == 0
                                    && form.group().dataFields().size() > MAX_STEP
                                    && !form.isCalledLogin());
            case LOGIN_UNSAID ->
                    form.passwords() == 0
                            && !form.isStatedLogin()
                            && (form.acts() || !form.hasSubmit() || !form.isNamed(Topic.LOGIN));
            case LOGIN_CONFIRMS ->
                    form.passwords() > 0
                            && form.acts()
                            && !form.isSaidToBeLogin()
                            && !form.signsInUnknownUser();
            case LOGIN_DELETES ->
                    form.lines() == 0
                            && form.passwords() > 0
                            && form.acts()
                            && form.isCaptioned(Topic.CANCEL)
                            && !form.isHeaded(Topic.LOGIN)
                            && !form.isTitled(Topic.LOGIN);
            case LOGIN_REGISTERS ->
                    form.passwords() == 0
                            && form.isHeaded(Topic.REGISTER)
                            && form.isTitled(Topic.REGISTER)
                            && !form.isHeaded(Topic.LOGIN)
                            && !form.isTitled(Topic.LOGIN)
                            && !form.isCaptioned(Topic.LOGIN);
            case LOGIN_FILE -> form.hasType(InputType.FILE) && !form.isSaidToBeLogin();
            case LOGIN_SERVER -> form.takesServer() && !form.isSaidToBeLogin();
            case LOGIN_NEWSLETTER -> form.passwords() == 0 && form.isForNewsletter();
            case LOGIN_SAMPLES -> form.isOneOfManyLogins();
            case LOGIN_PASSWORD -> form.passwords() == 1;
            case LOGIN_AUTOFILL -> form.passwords() == 1 && form.autofills("current-password");
            case LOGIN_CAPTION -> form.isCaptioned(Topic.LOGIN);
            case LOGIN_NAMES -> form.isNamed(Topic.LOGIN);
            case LOGIN_HEADING -> form.isHeaded(Topic.LOGIN);
            case LOGIN_PAGE -> form.isPageOfLogin();
            case LOGIN_TITLE -> form.isTitled(Topic.LOGIN);
            case LOGIN_IDENTITY -> form.identifies() || (form.passwords() == 1 && form.lines() > 0);
            case LOGIN_USERNAME -> form.autofills("username");
            case LOGIN_REMEMBER -> form.has(FieldRole.REMEMBER_ME);
            case LOGIN_RECOVERY -> form.passwords() > 0 && form.leadsTo(Topic.PASSWORD_RECOVERY);
            case LOGIN_BESIDE -> form.passwords() == 1 && form.isBesideRegistration();
            case LOGIN_MANY -> form.lines() > MAX_LOGIN_LINES;
            case LOGIN_PERSON -> form.identifies() && form.has(FieldRole.PERSON_NAME);
            case LOGIN_EMAIL_TOO ->
                    form.has(FieldRole.EMAIL)
                            && (form.has(FieldRole.USERNAME) || form.count(FieldRole.EMAIL) > 1);
            case LOGIN_OTHER_CAPTION ->
                    form.isCaptionedOtherwise(
                            Topic.LOGIN, Topic.REGISTER, Topic.NEWSLETTER, Topic.PASSWORD_RECOVERY);
            case REGISTER_NOBODY ->
                    !form.identifies()
                            && !(form.has(FieldRole.PERSON_NAME)
                                    && form.lines() + form.passwords() > 1)
                            && !form.completesRegistration();
            case REGISTER_CHANGE ->
                    form.has(FieldRole.PASSWORD) && form.has(FieldRole.NEW_PASSWORD);
            case REGISTER_WRITES -> form.group().writesBeforePassword();
            case REGISTER_SERVER -> form.takesServer();
            case REGISTER_NEWSLETTER -> form.passwords() == 0 && form.isForNewsletter();
            case REGISTER_FRAME -> form.passwords() == 0 && !form.page().isMain(form.group());
            case REGISTER_PREFILLED ->
                    form.isPrefilled()
                            && !form.isCaptioned(Topic.REGISTER)
                            && !form.isHeaded(Topic.REGISTER)
                            && !form.isTitled(Topic.REGISTER);
            case REGISTER_SIGNED_IN ->
                    form.page().leadsTo(Topic.LOGOUT) && !form.isAbout(Topic.REGISTER);
            case REGISTER_SETTINGS ->
                    form.lines() > MAX_REGISTER_LINES && !form.isAbout(Topic.REGISTER);
            case REGISTER_RESET ->
                    form.isHeaded(Topic.CHANGE_PASSWORD)
                            || form.isHeaded(Topic.PASSWORD_RECOVERY)
                            || form.isTitled(Topic.CHANGE_PASSWORD)
                            || form.isTitled(Topic.PASSWORD_RECOVERY);
            case REGISTER_OPTIONAL -> form.isPasswordOptional();
            case REGISTER_PROTECTS ->
                    form.isPasswordCalledOptional()
                            && !form.isHeaded(Topic.REGISTER)
                            && !form.isTitled(Topic.REGISTER);
            case REGISTER_PASSWORDS -> form.passwords() > 3;
            case REGISTER_SAMPLES -> form.isOneOfManyLogins();
            case REGISTER_NEW_PASSWORD -> form.has(FieldRole.NEW_PASSWORD);
            case REGISTER_REPEAT -> form.has(FieldRole.REPEATED_PASSWORD);
            case REGISTER_CAPTION -> form.isCaptioned(Topic.REGISTER);
            case REGISTER_NAMES -> form.isNamed(Topic.REGISTER) || form.hasField(Topic.REGISTER);
            case REGISTER_HEADING -> form.isHeaded(Topic.REGISTER);
            case REGISTER_TITLE -> form.isTitled(Topic.REGISTER);
            case REGISTER_ADDRESS -> form.isAddressed(Topic.REGISTER);
            case REGISTER_MANY -> form.passwords() > 0 && form.lines() > MAX_LOGIN_LINES;
            case REGISTER_PERSON ->
                    form.identifies()
                            && form.has(FieldRole.PERSON_NAME)
                            && (form.passwords() > 0 || form.isEntitledRegistration());
            case REGISTER_EMAIL_TOO ->
                    form.has(FieldRole.USERNAME)
                            && form.has(FieldRole.EMAIL)
                            && (form.passwords() > 0 || form.isAbout(Topic.REGISTER));
            case REGISTER_BESIDE -> form.passwords() == 0 && form.isBesideLogin();
            case REGISTER_NO_PASSWORD ->
                    form.passwords() == 0
                            && !(form.autofills("username")
                                    && form.isHeaded(Topic.REGISTER)
                                    && form.isTitled(Topic.REGISTER));
            case REGISTER_OTHER_CAPTION ->
                    form.isCaptionedOtherwise(
                            Topic.REGISTER, Topic.LOGIN, Topic.NEWSLETTER, Topic.PASSWORD_RECOVERY);
            case REGISTER_MESSAGE -> form.has(FieldRole.MESSAGE);
            case CHANGE_NO_PASSWORD -> !form.has(FieldRole.NEW_PASSWORD);
            case CHANGE_BOTH -> form.has(FieldRole.PASSWORD);
            case CHANGE_ALONE ->
                    !form.identifies()
                            && !form.has(FieldRole.PERSON_NAME)
                            && !form.completesRegistration();
            case CHANGE_DATA ->
                    form.lines() > 1
                            && !form.replacesPassword()
                            && !form.isAbout(Topic.CHANGE_PASSWORD)
                            && !form.isAbout(Topic.PASSWORD_RECOVERY);
            case CHANGE_ACCOUNT ->
                    form.identifies()
                            && !form.isPrefilled()
                            && !form.isAbout(Topic.CHANGE_PASSWORD)
                            && !form.isAbout(Topic.PASSWORD_RECOVERY);
            case CHANGE_CAPTION ->
                    form.isCaptioned(Topic.CHANGE_PASSWORD)
                            || form.isCaptioned(Topic.PASSWORD_RECOVERY);
            case CHANGE_HEADING ->
                    form.isHeaded(Topic.CHANGE_PASSWORD) || form.isHeaded(Topic.PASSWORD_RECOVERY);
            case CHANGE_TITLE ->
                    form.isTitled(Topic.CHANGE_PASSWORD) || form.isTitled(Topic.PASSWORD_RECOVERY);
            case CHANGE_CODE -> form.has(FieldRole.CODE);
            case CHANGE_EMAIL ->
                    form.identifies() && form.has(FieldRole.EMAIL) && !form.replacesPassword();
            case CHANGE_PERSON -> form.has(FieldRole.PERSON_NAME) && !form.replacesPassword();
            case RESET_PASSWORD -> form.passwords() > 0;
            case RESET_FIELDS ->
                    form.lines() == 0
                            || form.has(FieldRole.MESSAGE)
                            || form.group().dataFields().size() > MAX_STEP;
            case RESET_QUERY -> form.has(FieldRole.QUERY);
            case RESET_CAPTION ->
                    form.isCaptioned(Topic.PASSWORD_RECOVERY)
                            || form.isCaptioned(Topic.CHANGE_PASSWORD);
            case RESET_HEADING ->
                    form.isHeaded(Topic.PASSWORD_RECOVERY) || form.isHeaded(Topic.CHANGE_PASSWORD);
            case RESET_TITLE ->
                    form.isTitled(Topic.PASSWORD_RECOVERY) || form.isTitled(Topic.CHANGE_PASSWORD);
            case RESET_NAMES -> form.isNamed(Topic.PASSWORD_RECOVERY);
            case RESET_ADDRESS -> form.isAddressed(Topic.PASSWORD_RECOVERY);
            case RESET_INTRO -> form.isIntroduced(Topic.PASSWORD_RECOVERY);
            case RESET_OTHER_CAPTION ->
                    form.isCaptionedOtherwise(
                            Topic.PASSWORD_RECOVERY, Topic.LOGIN, Topic.REGISTER, Topic.NEWSLETTER);
            case ENTER_NO_CODE -> !form.has(FieldRole.CODE);
            case ENTER_MESSAGE -> form.has(FieldRole.MESSAGE);
            case ENTER_PASSWORD -> form.passwords() > 0;
            case ENTER_FIELD -> form.has(FieldRole.CODE);
            case ENTER_AUTOFILL -> form.autofills("one-time-code");
            case ENTER_PARTS -> form.count(FieldRole.CODE) > 1;
            case ENTER_ASKS -> form.introduces(Topic.VERIFICATION);
            case ENTER_BUSY -> form.isBusy();
            case ENTER_OTHERS -> form.lines() > MAX_STEP;
            case SEARCH_NO_QUERY -> !form.has(FieldRole.QUERY);
            case SEARCH_QUERY -> form.has(FieldRole.QUERY);
            case SEARCH_ALONE -> form.lines() + form.count(FieldRole.MESSAGE) <= 1;
            case SEARCH_CAPTION -> form.isCaptioned(Topic.SEARCH);
            case CONTACT_NO_MESSAGE -> !form.has(FieldRole.MESSAGE);
            case CONTACT_PASSWORD -> form.passwords() > 0;
            case CONTACT_SENDER -> form.hasSender();
            case CONTACT_NAMES ->
                    form.isNamed(Topic.CONTACT)
                            || form.isContactPlugin()
                            || form.isMessageNamed(form.page().lexicon().get(Topic.CONTACT)::in);
            case CONTACT_CAPTION -> form.isCaptioned(Topic.CONTACT);
            case CONTACT_HEADING -> form.isHeaded(Topic.CONTACT);
            case CONTACT_TITLE -> form.isTitled(Topic.CONTACT);
            case CONTACT_ADDRESS -> form.isAddressed(Topic.CONTACT);
            case CONTACT_ASKS ->
                    form.has(FieldRole.EMAIL)
                            && form.lines() >= 2
                            && (form.isSent() || !form.group().form());
            case CONTACT_REGISTRATION ->
                    (form.isTitled(Topic.REGISTER) || form.isHeaded(Topic.REGISTER))
                            && !form.isAbout(Topic.CONTACT);
            case CONTACT_BELOW_TEXT ->
                    form.isBelowText()
                            && !form.isContactPlugin()
                            && !form.isHeaded(Topic.CONTACT)
                            && !form.isTitled(Topic.CONTACT)
                            && (form.page().structure().isDeclaredArticle()
                                    || !form.isAbout(Topic.CONTACT));
            case CONTACT_DATA ->
                    !form.isAbout(Topic.CONTACT)
                            && (form.lines() > MAX_CONTACT
                                    || form.hasChoice()
                                    || form.hasType(InputType.FILE)
                                    || form.hasType(InputType.NUMBER)
                                    || form.hasType(InputType.DATE)
                                    || form.isPrefilled());
            case CONTACT_NOBODY ->
                    !form.hasSender()
                            && (form.lines() > MAX_CONTACT
                                    || (!form.isHeaded(Topic.CONTACT)
                                            && !form.isNamed(Topic.CONTACT)));
            case COMMENT_NO_MESSAGE -> !form.has(FieldRole.MESSAGE);
            case COMMENT_NAMES -> CommentWords.in(form.words().names().text());
            case COMMENT_MESSAGE -> form.isMessageNamed(CommentWords::in);
            case COMMENT_CAPTION -> form.isCaptioned(Topic.REPLY);
            case COMMENT_SITE -> form.has(FieldRole.WEB_SITE);
            case COMMENT_DATA -> form.lines() > MAX_CONTACT;
            case COMMENT_SAVES ->
                    form.isCaptioned(Topic.COOKIE_SAVE)
                            && !form.has(FieldRole.EMAIL)
                            && !CommentWords.in(form.words().names().text());
            case COMMENT_BELOW -> form.isBelowText();
            case NEWSLETTER_FIELDS ->
                    form.lines() == 0
                            || form.passwords() > 0
                            || form.has(FieldRole.MESSAGE)
                            || form.has(FieldRole.QUERY);
            case NEWSLETTER_CAPTION -> form.isCaptioned(Topic.NEWSLETTER);
            case NEWSLETTER_NAMES ->
                    form.isNamed(Topic.NEWSLETTER) || form.hasField(Topic.NEWSLETTER);
            case NEWSLETTER_HEADING ->
                    form.isHeaded(Topic.NEWSLETTER) || form.isIntroduced(Topic.NEWSLETTER);
            case NEWSLETTER_TITLE -> form.isTitled(Topic.NEWSLETTER);
            case NEWSLETTER_FRAME -> form.has(FieldRole.EMAIL) && !form.page().isMain(form.group());
            case NEWSLETTER_ACCOUNT ->
                    form.isCaptioned(Topic.LOGIN) || form.isCaptioned(Topic.PASSWORD_RECOVERY);
            case FILTER_POSTS -> form.group().posts();
            case FILTER_PASSWORDS ->
                    form.passwords() > 0 || form.has(FieldRole.CODE) || form.has(FieldRole.MESSAGE);
            case FILTER_CHOICES ->
                    form.lines() == 0 && !form.hasType(InputType.FILE) && !form.filtersNothing();
            case FILTER_GETS -> form.getsSamePage();
            case FILTER_RECORDS -> form.isAboveRecords();
            case FILTER_LIST -> form.isAboveList();
            case PURCHASE_ACCOUNT ->
                    form.passwords() > 0
                            || (form.has(FieldRole.CODE) && !form.takesQuantities())
                            || form.identifies()
                            || form.has(FieldRole.PERSON_NAME);
            case PURCHASE_LINES -> form.lines() > 2 && !form.takesQuantities();
            case PURCHASE_CAPTION -> form.isCaptioned(Topic.CART);
            case PURCHASE_BASKET -> form.takesQuantities();
            case PURCHASE_PRODUCT ->
                    form.page().structure().isDeclaredProduct() && form.hasType(InputType.NUMBER);
            case SAMPLE_HEADINGS -> form.page().areSamples(form.group());
            case SAMPLE_LOGINS -> form.isOneOfManyLogins();
            case SAMPLE_IDLE -> form.isIdleLogin();
            case SAMPLE_TYPES -> form.hasType(InputType.COLOR) && form.hasType(InputType.RANGE);
        };
    }
}
