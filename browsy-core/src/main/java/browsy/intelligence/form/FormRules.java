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

import browsy.intelligence.rule.Rule;
import browsy.intelligence.rule.RuleTable;
import browsy.intelligence.rule.Weight;
import browsy.intelligence.signal.Topic;
import browsy.model.InputType;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;

/** The rules for what a form is for. */
final class FormRules {

    /** The maximum number of text fields beside the password of a login. */
    private static final int MAX_LOGIN_LINES = 3;

    /** The maximum number of data fields of the first step of a login or a request for a reset. */
    private static final int MAX_STEP = 3;

    /** The maximum number of lines of text in a letter. */
    private static final int MAX_CONTACT = 4;

    static final RuleTable<FormFacts, FormPurpose> TABLE = new RuleTable<>(FormRules::all);

    private FormRules() {}

    private static List<Rule<FormFacts, FormPurpose>> all() {
        List<Rule<FormFacts, FormPurpose>> rules = new ArrayList<>();
        List.of(
                        other(),
                        login(),
                        register(),
                        changePassword(),
                        reset(),
                        code(),
                        search(),
                        contact(),
                        comment(),
                        newsletter(),
                        filter(),
                        purchase(),
                        sample())
                .forEach(rules::addAll);
        return rules;
    }

    private static Collection<Rule<FormFacts, FormPurpose>> login() {
        return List.of(
                rule(
                        LOGIN,
                        VETO,
                        "login.new_password",
                        "The form takes a new password.",
                        form -> form.has(FieldRole.NEW_PASSWORD)),
                rule(
                        LOGIN,
                        VETO,
                        "login.message",
                        "The form takes a message.",
                        form -> form.has(FieldRole.MESSAGE)),
                rule(
                        LOGIN,
                        VETO,
                        "login.passwords",
                        "The form takes several passwords, and the texts do not all name a login.",
                        form -> form.passwords() > 1 && !form.isSaidToBeOnlyLogin()),
                rule(
                        LOGIN,
                        VETO,
                        "login.nobody",
                        "The form takes neither a password nor anything that identifies a user.",
                        form ->
                                form.passwords() == 0
                                        && !form.identifies()
                                        && !form.isCalledLogin()),
                rule(
                        LOGIN,
                        VETO,
                        "login.recovers",
                        "The form takes no password, and its heading is about a forgotten one.",
                        form ->
                                form.passwords() == 0
                                        && form.isHeaded(Topic.PASSWORD_RECOVERY)
                                        && !form.isCaptioned(Topic.LOGIN)),
                rule(
                        LOGIN,
                        VETO,
                        "login.long",
                        "The form takes no password, and more than the first step of a login, or the"
                                + " name of a person among several fields.",
                        form ->
                                form.entersPerson()
                                        || (form.passwords() == 0
                                                && form.group().dataFields().size() > MAX_STEP
                                                && !form.isCalledLogin())),
                rule(
                        LOGIN,
                        VETO,
                        "login.unsaid",
                        "The form takes no password, and no text says that it is a login; a name says so"
                                + " only if a button with a caption such as Next submits the form.",
                        form ->
                                form.passwords() == 0
                                        && !form.isStatedLogin()
                                        && (form.acts()
                                                || !form.hasSubmit()
                                                || !form.isNamed(Topic.LOGIN))),
                rule(
                        LOGIN,
                        STRONGLY_AGAINST,
                        "login.confirms",
                        "The button is captioned with an action that the password confirms, and"
                                + " nothing says that the form is a login.",
                        form ->
                                form.passwords() > 0
                                        && form.acts()
                                        && !form.isSaidToBeLogin()
                                        && !form.signsInUnknownUser()),
                rule(
                        LOGIN,
                        VETO,
                        "login.deletes",
                        "The form takes a password alone, the button deletes or leaves, and neither"
                                + " heading nor title name a login.",
                        form ->
                                form.lines() == 0
                                        && form.passwords() > 0
                                        && form.acts()
                                        && form.isCaptioned(Topic.CANCEL)
                                        && !form.isHeaded(Topic.LOGIN)
                                        && !form.isTitled(Topic.LOGIN)),
                rule(
                        LOGIN,
                        STRONGLY_AGAINST,
                        "login.registers",
                        "The form takes no password, and heading and title are about a registration"
                                + " and not about a login.",
                        form ->
                                form.passwords() == 0
                                        && form.isHeaded(Topic.REGISTER)
                                        && form.isTitled(Topic.REGISTER)
                                        && !form.isHeaded(Topic.LOGIN)
                                        && !form.isTitled(Topic.LOGIN)
                                        && !form.isCaptioned(Topic.LOGIN)),
                rule(
                        LOGIN,
                        STRONGLY_AGAINST,
                        "login.server",
                        "The form takes the address of a server, and nothing says that it is a"
                                + " login.",
                        form -> form.takesServer() && !form.isSaidToBeLogin()),
                rule(
                        LOGIN,
                        VETO,
                        "login.newsletter",
                        "The form takes no password, and is about a newsletter.",
                        form -> form.passwords() == 0 && form.isForNewsletter()),
                rule(
                        LOGIN,
                        VETO,
                        "login.samples",
                        "Many forms of the page take passwords.",
                        FormFacts::isOneOfManyLogins),
                rule(
                        LOGIN,
                        STRONG,
                        "login.password",
                        "The form takes one password.",
                        form -> form.passwords() == 1),
                rule(
                        LOGIN,
                        FAIR,
                        "login.autofill",
                        "The autofill standard names the present password.",
                        form -> form.passwords() == 1 && form.autofills("current-password")),
                rule(
                        LOGIN,
                        STRONG,
                        "login.caption",
                        "The button is captioned with a login.",
                        form -> form.isCaptioned(Topic.LOGIN)),
                rule(
                        LOGIN,
                        FAIR,
                        "login.names",
                        "The author names the form or its password after a login.",
                        form -> form.isNamed(Topic.LOGIN)),
                rule(
                        LOGIN,
                        FAIR,
                        "login.heading",
                        "The heading of the form is about a login.",
                        form -> form.isHeaded(Topic.LOGIN)),
                rule(
                        LOGIN,
                        SLIGHT,
                        "login.title",
                        "The title of the page is about a login.",
                        form -> form.isTitled(Topic.LOGIN)),
                rule(
                        LOGIN,
                        FAIR,
                        "login.identity",
                        "The form takes something that identifies a user, or a line beside the password.",
                        form -> form.identifies() || (form.passwords() == 1 && form.lines() > 0)),
                rule(
                        LOGIN,
                        FAIR,
                        "login.username",
                        "The autofill standard names the user name.",
                        form -> form.autofills("username")),
                rule(
                        LOGIN,
                        STRONG,
                        "login.remember",
                        "The form offers to stay signed in.",
                        form -> form.has(FieldRole.REMEMBER_ME)),
                rule(
                        LOGIN,
                        FAIR,
                        "login.recovery",
                        "The form leads to the recovery of a forgotten password.",
                        form -> form.passwords() > 0 && form.leadsTo(Topic.PASSWORD_RECOVERY)),
                rule(
                        LOGIN,
                        FAIR,
                        "login.beside",
                        "Another form of the page takes a new password twice.",
                        form -> form.passwords() == 1 && form.isBesideRegistration()),
                rule(
                        LOGIN,
                        STRONGLY_AGAINST,
                        "login.many",
                        "The form takes more lines of text than a login does.",
                        form -> form.lines() > MAX_LOGIN_LINES),
                rule(
                        LOGIN,
                        STRONGLY_AGAINST,
                        "login.person",
                        "The form takes the name of a person.",
                        form -> form.identifies() && form.has(FieldRole.PERSON_NAME)),
                rule(
                        LOGIN,
                        STRONGLY_AGAINST,
                        "login.email_too",
                        "The form takes a user name and an email address, or two addresses.",
                        form ->
                                form.has(FieldRole.EMAIL)
                                        && (form.has(FieldRole.USERNAME)
                                                || form.count(FieldRole.EMAIL) > 1)),
                rule(
                        LOGIN,
                        STRONGLY_AGAINST,
                        "login.other_caption",
                        "The button is captioned with something else than a login.",
                        form ->
                                form.isCaptionedOtherwise(
                                        Topic.LOGIN,
                                        Topic.REGISTER,
                                        Topic.NEWSLETTER,
                                        Topic.PASSWORD_RECOVERY)));
    }

