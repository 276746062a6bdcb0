package browsy.style;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Parses and resolves URL references as pages write them: characters that {@link URI} rejects are
 * percent-encoded first.
 */
final class UrlReferences {

    /** The ASCII characters that need no percent-encoding. */
    private static final boolean[] LEGAL = legal();

    private UrlReferences() {}

    /** Parses a URL reference, absolute or relative; null if it is empty or invalid. */
    static @Nullable URI parse(String address) {
        String trimmed = address.strip();
        if (trimmed.isEmpty()) {
            return null;
        }
        try {
            return new URI(escape(trimmed));
        } catch (URISyntaxException e) {
            // Invalid, so treated as missing.
            return null;
        }
    }

    /**
     * Resolves a URL reference against a base; null if it is invalid or the result is not absolute.
     */
    static @Nullable URI resolve(@Nullable URI base, String address) {
        URI relative = parse(address);
        if (relative == null || relative.isAbsolute()) {
            return relative;
        }
        if (base == null || base.isOpaque()) {
            return null;
        }
        URI resolved = base.resolve(relative);
        return resolved.isAbsolute() ? resolved : null;
    }

    private static String escape(String address) {
        return isPlain(address) ? address : escapeBytes(address);
    }

    private static boolean isPlain(String address) {
        for (int i = 0; i < address.length(); i++) {
            if (!isLegal(address.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    private static boolean isLegal(int c) {
        return c < LEGAL.length && LEGAL[c];
    }

    private static boolean[] legal() {
        boolean[] legal = new boolean[128];
        for (char c = '0'; c <= 'z'; c++) {
            legal[c] = c <= '9' || c >= 'A' && c <= 'Z' || c >= 'a';
        }
        for (char c : "-._~:/?#[]@!$&'()*+,;=%".toCharArray()) {
            legal[c] = true;
        }
        return legal;
    }

    /** Percent-encodes the UTF-8 bytes of other characters; tabs and line breaks are removed. */
    private static String escapeBytes(String address) {
        StringBuilder out = new StringBuilder();
        for (byte b : address.getBytes(StandardCharsets.UTF_8)) {
            int c = b & 0xff;
            if (isLegal(c)) {
                out.append((char) c);
            } else if (c != '\n' && c != '\r' && c != '\t') {
                out.append('%')
                        .append(Character.toUpperCase(Character.forDigit(c >> 4, 16)))
                        .append(Character.toUpperCase(Character.forDigit(c & 15, 16)));
            }
        }
        return out.toString();
    }
}
