package browsy.html;

import java.util.List;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Radio buttons of which only one can be on.
 *
 * @param members in document order
 * @param lastChecked the last one that the markup switches on
 * @see <a href="https://html.spec.whatwg.org/multipage/input.html#radio-button-group">HTML, radio
 *     button group</a>
 */
public record RadioGroup(List<Element> members, @Nullable Element lastChecked) {

    static RadioGroup of(List<Element> members) {
        Element last = null;
        for (Element member : members) {
            if (member.hasAttr("checked")) {
                last = member;
            }
        }
        return new RadioGroup(members, last);
    }
}