    private static Collection<Rule<FormFacts, FormPurpose>> register() {
        return List.of(
                rule(
                        REGISTER,
                        VETO,
                        "register.nobody",
                        "The form takes nothing that identifies a user, or only a name, and is not"
                                + " the last step of a registration.",
                        form ->
                                !form.identifies()
                                        && !(form.has(FieldRole.PERSON_NAME)
                                                && form.lines() + form.passwords() > 1)
                                        && !form.completesRegistration()),
                rule(
                        REGISTER,
                        VETO,
                        "register.change",
                        "The form takes the present password and a new one.",
                        form -> form.has(FieldRole.PASSWORD) && form.has(FieldRole.NEW_PASSWORD)),
                rule(
                        REGISTER,
                        VETO,
                        "register.writes",
                        "The form takes a message before the password, so an account is optional.",
                        form -> form.group().writesBeforePassword()),
                rule(
                        REGISTER,
                        STRONGLY_AGAINST,
                        "register.server",
                        "The form takes the address of a server, as settings do.",
                        FormFacts::takesServer),
                rule(
                        REGISTER,
                        STRONGLY_AGAINST,
                        "register.newsletter",
                        "The form takes no password, and is about a newsletter.",
                        form -> form.passwords() == 0 && form.isForNewsletter()),
                rule(
                        REGISTER,
                        STRONGLY_AGAINST,
                        "register.frame",
                        "The form takes no password and belongs to the frame of the page.",
                        form -> form.passwords() == 0 && !form.page().isMain(form.group())),
                rule(
                        REGISTER,
                        VETO,
                        "register.prefilled",
                        "The form has who the user is already, and nothing says that it is a registration.",
                        form ->
                                form.isPrefilled()
                                        && !form.isCaptioned(Topic.REGISTER)
                                        && !form.isHeaded(Topic.REGISTER)
                                        && !form.isTitled(Topic.REGISTER)),
                rule(
                        REGISTER,
                        STRONGLY_AGAINST,
                        "register.reset",
                        "Heading or title are about a change or reset of a password.",
                        form ->
                                form.isHeaded(Topic.CHANGE_PASSWORD)
                                        || form.isHeaded(Topic.PASSWORD_RECOVERY)
                                        || form.isTitled(Topic.CHANGE_PASSWORD)
                                        || form.isTitled(Topic.PASSWORD_RECOVERY)),
                rule(
                        REGISTER,
                        STRONGLY_AGAINST,
                        "register.optional",
                        "Other fields are required, but the password is not.",
                        FormFacts::isPasswordOptional),
                rule(
                        REGISTER,
                        VETO,
                        "register.protects",
                        "The label of the password says that it is optional, and neither heading nor title is"
                                + " about a registration: the password protects something else.",
                        form ->
                                form.isPasswordCalledOptional()
                                        && !form.isHeaded(Topic.REGISTER)
                                        && !form.isTitled(Topic.REGISTER)),
                rule(
                        REGISTER,
                        VETO,
                        "register.passwords",
                        "The form takes more than three passwords.",
                        form -> form.passwords() > 3),
                rule(
                        REGISTER,
                        VETO,
                        "register.samples",
                        "Many forms of the page take passwords.",
                        FormFacts::isOneOfManyLogins),
                rule(
                        REGISTER,
                        STRONG,
                        "register.new_password",
                        "The form takes a new password.",
                        form -> form.has(FieldRole.NEW_PASSWORD)),
                rule(
                        REGISTER,
                        STRONG,
                        "register.repeat",
                        "The form takes the new password twice.",
                        form -> form.has(FieldRole.REPEATED_PASSWORD)),
                rule(
                        REGISTER,
                        STRONG,
                        "register.caption",
                        "The button is captioned with a registration.",
                        form -> form.isCaptioned(Topic.REGISTER)),
                rule(
                        REGISTER,
                        FAIR,
                        "register.names",
                        "The author names the form or a field after a registration.",
                        form -> form.isNamed(Topic.REGISTER) || form.hasField(Topic.REGISTER)),
                rule(
                        REGISTER,
                        FAIR,
                        "register.heading",
                        "The heading of the form is about a registration.",
                        form -> form.isHeaded(Topic.REGISTER)),
                rule(
                        REGISTER,
                        FAIR,
                        "register.title",
                        "The title of the page is about a registration.",
                        form -> form.isTitled(Topic.REGISTER)),
                rule(
                        REGISTER,
                        FAIR,
                        "register.address",
                        "The address of the page is called after a registration.",
                        form -> form.isAddressed(Topic.REGISTER)),
                rule(
                        REGISTER,
                        STRONG,
                        "register.many",
                        "The form takes a password and more lines of text than a login does.",
                        form -> form.passwords() > 0 && form.lines() > MAX_LOGIN_LINES),
                rule(
                        REGISTER,
                        STRONG,
                        "register.person",
                        "The form takes who the user is and the name of a person as well, and a"
                                + " password or the title of a registration.",
                        form ->
                                form.identifies()
                                        && form.has(FieldRole.PERSON_NAME)
                                        && (form.passwords() > 0 || form.isEntitledRegistration())),
                rule(
                        REGISTER,
                        STRONG,
                        "register.email_too",
                        "The form takes a user name and an email address, and a password or a word for registrations.",
                        form ->
                                form.has(FieldRole.USERNAME)
                                        && form.has(FieldRole.EMAIL)
                                        && (form.passwords() > 0 || form.isAbout(Topic.REGISTER))),
                rule(
                        REGISTER,
                        FAIR,
                        "register.beside",
                        "Another form of the page takes a password, and this one does not.",
                        form -> form.passwords() == 0 && form.isBesideLogin()),
                rule(
                        REGISTER,
                        AGAINST,
                        "register.no_password",
                        "The form takes no password, and no user name below a title and heading for"
                                + " a registration.",
                        form ->
                                form.passwords() == 0
                                        && !(form.autofills("username")
                                                && form.isHeaded(Topic.REGISTER)
                                                && form.isTitled(Topic.REGISTER))),
                rule(
                        REGISTER,
                        STRONGLY_AGAINST,
                        "register.other_caption",
                        "The button is captioned with something else than a registration.",
                        form ->
                                form.isCaptionedOtherwise(
                                        Topic.REGISTER,
                                        Topic.LOGIN,
                                        Topic.NEWSLETTER,
                                        Topic.PASSWORD_RECOVERY)),
                rule(
                        REGISTER,
                        STRONGLY_AGAINST,
                        "register.message",
                        "The form takes a message.",
                        form -> form.has(FieldRole.MESSAGE)));
    }

