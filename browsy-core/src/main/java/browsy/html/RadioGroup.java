package browsy.html;

import java.util.List;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Radio buttons of which only one can be on.
 *
 * @param members in document order
 * @param lastChecked the last one that the markup switches on
 * @param isRequired whether the markup asks for a choice, at any of them
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
