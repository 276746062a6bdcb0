package browsy.fetch.replay;

import browsy.fetch.replay.HarEntry.Kind;
import browsy.fetch.replay.HarException.Reason;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/**
 * Reads the entries of a HAR from a stream of tokens. Unknown fields are skipped. Entries for
 * schemes other than http and https, such as web sockets, are left out.
 */
final class HarReader {
    private static final Set<String> OTHER_KINDS =
            Set.of(
                    "image",
                    "script",
                    "font",
                    "media",
                    "xhr",
                    "fetch",
                    "ping",
                    "websocket",
                    "manifest",
                    "texttrack",
                    "eventsource",
                    "preflight",
                    "beacon",
                    "other",
                    "csp-violation-report",
                    "signed-exchange",
                    "webbundle",
                    "cspviolationreport");

    private final JsonParser in;
    private final AttachedFiles files;
    private final String name;
    private final HarLimits limits;
    private final List<HarEntry> entries = new ArrayList<>();
    private int read;
    private long bytes;

    HarReader(JsonParser in, AttachedFiles files, String name, HarLimits limits) {
        this.in = in;
        this.files = files;
        this.name = name;
        this.limits = limits;
    }

    /** Reads a field of an object, whose value is the current token. */
    private interface FieldReader {
        void read(String field);
    }

    /** The fields of an entry while they are read. */
    private static final class Fields {
        private String method = "";
        private String url = "";
        private List<HarHeader> requestHeaders = List.of();
        private @Nullable HarBody posted;
        private @Nullable Long status;
        private String version = "";
        private List<HarHeader> responseHeaders = List.of();
        private String redirect = "";
        private @Nullable String error;
        private String errorText = "";
        private String mimeType = "";
        private @Nullable String text;
        private boolean base64;
        private @Nullable String file;
        private long size = -1;
        private String kind = "";
        private String started = "";
        private double millis;
    }

    /** Reads the whole HAR. */
    List<HarEntry> read() {
        boolean[] found = {false};
        if (in.nextToken() != JsonToken.START_OBJECT) {
            throw structure("the top level must be an object");
        }
        object(
                field -> {
                    if (field.equals("log") && in.currentToken() == JsonToken.START_OBJECT) {
                        object(inner -> found[0] |= log(inner));
                    }
                });
        if (!found[0]) {
            throw structure("it has no log.entries");
        }
        return entries;
    }

    private boolean log(String field) {
        if (!field.equals("entries") || in.currentToken() != JsonToken.START_ARRAY) {
            return false;
        }
        array(this::entry);
        return true;
    }

    /** Reads the fields of the current object, and skips the values that the reader leaves. */
    private void object(FieldReader reader) {
        while (in.nextToken() == JsonToken.PROPERTY_NAME) {
            String field = in.currentName();
            in.nextToken();
            JsonToken value = in.currentToken();
            reader.read(field);
            if (in.currentToken() == value) {
                in.skipChildren();
            }
        }
    }

    /** Reads the objects of the current array. */
    private void array(Runnable element) {
        while (in.nextToken() != JsonToken.END_ARRAY) {
            if (in.currentToken() == JsonToken.START_OBJECT) {
                element.run();
            } else {
                in.skipChildren();
            }
        }
    }

    private void entry() {
        if (++read > limits.maxEntries()) {
            throw new HarException(
                    Reason.TOO_LARGE,
                    name + " has more than " + limits.maxEntries() + " entries (maxEntries)");
        }
        Fields fields = new Fields();
        object(
                field -> {
                    boolean isObject = in.currentToken() == JsonToken.START_OBJECT;
                    if (isObject && field.equals("request")) {
                        object(inner -> request(fields, inner));
                    } else if (isObject && field.equals("response")) {
                        object(inner -> response(fields, inner));
                    } else {
                        switch (field) {
                            case "startedDateTime" -> fields.started = text();
                            case "time" -> fields.millis = number();
                            case "_resourceType" -> fields.kind = text();
                            default -> {}
                        }
                    }
                });
        if (fields.url.regionMatches(true, 0, "http:", 0, 5)
                || fields.url.regionMatches(true, 0, "https:", 0, 6)) {
            entries.add(entry(fields));
        } else if (fields.url.isEmpty()) {
            throw structure("entry " + read + " has no URL");
        }
    }

    private void request(Fields fields, String field) {
        switch (field) {
            case "method" -> fields.method = text().toUpperCase(Locale.ROOT);
            case "url" -> fields.url = text();
            case "headers" -> fields.requestHeaders = headers();
            case "postData" -> {
                if (in.currentToken() == JsonToken.START_OBJECT) {
                    fields.posted = posted();
                }
            }
            default -> {}
        }
    }

