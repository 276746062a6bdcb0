package browsy.model;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * An action that a page offers, with the ids of the elements that it needs.
 *
 * <p>An id is null if the page has no such element: a search form without a button is submitted
 * with the enter key, and the first step of a two-step login has no password field.
 */
public sealed interface SuggestedAction {

    /** The kind of the action. */
    Kind kind();

    /** The ids of all elements of the action, in the order of its components. */
    List<Integer> elementIds();

    /**
     * Signs in.
     *
     * @param usernameId the field for the user name or e-mail address
     * @param passwordId the field for the password
     * @param submitId the submit button
     * @param rememberMeId the check box to stay signed in
     */
    record Login(
            @Nullable Integer usernameId,
            @Nullable Integer passwordId,
            @Nullable Integer submitId,
            @Nullable Integer rememberMeId)
            implements SuggestedAction {

        @Override
        public Kind kind() {
            return Kind.LOGIN;
        }

        @Override
        public List<Integer> elementIds() {
            return present(usernameId, passwordId, submitId, rememberMeId);
        }
    }

    /**
     * Creates an account.
     *
     * @param emailId the field for the e-mail address
     * @param usernameId the field for the user name
     * @param passwordId the field for the password
     * @param confirmPasswordId the field for repeating the password
     * @param nameId the field for the person's name
     * @param submitId the submit button
     */
    record Register(
            @Nullable Integer emailId,
            @Nullable Integer usernameId,
            @Nullable Integer passwordId,
            @Nullable Integer confirmPasswordId,
            @Nullable Integer nameId,
            @Nullable Integer submitId)
            implements SuggestedAction {

        @Override
        public Kind kind() {
            return Kind.REGISTER;
        }

        @Override
        public List<Integer> elementIds() {
            return present(emailId, usernameId, passwordId, confirmPasswordId, nameId, submitId);
        }
    }

    /**
     * Changes the password of an account, or sets a new one after a reset.
     *
     * @param currentId the field for the current password; null after a reset
     * @param newId the field for the new password
     * @param repeatId the field for repeating the new password
     * @param submitId the submit button
     */
    record ChangePassword(
            @Nullable Integer currentId,
            int newId,
            @Nullable Integer repeatId,
            @Nullable Integer submitId)
            implements SuggestedAction {

        @Override
        public Kind kind() {
            return Kind.CHANGE_PASSWORD;
        }

        @Override
        public List<Integer> elementIds() {
            return present(currentId, newId, repeatId, submitId);
        }
    }

    /**
     * Sends a message to the operators of the page, or comments on what the page shows.
     *
     * @param nameId the field for the name
     * @param emailId the field for the e-mail address
     * @param messageId the field for the message
     * @param submitId the submit button
     * @param comment whether the message is a comment, which others can read
     */
    record Contact(
            @Nullable Integer nameId,
            @Nullable Integer emailId,
            int messageId,
            @Nullable Integer submitId,
            boolean comment)
            implements SuggestedAction {

        @Override
        public Kind kind() {
            return Kind.CONTACT;
        }

        @Override
        public List<Integer> elementIds() {
            return present(nameId, emailId, messageId, submitId);
        }
    }

    /**
     * Fills in a form that no other action describes.
     *
     * @param fields the fields in document order
     * @param submitId the submit button
     */
    record FillForm(List<FormField> fields, @Nullable Integer submitId) implements SuggestedAction {

        public FillForm {
            fields = List.copyOf(fields);
        }

        @Override
        public Kind kind() {
            return Kind.FILL_FORM;
        }

        @Override
        public List<Integer> elementIds() {
            return Stream.concat(fields.stream().map(FormField::id), Stream.ofNullable(submitId))
                    .toList();
        }
    }

    /**
     * Searches.
     *
     * @param inputId the field for the query
     * @param submitId the submit button
     */
    record Search(int inputId, @Nullable Integer submitId) implements SuggestedAction {

        @Override
        public Kind kind() {
            return Kind.SEARCH;
        }

        @Override
        public List<Integer> elementIds() {
            return present(inputId, submitId);
        }
    }

    /**
     * Enters a verification code.
     *
     * @param inputId the field for the code; the first one if each digit has its own
     * @param submitId the submit button
     * @param codeLength the number of digits; null if unknown
     */
    record EnterCode(int inputId, @Nullable Integer submitId, @Nullable Integer codeLength)
            implements SuggestedAction {

        @Override
        public Kind kind() {
            return Kind.ENTER_CODE;
        }

        @Override
        public List<Integer> elementIds() {
            return present(inputId, submitId);
        }
    }

    /**
     * Downloads files.
     *
     * @param items the files
     */
    record Download(List<DownloadItem> items) implements SuggestedAction {

        public Download {
            items = List.copyOf(items);
        }

        @Override
        public Kind kind() {
            return Kind.DOWNLOAD;
        }

