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

/** The line of the command {@code boxes} for a page: facts of each element by its path. */
final class BoxLine {
    private final String file;
    private final Viewport viewport;
    private final List<ElementBox> boxes;
    private List<ElementStyleText> styles = List.of();
    private List<ElementSemantics> semantics = List.of();

    /** A line of where the elements lie. */
    BoxLine(String file, Viewport viewport, List<ElementBox> boxes) {
        this.file = file;
        this.viewport = viewport;
        this.boxes = boxes;
    }

    /** Adds computed styles. */
    void withStyles(List<ElementStyleText> added) {
        styles = added;
    }

    /** Adds roles and names. */
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
        lines().forEach((path, line) -> line.write(path, json));
        json.writeEndArray();
    }

    /** All elements in document order: each list is a part of the one gone through before it. */
    private Map<String, Line> lines() {
        Map<String, Line> lines = new LinkedHashMap<>();
        semantics.forEach(own -> line(lines, own.path()).semantics = own);
        styles.forEach(own -> line(lines, own.path()).style = own);
        boxes.forEach(own -> line(lines, own.path()).box = own);
        return lines;
    }

    private static Line line(Map<String, Line> lines, String path) {
        return lines.computeIfAbsent(path, added -> new Line());
    }

    private static final class Line {
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
