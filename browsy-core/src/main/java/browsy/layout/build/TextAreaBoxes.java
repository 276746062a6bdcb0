package browsy.layout.build;

import static browsy.style.property.BoxProperties.MIN_HEIGHT;
import static browsy.style.property.BoxProperties.MIN_WIDTH;

import browsy.css.value.Length;
import browsy.css.value.box.Display;
import browsy.layout.box.Box;
import browsy.layout.box.TextBox;
import browsy.layout.geometry.WritingFlow;
import browsy.layout.natural.TextFieldSize;
import browsy.style.computed.ComputedStyle;
import browsy.style.computed.OverriddenStyle;
import java.util.List;
import org.jsoup.nodes.Element;

/** The boxes of {@code <textarea>} elements with {@code field-sizing: content}. */
final class TextAreaBoxes {

    private TextAreaBoxes() {}

    /**
     * Creates the box of a text area that is sized by its content. It is at most as wide as the
     * available space, where its lines wrap.
     *
     * @see <a href="https://drafts.csswg.org/css-forms-1/#field-sizing">css-forms-1</a>
     */
    static Box ofContent(Element area, ComputedStyle style, BoxTreeBuilder builder) {
        ComputedStyle used = ButtonBoxes.fitContent(area, ListBoxes.inFlow(style), builder);
        ComputedStyle inner = style.anonymous(Display.FLOW_ROOT);
        boolean horizontal = WritingFlow.of(style).isHorizontal();
        Length caret = Length.px(TextFieldSize.CARET);
        Length line = Length.px(TextFieldSize.lineSize(style));
        inner = OverriddenStyle.with(inner, horizontal ? MIN_WIDTH : MIN_HEIGHT, caret);
        inner = OverriddenStyle.with(inner, horizontal ? MIN_HEIGHT : MIN_WIDTH, line);
        String text = text(area);
        List<Box> content =
                text.isEmpty() ? List.of() : List.of(new TextBox(inner, null, null, text));
        Box shown = builder.container(inner, null, null, content);
        return builder.container(used, area, null, List.of(shown));
    }

    /**
     * The displayed text: value or placeholder. A trailing line break adds a line for the caret.
     */
    private static String text(Element area) {
        String value = area.wholeText();
        String shown = value.isEmpty() ? area.attr("placeholder") : value;
        return shown.endsWith("\n") ? shown + "\n" : shown;
    }
}
