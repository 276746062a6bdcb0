package browsy.intelligence.form;

/** What a form is for. */
public enum FormPurpose {
    /** Signs in, or asks for the user name as the first step of a login. */
    LOGIN,
    /** Creates an account. */
    REGISTER,
    /** Replaces a password, or sets a new one after a reset or an invitation. */
    CHANGE_PASSWORD,
    /** Requests a message for the reset of a password or for a forgotten user name. */
    RESET_REQUEST,
    /** Enters a verification code. */
    ENTER_CODE,
    /** Searches. */
    SEARCH,
    /** Sends a message to the operators of the page. */
    CONTACT,
    /** Subscribes to messages. */
    NEWSLETTER,
    /** Comments on the content of the page. */
    COMMENT,
    /** Filters, sorts or displays what the page lists. */
    FILTER,
    /** Adds a product to a shopping cart or buys it. */
    PURCHASE,
    /** Demonstrates fields; it is not meant to be filled in. */
    SAMPLE,
    /** Collects other data. */
    OTHER;

    /** Whether the form signs in or creates an account. */
    public boolean isAccount() {
        return this == LOGIN || this == REGISTER;
    }
}
