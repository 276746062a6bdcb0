package browsy.html.csp;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The hash of a text that a source allows.
 *
 * @param algorithm the algorithm
 * @param digest the hash in Base64 without padding
 */
record ContentHash(Algorithm algorithm, String digest) {
    private static final Pattern SYNTAX =
            Pattern.compile(
                    "'sha-?(256|384|512)-([a-z0-9+/_-]{1,100}={0,2})'", Pattern.CASE_INSENSITIVE);

    enum Algorithm {
        SHA256("SHA-256"),
        SHA384("SHA-384"),
        SHA512("SHA-512");

        private final String name;

        Algorithm(String name) {
            this.name = name;
        }
    }

    /**
     * Parses a source; returns null if it is no hash. NB: as in Chromium, the algorithm may have a
     * hyphen.
     */
    static @Nullable ContentHash parse(String token) {
        Matcher parts = SYNTAX.matcher(token);
        return parts.matches()
                ? new ContentHash(
                        Algorithm.valueOf("SHA" + parts.group(1)),
                        parts.group(2).replace('-', '+').replace('_', '/').replace("=", ""))
                : null;
    }

    /** Computes the hash of a text in UTF-8. */
    static ContentHash of(Algorithm algorithm, String text) {
        try {
            byte[] digest =
                    MessageDigest.getInstance(algorithm.name)
                            .digest(text.getBytes(StandardCharsets.UTF_8));
            return new ContentHash(
                    algorithm, Base64.getEncoder().withoutPadding().encodeToString(digest));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e); // every JDK has them
        }
    }
}