    private static Collection<Rule<FormFacts, FormPurpose>> changePassword() {
        return List.of(
                rule(
                        CHANGE_PASSWORD,
                        VETO,
                        "change.no_password",
                        "The form takes no new password.",
                        form -> !form.has(FieldRole.NEW_PASSWORD)),
                rule(
                        CHANGE_PASSWORD,
                        DECISIVE,
                        "change.both",
                        "The form takes the present password and a new one.",
                        form -> form.has(FieldRole.PASSWORD)),
                rule(
                        CHANGE_PASSWORD,
                        DECISIVE,
                        "change.alone",
                        "The form takes a new password and nothing that identifies a user, and is"
                                + " not the last step of a registration.",
                        form ->
                                !form.identifies()
                                        && !form.has(FieldRole.PERSON_NAME)
                                        && !form.completesRegistration()),
                rule(
                        CHANGE_PASSWORD,
                        VETO,
                        "change.data",
                        "Nothing is about a password, and the form takes lines of text beside them.",
                        form ->
                                form.lines() > 1
                                        && !form.replacesPassword()
                                        && !form.isAbout(Topic.CHANGE_PASSWORD)
                                        && !form.isAbout(Topic.PASSWORD_RECOVERY)),
                rule(
                        CHANGE_PASSWORD,
                        STRONG,
                        "change.caption",
                        "The button is captioned with a change or reset of a password.",
                        form ->
                                form.isCaptioned(Topic.CHANGE_PASSWORD)
                                        || form.isCaptioned(Topic.PASSWORD_RECOVERY)),
                rule(
                        CHANGE_PASSWORD,
                        STRONG,
                        "change.heading",
                        "The heading of the form is about a change or reset of a password.",
                        form ->
                                form.isHeaded(Topic.CHANGE_PASSWORD)
                                        || form.isHeaded(Topic.PASSWORD_RECOVERY)),
                rule(
                        CHANGE_PASSWORD,
                        STRONG,
                        "change.title",
                        "The title of the page is about a change or reset of a password.",
                        form ->
                                form.isTitled(Topic.CHANGE_PASSWORD)
                                        || form.isTitled(Topic.PASSWORD_RECOVERY)),
                rule(
                        CHANGE_PASSWORD,
                        SLIGHT,
                        "change.code",
                        "The form takes a code and a new password.",
                        form -> form.has(FieldRole.CODE)),
                rule(
                        CHANGE_PASSWORD,
                        STRONGLY_AGAINST,
                        "change.email",
                        "The form takes an email address, and not the present password.",
                        form ->
                                form.identifies()
                                        && form.has(FieldRole.EMAIL)
                                        && !form.replacesPassword()),
                rule(
                        CHANGE_PASSWORD,
                        STRONGLY_AGAINST,
                        "change.person",
                        "The form takes the name of a person, and not the present password.",
                        form -> form.has(FieldRole.PERSON_NAME) && !form.replacesPassword()));
    }

