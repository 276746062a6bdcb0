package browsy.cli;

import browsy.output.VisibleJson;
import java.io.StringWriter;
import java.util.function.Consumer;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** Writes JSON objects on one line, one for each page. */
final class JsonLine {
    private static final JsonFactory JSON = new JsonFactory();

    private JsonLine() {}

    /** The line for a page that could not be processed. */
    static String error(String file, String error) {
        return of(
                json -> {
                    json.writeStringProperty("file", file);
                    json.writeStringProperty("error", error);
                });
    }

    /**
     * Writes a JSON object on one line, with invisible characters escaped.
     *
     * @param properties writes the properties of the object
     */
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
