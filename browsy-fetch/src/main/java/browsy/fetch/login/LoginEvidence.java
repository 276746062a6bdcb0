package browsy.fetch.login;

import java.util.Objects;

/**
 * A fact that decided about the outcome of a sign-in.
 *
 * @param fact the fact
 * @param detail its value for display, without secrets, such as an HTTP status or the names of
 *     cookies; empty if it has none
 */
public record LoginEvidence(Fact fact, String detail) {
    public LoginEvidence {
        Objects.requireNonNull(fact, "fact");
        Objects.requireNonNull(detail, "detail");
    }

    /** The kinds of facts. */
    public enum Fact {
        /** The page has no login form. */
        FORM_GONE,
        /** The page has a login form again. */
        FORM_REPEATED,
        /** The page has a control that ends the session. */
        LOG_OUT_OFFERED,
        /** The page offers to sign in. */
        SIGN_IN_OFFERED,
        /** The URL differs from that of the form; the detail is the URL without query. */
        URL_CHANGED,
        /** The sign-in set or changed cookies; the detail is their names. */
        COOKIES_SET,
        /** The status of the response is at least 400; the detail is the status. */
        ERROR_STATUS,
        /** A message reports a wrong user name or password. */
        WRONG_CREDENTIALS_MESSAGE,
        /** A message reports a wrong or expired code. */
        WRONG_CODE_MESSAGE,
        /** A message reports a locked account or too many attempts. */
        LOCKED_MESSAGE,
        /** A message reports an expired password. */
        PASSWORD_EXPIRED_MESSAGE,
        /** A message demands cookies. */
        COOKIES_MESSAGE,
        /** A message reports that the form or the session has expired. */
        SESSION_EXPIRED_MESSAGE,
        /** The page has another error message. */
        OTHER_MESSAGE,
        /** A field is marked as invalid. */
        INVALID_FIELD,
        /** The page has a field for a code. */
        CODE_FIELD,
        /** The page asks for a confirmation on another device. */
        CONFIRMATION_ASKED,
        /** The page has a CAPTCHA. */
        CAPTCHA_SHOWN,
        /** The page asks for access of an application to the account. */
        ACCESS_ASKED,
        /** A consent to cookies covers the form. */
        COOKIE_WALL,
        /** The page has a form for a new password. */
        NEW_PASSWORD_FORM,
        /** The page is blocked; the detail is the kind of the obstacle. */
        BLOCKED,
        /** The callback gave no answer in time, or the confirmation did not arrive in time. */
        TIMED_OUT,
        /** The callback gave up. */
        GAVE_UP
    }

    /** The fact with its detail. */
    @Override
    public String toString() {
        return detail.isEmpty() ? fact.name() : fact.name() + "(" + detail + ")";
    }
}