    private static Collection<Rule<FormFacts, FormPurpose>> reset() {
        return List.of(
                rule(
                        RESET_REQUEST,
                        VETO,
                        "reset.password",
                        "The form takes a password.",
                        form -> form.passwords() > 0),
                rule(
                        RESET_REQUEST,
                        VETO,
                        "reset.fields",
                        "The form takes no line of text, a message, or more than a request does.",
                        form ->
                                form.lines() == 0
                                        || form.has(FieldRole.MESSAGE)
                                        || form.group().dataFields().size() > MAX_STEP),
                rule(
                        RESET_REQUEST,
                        VETO,
                        "reset.query",
                        "The form takes a query.",
                        form -> form.has(FieldRole.QUERY)),
                rule(
                        RESET_REQUEST,
                        STRONG,
                        "reset.caption",
                        "The button is captioned with a reset of a password.",
                        form ->
                                form.isCaptioned(Topic.PASSWORD_RECOVERY)
                                        || form.isCaptioned(Topic.CHANGE_PASSWORD)),
                rule(
                        RESET_REQUEST,
                        STRONG,
                        "reset.heading",
                        "The heading of the form is about a forgotten password.",
                        form ->
                                form.isHeaded(Topic.PASSWORD_RECOVERY)
                                        || form.isHeaded(Topic.CHANGE_PASSWORD)),
                rule(
                        RESET_REQUEST,
                        STRONG,
                        "reset.title",
                        "The title of the page is about a forgotten password.",
                        form ->
                                form.isTitled(Topic.PASSWORD_RECOVERY)
                                        || form.isTitled(Topic.CHANGE_PASSWORD)),
                rule(
                        RESET_REQUEST,
                        STRONG,
                        "reset.names",
                        "The author names the form after a forgotten password.",
                        form -> form.isNamed(Topic.PASSWORD_RECOVERY)),
                rule(
                        RESET_REQUEST,
                        FAIR,
                        "reset.address",
                        "The address of the page is called after a forgotten password.",
                        form -> form.isAddressed(Topic.PASSWORD_RECOVERY)),
                rule(
                        RESET_REQUEST,
                        STRONG,
                        "reset.intro",
                        "The text before the fields is about a forgotten password.",
                        form -> form.isIntroduced(Topic.PASSWORD_RECOVERY)),
                rule(
                        RESET_REQUEST,
                        STRONGLY_AGAINST,
                        "reset.other_caption",
                        "The button is captioned with something else than a reset.",
                        form ->
                                form.isCaptionedOtherwise(
                                        Topic.PASSWORD_RECOVERY,
                                        Topic.LOGIN,
                                        Topic.REGISTER,
                                        Topic.NEWSLETTER)));
    }

