package browsy.fetch.http.auth;

import java.nio.charset.StandardCharsets;
import java.util.Base64;

/**
 * The answer by the scheme Basic, which is the same for each request.
 *
 * @see <a href="https://www.rfc-editor.org/rfc/rfc7617">RFC 7617: Basic</a>
 */
record BasicAnswer(String realm, Secret secret) implements Answer {
    @Override
    public String header(String method, String target) {
        byte[] pair = (secret.user() + ":" + secret.password()).getBytes(StandardCharsets.UTF_8);
        return "Basic " + Base64.getEncoder().encodeToString(pair);
    }
}
