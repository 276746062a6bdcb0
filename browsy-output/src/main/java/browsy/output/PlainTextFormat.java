package browsy.output;

import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import java.io.IOException;

/**
 * The text that a person sees, a line for each block, cells of a row parted by tabs. There is no
 * other structure in it, and so none to forge.
 */
public final class PlainTextFormat implements TextFormat {

    private static final PlainTextFormat STANDARD = new PlainTextFormat();

    private PlainTextFormat() {}

    /** The only variant. */
    public static PlainTextFormat standard() {
        return STANDARD;
    }

    @Override
    public String name() {
        return "text";
    }

    @Override
    public void write(SpatialDom dom, Appendable out) throws IOException {
        for (ReadingFlow.Line line : ReadingFlow.lines(dom.elements())) {
            StringBuilder text = new StringBuilder();
            for (SpatialElement element : line.elements()) {
                String said = element.text() == null ? element.displayName() : element.text();
                if (said != null && !said.isEmpty()) {
                    text.append(text.length() == 0 ? "" : line.isRow() ? "\t" : " ");
                    said(text, said);
                }
            }
            if (text.length() > 0) {
                out.append(text.append('\n'));
            }
        }
    }

    /** Lines of preformatted text stay lines. */
    private static void said(StringBuilder text, String said) {
        boolean start = true;
        for (String line : said.split("\n", -1)) {
            text.append(start ? "" : "\n");
            Escapes.line(text, line);
            start = false;
        }
    }
}
