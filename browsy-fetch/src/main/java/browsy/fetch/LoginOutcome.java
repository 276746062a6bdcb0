package browsy.fetch;

import browsy.fetch.login.AuthRequest;
import browsy.fetch.login.LoginEvidence;
import browsy.model.SpatialDom;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The outcome of a login or of the submission of a verification code.
 *
 * @param kind the kind of outcome, determined from the resulting page
 * @param dom the resulting page
 * @param message the message of the page about the login, with the secrets of the login masked;
 *     empty if there is none
 * @param evidence the facts that decided about the kind
 * @param pending the second factor that the page asks for; null unless the kind is {@link
 *     Kind#NEEDS_CODE} or {@link Kind#NEEDS_CONFIRMATION}
 */
public record LoginOutcome(
        Kind kind,
        SpatialDom dom,
        String message,
        List<LoginEvidence> evidence,
        @Nullable AuthRequest pending) {

    public LoginOutcome {
        evidence = List.copyOf(evidence);
    }

    /** Whether a fact is among the evidence. */
    public boolean has(LoginEvidence.Fact fact) {
        return evidence.stream().anyMatch(one -> one.fact() == fact);
    }

    /** The kind of outcome. */
    public enum Kind {
        /** The page is one for a signed-in user. */
        SUCCESS,
        /** The user name or password is wrong: the page reports it or has a login form again. */
        BAD_CREDENTIALS,
        /** The page requires a verification code. */
        NEEDS_CODE,
        /** The page requires a confirmation on another device. */
        NEEDS_CONFIRMATION,
        /** The page is a CAPTCHA challenge, or has a login form with a CAPTCHA. */
        NEEDS_CAPTCHA,
        /**
         * A page demands a consent that the caller has not given, see {@link
         * browsy.fetch.login.LoginConsent}.
         */
        NEEDS_CONSENT,
        /** The password is right, but has expired or must be changed. */
        NEEDS_NEW_PASSWORD,
        /** The account is locked, or there were too many attempts. */
        LOCKED,
        /** The page shows neither that the user is signed in nor why not. */
        UNKNOWN
    }

    /** The kind, message and evidence, without the page. */
    @Override
    public String toString() {
        return "LoginOutcome[" + kind + ", " + message + ", " + evidence + "]";
    }
}
