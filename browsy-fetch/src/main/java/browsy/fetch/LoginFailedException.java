package browsy.fetch;

import browsy.fetch.config.FetchException;

/**
 * Thrown if a session that uses the login of an alias is signed out and cannot sign in again. The
 * current page is the one at which the sign-in ended.
 */
public final class LoginFailedException extends FetchException.SignedOut {
    private static final long serialVersionUID = 1L;

    private final transient LoginOutcome outcome;

    LoginFailedException(String alias, LoginOutcome outcome) {
        super(
                "Sign-in failed: the login '"
                        + alias
                        + "' ended as "
                        + outcome.kind()
                        + (outcome.message().isEmpty() ? "" : ": " + outcome.message()));
        this.outcome = outcome;
    }

    /** The outcome of the sign-in. */
    public LoginOutcome outcome() {
        return outcome;
    }
}
