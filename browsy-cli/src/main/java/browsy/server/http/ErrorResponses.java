package browsy.server.http;

import browsy.tools.Json;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** Error responses of all interfaces. */
public final class ErrorResponses {
    private ErrorResponses() {}

    /** The JSON body of an error. */
    public static String error(String message) {
        return Json.write(Map.of("error", message));
    }

    static void error(HttpServletResponse response, int status, String message) throws IOException {
        byte[] body = error(message).getBytes(StandardCharsets.UTF_8);
        response.setStatus(status);
        response.setContentType("application/json");
        response.setContentLength(body.length);
        response.getOutputStream().write(body);
    }
}