        @Override
        public List<Integer> elementIds() {
            return items.stream().map(DownloadItem::id).toList();
        }
    }

    /**
     * Solves a CAPTCHA, which requires a person.
     *
     * @param captchaType the service or kind
     * @param sitekey the site key for the service; null if unknown
     * @param submitId the submit button
     */
    record CaptchaChallenge(
            CaptchaType captchaType, @Nullable String sitekey, @Nullable Integer submitId)
            implements SuggestedAction {

        @Override
        public Kind kind() {
            return Kind.CAPTCHA_CHALLENGE;
        }

        @Override
        public List<Integer> elementIds() {
            return present(submitId);
        }
    }

    /**
     * Answers a cookie banner.
     *
     * @param acceptId the button that accepts
     * @param rejectId the button that rejects
     */
    record CookieConsent(int acceptId, @Nullable Integer rejectId) implements SuggestedAction {

        @Override
        public Kind kind() {
            return Kind.COOKIE_CONSENT;
        }

        @Override
        public List<Integer> elementIds() {
            return present(acceptId, rejectId);
        }
    }

    /**
     * Grants or denies access to an application.
     *
     * @param approveIds the buttons that grant access
     * @param denyIds the buttons that deny access
     */
    record Consent(List<Integer> approveIds, List<Integer> denyIds) implements SuggestedAction {

        public Consent {
            approveIds = List.copyOf(approveIds);
            denyIds = List.copyOf(denyIds);
        }

        @Override
        public Kind kind() {
            return Kind.CONSENT;
        }

        @Override
        public List<Integer> elementIds() {
            return Stream.concat(approveIds.stream(), denyIds.stream()).toList();
        }
    }

    /**
     * Chooses one of several links, or of the buttons that answer a heading such as "Choose a
     * time".
     *
     * @param items the ids of the links or buttons, one for each row
     */
    record SelectFromList(List<Integer> items) implements SuggestedAction {

        public SelectFromList {
            items = List.copyOf(items);
        }

        @Override
        public Kind kind() {
            return Kind.SELECT_FROM_LIST;
        }

        @Override
        public List<Integer> elementIds() {
            return items;
        }
    }

    /**
     * Goes to another page of a list.
     *
     * @param nextId the link to the next page
     * @param prevId the link to the previous page
     */
    record Paginate(@Nullable Integer nextId, @Nullable Integer prevId) implements SuggestedAction {

        @Override
        public Kind kind() {
            return Kind.PAGINATE;
        }

        @Override
        public List<Integer> elementIds() {
            return present(nextId, prevId);
        }
    }

    /**
     * A field of a form.
     *
     * @param id the id of its element
     * @param label the visible label; null if there is none
     * @param name the name under which the value is submitted; null if there is none
     * @param type the type of an input element; null for other elements
     */
    record FormField(
            int id, @Nullable String label, @Nullable String name, @Nullable InputType type) {}

    /**
     * A file to download.
     *
     * @param id the id of its link or button
     * @param text the visible text; null if there is none
     * @param href the address; null if unknown
     */
    record DownloadItem(int id, @Nullable String text, @Nullable String href) {}

    /** The kinds of actions. */
    enum Kind implements Named {
        /** See {@link SuggestedAction.Login}. */
        LOGIN("Login"),
        /** See {@link SuggestedAction.Register}. */
        REGISTER("Register"),
        /** See {@link SuggestedAction.ChangePassword}. */
        CHANGE_PASSWORD("ChangePassword"),
        /** See {@link SuggestedAction.Contact}. */
        CONTACT("Contact"),
        /** See {@link SuggestedAction.FillForm}. */
        FILL_FORM("FillForm"),
        /** See {@link SuggestedAction.Search}. */
        SEARCH("Search"),
        /** See {@link SuggestedAction.EnterCode}. */
        ENTER_CODE("EnterCode"),
        /** See {@link SuggestedAction.Download}. */
        DOWNLOAD("Download"),
        /** See {@link SuggestedAction.CaptchaChallenge}. */
        CAPTCHA_CHALLENGE("CaptchaChallenge"),
        /** See {@link SuggestedAction.CookieConsent}. */
        COOKIE_CONSENT("CookieConsent"),
        /** See {@link SuggestedAction.Consent}. */
        CONSENT("Consent"),
        /** See {@link SuggestedAction.SelectFromList}. */
        SELECT_FROM_LIST("SelectFromList"),
        /** See {@link SuggestedAction.Paginate}. */
        PAGINATE("Paginate");

        private final String wireName;

        Kind(String wireName) {
            this.wireName = wireName;
        }

        @Override
        public String wireName() {
            return wireName;
        }
    }

    private static List<Integer> present(@Nullable Integer... ids) {
        return Stream.of(ids).filter(Objects::nonNull).toList();
    }
}