    private void response(Fields fields, String field) {
        switch (field) {
            case "status" -> fields.status = (long) number();
            case "httpVersion" -> fields.version = text();
            case "headers" -> fields.responseHeaders = headers();
            case "redirectURL" -> fields.redirect = text();
            case "_error", "_failureText" -> fields.error = emptyAsNull(text());
            case "_errorText" -> fields.errorText = text();
            case "content" -> {
                if (in.currentToken() == JsonToken.START_OBJECT) {
                    object(inner -> content(fields, inner));
                }
            }
            default -> {}
        }
    }

    private void content(Fields fields, String field) {
        switch (field) {
            case "mimeType" -> fields.mimeType = text();
            case "text" -> fields.text = in.currentToken().isScalarValue() ? text() : null;
            case "encoding" -> fields.base64 = text().equalsIgnoreCase("base64");
            case "_file", "_sha1" -> fields.file = emptyAsNull(text());
            case "size" -> fields.size = (long) number();
            default -> {}
        }
    }

    private static @Nullable String emptyAsNull(String text) {
        return text.isEmpty() ? null : text;
    }

    private HarBody posted() {
        String[] found = new String[4];
        List<String> pairs = new ArrayList<>();
        object(
                field -> {
                    switch (field) {
                        case "mimeType" -> found[0] = text();
                        case "text" -> found[1] = text();
                        case "_encoding" -> found[2] = text();
                        case "_file", "_sha1" -> found[3] = text();
                        case "params" -> {
                            if (in.currentToken() == JsonToken.START_ARRAY) {
                                array(() -> pairs.add(pair()));
                            }
                        }
                        default -> {}
                    }
                });
        String type = found[0] == null ? "" : found[0];
        if (found[3] != null && !found[3].isEmpty()) {
            byte[] attached = attached(found[3]);
            return new HarBody(type, attached == null ? new byte[0] : attached);
        }
        if (found[1] == null && !pairs.isEmpty()) {
            return new HarBody(
                    "application/x-www-form-urlencoded",
                    String.join("&", pairs).getBytes(StandardCharsets.US_ASCII));
        }
        String text = found[1] == null ? "" : found[1];
        return new HarBody(
                type,
                counted(
                        "base64".equals(found[2])
                                ? base64(text)
                                : text.getBytes(StandardCharsets.UTF_8)));
    }

    /** Reads a name-value pair in its encoded form. */
    private String pair() {
        String[] found = {"", ""};
        object(
                field -> {
                    if (field.equals("name") || field.equals("value")) {
                        found[field.equals("name") ? 0 : 1] = text();
                    }
                });
        return Params.encoded(found[0]) + "=" + Params.encoded(found[1]);
    }

    /**
     * Reads header fields. Pseudo-header fields of HTTP/2 are left out; Chromium joins the values
     * of several fields with a name by line feeds.
     */
    private List<HarHeader> headers() {
        List<HarHeader> headers = new ArrayList<>();
        if (in.currentToken() == JsonToken.START_ARRAY) {
            array(
                    () -> {
                        String[] found = {"", ""};
                        object(
                                field -> {
                                    if (field.equals("name") || field.equals("value")) {
                                        found[field.equals("name") ? 0 : 1] = text();
                                    }
                                });
                        if (found[0].matches("[!#$%&'*+.^_`|~0-9A-Za-z-]{1,256}")) {
                            found[1].lines()
                                    .map(value -> value.replaceAll("\\p{Cntrl}", " "))
                                    .forEach(value -> headers.add(new HarHeader(found[0], value)));
                        }
                    });
        }
        return headers;
    }

    private HarEntry entry(Fields fields) {
        if (fields.method.isEmpty()) {
            throw structure("entry " + read + " has no method");
        }
        HarRequest request =
                new HarRequest(
                        fields.method,
                        withoutFragment(fields.url),
                        fields.requestHeaders,
                        fields.posted);
        return new HarEntry(
                kind(fields),
                time(fields.started),
                Duration.ofMillis((long) fields.millis),
                request,
                response(fields));
    }

    private static String withoutFragment(String url) {
        int hash = url.indexOf('#');
        return hash < 0 ? url : url.substring(0, hash);
    }

    private static Instant time(String text) {
        try {
            return OffsetDateTime.parse(text).toInstant();
        } catch (DateTimeException e) {
            return Instant.EPOCH; // the time has no effect on a replay
        }
    }

