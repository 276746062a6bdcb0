package browsy.fetch.http.auth;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The hash function of the scheme Digest.
 *
 * @param name the name of the function in Java
 * @param isSession whether the hash of the secret is bound to nonces, as the suffix {@code -sess}
 *     says
 */
record DigestAlgorithm(String name, boolean isSession) {
    private static final String SESSION = "-SESS";

    /** Returns the algorithm of a challenge, MD5 without a name; null if it is not supported. */
    static @Nullable DigestAlgorithm of(String parameter) {
        String name = parameter.toUpperCase(Locale.ROOT);
        boolean session = name.endsWith(SESSION);
        String function = session ? name.substring(0, name.length() - SESSION.length()) : name;
        return switch (function) {
            case "", "MD5" -> new DigestAlgorithm("MD5", session);
            case "SHA-256" -> new DigestAlgorithm("SHA-256", session);
            case "SHA-512-256" -> new DigestAlgorithm("SHA-512/256", session);
            default -> null;
        };
    }

    /** The hash of a text in hexadecimal. */
    String hash(String text) {
        try {
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            return HexFormat.of().formatHex(MessageDigest.getInstance(name).digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