    private static Collection<Rule<FormFacts, FormPurpose>> code() {
        return List.of(
                rule(
                        ENTER_CODE,
                        VETO,
                        "enter.no_code",
                        "No field takes a code.",
                        form -> !form.has(FieldRole.CODE)),
                rule(
                        ENTER_CODE,
                        VETO,
                        "enter.message",
                        "The form takes a message; the code is a CAPTCHA.",
                        form -> form.has(FieldRole.MESSAGE)),
                rule(
                        ENTER_CODE,
                        VETO,
                        "enter.password",
                        "The form takes a password; the code belongs to a login.",
                        form -> form.passwords() > 0),
                rule(
                        ENTER_CODE,
                        STRONG,
                        "enter.code",
                        "A field takes a code.",
                        form -> form.has(FieldRole.CODE)),
                rule(
                        ENTER_CODE,
                        DECISIVE,
                        "enter.autofill",
                        "The autofill standard names a code.",
                        form -> form.autofills("one-time-code")),
                rule(
                        ENTER_CODE,
                        STRONG,
                        "enter.parts",
                        "Several fields take a code.",
                        form -> form.count(FieldRole.CODE) > 1),
                rule(
                        ENTER_CODE,
                        STRONG,
                        "enter.asks",
                        "Title, heading, text or button ask for a code.",
                        form -> form.introduces(Topic.VERIFICATION)),
                rule(
                        ENTER_CODE,
                        STRONGLY_AGAINST,
                        "enter.busy",
                        "The page has much prose or many links.",
                        FormFacts::isBusy),
                rule(
                        ENTER_CODE,
                        AGAINST,
                        "enter.others",
                        "The form takes more lines of text beside the code than asking for it"
                                + " needs.",
                        form -> form.lines() > MAX_STEP));
    }

