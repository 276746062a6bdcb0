package browsy.spatial.box;

import browsy.html.Ancestors;
import browsy.html.ElementTree;
import browsy.html.TreeElement;
import browsy.layout.geometry.LayoutUnit;
import browsy.model.Bounds;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jspecify.annotations.Nullable;

/**
 * Adds the bounds of image map areas to a layout. An {@code area} generates no box; its bounds are
 * those of its shape on the first image that uses the map.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/image-maps.html#image-maps">HTML: image
 *     maps</a>
 */
public final class ImageMaps implements LayoutView {

    private static final Pattern SEPARATOR = Pattern.compile("[\\s,;]+");

    private final LayoutView boxes;
    private final Map<String, TreeElement> pictures = new HashMap<>();

    private ImageMaps(LayoutView boxes) {
        this.boxes = boxes;
    }

    /** Returns a view of a layout that includes the areas of image maps. */
    public static LayoutView over(ElementTree document, LayoutView boxes) {
        ImageMaps maps = new ImageMaps(boxes);
        for (TreeElement element : document.elements()) {
            if (element.isHtml("img") || element.isHtml("object")) {
                maps.add(element);
            }
        }
        return maps.pictures.isEmpty() ? boxes : maps;
    }

    private void add(TreeElement picture) {
        String reference = picture.attribute("usemap");
        int hash = reference == null ? -1 : reference.indexOf('#');
        if (reference != null && hash >= 0) {
            pictures.putIfAbsent(reference.substring(hash + 1), picture);
        }
    }

    @Override
    public @Nullable Bounds bounds(TreeElement element) {
        return element.isHtml("area") ? area(element.element()) : boxes.bounds(element);
    }

    @Override
    public @Nullable Bounds anonymousBounds(Node text) {
        return boxes.anonymousBounds(text);
    }

    @Override
    public boolean isFixedToWindow(Element element) {
        return boxes.isFixedToWindow(element);
    }

    private @Nullable Bounds area(Element area) {
        Element map = Ancestors.closest(area, "map");
        TreeElement picture = map == null ? null : pictures.get(map.attr("name"));
        Bounds frame = picture == null ? null : boxes.bounds(picture);
        if (frame == null) {
            return null;
        }
        double[] coords = coordinates(area.attr("coords"));
        Bounds shape =
                switch (area.attr("shape").toLowerCase(Locale.ROOT)) {
                    case "circle", "circ" -> circle(coords);
                    case "poly", "polygon" -> polygon(coords);
                    case "default" -> frame.translated(-frame.x(), -frame.y());
                    default -> rectangle(coords);
                };
        return shape == null ? null : inside(frame, shape.translated(frame.x(), frame.y()));
    }

    private static @Nullable Bounds inside(Bounds frame, Bounds shape) {
        double left = Math.max(frame.x(), shape.x());
        double top = Math.max(frame.y(), shape.y());
        double right = Math.min(frame.right(), shape.right());
        double bottom = Math.min(frame.bottom(), shape.bottom());
        return left < right && top < bottom
                ? new Bounds(left, top, right - left, bottom - top)
                : null;
    }

    private static @Nullable Bounds rectangle(double[] coords) {
        return coords.length < 4 ? null : between(coords[0], coords[1], coords[2], coords[3]);
    }

    private static @Nullable Bounds circle(double[] coords) {
        if (coords.length < 3 || coords[2] <= 0) {
            return null;
        }
        double radius = coords[2];
        return new Bounds(coords[0] - radius, coords[1] - radius, 2 * radius, 2 * radius);
    }

    private static @Nullable Bounds polygon(double[] coords) {
        if (coords.length < 6) {
            return null;
        }
        Bounds all = new Bounds(coords[0], coords[1], 0, 0);
        for (int i = 2; i + 1 < coords.length; i += 2) {
            all =
                    between(
                            Math.min(all.x(), coords[i]),
                            Math.min(all.y(), coords[i + 1]),
                            Math.max(all.right(), coords[i]),
                            Math.max(all.bottom(), coords[i + 1]));
        }
        return all;
    }

    private static Bounds between(double x1, double y1, double x2, double y2) {
        return new Bounds(Math.min(x1, x2), Math.min(y1, y2), Math.abs(x2 - x1), Math.abs(y2 - y1));
    }

    /** Parses a list of floating-point numbers. Tokens that are not numbers count as 0. */
    private static double[] coordinates(String list) {
        String trimmed = list.strip();
        if (trimmed.isEmpty()) {
            return new double[0];
        }
        return SEPARATOR.splitAsStream(trimmed).mapToDouble(ImageMaps::number).toArray();
    }

    private static double number(String token) {
        try {
            double value = Double.parseDouble(token);
            return Double.isFinite(value)
                    ? Math.max(-LayoutUnit.MAX, Math.min(value, LayoutUnit.MAX))
                    : 0;
        } catch (NumberFormatException e) {
            return 0;
        }
    }
}
