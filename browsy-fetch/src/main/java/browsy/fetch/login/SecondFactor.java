package browsy.fetch.login;

/** The kind of a second factor. */
public enum SecondFactor {
    /** A code in a text message or call. */
    TEXT_MESSAGE,
    /** A code in an e-mail. */
    EMAIL,
    /** A code of an authenticator app. */
    AUTHENTICATOR,
    /** A confirmation on another device, without a code. */
    CONFIRMATION,
    /** A code from a source that the page does not name. */
    OTHER_CODE
}