    private static Collection<Rule<FormFacts, FormPurpose>> search() {
        return List.of(
                rule(
                        SEARCH,
                        VETO,
                        "search.no_query",
                        "No field takes a query.",
                        form -> !form.has(FieldRole.QUERY)),
                rule(
                        SEARCH,
                        STRONG,
                        "search.query",
                        "A field takes a query.",
                        form -> form.has(FieldRole.QUERY)),
                rule(
                        SEARCH,
                        DECISIVE,
                        "search.alone",
                        "The query is the only text of the form.",
                        form -> form.lines() + form.count(FieldRole.MESSAGE) <= 1),
                rule(
                        SEARCH,
                        FAIR,
                        "search.caption",
                        "A button is captioned with a search.",
                        form -> form.isCaptioned(Topic.SEARCH)));
    }

    private static Collection<Rule<FormFacts, FormPurpose>> contact() {
        return List.of(
                rule(
                        CONTACT,
                        VETO,
                        "contact.no_message",
                        "The form takes no message.",
                        form -> !form.has(FieldRole.MESSAGE)),
                rule(
                        CONTACT,
                        VETO,
                        "contact.password",
                        "The form takes a password.",
                        form -> form.passwords() > 0),
                rule(
                        CONTACT,
                        FAIR,
                        "contact.sender",
                        "The form takes the sender's name, address or number.",
                        FormFacts::hasSender),
                rule(
                        CONTACT,
                        STRONG,
                        "contact.names",
                        "The author names the form or its message after a contact.",
                        form ->
                                form.isNamed(Topic.CONTACT)
                                        || form.isContactPlugin()
                                        || form.isMessageNamed(
                                                form.page().lexicon().get(Topic.CONTACT)::in)),
                rule(
                        CONTACT,
                        STRONG,
                        "contact.caption",
                        "The button is captioned with a contact.",
                        form -> form.isCaptioned(Topic.CONTACT)),
                rule(
                        CONTACT,
                        STRONG,
                        "contact.heading",
                        "The heading of the form is about a contact.",
                        form -> form.isHeaded(Topic.CONTACT)),
                rule(
                        CONTACT,
                        FAIR,
                        "contact.title",
                        "The title of the page is about a contact.",
                        form -> form.isTitled(Topic.CONTACT)),
                rule(
                        CONTACT,
                        FAIR,
                        "contact.address",
                        "The address of the page is called after a contact.",
                        form -> form.isAddressed(Topic.CONTACT)),
                rule(
                        CONTACT,
                        FAIR,
                        "contact.asks",
                        "The form, or a script, submits a name, an email address and a message.",
                        form ->
                                form.has(FieldRole.EMAIL)
                                        && form.lines() >= 2
                                        && (form.isSent() || !form.group().form())),
                rule(
                        CONTACT,
                        STRONGLY_AGAINST,
                        "contact.registration",
                        "Title or heading are about a registration, and nothing near the form is about"
                                + " a contact.",
                        form ->
                                (form.isTitled(Topic.REGISTER) || form.isHeaded(Topic.REGISTER))
                                        && !form.isAbout(Topic.CONTACT)),
                rule(
                        CONTACT,
                        STRONGLY_AGAINST,
                        "contact.below_text",
                        "The form is below a text, and nothing near it is about a contact.",
                        form ->
                                form.isBelowText()
                                        && !form.isContactPlugin()
                                        && !form.isHeaded(Topic.CONTACT)
                                        && !form.isTitled(Topic.CONTACT)
                                        && (form.page().structure().isDeclaredArticle()
                                                || !form.isAbout(Topic.CONTACT))),
                rule(
                        CONTACT,
                        STRONGLY_AGAINST,
                        "contact.data",
                        "Nothing near the form is about a contact, and it takes more than a letter.",
                        form ->
                                !form.isAbout(Topic.CONTACT)
                                        && (form.lines() > MAX_CONTACT
                                                || form.hasChoice()
                                                || form.hasType(InputType.FILE)
                                                || form.hasType(InputType.NUMBER)
                                                || form.hasType(InputType.DATE)
                                                || form.isPrefilled())),
                rule(
                        CONTACT,
                        STRONGLY_AGAINST,
                        "contact.nobody",
                        "The form takes nothing about the sender, and neither its heading nor its"
                                + " name is about a contact.",
                        form ->
                                !form.hasSender()
                                        && !form.isHeaded(Topic.CONTACT)
                                        && !form.isNamed(Topic.CONTACT)));
    }

