package browsy.output;

import browsy.model.SelectOption;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import browsy.model.Viewport;
import java.io.IOException;
import java.util.List;

/**
 * One bracketed line for each element, for language models: {@code [34:button "Sign in" wide]}.
 *
 * <p>A line consists of these parts, in this order:
 *
 * <ul>
 *   <li>{@code [}, {@code !} if the element is hidden, the id, {@code :} and the tag
 *   <li>{@code :} and the type of an input that is not plain text
 *   <li>{@code !} and the kind of a message
 *   <li>the name of a field, as {@code [name]}
 *   <li>states: {@code [v]} if checked or pressed, {@code [ ]} for a switch or toggle button that
 *       is off, {@code [*]} if required, {@code [dis]} if disabled, {@code [ro]} if read-only,
 *       {@code [multi]} if it accepts several values
 *   <li>the value, as {@code [=value]}
 *   <li>in quotes the text, else the placeholder, else a name that no other line contains
 *   <li>{@code ->} and the URL, relative to that of the page if the origin is the same
 *   <li>a word for the width of a control
 *   <li>{@code @} and the region of the viewport, if another element has the same text
 *   <li>the options of a select in braces, and {@code ]}
 * </ul>
 *
 * <p>An element inside the text of another one is written as its id in brackets: {@code [4:p "Read
 * the [5]."]} is followed by the line of element 5. If the text of the page contains a number in
 * brackets, a backslash escapes it.
 *
 * <p>A row of a data table is one line, {@code | 1 | Fire | | [34] |}: cells in the columns of the
 * grid, {@code <} and {@code ^} in slots that a cell spans from the left or from above, ids in
 * brackets for elements that have lines of their own below the row.
 */
public final class CompactFormat implements TextFormat {

    private static final int MAX_OPTIONS = 10;

    private static final CompactFormat STANDARD = new CompactFormat(Head.FULL, false, false);

    private final Head head;
    private final boolean pageFacts;
    private final boolean coordinates;

    private CompactFormat(Head head, boolean pageFacts, boolean coordinates) {
        this.head = head;
        this.pageFacts = pageFacts;
        this.coordinates = coordinates;
    }

    /** Returns the format with title, URL, viewport and number of elements in the header. */
    public static CompactFormat standard() {
        return STANDARD;
    }

    /** Returns this format without the header. */
    public CompactFormat withoutHeader() {
        return new CompactFormat(Head.NONE, false, coordinates);
    }

    /** Returns this format with page type, actions, CAPTCHA, block and overlays in the header. */
    public CompactFormat withPageFacts() {
        return new CompactFormat(Head.FULL, true, coordinates);
    }

    /**
     * Returns this format with boxes, {@code @x,y wxh} in CSS px, instead of words for width and
     * region.
     */
    public CompactFormat withCoordinates() {
        return new CompactFormat(head, pageFacts, true);
    }

    @Override
    public CompactFormat headed(Head newHead) {
        // A header that was removed explicitly is not restored.
        return head == Head.NONE ? this : new CompactFormat(newHead, pageFacts, coordinates);
    }

    @Override
    public String name() {
        return coordinates ? "compact-boxes" : "compact";
    }

    /**
     * Writes the header, then for each element the table row that starts with it, and its own line
     * unless a row contains its text.
     */
    @Override
    public void write(SpatialDom dom, Appendable out) throws IOException {
        StringBuilder text = new StringBuilder(256);
        switch (head) {
            case FULL -> Header.write(dom, pageFacts, text);
            case BRIEF -> Header.writeBriefly(dom, text);
            case NONE -> {}
        }
        CompactLine lines = CompactLine.of(dom);
        CompactRows rows = CompactRows.of(dom);
        Region regions = new Region(dom);
        for (SpatialElement element : dom.elements()) {
            rows.before(element, text);
            if (!rows.isInRow(element)) {
                text.append('[').append(element.hidden() ? "!" : "");
                lines.body(text, element);
                if (coordinates) {
                    text.append(" @");
                    Escapes.box(text, element.bounds());
                } else {
                    size(text, element, dom.viewport());
                    String region = regions.of(element);
                    if (!region.isEmpty()) {
                        text.append(" @").append(region);
                    }
                }
                options(text, element.options());
                text.append("]\n");
            }
            out.append(text);
            text.setLength(0);
        }
        out.append(text);
    }

    static void size(StringBuilder line, SpatialElement element, Viewport viewport) {
        String hint = SizeHint.of(element, viewport);
        if (!hint.isEmpty()) {
            line.append(' ').append(hint);
        }
    }

    static void options(StringBuilder line, List<SelectOption> options) {
        if (options.isEmpty()) {
            return;
        }
        line.append(" {");
        for (int i = 0; i < Math.min(options.size(), MAX_OPTIONS); i++) {
            SelectOption option = options.get(i);
            line.append(i == 0 ? "" : "|");
            Escapes.escaped(line, option.label(), "|{}=\\");
            if (!option.value().equals(option.label())) {
                line.append('=');
                Escapes.escaped(line, option.value(), "|{}=\\");
            }
        }
        if (options.size() > MAX_OPTIONS) {
            line.append("|+").append(options.size() - MAX_OPTIONS);
        }
        line.append('}');
    }
}
