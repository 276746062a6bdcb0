package browsy.output;

import browsy.content.ContentBox;
import browsy.content.ContentNode;
import browsy.content.ContentText;
import browsy.content.Flow;
import browsy.content.LineBreak;
import browsy.content.Meaning;
import browsy.content.Structure;
import browsy.model.SelectOption;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * The visible text, like {@code innerText}: each block on lines of its own, an empty line around
 * paragraphs, tabs between the cells of a row. Fields are written as their values, other controls
 * and images without text as their names. The format has no other structure that a page could
 * forge.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/dom.html#the-innertext-idl-attribute">HTML</a>
 */
public final class PlainTextFormat implements TextFormat {

    private static final PlainTextFormat STANDARD = new PlainTextFormat();

    private PlainTextFormat() {}

    /** Returns the only variant of this format. */
    public static PlainTextFormat standard() {
        return STANDARD;
    }

    @Override
    public String name() {
        return "text";
    }

    @Override
    public void write(SpatialDom dom, Appendable out) throws IOException {
        Writer writer = new Writer(dom);
        writer.box(PrunedContentTree.of(dom));
        out.append(writer.text());
    }

    /**
     * Writes nodes. The number of line breaks between two blocks is the larger of the numbers that
     * both require.
     */
    private static final class Writer {
        private final SpatialDom dom;
        private final StringBuilder out = new StringBuilder();
        private int breaks;

        Writer(SpatialDom dom) {
            this.dom = dom;
        }

        CharSequence text() {
            return out.length() == 0 ? out : out.append('\n');
        }

        void box(ContentBox box) {
            int around = breaksAround(box);
            breaks = Math.max(breaks, around);
            if (!control(box)) {
                children(box);
            }
            breaks = Math.max(breaks, around);
        }

        private void children(ContentBox box) {
            boolean row = box.flow() == Flow.TABLE_ROW;
            boolean first = true;
            for (ContentNode node : box.children()) {
                if (row && !first) {
                    append("\t");
                }
                first = false;
                node(node);
            }
        }

        private void node(ContentNode node) {
            if (node instanceof ContentBox inside) {
                box(inside);
            } else if (node instanceof ContentText text) {
                append(text.text());
            } else if (node instanceof LineBreak) {
                append("\n");
            }
        }

        /**
         * Writes a control or image without text.
         *
         * @return false if the box is neither
         */
        private boolean control(ContentBox box) {
            Integer id = box.id();
            if (id == null || !box.children().isEmpty()) {
                return false;
            }
            String shown = dom.get(id).map(Writer::shown).orElse(null);
            append(shown == null ? "" : shown);
            return true;
        }

        /** Returns the value of a field or the name of another element; null if there is none. */
        private static @Nullable String shown(SpatialElement element) {
            if (!element.isFormField()) {
                return element.displayName();
            }
            if (element.state().checked() != null) {
                return null;
            }
            for (SelectOption option : element.options()) {
                if (option.selected() && element.tag().equals("select")) {
                    return option.label();
                }
            }
            return element.value();
        }

        private void append(String text) {
            if (text.isEmpty()) {
                return;
            }
            if (breaks > 0 && out.length() > 0) {
                out.append("\n".repeat(breaks));
            }
            breaks = 0;
            Escapes.lines(out, text);
        }

        private static int breaksAround(ContentBox box) {
            Flow flow = box.flow();
            if (flow == Flow.INLINE || flow == Flow.TABLE_CELL) {
                return 0;
            }
            return box.meaning() == Structure.PARAGRAPH || box.meaning() instanceof Meaning.Heading
                    ? 2
                    : 1;
        }
    }
}
