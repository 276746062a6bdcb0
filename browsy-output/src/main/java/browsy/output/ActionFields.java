package browsy.output;

import browsy.model.CaptchaType;
import browsy.model.SuggestedAction;
import browsy.model.SuggestedAction.CaptchaChallenge;
import browsy.model.SuggestedAction.ChangePassword;
import browsy.model.SuggestedAction.Consent;
import browsy.model.SuggestedAction.Contact;
import browsy.model.SuggestedAction.CookieConsent;
import browsy.model.SuggestedAction.Download;
import browsy.model.SuggestedAction.DownloadItem;
import browsy.model.SuggestedAction.EnterCode;
import browsy.model.SuggestedAction.FillForm;
import browsy.model.SuggestedAction.FormField;
import browsy.model.SuggestedAction.Login;
import browsy.model.SuggestedAction.Paginate;
import browsy.model.SuggestedAction.Register;
import browsy.model.SuggestedAction.Search;
import browsy.model.SuggestedAction.SelectFromList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Enumerates the fields of each action in the order in which all formats write them. */
final class ActionFields {

    private ActionFields() {}

    /**
     * Receives the fields of one action. Each method is called once per field; absent values are
     * null or empty.
     */
    interface Visitor {

        void id(String name, @Nullable Integer id);

        void ids(String name, List<Integer> ids);

        void codeLength(@Nullable Integer length);

        void flag(String name, boolean value);

        void formFields(List<FormField> fields);

        void downloads(List<DownloadItem> items);

        void captcha(CaptchaType type, @Nullable String sitekey);
    }

    /**
     * Calls the visitor for each field of an action, in output order.
     *
     * @throws IllegalArgumentException if the kind of the action is unknown
     */
    static void visit(SuggestedAction action, Visitor visitor) {
        if (action instanceof Login login) {
            visitor.id(JsonFieldNames.USERNAME_ID, login.usernameId());
            visitor.id(JsonFieldNames.PASSWORD_ID, login.passwordId());
            visitor.id(JsonFieldNames.SUBMIT_ID, login.submitId());
            visitor.id(JsonFieldNames.REMEMBER_ME_ID, login.rememberMeId());
        } else if (action instanceof Register register) {
            visitor.id(JsonFieldNames.EMAIL_ID, register.emailId());
            visitor.id(JsonFieldNames.USERNAME_ID, register.usernameId());
            visitor.id(JsonFieldNames.PASSWORD_ID, register.passwordId());
            visitor.id(JsonFieldNames.CONFIRM_PASSWORD_ID, register.confirmPasswordId());
            visitor.id(JsonFieldNames.NAME_ID, register.nameId());
            visitor.id(JsonFieldNames.SUBMIT_ID, register.submitId());
        } else if (action instanceof ChangePassword change) {
            visitor.id(JsonFieldNames.CURRENT_ID, change.currentId());
            visitor.id(JsonFieldNames.NEW_ID, change.newId());
            visitor.id(JsonFieldNames.REPEAT_ID, change.repeatId());
            visitor.id(JsonFieldNames.SUBMIT_ID, change.submitId());
        } else if (action instanceof Contact contact) {
            visitor.id(JsonFieldNames.NAME_ID, contact.nameId());
            visitor.id(JsonFieldNames.EMAIL_ID, contact.emailId());
            visitor.id(JsonFieldNames.MESSAGE_ID, contact.messageId());
            visitor.id(JsonFieldNames.SUBMIT_ID, contact.submitId());
            visitor.flag(JsonFieldNames.COMMENT, contact.comment());
        } else if (action instanceof FillForm form) {
            visitor.formFields(form.fields());
            visitor.id(JsonFieldNames.SUBMIT_ID, form.submitId());
        } else if (action instanceof Search search) {
            visitor.id(JsonFieldNames.INPUT_ID, search.inputId());
            visitor.id(JsonFieldNames.SUBMIT_ID, search.submitId());
        } else if (action instanceof EnterCode code) {
            visitor.id(JsonFieldNames.INPUT_ID, code.inputId());
            visitor.id(JsonFieldNames.SUBMIT_ID, code.submitId());
            visitor.codeLength(code.codeLength());
        } else if (action instanceof Download download) {
            visitor.downloads(download.items());
        } else if (action instanceof CaptchaChallenge challenge) {
            visitor.captcha(challenge.captchaType(), challenge.sitekey());
            visitor.id(JsonFieldNames.SUBMIT_ID, challenge.submitId());
        } else if (action instanceof CookieConsent cookies) {
            visitor.id(JsonFieldNames.ACCEPT_ID, cookies.acceptId());
            visitor.id(JsonFieldNames.REJECT_ID, cookies.rejectId());
        } else if (action instanceof Consent consent) {
            visitor.ids(JsonFieldNames.APPROVE_IDS, consent.approveIds());
            visitor.ids(JsonFieldNames.DENY_IDS, consent.denyIds());
        } else if (action instanceof SelectFromList list) {
            visitor.ids(JsonFieldNames.ITEMS, list.items());
        } else if (action instanceof Paginate paginate) {
            visitor.id(JsonFieldNames.NEXT_ID, paginate.nextId());
            visitor.id(JsonFieldNames.PREV_ID, paginate.prevId());
        } else {
            throw new IllegalArgumentException("unknown action kind: " + action.kind());
        }
    }
}