    private static Kind kind(Fields fields) {
        String kind = fields.kind.toLowerCase(Locale.ROOT);
        if (kind.isEmpty()) {
            kind = HarResponse.first(fields.requestHeaders, "Sec-Fetch-Dest");
        }
        switch (kind) {
            case "document", "iframe", "frame", "object", "embed":
                return Kind.DOCUMENT;
            case "stylesheet", "style":
                return Kind.STYLESHEET;
            default:
                if (OTHER_KINDS.contains(kind)) {
                    return Kind.OTHER;
                }
        }
        String accept = HarResponse.first(fields.requestHeaders, "Accept");
        if (accept.startsWith("text/css")
                || HarText.mediaType(fields.mimeType).equals("text/css")) {
            return Kind.STYLESHEET;
        }
        return accept.startsWith("text/html")
                        || HarText.mediaType(fields.mimeType).equals("text/html")
                ? Kind.DOCUMENT
                : Kind.OTHER;
    }

    private HarResponse response(Fields fields) {
        Long status = fields.status;
        if (status == null || status < -1 || status > 599 || (status > 0 && status < 100)) {
            throw structure("entry " + read + " has no valid status");
        }
        if (status <= 0) {
            String code = fields.error == null ? "net::ERR_FAILED" : fields.error;
            return HarResponse.failed(new HarFailure(code, fields.errorText));
        }
        List<HarHeader> headers = new ArrayList<>(fields.responseHeaders);
        if (!fields.redirect.isBlank() && HarResponse.first(headers, "Location").isEmpty()) {
            headers.add(new HarHeader("Location", fields.redirect.replaceAll("\\p{Cntrl}", "")));
        }
        byte[] body = body(fields, status.intValue(), headers);
        return new HarResponse(
                fields.version,
                status.intValue(),
                headers,
                body,
                body == null ? fields.size : Math.max(fields.size, body.length),
                failure(fields));
    }

    /** The reason why a response with a status is incomplete. */
    private static @Nullable HarFailure failure(Fields fields) {
        // Chromium reports this for a response that it stops to read since it does not use it.
        boolean unused = "net::ERR_ABORTED".equals(fields.error);
        return fields.error == null || unused
                ? null
                : new HarFailure(fields.error, fields.errorText);
    }

    /** The body; null if the recording lacks it. Sets the encoding in the headers if necessary. */
    private byte @Nullable [] body(Fields fields, int status, List<HarHeader> headers) {
        if (fields.file != null) {
            return attached(fields.file);
        }
        if (fields.text == null) {
            boolean bodiless = status == 204 || (status >= 300 && status < 400);
            // Chromium does not keep the bodies of style sheets that it does not use.
            bodiless |= status >= 400 && kind(fields) == Kind.STYLESHEET;
            return bodiless || fields.size == 0 ? new byte[0] : null;
        }
        if (fields.base64) {
            return counted(base64(fields.text));
        }
        String type = HarResponse.first(headers, "Content-Type");
        HarText.Encoded encoded = HarText.encode(fields.text, type);
        if (!encoded.contentType().equals(type)) {
            headers.removeIf(header -> header.name().equalsIgnoreCase("Content-Type"));
            headers.add(new HarHeader("Content-Type", encoded.contentType()));
        }
        return counted(encoded.bytes());
    }

    private byte @Nullable [] attached(String file) {
        try {
            byte[] content = files.read(AttachedFiles.checked(file), limits.maxBodyBytes() + 1);
            return content == null ? null : counted(content);
        } catch (IOException e) {
            throw new HarException(
                    Reason.UNREADABLE, "an attached file of " + name + " cannot be read", e);
        }
    }

    private byte[] base64(String text) {
        try {
            return Base64.getDecoder().decode(text.replaceAll("[\r\n\t ]", ""));
        } catch (IllegalArgumentException e) {
            throw new HarException(
                    Reason.BODY, "a body in entry " + read + " of " + name + " is not base64");
        }
    }

    /** Counts the bytes of a body. */
    private byte[] counted(byte[] body) {
        bytes += body.length;
        if (body.length > limits.maxBodyBytes()) {
            throw new HarException(
                    Reason.TOO_LARGE,
                    "a body in entry "
                            + read
                            + " of "
                            + name
                            + " has more than "
                            + limits.maxBodyBytes()
                            + " bytes (maxBodyBytes)");
        }
        if (bytes > limits.maxBytes()) {
            throw HarSource.tooLarge(name, limits);
        }
        return body;
    }

    private HarException structure(String problem) {
        return new HarException(Reason.STRUCTURE, name + ": " + problem);
    }

    /** The current value as text; empty if it is null, an object or an array. */
    private String text() {
        JsonToken token = in.currentToken();
        return token.isScalarValue() && token != JsonToken.VALUE_NULL ? in.getString() : "";
    }

    /** The current value as a number; 0 if it is none. */
    private double number() {
        return in.currentToken().isNumeric() ? in.getDoubleValue() : 0;
    }
}
