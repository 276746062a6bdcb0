package browsy.fetch;

import browsy.model.SpatialDom;

/**
 * The outcome of a login or of the submission of a verification code.
 *
 * @param kind the kind of outcome, determined from the resulting page
 * @param dom the resulting page
 * @param message the message of the page about the login; empty if there is none
 */
public record LoginOutcome(Kind kind, SpatialDom dom, String message) {

    /** The kind of outcome. */
    public enum Kind {
        /** The page has no login form, code field, error status or block. */
        SUCCESS,
        /** The page has a login form again. */
        BAD_CREDENTIALS,
        /** The page requires a verification code. */
        NEEDS_CODE,
        /** The page is a CAPTCHA challenge, or has a login form with a CAPTCHA. */
        NEEDS_CAPTCHA,
        /** The page has an error status or blocks the session. */
        UNKNOWN
    }
}
