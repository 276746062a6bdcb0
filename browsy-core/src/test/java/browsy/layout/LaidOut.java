package browsy.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import browsy.Browsy;
import browsy.ElementBox;
import browsy.ParseOptions;
import browsy.model.Bounds;
import browsy.model.Viewport;
import java.util.HashMap;
import java.util.Map;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;

/**
 * The border boxes of a small page that is laid out in a window of 800 by 600 CSS px. The body has
 * no margin, lines are 20px high, and each character is 6px wide.
 */
public final class LaidOut {
    private static final String HEAD =
            "<!doctype html><style>body{margin:0;font:10px/20px monospace}</style>";

    /** Tolerance in CSS px: character advances deviate from 6px by a few thousandths. */
    private static final double TOLERANCE = 0.1;

    private final Map<String, Bounds> boxes = new HashMap<>();

    private LaidOut(String html) {
        Map<String, String> ids = new HashMap<>();
        for (Element element : Jsoup.parse(html).select("[id]")) {
            ids.put(path(element), element.id());
        }
        ParseOptions options = ParseOptions.builder().viewport(new Viewport(800, 600)).build();
        for (ElementBox box : Browsy.boxes(html, options)) {
            String id = ids.get(box.path());
            if (id != null) {
                boxes.put(id, box.bounds());
            }
        }
    }

    /**
     * Lays out a page in standards mode.
     *
     * @param body the content of the body
     */
    public static LaidOut page(String body) {
        return new LaidOut(HEAD + body);
    }

    /**
     * Lays out a page in quirks mode.
     *
     * @param body the content of the body
     */
    public static LaidOut quirksPage(String body) {
        return new LaidOut(HEAD.replace("<!doctype html>", "") + body);
    }

    /**
     * Asserts the border box of the element with an id, in CSS px.
     *
     * @return this object, for further assertions
     */
    public LaidOut has(String id, double x, double y, double width, double height) {
        Bounds box = boxes.get(id);
        assertNotNull(box, id + " has no box");
        String is = "#" + id + " is at " + box;
        assertEquals(x, box.x(), TOLERANCE, is);
        assertEquals(y, box.y(), TOLERANCE, is);
        assertEquals(width, box.width(), TOLERANCE, is);
        assertEquals(height, box.height(), TOLERANCE, is);
        return this;
    }

    private static String path(Element element) {
        Element parent = element.parent();
        if (parent == null) {
            return "";
        }
        int place = 1;
        for (Element before = element.previousElementSibling();
                before != null;
                before = before.previousElementSibling()) {
            place += before.tagName().equals(element.tagName()) ? 1 : 0;
        }
        return path(parent) + "/" + element.tagName() + "[" + place + "]";
    }
}
