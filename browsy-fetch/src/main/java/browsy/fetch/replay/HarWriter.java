package browsy.fetch.replay;

import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.json.JsonFactory;

/**
 * Writes entries as HAR 1.2, each on a line of its own. Fields beyond the format begin with an
 * underscore: {@code _resourceType} and {@code _error} as in Chromium, {@code _errorText} for its
 * description, and {@code _encoding} for request bodies in base64.
 *
 * @see <a href="https://w3c.github.io/web-performance/specs/HAR/Overview.html">HTTP Archive</a>
 */
final class HarWriter implements AutoCloseable {
    private static final JsonFactory JSON = new JsonFactory();
    private static final DateTimeFormatter TIME =
            new DateTimeFormatterBuilder().appendInstant(3).toFormatter(Locale.ROOT);

    private final JsonGenerator out;

    /**
     * Begins a recording.
     *
     * @param out the output, which {@link #close} closes
     */
    HarWriter(OutputStream out) {
        this.out = JSON.createGenerator(out);
        this.out.writeStartObject();
        this.out.writeName("log");
        this.out.writeStartObject();
        this.out.writeStringProperty("version", "1.2");
        this.out.writeName("creator");
        this.out.writeStartObject();
        this.out.writeStringProperty("name", HarFile.CREATOR);
        this.out.writeStringProperty("version", "0.1");
        this.out.writeEndObject();
        this.out.writeName("entries");
        this.out.writeStartArray();
    }

    void write(HarEntry entry) {
        out.writeRaw('\n');
        out.writeStartObject();
        out.writeStringProperty("startedDateTime", TIME.format(entry.started()));
        out.writeNumberProperty("time", millis(entry.time()));
        String version = entry.response().httpVersion();
        request(entry.request(), version);
        response(entry.response(), version);
        out.writeName("cache");
        out.writeStartObject();
        out.writeEndObject();
        out.writeName("timings");
        out.writeStartObject();
        out.writeNumberProperty("send", 0);
        out.writeNumberProperty("wait", millis(entry.time()));
        out.writeNumberProperty("receive", 0);
        out.writeEndObject();
        out.writeStringProperty("_resourceType", entry.kind().name().toLowerCase(Locale.ROOT));
        out.writeEndObject();
    }

    private static long millis(Duration time) {
        return Math.max(0, time.toMillis());
    }

    private void request(HarRequest request, String version) {
        out.writeName("request");
        out.writeStartObject();
        out.writeStringProperty("method", request.method());
        out.writeStringProperty("url", request.url());
        out.writeStringProperty("httpVersion", version);
        cookies(request.headers(), "Cookie");
        headers(request.headers());
        out.writeName("queryString");
        String query = RequestUrl.of(request.url()).query();
        pairs(query == null ? "" : query);
        HarBody body = request.body();
        if (body != null) {
            posted(body);
        }
        out.writeNumberProperty("headersSize", -1);
        out.writeNumberProperty("bodySize", body == null ? 0 : body.bytes().length);
        out.writeEndObject();
    }

    private void posted(HarBody body) {
        out.writeName("postData");
        out.writeStartObject();
        out.writeStringProperty("mimeType", body.mediaType());
        String text = utf8(body.bytes());
        if (text == null) {
            out.writeStringProperty("_encoding", "base64");
            text = Base64.getEncoder().encodeToString(body.bytes());
        } else if (HarText.mediaType(body.mediaType())
                .equals("application/x-www-form-urlencoded")) {
            out.writeName("params");
            pairs(text);
        }
        out.writeStringProperty("text", text);
        out.writeEndObject();
    }

    private static @Nullable String utf8(byte[] bytes) {
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException e) {
            return null; // of another encoding, or binary
        }
    }

    private void pairs(String encoded) {
        out.writeStartArray();
        for (Params.Param param : Params.parse(encoded)) {
            pair(Params.shown(param.name()), Params.shown(param.value()));
        }
        out.writeEndArray();
    }

    private void pair(String name, String value) {
        out.writeStartObject();
        out.writeStringProperty("name", name);
        out.writeStringProperty("value", value);
        out.writeEndObject();
    }

    private void headers(List<HarHeader> headers) {
        out.writeName("headers");
        out.writeStartArray();
        headers.forEach(header -> pair(header.name(), header.value()));
        out.writeEndArray();
    }

    /** Writes the cookies of the headers with a name. */
    private void cookies(List<HarHeader> headers, String name) {
        out.writeName("cookies");
        out.writeStartArray();
        for (HarHeader header : headers) {
            if (header.name().equalsIgnoreCase(name)) {
                boolean many = name.equals("Cookie");
                for (String pair : header.value().split(";\\s*", many ? -1 : 2)) {
                    int end = pair.indexOf('=');
                    pair(pair.substring(0, Math.max(end, 0)), pair.substring(end + 1));
                    if (!many) {
                        break;
                    }
                }
            }
        }
        out.writeEndArray();
    }

    private void response(HarResponse response, String version) {
        out.writeName("response");
        out.writeStartObject();
        out.writeNumberProperty("status", response.status());
        out.writeStringProperty("statusText", "");
        out.writeStringProperty("httpVersion", version);
        cookies(response.headers(), "Set-Cookie");
        headers(response.headers());
        content(response);
        out.writeStringProperty("redirectURL", response.header("Location"));
        out.writeNumberProperty("headersSize", -1);
        out.writeNumberProperty("bodySize", -1);
        HarFailure failure = response.failure();
        if (failure != null) {
            out.writeStringProperty("_error", failure.code());
            out.writeStringProperty("_errorText", failure.message());
        }
        out.writeEndObject();
    }

    private void content(HarResponse response) {
        String type = response.header("Content-Type");
        byte[] body = response.body();
        out.writeName("content");
        out.writeStartObject();
        out.writeNumberProperty("size", response.size());
        out.writeStringProperty("mimeType", type.isEmpty() ? "x-unknown" : type);
        if (body != null) {
            String text = HarText.decode(body, type);
            out.writeStringProperty(
                    "text", text != null ? text : Base64.getEncoder().encodeToString(body));
            if (text == null) {
                out.writeStringProperty("encoding", "base64");
            }
        }
        out.writeEndObject();
    }

    /** Ends the recording. */
    @Override
    public void close() {
        out.writeRaw('\n');
        out.writeEndArray();
        out.writeEndObject();
        out.writeEndObject();
        out.close();
    }
}
