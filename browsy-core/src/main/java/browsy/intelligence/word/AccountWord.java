package browsy.intelligence.word;

/**
 * Concepts in messages, above all about accounts and second factors. Each concept has its words in
 * the account list of each language. They are separate from the {@linkplain Topic topics}, since
 * pages are not searched for them, but only the few texts about a sign-in and the headings of
 * notices.
 */
public enum AccountWord {
    /** Something is incorrect, unknown or failed. */
    WRONG,
    /** A password. */
    PASSWORD,
    /** An account, its user or the data of a login. */
    ACCOUNT,
    /** Something is locked, blocked or disabled. */
    LOCKED,
    /** Too many attempts, or a temporary lock. */
    LOCKED_OUT,
    /** Something has expired or must be changed. */
    EXPIRED,
    /** A number of attempts that remain, or a lock in the future. */
    REMAINING,
    /** A text message or a telephone number. */
    TEXT_MESSAGE,
    /** An authenticator app. */
    AUTHENTICATOR,
    /** A device of the user. */
    DEVICE,
    /** A confirmation on a device. */
    CONFIRM,
    /** Something is done or has happened as it should. */
    DONE,
    /** Something need not be filled in. */
    OPTIONAL,
    /** One of several things is to be chosen. */
    CHOOSE,
    /** A search found something, or its results. */
    FOUND
}
