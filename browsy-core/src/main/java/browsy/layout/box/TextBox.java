package browsy.layout.box;

import browsy.style.PseudoElement;
import browsy.style.computed.ComputedStyle;
import java.util.List;
import org.jsoup.nodes.Node;
import org.jspecify.annotations.Nullable;

/** A run of text before white space processing. It has the style of its parent element. */
public final class TextBox extends Box {
    private static final String EMPTY_LINE = "\u200B";

    private final String text;

    public TextBox(
            ComputedStyle style,
            @Nullable Node source,
            @Nullable PseudoElement pseudo,
            String text) {
        super(style, source, pseudo);
        this.text = text;
    }

    /** Creates a zero-width text (U+200B) that gives an empty block a line box. */
    public static TextBox emptyLine(ComputedStyle style) {
        return new TextBox(style, null, null, EMPTY_LINE);
    }

    /** Whether it is the zero-width text that {@link #emptyLine} creates. */
    public boolean isEmptyLine() {
        return source() == null && text.equals(EMPTY_LINE);
    }

    /**
     * Always false: the style is that of the parent element, and its {@code position} does not
     * apply to text.
     */
    @Override
    public boolean isAbsolutelyPositioned() {
        return false;
    }

    /**
     * Always false: the style is that of the parent element, and its {@code float} does not apply
     * to text.
     */
    @Override
    public boolean isFloating() {
        return false;
    }

    public String text() {
        return text;
    }

    @Override
    public List<Box> children() {
        return List.of();
    }
}
