package browsy.fetch;

import browsy.model.SpatialDom;

/**
 * What a login came to.
 *
 * @param kind the verdict
 * @param dom the page after it
 * @param message what the page says about it; empty where it says nothing
 */
public record LoginOutcome(Kind kind, SpatialDom dom, String message) {

    /** The verdict. */
    public enum Kind {
        /** The login form is gone and nothing else stands in the way. */
        SUCCESS,
        /** The form is there again. */
        BAD_CREDENTIALS,
        /** A code has to be entered next. */
        NEEDS_CODE,
        /** A CAPTCHA has to be solved first. */
        NEEDS_CAPTCHA,
        /** The page after it tells nothing. */
        UNKNOWN
    }
}
