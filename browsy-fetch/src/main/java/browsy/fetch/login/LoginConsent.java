package browsy.fetch.login;

/** A consent that a page may demand during a sign-in, and that only the caller can give. */
public enum LoginConsent {
    /** Cookies, where the form is not accessible otherwise and they cannot be rejected. */
    COOKIES,
    /** Access of an application to the account, as on OAuth consent pages. */
    ACCESS
}