    private static Collection<Rule<FormFacts, FormPurpose>> comment() {
        return List.of(
                rule(
                        COMMENT,
                        VETO,
                        "comment.no_message",
                        "The form takes no message.",
                        form -> !form.has(FieldRole.MESSAGE)),
                rule(
                        COMMENT,
                        STRONG,
                        "comment.names",
                        "The author names the form or its address after comments.",
                        form -> CommentWords.in(form.words().names().text())),
                rule(
                        COMMENT,
                        FAIR,
                        "comment.message",
                        "The author names the message a comment.",
                        form -> form.isMessageNamed(CommentWords::in)),
                rule(
                        COMMENT,
                        STRONG,
                        "comment.caption",
                        "The button is captioned with a reply.",
                        form -> form.isCaptioned(Topic.REPLY)),
                rule(
                        COMMENT,
                        STRONG,
                        "comment.site",
                        "The form takes the address of the author's web site.",
                        form -> form.has(FieldRole.WEB_SITE)),
                rule(
                        COMMENT,
                        STRONGLY_AGAINST,
                        "comment.data",
                        "The form takes more lines of text than a comment does.",
                        form -> form.lines() > MAX_CONTACT),
                rule(
                        COMMENT,
                        FAIR,
                        "comment.below",
                        "The form is below a text.",
                        FormFacts::isBelowText));
    }

    private static Collection<Rule<FormFacts, FormPurpose>> newsletter() {
        return List.of(
                rule(
                        NEWSLETTER,
                        VETO,
                        "newsletter.fields",
                        "The form takes no line of text, or a password, message or query.",
                        form ->
                                form.lines() == 0
                                        || form.passwords() > 0
                                        || form.has(FieldRole.MESSAGE)
                                        || form.has(FieldRole.QUERY)),
                rule(
                        NEWSLETTER,
                        STRONG,
                        "newsletter.caption",
                        "The button is captioned with a subscription.",
                        form -> form.isCaptioned(Topic.NEWSLETTER)),
                rule(
                        NEWSLETTER,
                        STRONG,
                        "newsletter.names",
                        "The author names the form or a field after a newsletter.",
                        form -> form.isNamed(Topic.NEWSLETTER) || form.hasField(Topic.NEWSLETTER)),
                rule(
                        NEWSLETTER,
                        STRONG,
                        "newsletter.heading",
                        "The text before the fields is about a newsletter.",
                        form ->
                                form.isHeaded(Topic.NEWSLETTER)
                                        || form.isIntroduced(Topic.NEWSLETTER)),
                rule(
                        NEWSLETTER,
                        STRONG,
                        "newsletter.title",
                        "The title of the page is about a newsletter.",
                        form -> form.isTitled(Topic.NEWSLETTER)),
                rule(
                        NEWSLETTER,
                        FAIR,
                        "newsletter.frame",
                        "The form takes an email address in the frame of the page.",
                        form -> form.has(FieldRole.EMAIL) && !form.page().isMain(form.group())),
                rule(
                        NEWSLETTER,
                        AGAINST,
                        "newsletter.account",
                        "The button is captioned with a login or a reset.",
                        form ->
                                form.isCaptioned(Topic.LOGIN)
                                        || form.isCaptioned(Topic.PASSWORD_RECOVERY)));
    }

