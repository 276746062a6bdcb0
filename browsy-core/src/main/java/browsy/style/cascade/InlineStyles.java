package browsy.style.cascade;

import browsy.css.parse.ParseMode;
import browsy.css.syntax.CssParser;
import browsy.html.ScriptedStyle;
import browsy.html.TreeElement;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Parses the style attributes of elements, each distinct text once. */
final class InlineStyles {

    private final ParseMode mode;
    private final @Nullable StyleAttributeRule rule;
    private final Map<String, DeclarationBlock> byText = new HashMap<>();

    /**
     * @param rule which attributes count; null for all
     */
    InlineStyles(ParseMode mode, @Nullable StyleAttributeRule rule) {
        this.mode = mode;
        this.rule = rule;
    }

    /** The declarations of an element's style attribute that count; null if there are none. */
    @Nullable DeclarationBlock of(TreeElement element) {
        String text = element.attribute("style");
        if (text == null || text.isEmpty()) {
            return null;
        }
        String counted = rule == null ? text : allowed(element, text, rule);
        DeclarationBlock block =
                byText.computeIfAbsent(
                        counted, t -> DeclarationBlock.parse(CssParser.parseDeclarations(t), mode));
        return block.isEmpty() ? null : block;
    }

    /** The part of a style attribute that the content policy allows. */
    private static String allowed(TreeElement element, String text, StyleAttributeRule rule) {
        int written = ScriptedStyle.writtenLength(text);
        return rule.allows(element, text.substring(0, written)) ? text : text.substring(written);
    }
}
