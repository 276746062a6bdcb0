package browsy.fuzz;

import browsy.fetch.Session;
import browsy.fetch.client.RequestHandler.Response;
import browsy.fetch.config.FetchException;
import browsy.find.Target;
import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import java.nio.charset.StandardCharsets;

/** A form with any names and values is sent in a request that can be taken apart again. */
public final class FormFuzz {
    private static final String[] ENCODINGS = {
        "application/x-www-form-urlencoded", "multipart/form-data", "text/plain"
    };

    private FormFuzz() {}

    public static void fuzzerTestOneInput(FuzzedDataProvider data) {
        String encoding = data.pickValue(ENCODINGS);
        String method = data.consumeBoolean() ? "post" : "get";
        String name = attribute(data.consumeString(30));
        String value = data.consumeString(60);
        String rest = data.consumeRemainingAsString();
        String html =
                "<form method=%s enctype=%s><input id=f name=\"%s\">%s<button>Send</button></form>"
                        .formatted(method, encoding, name, rest);
        try (Session session = Sessions.open(request -> answer(request.body()))) {
            session.loadHtml(html, Sessions.URL);
            session.type(Target.css("#f"), value).click(Target.text("Send"));
        } catch (FetchException e) {
            return; // the markup changed the form
        }
    }

    private static Response answer(byte[] body) {
        return Response.text(200, "text/plain", new String(body, StandardCharsets.ISO_8859_1));
    }

    private static String attribute(String text) {
        return text.replace("&", "&amp;").replace("\"", "&quot;");
    }
}
