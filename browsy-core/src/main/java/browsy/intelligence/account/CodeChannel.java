package browsy.intelligence.account;

/** The channel by which the user of an account receives or generates a second factor. */
public enum CodeChannel {
    /** A text message or a call. */
    TEXT_MESSAGE,
    /** An e-mail. */
    EMAIL,
    /** A code of an authenticator app. */
    AUTHENTICATOR,
    /** A confirmation on another device, without a code. */
    CONFIRMATION
}
