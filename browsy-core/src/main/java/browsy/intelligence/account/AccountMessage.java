package browsy.intelligence.account;

/** The meaning of a message after a sign-in. */
public enum AccountMessage {
    /** The user name or password is wrong. */
    WRONG_CREDENTIALS,
    /** The verification code is wrong or has expired. */
    WRONG_CODE,
    /** The account is locked, or too many attempts were made. */
    LOCKED,
    /** The password has expired or must be changed. */
    PASSWORD_EXPIRED,
    /** The site requires cookies. */
    NEEDS_COOKIES,
    /** The form or the session has expired. */
    SESSION_EXPIRED
}
