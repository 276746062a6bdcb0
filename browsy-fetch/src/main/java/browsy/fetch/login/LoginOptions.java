package browsy.fetch.login;

import java.time.Duration;
import java.util.EnumSet;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The options of a sign-in. Immutable. */
public final class LoginOptions {
    /** No callbacks and no consent; the check box to stay signed in is left as the page has it. */
    public static final LoginOptions DEFAULT =
            new LoginOptions(
                    RememberMe.AS_PAGE,
                    Set.of(),
                    null,
                    null,
                    Duration.ofMinutes(5),
                    Duration.ofSeconds(3));

    private final RememberMe rememberMe;
    private final Set<LoginConsent> consents;
    private final @Nullable AuthPending authPending;
    private final @Nullable CaptchaPending captchaPending;
    private final Duration pendingTimeout;
    private final Duration pollInterval;

    private LoginOptions(
            RememberMe rememberMe,
            Set<LoginConsent> consents,
            @Nullable AuthPending authPending,
            @Nullable CaptchaPending captchaPending,
            Duration pendingTimeout,
            Duration pollInterval) {
        this.rememberMe = rememberMe;
        this.consents = consents;
        this.authPending = authPending;
        this.captchaPending = captchaPending;
        this.pendingTimeout = pendingTimeout;
        this.pollInterval = pollInterval;
    }

    /** The choice whether the site keeps the user signed in. */
    public RememberMe rememberMe() {
        return rememberMe;
    }

    /** The consents that the caller gives. */
    public Set<LoginConsent> consents() {
        return consents;
    }

    /** The callback for second factors; null for none. */
    public @Nullable AuthPending authPending() {
        return authPending;
    }

    /** The callback for CAPTCHAs; null for none. */
    public @Nullable CaptchaPending captchaPending() {
        return captchaPending;
    }

    /** The time limit of one call of a callback, and of the wait for one confirmation. */
    public Duration pendingTimeout() {
        return pendingTimeout;
    }

    /** The pause between two requests for the result of a confirmation. */
    public Duration pollInterval() {
        return pollInterval;
    }

    /** Returns a copy with another choice whether the site keeps the user signed in. */
    public LoginOptions withRememberMe(RememberMe choice) {
        return new LoginOptions(
                Objects.requireNonNull(choice, "choice"),
                consents,
                authPending,
                captchaPending,
                pendingTimeout,
                pollInterval);
    }

    /** Returns a copy in which the caller gives these consents and no others. */
    public LoginOptions withConsents(LoginConsent... given) {
        Set<LoginConsent> all = EnumSet.noneOf(LoginConsent.class);
        all.addAll(Set.of(given));
        return new LoginOptions(
                rememberMe,
                Set.copyOf(all),
                authPending,
                captchaPending,
                pendingTimeout,
                pollInterval);
    }

    /** Returns a copy with a callback for second factors; null removes it. */
    public LoginOptions withAuthPending(@Nullable AuthPending callback) {
        return new LoginOptions(
                rememberMe, consents, callback, captchaPending, pendingTimeout, pollInterval);
    }

    /** Returns a copy with a callback for CAPTCHAs; null removes it. */
    public LoginOptions withCaptchaPending(@Nullable CaptchaPending callback) {
        return new LoginOptions(
                rememberMe, consents, authPending, callback, pendingTimeout, pollInterval);
    }

    /**
     * Returns a copy with another time limit of callbacks.
     *
     * @throws IllegalArgumentException if it is not positive
     */
    public LoginOptions withPendingTimeout(Duration timeout) {
        return new LoginOptions(
                rememberMe,
                consents,
                authPending,
                captchaPending,
                positive(timeout, "timeout"),
                pollInterval);
    }

    /**
     * Returns a copy with another pause between two requests for the result of a confirmation.
     *
     * @throws IllegalArgumentException if it is not positive
     */
    public LoginOptions withPollInterval(Duration interval) {
        return new LoginOptions(
                rememberMe,
                consents,
                authPending,
                captchaPending,
                pendingTimeout,
                positive(interval, "interval"));
    }

    private static Duration positive(Duration time, String name) {
        if (Objects.requireNonNull(time, name).isNegative() || time.isZero()) {
            throw new IllegalArgumentException(name + " must be positive, was " + time);
        }
        return time;
    }
}
