package browsy.fetch.cookie;

import java.io.StringWriter;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.json.JsonFactory;

/**
 * Reads and writes the cookies of Playwright: {@code name}, {@code value}, {@code domain} with a
 * leading dot for subdomains, {@code path}, {@code expires} in seconds or -1, {@code httpOnly},
 * {@code secure}, {@code sameSite}, and {@code partitionKey}.
 *
 * @see <a
 *     href="https://playwright.dev/docs/api/class-browsercontext#browser-context-storage-state">
 *     Playwright: storageState</a>
 */
final class JsonFormat {
    private static final JsonFactory JSON = new JsonFactory();
    private static final BigDecimal SESSION = BigDecimal.ONE.negate();

    /** The maximum number of zeros or decimals of a time, so that its digits fit into memory. */
    private static final int MAX_SCALE = 30;

    private JsonFormat() {}

    static String writeArray(List<Cookie> cookies) {
        StringWriter text = new StringWriter();
        try (JsonGenerator out = JSON.createGenerator(text)) {
            write(out, cookies);
        }
        return text.toString();
    }

    static String writeState(List<Cookie> cookies) {
        StringWriter text = new StringWriter();
        try (JsonGenerator out = JSON.createGenerator(text)) {
            out.writeStartObject();
            out.writeName("cookies");
            write(out, cookies);
            out.writeName("origins");
            out.writeStartArray();
            out.writeEndArray();
            out.writeEndObject();
        }
        return text.toString();
    }

    private static void write(JsonGenerator out, List<Cookie> cookies) {
        out.writeStartArray();
        for (Cookie cookie : cookies) {
            out.writeStartObject();
            out.writeStringProperty("name", cookie.name());
            out.writeStringProperty("value", cookie.value());
            out.writeStringProperty("domain", (cookie.hostOnly() ? "" : ".") + cookie.domain());
            out.writeStringProperty("path", cookie.path());
            out.writeNumberProperty("expires", seconds(cookie.expires()));
            out.writeBooleanProperty("httpOnly", cookie.httpOnly());
            out.writeBooleanProperty("secure", cookie.secure());
            if (cookie.sameSite() != SameSite.UNSPECIFIED) {
                out.writeStringProperty("sameSite", cookie.sameSite().value());
            }
            if (cookie.partition() != null) {
                out.writeStringProperty("partitionKey", cookie.partition());
            }
            out.writeEndObject();
        }
        out.writeEndArray();
    }

    private static BigDecimal seconds(@Nullable Instant time) {
        return time == null
                ? SESSION
                : BigDecimal.valueOf(time.getEpochSecond())
                        .add(BigDecimal.valueOf(time.getNano(), 9))
                        .stripTrailingZeros();
    }

    /** Reads an array of cookies, or the array {@code cookies} of an object. */
    static List<Cookie> read(String text) {
        List<Cookie> cookies = new ArrayList<>();
        try (JsonParser in = JSON.createParser(text)) {
            JsonToken first = in.nextToken();
            if (first == JsonToken.START_ARRAY) {
                readArray(in, cookies);
            } else if (first == JsonToken.START_OBJECT) {
                readObject(in, cookies);
            } else {
                throw new IllegalArgumentException("not a JSON array or object of cookies");
            }
        } catch (JacksonException e) {
            // The message of the exception quotes the text, which has secrets.
            throw new IllegalArgumentException(
                    "not valid JSON of cookies, at line " + e.getLocation().getLineNr());
        }
        return cookies;
    }

    private static void readObject(JsonParser in, List<Cookie> cookies) {
        while (in.nextToken() == JsonToken.PROPERTY_NAME) {
            boolean wanted = in.currentName().equals("cookies");
            JsonToken value = in.nextToken();
            if (wanted && value == JsonToken.START_ARRAY) {
                readArray(in, cookies);
            } else {
                in.skipChildren();
            }
        }
    }

    private static void readArray(JsonParser in, List<Cookie> cookies) {
        while (in.nextToken() == JsonToken.START_OBJECT) {
            Map<String, String> fields = new HashMap<>();
            while (in.nextToken() == JsonToken.PROPERTY_NAME) {
                String name = in.currentName();
                JsonToken value = in.nextToken();
                if (value.isScalarValue() && value != JsonToken.VALUE_NULL) {
                    fields.put(name, in.getString());
                } else {
                    in.skipChildren();
                }
            }
            cookies.add(cookie(fields, cookies.size()));
        }
        if (in.currentToken() != JsonToken.END_ARRAY) {
            throw new IllegalArgumentException("cookie " + cookies.size() + " is no JSON object");
        }
    }

    private static Cookie cookie(Map<String, String> fields, int index) {
        String domain = fields.get("domain");
        if (domain == null || !fields.containsKey("name") || !fields.containsKey("value")) {
            throw new IllegalArgumentException(
                    "cookie " + index + " lacks a name, a value or a domain");
        }
        return new Cookie(
                fields.get("name"),
                fields.get("value"),
                domain,
                !domain.startsWith("."),
                fields.getOrDefault("path", "/"),
                time(fields.getOrDefault("expires", "-1"), index),
                Boolean.parseBoolean(fields.get("secure")),
                Boolean.parseBoolean(fields.get("httpOnly")),
                SameSite.of(fields.getOrDefault("sameSite", "")),
                fields.get("partitionKey"));
    }

    private static @Nullable Instant time(String seconds, int index) {
        try {
            BigDecimal time = new BigDecimal(seconds);
            if (time.signum() < 0) {
                return null;
            }
            if (Math.abs(time.scale()) > MAX_SCALE) {
                throw new ArithmeticException("out of range");
            }
            BigDecimal whole = time.setScale(0, RoundingMode.FLOOR);
            int nanos = time.subtract(whole).movePointRight(9).intValue();
            return Instant.ofEpochSecond(whole.longValueExact(), nanos);
        } catch (ArithmeticException | NumberFormatException | DateTimeException e) {
            throw new IllegalArgumentException("cookie " + index + " has no valid expiry", e);
        }
    }
}
