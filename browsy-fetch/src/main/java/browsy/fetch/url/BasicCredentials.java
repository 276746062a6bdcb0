package browsy.fetch.url;

import java.nio.charset.StandardCharsets;
import java.util.Base64;

/**
 * Encodes a user name and password as an {@code Authorization} header.
 *
 * @see <a href="https://www.rfc-editor.org/rfc/rfc7617">RFC 7617: Basic</a>
 */
public final class BasicCredentials {
    private BasicCredentials() {}

    /** The value of an {@code Authorization} header. */
    public static String header(String user, String password) {
        byte[] pair = (user + ":" + password).getBytes(StandardCharsets.UTF_8);
        return "Basic " + Base64.getEncoder().encodeToString(pair);
    }
}
