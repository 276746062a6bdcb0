package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.client.RequestHandler;
import browsy.fetch.client.RequestHandler.Response;
import browsy.fetch.config.SessionConfig;
import browsy.fetch.config.UploadFile;
import browsy.find.Target;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Compares the bodies of forms with names that need escapes, or that the encoding of the page
 * lacks, with a record of Chromium (see tools/downloads). A body is a text of bytes. Where the
 * encoders of Java differ from the Encoding standard, the member {@code browsy} has the body.
 */
class UploadsAsInChromiumTest {
    private static String text(Map<?, ?> vector, String name, String missing) {
        Object value = vector.get(name);
        return value == null ? missing : value.toString();
    }

    private static List<?> list(Map<?, ?> vector, String name) {
        return vector.get(name) instanceof List<?> list ? list : List.of();
    }

    /** A text in ASCII, so that the encoding of the page does not change it. */
    private static String escaped(Object text) {
        return text.toString()
                .codePoints()
                .mapToObj(c -> "&#" + c + ";")
                .collect(Collectors.joining());
    }

    private static String page(Map<?, ?> vector) {
        String accept = text(vector, "acceptCharset", "");
        StringBuilder html = new StringBuilder("<!DOCTYPE html><form method=post action=/sent");
        html.append(" enctype='").append(text(vector, "enctype", "multipart/form-data"));
        html.append(accept.isEmpty() ? "'>" : "' accept-charset='" + accept + "'>");
        for (Object field : list(vector, "fields")) {
            List<?> pair = (List<?>) field;
            html.append("<input type=hidden name=\"").append(escaped(pair.get(0)));
            html.append("\" value=\"").append(escaped(pair.get(1))).append("\">");
        }
        html.append("<input type=file multiple name=\"");
        html.append(escaped(text(vector, "fileField", "f")))
                .append("\"><button>Go</button></form>");
        return html.toString();
    }

    private static Charset bytesOf(String charset) {
        return charset.equals("utf-16le") ? StandardCharsets.UTF_16LE : StandardCharsets.US_ASCII;
    }

    private static String sent(Map<?, ?> vector) {
        List<String> sent = new ArrayList<>();
        String charset = text(vector, "charset", "utf-8");
        RequestHandler site =
                request -> {
                    if (request.uri().getPath().equals("/sent")) {
                        String type = request.headers().get("content-type").get(0);
                        String body = new String(request.body(), StandardCharsets.ISO_8859_1);
                        int boundary = type.indexOf("boundary=");
                        sent.add(
                                boundary < 0
                                        ? body
                                        : body.replace(
                                                type.substring(boundary + "boundary=".length()),
                                                "BOUNDARY"));
                        return Response.html("<p>done");
                    }
                    return new Response(
                            200,
                            Map.of("Content-Type", List.of("text/html; charset=" + charset)),
                            page(vector).getBytes(bytesOf(charset)));
                };
        SessionConfig config = SessionConfig.builder().requestHandler(site).build();
        try (Session session = Session.create(config)) {
            session.goTo("http://shop.test/");
            UploadFile[] files =
                    list(vector, "files").stream()
                            .map(name -> UploadFile.of(name.toString(), new byte[] {'x'}))
                            .toArray(UploadFile[]::new);
            if (files.length > 0) {
                session.upload(Target.css("input[type=file]"), files);
            }
            session.click(Target.role("button", "Go"));
        }
        return sent.isEmpty() ? "nothing" : sent.get(0);
    }

    @Test
    void formsAreSentAsByChromium() {
        List<String> wrong = new ArrayList<>();
        List<?> vectors = (List<?>) Json.read("/browsy/fetch/uploads.json");
        for (Object each : vectors) {
            Map<?, ?> vector = (Map<?, ?>) each;
            String actual = sent(vector);
            if (!actual.equals(text(vector, "sent", ""))) {
                wrong.add(vector + " -> " + actual);
            }
        }
        assertEquals(List.of(), wrong);
        assertTrue(vectors.size() > 300, "only " + vectors.size());
    }
}
