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
                // The form takes a new password.
                rule(LOGIN, VETO, "login.new_password", form -> form.has(FieldRole.NEW_PASSWORD)),
                // The form takes a message.
                rule(LOGIN, VETO, "login.message", form -> form.has(FieldRole.MESSAGE)),
                // The form takes several passwords, and the texts do not all name a login.
                rule(
                        LOGIN,
                        VETO,
                        "login.passwords",
                        form -> form.passwords() > 1 && !form.isSaidToBeOnlyLogin()),
                // The form takes neither a password nor anything that identifies a user.
                rule(
                        LOGIN,
                        VETO,
                        "login.nobody",
                        form ->
                                form.passwords() == 0
                                        && !form.identifies()
                                        && !form.isCalledLogin()),
                // The form takes no password, and its heading is about a forgotten one.
                rule(
                        LOGIN,
                        VETO,
                        "login.recovers",
                        form ->
                                form.passwords() == 0
                                        && form.isHeaded(Topic.PASSWORD_RECOVERY)
                                        && !form.isCaptioned(Topic.LOGIN)),
                // The form takes no password, and more than the first step of a login, or the name
                // of a person among several fields.
                rule(
                        LOGIN,
                        VETO,
                        "login.long",
                        form ->
                                form.entersPerson()
                                        || (form.passwords() == 0
                                                && form.group().dataFields().size() > MAX_STEP
                                                && !form.isCalledLogin())),
                // The form takes no password, and no text says that it is a login; a name says so
                // only if a button with a caption such as Next submits the form.
                rule(
                        LOGIN,
                        VETO,
                        "login.unsaid",
                        form ->
                                form.passwords() == 0
                                        && !form.isStatedLogin()
                                        && (form.acts()
                                                || !form.hasSubmit()
                                                || !form.isNamed(Topic.LOGIN))),
                // The button is captioned with an action that the password confirms, and nothing
                // says that the form is a login.
                rule(
                        LOGIN,
                        STRONGLY_AGAINST,
                        "login.confirms",
                        form ->
                                form.passwords() > 0
                                        && form.acts()
                                        && !form.isSaidToBeLogin()
                                        && !form.signsInUnknownUser()),
                // The form takes a password alone, the button deletes or leaves, and neither
                // heading nor title name a login.
                rule(
                        LOGIN,
                        VETO,
                        "login.deletes",
                        form ->
                                form.lines() == 0
                                        && form.passwords() > 0
                                        && form.acts()
                                        && form.isCaptioned(Topic.CANCEL)
                                        && !form.isHeaded(Topic.LOGIN)
                                        && !form.isTitled(Topic.LOGIN)),
                // The form takes no password, and heading and title are about a registration and
                // not about a login.
                rule(
                        LOGIN,
                        STRONGLY_AGAINST,
                        "login.registers",
                        form ->
                                form.passwords() == 0
                                        && form.isHeaded(Topic.REGISTER)
                                        && form.isTitled(Topic.REGISTER)
                                        && !form.isHeaded(Topic.LOGIN)
                                        && !form.isTitled(Topic.LOGIN)
                                        && !form.isCaptioned(Topic.LOGIN)),
                // The form takes the address of a server, and nothing says that it is a login.
                rule(
                        LOGIN,
                        STRONGLY_AGAINST,
                        "login.server",
                        form -> form.takesServer() && !form.isSaidToBeLogin()),
                // The form takes no password, and is about a newsletter.
                rule(
                        LOGIN,
                        VETO,
                        "login.newsletter",
                        form -> form.passwords() == 0 && form.isForNewsletter()),
                // Many forms of the page take passwords.
                rule(LOGIN, VETO, "login.samples", FormFacts::isOneOfManyLogins),
                // The form takes one password.
                rule(LOGIN, STRONG, "login.password", form -> form.passwords() == 1),
                // The autofill standard names the present password.
                rule(
                        LOGIN,
                        FAIR,
                        "login.autofill",
                        form -> form.passwords() == 1 && form.autofills("current-password")),
                // The button is captioned with a login.
                rule(LOGIN, STRONG, "login.caption", form -> form.isCaptioned(Topic.LOGIN)),
                // The author names the form or its password after a login.
                rule(LOGIN, FAIR, "login.names", form -> form.isNamed(Topic.LOGIN)),
                // The heading of the form is about a login.
                rule(LOGIN, FAIR, "login.heading", form -> form.isHeaded(Topic.LOGIN)),
                // The title of the page is about a login.
                rule(LOGIN, SLIGHT, "login.title", form -> form.isTitled(Topic.LOGIN)),
                // The form takes something that identifies a user, or a line beside the password.
                rule(
                        LOGIN,
                        FAIR,
                        "login.identity",
                        form -> form.identifies() || (form.passwords() == 1 && form.lines() > 0)),
                // The autofill standard names the user name.
                rule(LOGIN, FAIR, "login.username", form -> form.autofills("username")),
                // The form offers to stay signed in.
                rule(LOGIN, STRONG, "login.remember", form -> form.has(FieldRole.REMEMBER_ME)),
                // The form leads to the recovery of a forgotten password.
                rule(
                        LOGIN,
                        FAIR,
                        "login.recovery",
                        form -> form.passwords() > 0 && form.leadsTo(Topic.PASSWORD_RECOVERY)),
                // Another form of the page takes a new password twice.
                rule(
                        LOGIN,
                        FAIR,
                        "login.beside",
                        form -> form.passwords() == 1 && form.isBesideRegistration()),
                // The form takes more lines of text than a login does.
                rule(LOGIN, STRONGLY_AGAINST, "login.many", form -> form.lines() > MAX_LOGIN_LINES),
                // The form takes the name of a person.
                rule(
                        LOGIN,
                        STRONGLY_AGAINST,
                        "login.person",
                        form -> form.identifies() && form.has(FieldRole.PERSON_NAME)),
                // The form takes a user name and an email address, or two addresses.
                rule(
                        LOGIN,
                        STRONGLY_AGAINST,
                        "login.email_too",
                        form ->
                                form.has(FieldRole.EMAIL)
                                        && (form.has(FieldRole.USERNAME)
                                                || form.count(FieldRole.EMAIL) > 1)),
                // The button is captioned with something else than a login.
                rule(
                        LOGIN,
                        STRONGLY_AGAINST,
                        "login.other_caption",
                        form ->
                                form.isCaptionedOtherwise(
                                        Topic.LOGIN,
                                        Topic.REGISTER,
                                        Topic.NEWSLETTER,
                                        Topic.PASSWORD_RECOVERY)));
    }

    private static Collection<Rule<FormFacts, FormPurpose>> register() {
        return List.of(
                // The form takes nothing that identifies a user, or only a name, and is not the
                // last step of a registration.
                rule(
                        REGISTER,
                        VETO,
                        "register.nobody",
                        form ->
                                !form.identifies()
                                        && !(form.has(FieldRole.PERSON_NAME)
                                                && form.lines() + form.passwords() > 1)
                                        && !form.completesRegistration()),
                // The form takes the present password and a new one.
                rule(
                        REGISTER,
                        VETO,
                        "register.change",
                        form -> form.has(FieldRole.PASSWORD) && form.has(FieldRole.NEW_PASSWORD)),
                // The form takes a message before the password, so an account is optional.
                rule(
                        REGISTER,
                        VETO,
                        "register.writes",
                        form -> form.group().writesBeforePassword()),
                // The form takes the address of a server, as settings do.
                rule(REGISTER, STRONGLY_AGAINST, "register.server", FormFacts::takesServer),
                // The form takes no password, and is about a newsletter.
                rule(
                        REGISTER,
                        STRONGLY_AGAINST,
                        "register.newsletter",
                        form -> form.passwords() == 0 && form.isForNewsletter()),
                // The form takes no password and belongs to the frame of the page.
                rule(
                        REGISTER,
                        STRONGLY_AGAINST,
                        "register.frame",
                        form -> form.passwords() == 0 && !form.page().isMain(form.group())),
                // The form has who the user is already, and nothing says that it is a registration.
                rule(
                        REGISTER,
                        VETO,
                        "register.prefilled",
                        form ->
                                form.isPrefilled()
                                        && !form.isCaptioned(Topic.REGISTER)
                                        && !form.isHeaded(Topic.REGISTER)
                                        && !form.isTitled(Topic.REGISTER)),
                // Heading or title are about a change or reset of a password.
                rule(
                        REGISTER,
                        STRONGLY_AGAINST,
                        "register.reset",
                        form ->
                                form.isHeaded(Topic.CHANGE_PASSWORD)
                                        || form.isHeaded(Topic.PASSWORD_RECOVERY)
                                        || form.isTitled(Topic.CHANGE_PASSWORD)
                                        || form.isTitled(Topic.PASSWORD_RECOVERY)),
                // Other fields are required, but the password is not.
                rule(
                        REGISTER,
                        STRONGLY_AGAINST,
                        "register.optional",
                        FormFacts::isPasswordOptional),
                // The label of the password says that it is optional, and neither heading nor title
                // is about a registration: the password protects something else.
                rule(
                        REGISTER,
                        VETO,
                        "register.protects",
                        form ->
                                form.isPasswordCalledOptional()
                                        && !form.isHeaded(Topic.REGISTER)
                                        && !form.isTitled(Topic.REGISTER)),
                // The form takes more than three passwords.
                rule(REGISTER, VETO, "register.passwords", form -> form.passwords() > 3),
                // Many forms of the page take passwords.
                rule(REGISTER, VETO, "register.samples", FormFacts::isOneOfManyLogins),
                // The form takes a new password.
                rule(
                        REGISTER,
                        STRONG,
                        "register.new_password",
                        form -> form.has(FieldRole.NEW_PASSWORD)),
                // The form takes the new password twice.
                rule(
                        REGISTER,
                        STRONG,
                        "register.repeat",
                        form -> form.has(FieldRole.REPEATED_PASSWORD)),
                // The button is captioned with a registration.
                rule(
                        REGISTER,
                        STRONG,
                        "register.caption",
                        form -> form.isCaptioned(Topic.REGISTER)),
                // The author names the form or a field after a registration.
                rule(
                        REGISTER,
                        FAIR,
                        "register.names",
                        form -> form.isNamed(Topic.REGISTER) || form.hasField(Topic.REGISTER)),
                // The heading of the form is about a registration.
                rule(REGISTER, FAIR, "register.heading", form -> form.isHeaded(Topic.REGISTER)),
                // The title of the page is about a registration.
                rule(REGISTER, FAIR, "register.title", form -> form.isTitled(Topic.REGISTER)),
                // The address of the page is called after a registration.
                rule(REGISTER, FAIR, "register.address", form -> form.isAddressed(Topic.REGISTER)),
                // The form takes a password and more lines of text than a login does.
                rule(
                        REGISTER,
                        STRONG,
                        "register.many",
                        form -> form.passwords() > 0 && form.lines() > MAX_LOGIN_LINES),
                // The form takes who the user is and the name of a person as well, and a password
                // or the title of a registration.
                rule(
                        REGISTER,
                        STRONG,
                        "register.person",
                        form ->
                                form.identifies()
                                        && form.has(FieldRole.PERSON_NAME)
                                        && (form.passwords() > 0 || form.isEntitledRegistration())),
                // The form takes a user name and an email address, and a password or a word for
                // registrations.
                rule(
                        REGISTER,
                        STRONG,
                        "register.email_too",
                        form ->
                                form.has(FieldRole.USERNAME)
                                        && form.has(FieldRole.EMAIL)
                                        && (form.passwords() > 0 || form.isAbout(Topic.REGISTER))),
                // Another form of the page takes a password, and this one does not.
                rule(
                        REGISTER,
                        FAIR,
                        "register.beside",
                        form -> form.passwords() == 0 && form.isBesideLogin()),
                // The form takes no password, and no user name below a title and heading for a
                // registration.
                rule(
                        REGISTER,
                        AGAINST,
                        "register.no_password",
                        form ->
                                form.passwords() == 0
                                        && !(form.autofills("username")
                                                && form.isHeaded(Topic.REGISTER)
                                                && form.isTitled(Topic.REGISTER))),
                // The button is captioned with something else than a registration.
                rule(
                        REGISTER,
                        STRONGLY_AGAINST,
                        "register.other_caption",
                        form ->
                                form.isCaptionedOtherwise(
                                        Topic.REGISTER,
                                        Topic.LOGIN,
                                        Topic.NEWSLETTER,
                                        Topic.PASSWORD_RECOVERY)),
                // The form takes a message.
                rule(
                        REGISTER,
                        STRONGLY_AGAINST,
                        "register.message",
                        form -> form.has(FieldRole.MESSAGE)));
    }

    private static Collection<Rule<FormFacts, FormPurpose>> changePassword() {
        return List.of(
                // The form takes no new password.
                rule(
                        CHANGE_PASSWORD,
                        VETO,
                        "change.no_password",
                        form -> !form.has(FieldRole.NEW_PASSWORD)),
                // The form takes the present password and a new one.
                rule(
                        CHANGE_PASSWORD,
                        DECISIVE,
                        "change.both",
                        form -> form.has(FieldRole.PASSWORD)),
                // The form takes a new password and nothing that identifies a user, and is not the
                // last step of a registration.
                rule(
                        CHANGE_PASSWORD,
                        DECISIVE,
                        "change.alone",
                        form ->
                                !form.identifies()
                                        && !form.has(FieldRole.PERSON_NAME)
                                        && !form.completesRegistration()),
                // Nothing is about a password, and the form takes lines of text beside them.
                rule(
                        CHANGE_PASSWORD,
                        VETO,
                        "change.data",
                        form ->
                                form.lines() > 1
                                        && !form.replacesPassword()
                                        && !form.isAbout(Topic.CHANGE_PASSWORD)
                                        && !form.isAbout(Topic.PASSWORD_RECOVERY)),
                // The button is captioned with a change or reset of a password.
                rule(
                        CHANGE_PASSWORD,
                        STRONG,
                        "change.caption",
                        form ->
                                form.isCaptioned(Topic.CHANGE_PASSWORD)
                                        || form.isCaptioned(Topic.PASSWORD_RECOVERY)),
                // The heading of the form is about a change or reset of a password.
                rule(
                        CHANGE_PASSWORD,
                        STRONG,
                        "change.heading",
                        form ->
                                form.isHeaded(Topic.CHANGE_PASSWORD)
                                        || form.isHeaded(Topic.PASSWORD_RECOVERY)),
                // The title of the page is about a change or reset of a password.
                rule(
                        CHANGE_PASSWORD,
                        STRONG,
                        "change.title",
                        form ->
                                form.isTitled(Topic.CHANGE_PASSWORD)
                                        || form.isTitled(Topic.PASSWORD_RECOVERY)),
                // The form takes a code and a new password.
                rule(CHANGE_PASSWORD, SLIGHT, "change.code", form -> form.has(FieldRole.CODE)),
                // The form takes an email address, and not the present password.
                rule(
                        CHANGE_PASSWORD,
                        STRONGLY_AGAINST,
                        "change.email",
                        form ->
                                form.identifies()
                                        && form.has(FieldRole.EMAIL)
                                        && !form.replacesPassword()),
                // The form takes the name of a person, and not the present password.
                rule(
                        CHANGE_PASSWORD,
                        STRONGLY_AGAINST,
                        "change.person",
                        form -> form.has(FieldRole.PERSON_NAME) && !form.replacesPassword()));
    }

    private static Collection<Rule<FormFacts, FormPurpose>> reset() {
        return List.of(
                // The form takes a password.
                rule(RESET_REQUEST, VETO, "reset.password", form -> form.passwords() > 0),
                // The form takes no line of text, a message, or more than a request does.
                rule(
                        RESET_REQUEST,
                        VETO,
                        "reset.fields",
                        form ->
                                form.lines() == 0
                                        || form.has(FieldRole.MESSAGE)
                                        || form.group().dataFields().size() > MAX_STEP),
                // The form takes a query.
                rule(RESET_REQUEST, VETO, "reset.query", form -> form.has(FieldRole.QUERY)),
                // The button is captioned with a reset of a password.
                rule(
                        RESET_REQUEST,
                        STRONG,
                        "reset.caption",
                        form ->
                                form.isCaptioned(Topic.PASSWORD_RECOVERY)
                                        || form.isCaptioned(Topic.CHANGE_PASSWORD)),
                // The heading of the form is about a forgotten password.
                rule(
                        RESET_REQUEST,
                        STRONG,
                        "reset.heading",
                        form ->
                                form.isHeaded(Topic.PASSWORD_RECOVERY)
                                        || form.isHeaded(Topic.CHANGE_PASSWORD)),
                // The title of the page is about a forgotten password.
                rule(
                        RESET_REQUEST,
                        STRONG,
                        "reset.title",
                        form ->
                                form.isTitled(Topic.PASSWORD_RECOVERY)
                                        || form.isTitled(Topic.CHANGE_PASSWORD)),
                // The author names the form after a forgotten password.
                rule(
                        RESET_REQUEST,
                        STRONG,
                        "reset.names",
                        form -> form.isNamed(Topic.PASSWORD_RECOVERY)),
                // The address of the page is called after a forgotten password.
                rule(
                        RESET_REQUEST,
                        FAIR,
                        "reset.address",
                        form -> form.isAddressed(Topic.PASSWORD_RECOVERY)),
                // The text before the fields is about a forgotten password.
                rule(
                        RESET_REQUEST,
                        STRONG,
                        "reset.intro",
                        form -> form.isIntroduced(Topic.PASSWORD_RECOVERY)),
                // The button is captioned with something else than a reset.
                rule(
                        RESET_REQUEST,
                        STRONGLY_AGAINST,
                        "reset.other_caption",
                        form ->
                                form.isCaptionedOtherwise(
                                        Topic.PASSWORD_RECOVERY,
                                        Topic.LOGIN,
                                        Topic.REGISTER,
                                        Topic.NEWSLETTER)));
    }

    private static Collection<Rule<FormFacts, FormPurpose>> code() {
        return List.of(
                // No field takes a code.
                rule(ENTER_CODE, VETO, "enter.no_code", form -> !form.has(FieldRole.CODE)),
                // The form takes a message; the code is a CAPTCHA.
                rule(ENTER_CODE, VETO, "enter.message", form -> form.has(FieldRole.MESSAGE)),
                // The form takes a password; the code belongs to a login.
                rule(ENTER_CODE, VETO, "enter.password", form -> form.passwords() > 0),
                // A field takes a code.
                rule(ENTER_CODE, STRONG, "enter.code", form -> form.has(FieldRole.CODE)),
                // The autofill standard names a code.
                rule(
                        ENTER_CODE,
                        DECISIVE,
                        "enter.autofill",
                        form -> form.autofills("one-time-code")),
                // Several fields take a code.
                rule(ENTER_CODE, STRONG, "enter.parts", form -> form.count(FieldRole.CODE) > 1),
                // Title, heading, text or button ask for a code.
                rule(ENTER_CODE, STRONG, "enter.asks", form -> form.introduces(Topic.VERIFICATION)),
                // The page has much prose or many links.
                rule(ENTER_CODE, STRONGLY_AGAINST, "enter.busy", FormFacts::isBusy),
                // The form takes more lines of text beside the code than asking for it needs.
                rule(ENTER_CODE, AGAINST, "enter.others", form -> form.lines() > MAX_STEP));
    }

    private static Collection<Rule<FormFacts, FormPurpose>> search() {
        return List.of(
                // No field takes a query.
                rule(SEARCH, VETO, "search.no_query", form -> !form.has(FieldRole.QUERY)),
                // A field takes a query.
                rule(SEARCH, STRONG, "search.query", form -> form.has(FieldRole.QUERY)),
                // The query is the only text of the form.
                rule(
                        SEARCH,
                        DECISIVE,
                        "search.alone",
                        form -> form.lines() + form.count(FieldRole.MESSAGE) <= 1),
                // A button is captioned with a search.
                rule(SEARCH, FAIR, "search.caption", form -> form.isCaptioned(Topic.SEARCH)));
    }

    private static Collection<Rule<FormFacts, FormPurpose>> contact() {
        return List.of(
                // The form takes no message.
                rule(CONTACT, VETO, "contact.no_message", form -> !form.has(FieldRole.MESSAGE)),
                // The form takes a password.
                rule(CONTACT, VETO, "contact.password", form -> form.passwords() > 0),
                // The form takes the sender's name, address or number.
                rule(CONTACT, FAIR, "contact.sender", FormFacts::hasSender),
                // The author names the form or its message after a contact.
                rule(
                        CONTACT,
                        STRONG,
                        "contact.names",
                        form ->
                                form.isNamed(Topic.CONTACT)
                                        || form.isContactPlugin()
                                        || form.isMessageNamed(
                                                form.page().lexicon().get(Topic.CONTACT)::in)),
                // The button is captioned with a contact.
                rule(CONTACT, STRONG, "contact.caption", form -> form.isCaptioned(Topic.CONTACT)),
                // The heading of the form is about a contact.
                rule(CONTACT, STRONG, "contact.heading", form -> form.isHeaded(Topic.CONTACT)),
                // The title of the page is about a contact.
                rule(CONTACT, FAIR, "contact.title", form -> form.isTitled(Topic.CONTACT)),
                // The address of the page is called after a contact.
                rule(CONTACT, FAIR, "contact.address", form -> form.isAddressed(Topic.CONTACT)),
                // The form, or a script, submits a name, an email address and a message.
                rule(
                        CONTACT,
                        FAIR,
                        "contact.asks",
                        form ->
                                form.has(FieldRole.EMAIL)
                                        && form.lines() >= 2
                                        && (form.isSent() || !form.group().form())),
                // Title or heading are about a registration, and nothing near the form is about a
                // contact.
                rule(
                        CONTACT,
                        STRONGLY_AGAINST,
                        "contact.registration",
                        form ->
                                (form.isTitled(Topic.REGISTER) || form.isHeaded(Topic.REGISTER))
                                        && !form.isAbout(Topic.CONTACT)),
                // The form is below a text, and nothing near it is about a contact.
                rule(
                        CONTACT,
                        STRONGLY_AGAINST,
                        "contact.below_text",
                        form ->
                                form.isBelowText()
                                        && !form.isContactPlugin()
                                        && !form.isHeaded(Topic.CONTACT)
                                        && !form.isTitled(Topic.CONTACT)
                                        && (form.page().structure().isDeclaredArticle()
                                                || !form.isAbout(Topic.CONTACT))),
                // Nothing near the form is about a contact, and it takes more than a letter.
                rule(
                        CONTACT,
                        STRONGLY_AGAINST,
                        "contact.data",
                        form ->
                                !form.isAbout(Topic.CONTACT)
                                        && (form.lines() > MAX_CONTACT
                                                || form.hasChoice()
                                                || form.hasType(InputType.FILE)
                                                || form.hasType(InputType.NUMBER)
                                                || form.hasType(InputType.DATE)
                                                || form.isPrefilled())),
                // The form takes nothing about the sender, and neither its heading nor its name is
                // about a contact.
                rule(
                        CONTACT,
                        STRONGLY_AGAINST,
                        "contact.nobody",
                        form ->
                                !form.hasSender()
                                        && !form.isHeaded(Topic.CONTACT)
                                        && !form.isNamed(Topic.CONTACT)));
    }

    private static Collection<Rule<FormFacts, FormPurpose>> comment() {
        return List.of(
                // The form takes no message.
                rule(COMMENT, VETO, "comment.no_message", form -> !form.has(FieldRole.MESSAGE)),
                // The author names the form or its address after comments.
                rule(
                        COMMENT,
                        STRONG,
                        "comment.names",
                        form -> CommentWords.in(form.words().names().text())),
                // The author names the message a comment.
                rule(
                        COMMENT,
                        FAIR,
                        "comment.message",
                        form -> form.isMessageNamed(CommentWords::in)),
                // The button is captioned with a reply.
                rule(COMMENT, STRONG, "comment.caption", form -> form.isCaptioned(Topic.REPLY)),
                // The form takes the address of the author's web site.
                rule(COMMENT, STRONG, "comment.site", form -> form.has(FieldRole.WEB_SITE)),
                // The form takes more lines of text than a comment does.
                rule(COMMENT, STRONGLY_AGAINST, "comment.data", form -> form.lines() > MAX_CONTACT),
                // The form is below a text.
                rule(COMMENT, FAIR, "comment.below", FormFacts::isBelowText));
    }

    private static Collection<Rule<FormFacts, FormPurpose>> newsletter() {
        return List.of(
                // The form takes no line of text, or a password, message or query.
                rule(
                        NEWSLETTER,
                        VETO,
                        "newsletter.fields",
                        form ->
                                form.lines() == 0
                                        || form.passwords() > 0
                                        || form.has(FieldRole.MESSAGE)
                                        || form.has(FieldRole.QUERY)),
                // The button is captioned with a subscription.
                rule(
                        NEWSLETTER,
                        STRONG,
                        "newsletter.caption",
                        form -> form.isCaptioned(Topic.NEWSLETTER)),
                // The author names the form or a field after a newsletter.
                rule(
                        NEWSLETTER,
                        STRONG,
                        "newsletter.names",
                        form -> form.isNamed(Topic.NEWSLETTER) || form.hasField(Topic.NEWSLETTER)),
                // The text before the fields is about a newsletter.
                rule(
                        NEWSLETTER,
                        STRONG,
                        "newsletter.heading",
                        form ->
                                form.isHeaded(Topic.NEWSLETTER)
                                        || form.isIntroduced(Topic.NEWSLETTER)),
                // The title of the page is about a newsletter.
                rule(
                        NEWSLETTER,
                        STRONG,
                        "newsletter.title",
                        form -> form.isTitled(Topic.NEWSLETTER)),
                // The form takes an email address in the frame of the page.
                rule(
                        NEWSLETTER,
                        FAIR,
                        "newsletter.frame",
                        form -> form.has(FieldRole.EMAIL) && !form.page().isMain(form.group())),
                // The button is captioned with a login or a reset.
                rule(
                        NEWSLETTER,
                        AGAINST,
                        "newsletter.account",
                        form ->
                                form.isCaptioned(Topic.LOGIN)
                                        || form.isCaptioned(Topic.PASSWORD_RECOVERY)));
    }

    private static Collection<Rule<FormFacts, FormPurpose>> filter() {
        return List.of(
                // The form submits by POST.
                rule(FILTER, VETO, "filter.posts", form -> form.group().posts()),
                // The form takes a password, code or message.
                rule(
                        FILTER,
                        VETO,
                        "filter.passwords",
                        form ->
                                form.passwords() > 0
                                        || form.has(FieldRole.CODE)
                                        || form.has(FieldRole.MESSAGE)),
                // All fields of the form choose, and there may be something to choose from.
                rule(
                        FILTER,
                        STRONG,
                        "filter.choices",
                        form ->
                                form.lines() == 0
                                        && !form.hasType(InputType.FILE)
                                        && !form.filtersNothing()),
                // The form submits by GET to the page that it is on.
                rule(FILTER, STRONG, "filter.gets", FormFacts::getsSamePage),
                // A table of records is below the form.
                rule(FILTER, STRONG, "filter.records", FormFacts::isAboveRecords),
                // A list is below the form.
                rule(FILTER, FAIR, "filter.list", FormFacts::isAboveList));
    }

    private static Collection<Rule<FormFacts, FormPurpose>> purchase() {
        return List.of(
                // The form takes a password, a code or who the user is.
                rule(
                        PURCHASE,
                        VETO,
                        "purchase.account",
                        form ->
                                form.passwords() > 0
                                        || form.has(FieldRole.CODE)
                                        || form.identifies()
                                        || form.has(FieldRole.PERSON_NAME)),
                // The form takes several lines of text, as a payment does.
                rule(PURCHASE, VETO, "purchase.lines", form -> form.lines() > 2),
                // The button puts a product into a cart.
                rule(PURCHASE, DECISIVE, "purchase.caption", form -> form.isCaptioned(Topic.CART)),
                // The form is on the page of a product and takes a number.
                rule(
                        PURCHASE,
                        STRONG,
                        "purchase.product",
                        form ->
                                form.page().structure().isDeclaredProduct()
                                        && form.hasType(InputType.NUMBER)));
    }

    private static Collection<Rule<FormFacts, FormPurpose>> sample() {
        return List.of(
                // The fields have a heading each and no form.
                rule(
                        SAMPLE,
                        DECISIVE,
                        "sample.headings",
                        form -> form.page().areSamples(form.group())),
                // The form is one of many of the page that take passwords.
                rule(SAMPLE, DECISIVE, "sample.logins", FormFacts::isOneOfManyLogins),
                // Nothing sends the password that the form takes, a text or another such form is on
                // the page, and no title or heading says that it is a login.
                rule(SAMPLE, DECISIVE, "sample.idle", FormFacts::isIdleLogin),
                // The form has a field for a color and one for a range.
                rule(
                        SAMPLE,
                        DECISIVE,
                        "sample.types",
                        form -> form.hasType(InputType.COLOR) && form.hasType(InputType.RANGE)));
    }

    private static Collection<Rule<FormFacts, FormPurpose>> other() {
        return List.of( // Nothing else is known.
                rule(OTHER, FAIR, "other.default", form -> true));
    }

    private static Rule<FormFacts, FormPurpose> rule(
            FormPurpose purpose, Weight weight, String name, Predicate<FormFacts> test) {
        return new Rule<>(purpose, weight, "form." + name, Rule.when(test));
    }
}
