package browsy.cli;

import browsy.ElementBox;
import browsy.ElementSemantics;
import browsy.ElementStyleText;
import browsy.model.Bounds;
import browsy.model.Role;
import browsy.model.Viewport;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;

/**
 * The output line of the command {@code boxes} for one page: a JSON object with the file name, the
 * viewport and an array of elements. Each element has its path and, as far as known, its border
 * box, role, accessible name and computed values.
 */
final class BoxJsonLine {
    private final String file;
    private final Viewport viewport;
    private final List<ElementBox> boxes;
    private List<ElementStyleText> styles = List.of();
    private List<ElementSemantics> semantics = List.of();

    /**
     * Creates a line that contains only boxes.
     *
     * @param file the name of the page file in the output
     * @param boxes the boxes of the elements, in document order
     */
    BoxJsonLine(String file, Viewport viewport, List<ElementBox> boxes) {
        this.file = file;
        this.viewport = viewport;
        this.boxes = boxes;
    }

    /** Adds the computed values of elements, in document order. */
    void withStyles(List<ElementStyleText> added) {
        styles = added;
    }

    /** Adds the roles and accessible names of elements, in document order. */
    void withSemantics(List<ElementSemantics> added) {
        semantics = added;
    }

    @Override
    public String toString() {
        return JsonLine.of(this::write);
    }

    private void write(JsonGenerator json) {
        json.writeStringProperty("file", file);
        json.writeArrayPropertyStart("viewport");
        number(json, viewport.width());
        number(json, viewport.height());
        json.writeEndArray();
        json.writeArrayPropertyStart("elements");
        elementsByPath().forEach((path, element) -> element.write(path, json));
        json.writeEndArray();
    }

    /**
     * Merges the three lists by path. Every element with a box has computed values, and every
     * element with computed values has semantics, so the largest list goes first and determines the
     * document order.
     */
    private Map<String, ElementFacts> elementsByPath() {
        Map<String, ElementFacts> elements = new LinkedHashMap<>();
        semantics.forEach(added -> at(elements, added.path()).semantics = added);
        styles.forEach(added -> at(elements, added.path()).style = added);
        boxes.forEach(added -> at(elements, added.path()).box = added);
        return elements;
    }

    private static ElementFacts at(Map<String, ElementFacts> elements, String path) {
        return elements.computeIfAbsent(path, absent -> new ElementFacts());
    }

    /** The facts of one element; a part that was not requested or does not exist is null. */
    private static final class ElementFacts {
        private @Nullable ElementBox box;
        private @Nullable ElementStyleText style;
        private @Nullable ElementSemantics semantics;

        void write(String path, JsonGenerator json) {
            json.writeStartObject();
            json.writeStringProperty("path", path);
            if (box != null) {
                bounds(json, box);
            }
            if (semantics != null) {
                Role role = semantics.role();
                json.writeStringProperty("role", role == null ? "" : role.wireName());
                json.writeStringProperty("name", semantics.name());
            }
            if (style != null) {
                json.writeObjectPropertyStart("style");
                style.values().forEach(json::writeStringProperty);
                json.writeEndObject();
            }
            json.writeEndObject();
        }
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

    /** Writes a length rounded to two decimals, or as an integer if the decimals are zero. */
    private static void number(JsonGenerator json, double px) {
        double rounded = Math.rint(px * 100) / 100;
        if (rounded == Math.rint(rounded)) {
            json.writeNumber((long) rounded);
        } else {
            json.writeNumber(rounded);
        }
    }
}
