package browsy.fetch.http;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Base64;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Tests the content of a resource against the hashes of an {@code integrity} attribute.
 *
 * @see <a href="https://w3c.github.io/webappsec-subresource-integrity/">Subresource Integrity</a>
 */
final class Integrity {
    private Integrity() {}

    /** The hash functions, from weak to strong. */
    private enum Algorithm {
        SHA256("SHA-256"),
        SHA384("SHA-384"),
        SHA512("SHA-512");

        private final String javaName;

        Algorithm(String javaName) {
            this.javaName = javaName;
        }

        byte[] hash(byte[] content) {
            try {
                return MessageDigest.getInstance(javaName).digest(content);
            } catch (NoSuchAlgorithmException e) {
                throw new IllegalStateException(e); // every Java runtime has them
            }
        }

        String prefix() {
            return name().toLowerCase(Locale.ROOT) + "-";
        }
    }

    /** Whether an attribute has a hash of a known function. */
    static boolean isAsked(String attribute) {
        return strongest(attribute) != null;
    }

    /**
     * Whether the content has one of the hashes by the strongest function, or the attribute has no
     * hash.
     */
    static boolean matches(String attribute, byte[] content) {
        Algorithm strongest = strongest(attribute);
        if (strongest == null) {
            return true;
        }
        byte[] actual = strongest.hash(content);
        return Arrays.stream(attribute.split("[ \\t\\n\\f\\r]+"))
                .filter(token -> token.startsWith(strongest.prefix()))
                .anyMatch(token -> isHash(token, strongest, actual));
    }

    private static boolean isHash(String token, Algorithm algorithm, byte[] actual) {
        int options = token.indexOf('?');
        String hash =
                token.substring(algorithm.prefix().length(), options < 0 ? token.length() : options)
                        .replace('-', '+')
                        .replace('_', '/');
        try {
            return MessageDigest.isEqual(Base64.getDecoder().decode(hash), actual);
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    private static @Nullable Algorithm strongest(String attribute) {
        Algorithm strongest = null;
        for (String token : attribute.split("[ \\t\\n\\f\\r]+")) {
            for (Algorithm algorithm : Algorithm.values()) {
                boolean stronger = strongest == null || algorithm.compareTo(strongest) > 0;
                if (stronger && token.startsWith(algorithm.prefix())) {
                    strongest = algorithm;
                }
            }
        }
        return strongest;
    }
}
