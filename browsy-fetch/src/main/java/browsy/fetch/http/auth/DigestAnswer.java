package browsy.fetch.http.auth;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * The answers by the scheme Digest with one nonce of a server, which it counts. Thread-safe.
 *
 * @see <a href="https://www.rfc-editor.org/rfc/rfc7616">RFC 7616: HTTP Digest Access
 *     Authentication</a>
 */
final class DigestAnswer implements Answer {
    private final Challenge challenge;
    private final Secret secret;
    private final String clientNonce;
    private final DigestAlgorithm algorithm;
    private final AtomicInteger count = new AtomicInteger();

    private DigestAnswer(
            Challenge challenge, Secret secret, String clientNonce, DigestAlgorithm algorithm) {
        this.challenge = challenge;
        this.secret = secret;
        this.clientNonce = clientNonce;
        this.algorithm = algorithm;
    }

    /** Creates the answers to a challenge; returns null if it is not valid or not supported. */
    static @Nullable DigestAnswer of(Challenge challenge, Secret secret, String clientNonce) {
        DigestAlgorithm algorithm = DigestAlgorithm.of(challenge.parameter("algorithm"));
        String qop = challenge.parameter("qop");
        boolean isAuth =
                qop.isEmpty()
                        || Arrays.stream(qop.split(","))
                                .anyMatch(option -> option.strip().equalsIgnoreCase("auth"));
        boolean isValid =
                challenge.parameters().containsKey("nonce")
                        && challenge.parameters().values().stream()
                                .allMatch(v -> v.chars().noneMatch(Character::isISOControl));
        return algorithm == null || !isAuth || !isValid
                ? null
                : new DigestAnswer(challenge, secret, clientNonce, algorithm);
    }

    /** Returns the answers with the nonce that a server gives for the next request. */
    DigestAnswer withNonce(String nonce, String nextClientNonce) {
        Map<String, String> parameters = new HashMap<>(challenge.parameters());
        parameters.put("nonce", nonce);
        Challenge next = new Challenge(challenge.scheme(), Map.copyOf(parameters));
        return new DigestAnswer(next, secret, nextClientNonce, algorithm);
    }

    @Override
    public String realm() {
        return challenge.realm();
    }

    @Override
    public String header(String method, String target) {
        String nonce = challenge.parameter("nonce");
        String number = String.format(Locale.ROOT, "%08x", count.incrementAndGet());
        boolean hasQop = !challenge.parameter("qop").isEmpty();
        String proof = hasQop ? String.join(":", nonce, number, clientNonce, "auth") : nonce;
        String response =
                algorithm.hash(
                        key(nonce) + ":" + proof + ":" + algorithm.hash(method + ":" + target));
        StringBuilder header = new StringBuilder("Digest ");
        appendUser(header);
        append(header, "realm", realm());
        append(header, "nonce", nonce);
        append(header, "uri", target);
        if (!challenge.parameter("algorithm").isEmpty()) {
            header.append("algorithm=").append(challenge.parameter("algorithm")).append(", ");
        }
        if (challenge.parameters().containsKey("opaque")) {
            append(header, "opaque", challenge.parameter("opaque"));
        }
        if (hasQop || algorithm.isSession()) {
            append(header, "cnonce", clientNonce);
        }
        if (hasQop) {
            header.append("qop=auth, nc=").append(number).append(", ");
        }
        return header.append("response=\"").append(response).append('"').toString();
    }

    /** The hash of the secret; in a session it is bound to the nonces. */
    private String key(String nonce) {
        String key = algorithm.hash(secret.user() + ":" + realm() + ":" + secret.password());
        return algorithm.isSession() ? algorithm.hash(key + ":" + nonce + ":" + clientNonce) : key;
    }

    /** Appends the user name: as a hash if the server asks for it, or in the form of RFC 8187. */
    private void appendUser(StringBuilder header) {
        String user = secret.user();
        if (challenge.parameter("userhash").equalsIgnoreCase("true")) {
            append(header, "username", algorithm.hash(user + ":" + realm()));
            header.append("userhash=true, ");
        } else if (challenge.parameter("charset").equalsIgnoreCase("UTF-8")
                && user.chars().anyMatch(c -> c > '~')) {
            String encoded = URLEncoder.encode(user, StandardCharsets.UTF_8);
            header.append("username*=UTF-8''")
                    .append(encoded.replace("+", "%20").replace("*", "%2A"))
                    .append(", ");
        } else {
            append(header, "username", user);
        }
    }

    private static void append(StringBuilder header, String name, String value) {
        header.append(name)
                .append("=\"")
                .append(value.replace("\\", "\\\\").replace("\"", "\\\""))
                .append("\", ");
    }
}
