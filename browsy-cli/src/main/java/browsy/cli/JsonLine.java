package browsy.cli;

import browsy.output.VisibleJson;
import java.io.StringWriter;
import java.util.function.Consumer;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** Lines of JSON that stand for a page. */
final class JsonLine {
    private static final JsonFactory JSON = new JsonFactory();

    private JsonLine() {}

    /** What is printed for a page that failed. */
    static String error(String file, String error) {
        return of(
                json -> {
                    json.writeStringProperty("file", file);
                    json.writeStringProperty("error", error);
                });
    }

    /** An object of what the writer writes. */
    static String of(Consumer<JsonGenerator> properties) {
        StringWriter line = new StringWriter();
        try (JsonGenerator json = JSON.createGenerator(ObjectWriteContext.empty(), line)) {
            json.writeStartObject();
            properties.accept(json);
            json.writeEndObject();
        }
        return VisibleJson.of(line.toString());
    }
}
