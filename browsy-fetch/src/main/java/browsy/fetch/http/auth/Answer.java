package browsy.fetch.http.auth;

import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Answers the challenges of one realm. Thread-safe. */
sealed interface Answer permits BasicAnswer, DigestAnswer {
    /** The realm. */
    String realm();

    /**
     * The value of an {@code Authorization} or {@code Proxy-Authorization} header.
     *
     * @param target the path and query of the request, or the host and port of a {@code CONNECT}
     */
    String header(String method, String target);

    /**
     * Answers the strongest challenge for which there is a secret: Digest before Basic, and the
     * first one of the server among several.
     *
     * @param secrets the secret for a realm; null for none
     * @param nonces makes client nonces
     * @return null if no challenge can be answered
     */
    static @Nullable Answer to(
            List<Challenge> challenges,
            Function<String, @Nullable Secret> secrets,
            Supplier<String> nonces) {
        for (Challenge challenge : challenges) {
            Secret secret = challenge.is("Digest") ? secrets.apply(challenge.realm()) : null;
            Answer answer =
                    secret == null ? null : DigestAnswer.of(challenge, secret, nonces.get());
            if (answer != null) {
                return answer;
            }
        }
        for (Challenge challenge : challenges) {
            Secret secret = challenge.is("Basic") ? secrets.apply(challenge.realm()) : null;
            if (secret != null && secret.user().indexOf(':') < 0) {
                return new BasicAnswer(challenge.realm(), secret);
            }
        }
        return null;
    }
}
