package browsy.layout.box;

import browsy.style.PseudoElement;
import browsy.style.computed.ComputedStyle;
import java.util.List;
import org.jsoup.nodes.Node;
import org.jspecify.annotations.Nullable;

/** A run of text as it stands in the document; its style is that of the element around it. */
public final class TextBox extends Box {
    private final String text;

    public TextBox(
            ComputedStyle style,
            @Nullable Node source,
            @Nullable PseudoElement pseudo,
            String text) {
        super(style, source, pseudo);
        this.text = text;
    }

    /** Never: the style it carries is that of the element around it. */
    @Override
    public boolean isAbsolutelyPositioned() {
        return false;
    }

    /** Never: the style it carries is that of the element around it. */
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
