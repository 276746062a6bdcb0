package browsy.html;

import java.util.List;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * A radio button group, in which at most one button is checked.
 *
 * @param members the radio buttons in document order
 * @param lastChecked the last button with a {@code checked} attribute; null if there is none
 * @param isRequired whether any button has a {@code required} attribute
 * @see <a href="https://html.spec.whatwg.org/multipage/input.html#radio-button-group">HTML, radio
 *     button group</a>
 */
public record RadioGroup(List<Element> members, @Nullable Element lastChecked, boolean isRequired) {

    static RadioGroup of(List<Element> members) {
        Element last = null;
        boolean required = false;
        for (Element member : members) {
            if (member.hasAttr("checked")) {
                last = member;
            }
            required |= member.hasAttr("required");
        }
        return new RadioGroup(members, last, required);
    }
}
