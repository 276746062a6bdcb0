package browsy.fetch.http;

import browsy.fetch.client.RequestHandler;
import browsy.fetch.client.RequestHandler.Request;
import java.io.IOException;
import okhttp3.Headers;
import okhttp3.Interceptor;
import okhttp3.MediaType;
import okhttp3.Protocol;
import okhttp3.RequestBody;
import okhttp3.Response;
import okhttp3.ResponseBody;
import okio.Buffer;

/**
 * An OkHttp interceptor that passes requests to a {@link RequestHandler} in place of the network.
 */
final class RequestHandlerInterceptor implements Interceptor {
    private final RequestHandler handler;

    RequestHandlerInterceptor(RequestHandler handler) {
        this.handler = handler;
    }

    @Override
    public Response intercept(Chain chain) throws IOException {
        okhttp3.Request asked = chain.request();
        RequestHandler.Response answer = answer(request(asked));
        Headers.Builder headers = new Headers.Builder();
        answer.headers()
                .forEach(
                        (name, values) ->
                                values.forEach(value -> headers.addUnsafeNonAscii(name, value)));
        return new Response.Builder()
                .request(asked)
                .protocol(Protocol.HTTP_1_1)
                .code(answer.status())
                .message("")
                .headers(headers.build())
                .body(ResponseBody.create(answer.body(), (MediaType) null))
                .build();
    }

    /** Converts a request, with the headers that OkHttp adds only for the network. */
    private static Request request(okhttp3.Request asked) throws IOException {
        Headers.Builder headers = asked.headers().newBuilder();
        headers.set("Host", asked.url().host() + port(asked));
        Buffer bytes = new Buffer();
        RequestBody body = asked.body();
        if (body != null) {
            body.writeTo(bytes);
            headers.set("Content-Length", String.valueOf(bytes.size()));
            if (body.contentType() != null) {
                headers.set("Content-Type", String.valueOf(body.contentType()));
            }
        }
        return new Request(
                asked.method(),
                asked.url().newBuilder().fragment(null).build().uri(),
                headers.build().toMultimap(),
                bytes.readByteArray());
    }

    /** The port for the {@code Host} header, with a colon; empty for the default port. */
    private static String port(okhttp3.Request asked) {
        boolean usual = asked.url().port() == okhttp3.HttpUrl.defaultPort(asked.url().scheme());
        return usual ? "" : ":" + asked.url().port();
    }

    /** Calls the handler. Its exceptions become an {@code IOException} of the request. */
    private RequestHandler.Response answer(Request request) throws IOException {
        try {
            RequestHandler.Response answer = handler.handle(request);
            if (answer == null) {
                throw new IOException("the request handler returned null");
            }
            return answer;
        } catch (IOException e) {
            throw e;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("the request handler was interrupted", e);
        } catch (Exception e) {
            throw new IOException("the request handler failed: " + e, e);
        }
    }
}
