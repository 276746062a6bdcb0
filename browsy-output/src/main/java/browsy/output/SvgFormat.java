package browsy.output;

import browsy.model.Bounds;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import java.io.IOException;

/**
 * An image of the boxes of visible elements, with ids, kinds and texts, which shows a person what
 * an agent gets. A dashed line marks the fold.
 */
public final class SvgFormat implements Format {

    private static final int MAX_LABEL = 60;

    /**
     * A conservative estimate of the advance of a label's character in CSS px, so that labels do
     * not overlap.
     */
    private static final double LABEL_ADVANCE = 5;

    private static final SvgFormat STANDARD = new SvgFormat();

    private SvgFormat() {}

    /** Returns the only variant of this format. */
    public static SvgFormat standard() {
        return STANDARD;
    }

    @Override
    public String name() {
        return "svg";
    }

    @Override
    public String mediaType() {
        return "image/svg+xml";
    }

    @Override
    public void write(SpatialDom dom, Appendable out) throws IOException {
        double width = dom.viewport().width();
        double height = dom.viewport().height();
        for (SpatialElement element : dom.visible()) {
            width = Math.max(width, element.bounds().right());
            height = Math.max(height, element.bounds().bottom());
        }
        StringBuilder text = new StringBuilder(512);
        text.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"").append(number(width));
        text.append("\" height=\"").append(number(height)).append("\" viewBox=\"0 0 ");
        text.append(number(width)).append(' ').append(number(height)).append("\">\n<title>");
        escaped(text, dom.title());
        text.append("</title>\n<style>rect{fill-opacity:.08;stroke-width:1}");
        text.append("text{font:10px sans-serif}.id{font-weight:bold}</style>\n");
        text.append("<rect width=\"100%\" height=\"100%\" style=\"fill:#fff;fill-opacity:1\"/>\n");
        out.append(text);
        for (SpatialElement element : dom.visible()) {
            text.setLength(0);
            box(text, element);
            out.append(text);
        }
        text.setLength(0);
        String fold = number(dom.scroll().y() + dom.viewport().height());
        text.append("<path d=\"M0 ").append(fold).append('H').append(number(width));
        text.append("\" stroke=\"#999\" stroke-dasharray=\"8 6\"/>\n</svg>\n");
        out.append(text);
    }

    private static void box(StringBuilder text, SpatialElement element) {
        Bounds box = element.bounds();
        String colour = colour(element);
        text.append("<g><title>").append(element.id()).append(' ');
        escaped(text, element.role() == null ? element.tag() : element.role().wireName());
        text.append("</title><rect x=\"").append(number(box.x())).append("\" y=\"");
        text.append(number(box.y())).append("\" width=\"").append(number(box.width()));
        text.append("\" height=\"").append(number(box.height())).append("\" fill=\"");
        text.append(colour).append("\" stroke=\"").append(colour).append("\"/>");
        // The ids of containers are written at their right edge, where they do not cover the
        // content.
        boolean container = element.isLandmark();
        text.append("<text x=\"").append(number(container ? box.right() - 2 : box.x() + 2));
        text.append(container ? "\" text-anchor=\"end" : "").append("\" y=\"");
        text.append(number(box.y() + 10)).append("\" fill=\"").append(colour);
        text.append("\"><tspan class=\"id\">").append(element.id()).append("</tspan> ");
        String name = element.displayName();
        if (name != null && !element.isLandmark()) {
            escaped(text, shortened(name, room(element)));
        }
        text.append("</text></g>\n");
    }

    private static String colour(SpatialElement element) {
        if (element.alertType() != null) {
            return "#c00";
        }
        if (element.isFormField()) {
            return "#a0a";
        }
        if (element.isInteractive()) {
            return element.href() != null ? "#06c" : "#083";
        }
        return element.isLandmark() ? "#b60" : "#666";
    }

    /** Returns the number of characters that fit into the box beside the id. */
    private static int room(SpatialElement element) {
        int digits = Integer.toString(element.id()).length() + 1;
        double fits = element.bounds().width() / LABEL_ADVANCE - digits;
        return (int) Math.max(0, Math.min(MAX_LABEL, fits));
    }

    private static String shortened(String name, int room) {
        String line = name.replaceAll("\\s+", " ");
        if (line.codePointCount(0, line.length()) <= room) {
            return line;
        }
        return room < 2 ? "" : line.substring(0, line.offsetByCodePoints(0, room - 1)) + "…";
    }

    /** Formats a number with at most two decimals, without trailing zeros. */
    private static String number(double value) {
        long hundredths = Math.round(value * 100);
        return hundredths % 100 == 0
                ? Long.toString(hundredths / 100)
                : Double.toString(hundredths / 100.0);
    }

    /**
     * Writes XML character data. Markup characters become references; invisible characters and
     * those that XML 1.0 does not permit are dropped.
     */
    private static void escaped(StringBuilder out, String text) {
        text.codePoints()
                .forEach(
                        c -> {
                            switch (c) {
                                case '<' -> out.append("&lt;");
                                case '>' -> out.append("&gt;");
                                case '&' -> out.append("&amp;");
                                case '"' -> out.append("&quot;");
                                default -> {
                                    boolean allowed = c != 0xFFFE && c != 0xFFFF;
                                    if (allowed && !Escapes.isUnseen(c)) {
                                        out.appendCodePoint(c);
                                    }
                                }
                            }
                        });
    }
}
