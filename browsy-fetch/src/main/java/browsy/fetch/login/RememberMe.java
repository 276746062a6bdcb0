package browsy.fetch.login;

/** The choice whether the site keeps the user signed in. */
public enum RememberMe {
    /** Leaves the check box as the page has it, and answers a question of its own with no. */
    AS_PAGE,
    /** Stays signed in. */
    YES,
    /** Does not stay signed in. */
    NO
}