    private static Collection<Rule<FormFacts, FormPurpose>> filter() {
        return List.of(
                rule(
                        FILTER,
                        VETO,
                        "filter.posts",
                        "The form submits by POST.",
                        form -> form.group().posts()),
                rule(
                        FILTER,
                        VETO,
                        "filter.passwords",
                        "The form takes a password, code or message.",
                        form ->
                                form.passwords() > 0
                                        || form.has(FieldRole.CODE)
                                        || form.has(FieldRole.MESSAGE)),
                rule(
                        FILTER,
                        STRONG,
                        "filter.choices",
                        "All fields of the form choose, and there may be something to choose from.",
                        form ->
                                form.lines() == 0
                                        && !form.hasType(InputType.FILE)
                                        && !form.filtersNothing()),
                rule(
                        FILTER,
                        STRONG,
                        "filter.gets",
                        "The form submits by GET to the page that it is on.",
                        FormFacts::getsSamePage),
                rule(
                        FILTER,
                        STRONG,
                        "filter.records",
                        "A table of records is below the form.",
                        FormFacts::isAboveRecords),
                rule(
                        FILTER,
                        FAIR,
                        "filter.list",
                        "A list is below the form.",
                        FormFacts::isAboveList));
    }

    private static Collection<Rule<FormFacts, FormPurpose>> purchase() {
        return List.of(
                rule(
                        PURCHASE,
                        VETO,
                        "purchase.account",
                        "The form takes a password, a code or who the user is.",
                        form ->
                                form.passwords() > 0
                                        || form.has(FieldRole.CODE)
                                        || form.identifies()
                                        || form.has(FieldRole.PERSON_NAME)),
                rule(
                        PURCHASE,
                        VETO,
                        "purchase.lines",
                        "The form takes several lines of text, as a payment does.",
                        form -> form.lines() > 2),
                rule(
                        PURCHASE,
                        DECISIVE,
                        "purchase.caption",
                        "The button puts a product into a cart.",
                        form -> form.isCaptioned(Topic.CART)),
                rule(
                        PURCHASE,
                        STRONG,
                        "purchase.product",
                        "The form is on the page of a product and takes a number.",
                        form ->
                                form.page().structure().isDeclaredProduct()
                                        && form.hasType(InputType.NUMBER)));
    }

    private static Collection<Rule<FormFacts, FormPurpose>> sample() {
        return List.of(
                rule(
                        SAMPLE,
                        DECISIVE,
                        "sample.headings",
                        "The fields have a heading each and no form.",
                        form -> form.page().areSamples(form.group())),
                rule(
                        SAMPLE,
                        DECISIVE,
                        "sample.logins",
                        "The form is one of many of the page that take passwords.",
                        FormFacts::isOneOfManyLogins),
                rule(
                        SAMPLE,
                        DECISIVE,
                        "sample.idle",
                        "Nothing sends the password that the form takes, a text or another such form"
                                + " is on the page, and no title or heading says that it is a login.",
                        FormFacts::isIdleLogin),
                rule(
                        SAMPLE,
                        DECISIVE,
                        "sample.types",
                        "The form has a field for a color and one for a range.",
                        form -> form.hasType(InputType.COLOR) && form.hasType(InputType.RANGE)));
    }

    private static Collection<Rule<FormFacts, FormPurpose>> other() {
        return List.of(rule(OTHER, FAIR, "other.default", "Nothing else is known.", form -> true));
    }

    private static Rule<FormFacts, FormPurpose> rule(
            FormPurpose purpose,
            Weight weight,
            String name,
            String meaning,
            Predicate<FormFacts> test) {
        return new Rule<>(purpose, weight, "form." + name, meaning, Rule.when(test));
    }
}
