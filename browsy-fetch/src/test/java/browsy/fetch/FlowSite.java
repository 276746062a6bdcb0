package browsy.fetch;

import browsy.fetch.auth.Authentication;
import browsy.fetch.config.SessionConfig;
import browsy.fetch.policy.NetworkPolicy;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.charset.Charset;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import mockwebserver3.Dispatcher;
import mockwebserver3.MockResponse;
import mockwebserver3.MockWebServer;
import mockwebserver3.RecordedRequest;
import mockwebserver3.SocketEffect;
import okio.Buffer;

/**
 * A local server for the two sites of {@code replay/site.json}. A key there is a path, after the
 * method unless it is GET, and after {@code other} for the second site. A list of responses is sent
 * in turn.
 */
@SuppressWarnings("unchecked")
final class FlowSite implements AutoCloseable {
    static final int PORT = 8733;
    static final String SITE = "http://lamps.test:" + PORT;
    private static final String OTHER = "http://login.test:" + PORT;
    private static final Map<String, Object> ANSWERS =
            (Map<String, Object>) Json.read("/replay/site.json");

    private final MockWebServer server = new MockWebServer();
    private final Map<String, Integer> sent = new HashMap<>();

    FlowSite() {
        server.setDispatcher(
                new Dispatcher() {
                    @Override
                    public MockResponse dispatch(RecordedRequest request) {
                        return answer(request);
                    }
                });
        try {
            server.start(PORT);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A configuration whose requests reach the server. */
    static SessionConfig.Builder config() {
        return SessionConfig.builder()
                .allowPrivateNetwork(true)
                .authentication(Authentication.NONE.withLogin(SITE, "clerk", "st4ff-secret"))
                .networkPolicy(NetworkPolicy.ANY.withResolver(FlowSite::resolve));
    }

    private static List<InetAddress> resolve(String host) throws UnknownHostException {
        if (!host.endsWith(".test")) {
            throw new UnknownHostException(host);
        }
        return List.of(InetAddress.getLoopbackAddress());
    }

    private MockResponse answer(RecordedRequest request) {
        String method = request.getMethod().equals("GET") ? "" : request.getMethod() + " ";
        String host = String.valueOf(request.getHeaders().get("Host"));
        String key =
                (host.startsWith("login.") ? "other " : "")
                        + method
                        + request.getUrl().encodedPath();
        Object found = ANSWERS.get(key);
        if (found instanceof List<?> all) {
            int index = sent.merge(key, 1, Integer::sum) - 1;
            found = all.get(Math.min(index, all.size() - 1));
        }
        if (found == null) {
            return new MockResponse.Builder().code(404).body("nothing").build();
        }
        Map<String, Object> answer = (Map<String, Object>) found;
        if (answer.containsKey("basic") && request.getHeaders().get("Authorization") == null) {
            return TestSite.html(401, "<h1>Who are you?</h1>")
                    .newBuilder()
                    .addHeader("WWW-Authenticate", "Basic realm=\"" + answer.get("basic") + "\"")
                    .build();
        }
        MockResponse.Builder response =
                new MockResponse.Builder().code((Integer) answer.get("status"));
        ((Map<String, String>) answer.get("headers"))
                .forEach((name, value) -> response.addHeader(name, real(value)));
        Charset charset = Charset.forName((String) answer.get("encoding"));
        byte[] body = real((String) answer.get("body")).getBytes(charset);
        if (answer.containsKey("gzip")) {
            body = gzip(body);
            response.addHeader("Content-Encoding", "gzip");
        }
        response.body(new Buffer().write(body));
        if (answer.containsKey("cut")) {
            response.setHeader("Content-Length", String.valueOf(body.length + 100));
            response.onResponseEnd(new SocketEffect.CloseSocket());
        }
        return response.build();
    }

    private static byte[] gzip(byte[] bytes) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
            gzip.write(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }

    private static String real(String text) {
        return text.replace("{site}", SITE).replace("{other}", OTHER);
    }

    @Override
    public void close() {
        server.close();
    }
}
