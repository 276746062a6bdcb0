package browsy.server.http;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Writes the error responses of the web server itself (such as 431 for too long headers) as JSON.
 * They contain only the standard text of the status, no details of the implementation.
 */
public final class JettyErrors implements Request.Handler {
    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        byte[] body =
                ErrorResponses.error(HttpStatus.getMessage(response.getStatus()))
                        .getBytes(StandardCharsets.UTF_8);
        HttpFields.Mutable headers = response.getHeaders();
        headers.put(HttpHeader.CONTENT_TYPE, "application/json");
        headers.put(HttpHeader.CONTENT_LENGTH, body.length);
        response.write(true, ByteBuffer.wrap(body), callback);
        return true;
    }
}
