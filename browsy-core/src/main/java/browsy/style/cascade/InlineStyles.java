package browsy.style.cascade;

import browsy.css.parse.ParseMode;
import browsy.css.syntax.CssParser;
import browsy.html.TreeElement;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Parses the style attributes of elements, each distinct text once. */
final class InlineStyles {

    private final ParseMode mode;
    private final Map<String, DeclarationBlock> byText = new HashMap<>();

    InlineStyles(ParseMode mode) {
        this.mode = mode;
    }

    /** The declarations of an element's style attribute; null if there are none. */
    @Nullable DeclarationBlock of(TreeElement element) {
        String text = element.attribute("style");
        if (text == null || text.isEmpty()) {
            return null;
        }
        DeclarationBlock block =
                byText.computeIfAbsent(
                        text, t -> DeclarationBlock.parse(CssParser.parseDeclarations(t), mode));
        return block.isEmpty() ? null : block;
    }
}
