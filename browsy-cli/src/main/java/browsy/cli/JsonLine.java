package browsy.cli;

import browsy.ElementBox;
import browsy.ElementStyleText;
import browsy.model.Bounds;
import browsy.model.Viewport;
import java.io.StringWriter;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** The lines of {@code boxes}. */
final class JsonLine {
    private static final JsonFactory JSON = new JsonFactory();

    private JsonLine() {}

    /** What is printed for a page that failed. */
    static String error(String file, String error) {
        StringWriter line = new StringWriter();
        try (JsonGenerator json = JSON.createGenerator(ObjectWriteContext.empty(), line)) {
            json.writeStartObject();
            json.writeStringProperty("file", file);
            json.writeStringProperty("error", error);
            json.writeEndObject();
        }
        return line.toString();
    }

    /** Where the elements of a page lie. */
    static String boxes(String file, Viewport viewport, List<ElementBox> boxes) {
        StringWriter line = new StringWriter(80 * boxes.size() + 100);
        try (JsonGenerator json = JSON.createGenerator(ObjectWriteContext.empty(), line)) {
            begin(json, file, viewport);
            for (ElementBox box : boxes) {
                box(json, box);
            }
            json.writeEndArray();
            json.writeEndObject();
        }
        return line.toString();
    }

    /** The computed styles of all elements of a page, and where those with a box lie. */
    static String styles(
            String file, Viewport viewport, List<ElementBox> boxes, List<ElementStyleText> styles) {
        Map<String, ElementBox> boxByPath = new HashMap<>();
        boxes.forEach(box -> boxByPath.put(box.path(), box));
        StringWriter line = new StringWriter(400 * styles.size() + 100);
        try (JsonGenerator json = JSON.createGenerator(ObjectWriteContext.empty(), line)) {
            begin(json, file, viewport);
            for (ElementStyleText style : styles) {
                json.writeStartObject();
                json.writeStringProperty("path", style.path());
                ElementBox box = boxByPath.get(style.path());
                if (box != null) {
                    bounds(json, box);
                }
                json.writeObjectPropertyStart("style");
                style.values().forEach(json::writeStringProperty);
                json.writeEndObject();
                json.writeEndObject();
            }
            json.writeEndArray();
            json.writeEndObject();
        }
        return line.toString();
    }

    private static void begin(JsonGenerator json, String file, Viewport viewport) {
        json.writeStartObject();
        json.writeStringProperty("file", file);
        json.writeArrayPropertyStart("viewport");
        number(json, viewport.width());
        number(json, viewport.height());
        json.writeEndArray();
        json.writeArrayPropertyStart("elements");
    }

    private static void box(JsonGenerator json, ElementBox box) {
        json.writeStartObject();
        json.writeStringProperty("path", box.path());
        bounds(json, box);
        json.writeEndObject();
    }

    private static void bounds(JsonGenerator json, ElementBox box) {
        Bounds bounds = box.bounds();
        json.writeArrayPropertyStart("b");
        number(json, bounds.x());
        number(json, bounds.y());
        number(json, bounds.width());
        number(json, bounds.height());
        json.writeEndArray();
        if (!box.visible()) {
            json.writeBooleanProperty("visible", false);
        }
    }

    /** Two decimals, none where they are zero. */
    private static void number(JsonGenerator json, double px) {
        double rounded = Math.rint(px * 100) / 100;
        if (rounded == Math.rint(rounded)) {
            json.writeNumber((long) rounded);
        } else {
            json.writeNumber(rounded);
        }
    }
}
