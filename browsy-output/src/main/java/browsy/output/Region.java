package browsy.output;

import browsy.model.Bounds;
import browsy.model.Scroll;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Distinguishes elements with the same tag and text by the ninth of the viewport (three rows, three
 * columns) that contains their centre.
 */
final class Region {

    private record Look(String tag, String text) {

        // Written out, because linking the generated methods takes milliseconds on the first page.
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Look look && tag.equals(look.tag) && text.equals(look.text);
        }

        @Override
        public int hashCode() {
            return 31 * tag.hashCode() + text.hashCode();
        }
    }

    private final SpatialDom dom;
    private final Map<Look, Integer> occurrences = new HashMap<>();

    Region(SpatialDom dom) {
        this.dom = dom;
        for (SpatialElement element : dom.elements()) {
            Look look = look(element);
            if (look != null) {
                occurrences.put(look, occurrences.getOrDefault(look, 0) + 1);
            }
        }
    }

    /** Returns the name of the region; empty for an element that is unique or has no box. */
    String of(SpatialElement element) {
        Look look = look(element);
        if (look == null || occurrences.getOrDefault(look, 1) < 2) {
            return "";
        }
        Bounds bounds = element.bounds();
        return bounds.equals(Bounds.NONE) ? "" : name(bounds);
    }

    private static @Nullable Look look(SpatialElement element) {
        String text = Captions.shown(element);
        return text == null ? null : new Look(element.tag(), text);
    }

    private String name(Bounds box) {
        Scroll scroll = dom.scroll();
        double x = box.centerX() - scroll.x();
        double y = box.centerY() - scroll.y();
        double width = dom.viewport().width();
        double height = dom.viewport().height();
        if (y > height) {
            return "below";
        }
        String row = y < height / 3 ? "top" : y < height * 2 / 3 ? "mid" : "bot";
        String column = x < width / 3 ? "-L" : x < width * 2 / 3 ? "" : "-R";
        return row + column;
    }
}
