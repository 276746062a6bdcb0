package browsy.cli;

import browsy.output.VisibleJson;
import java.io.StringWriter;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/**
 * The output lines of {@code parse --jsonl}: the JSON of a page with the property {@code file} in
 * front and, on request, a property {@code path} in each element.
 */
final class PageJsonLine {
    private static final JsonFactory JSON = new JsonFactory();
    private static final String ELEMENTS = "els";

    private PageJsonLine() {}

    /**
     * Copies the JSON of a page and inserts the additional properties.
     *
     * @param file the name of the page file
     * @param page the page in the JSON format
     * @param paths returns the DOM path of an element by its id; null to omit paths
     */
    static String of(String file, String page, @Nullable IntFunction<String> paths) {
        StringWriter line = new StringWriter(page.length() + file.length() + 16);
        try (JsonParser in = JSON.createParser(ObjectReadContext.empty(), page);
                JsonGenerator out = JSON.createGenerator(ObjectWriteContext.empty(), line)) {
            in.nextToken();
            out.writeStartObject();
            out.writeStringProperty("file", file);
            copyProperties(in, out, paths);
        }
        return VisibleJson.of(line.toString());
    }

    private static void copyProperties(
            JsonParser in, JsonGenerator out, @Nullable IntFunction<String> paths) {
        while (in.nextToken() != JsonToken.END_OBJECT) {
            String name = in.currentName();
            out.writeName(name);
            in.nextToken();
            if (name.equals(ELEMENTS) && paths != null) {
                copyElements(in, out, paths);
            } else {
                out.copyCurrentStructure(in);
            }
        }
        out.writeEndObject();
    }

    private static void copyElements(JsonParser in, JsonGenerator out, IntFunction<String> paths) {
        out.writeStartArray();
        while (in.nextToken() != JsonToken.END_ARRAY) {
            out.writeStartObject();
            while (in.nextToken() != JsonToken.END_OBJECT) {
                String name = in.currentName();
                out.writeName(name);
                in.nextToken();
                if (name.equals("id")) {
                    int id = in.getIntValue();
                    out.writeNumber(id);
                    out.writeStringProperty("path", paths.apply(id));
                } else {
                    out.copyCurrentStructure(in);
                }
            }
            out.writeEndObject();
        }
        out.writeEndArray();
    }
}
