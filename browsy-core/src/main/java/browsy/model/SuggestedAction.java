package browsy.model;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Something that can be done on a page, with the ids of the elements to do it with.
 *
 * <p>Ids are null where the page has no such element: a search without a button is sent with the
 * enter key, and the first step of a login in two steps has no password.
 */
public sealed interface SuggestedAction {

    /** Which recipe it is. */
    Kind kind();

    /** The ids of all elements that the recipe names, in the order of its fields. */
    List<Integer> elementIds();

    /**
     * Signs in.
     *
     * @param usernameId field of the user name or address
     * @param passwordId field of the password
     * @param submitId what sends the form
     * @param rememberMeId check box that keeps one signed in
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
     * @param emailId field of the address
     * @param usernameId field of the user name
     * @param passwordId field of the password
     * @param confirmPasswordId field in which it is repeated
     * @param nameId field of the person's name
     * @param submitId what sends the form
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
     * Writes to the people behind the page.
     *
     * @param nameId field of the name
     * @param emailId field of the address
     * @param messageId field of the message
     * @param submitId what sends the form
     */
    record Contact(
            @Nullable Integer nameId,
            @Nullable Integer emailId,
            int messageId,
            @Nullable Integer submitId)
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
     * Fills in a form that no other recipe describes.
     *
     * @param fields its fields in document order
     * @param submitId what sends the form
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
     * @param inputId field of the query
     * @param submitId what sends it
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
     * Enters a code.
     *
     * @param inputId field of the code, the first one if each digit has its own
     * @param submitId what sends it
     * @param codeLength number of digits, null if the page does not show it
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
     * @param items what can be had
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
     * Passes a CAPTCHA, which takes a person.
     *
     * @param captchaType service or kind
     * @param sitekey key that the page gives its service
     * @param submitId what sends the answer
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
     * @param acceptId what accepts
     * @param rejectId what rejects
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
     * Grants or denies an application access.
     *
     * @param approveIds what grants it
     * @param denyIds what denies it
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
     * Chooses one of many links.
     *
     * @param items one link for each row
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
     * Turns the page.
     *
     * @param nextId link to the next page
     * @param prevId link to the previous page
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
     * @param id its element
     * @param label what a person reads beside it
     * @param name its name in the form's data
     * @param type its type, null if it is no input element
     */
    record FormField(
            int id, @Nullable String label, @Nullable String name, @Nullable InputType type) {}

    /**
     * A file that can be had.
     *
     * @param id its link or button
     * @param text what a person reads
     * @param href its address
     */
    record DownloadItem(int id, @Nullable String text, @Nullable String href) {}

    /** The recipes. */
    enum Kind implements Named {
        /** See {@link SuggestedAction.Login}. */
        LOGIN("Login"),
        /** See {@link SuggestedAction.Register}. */
        REGISTER("Register"),
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
