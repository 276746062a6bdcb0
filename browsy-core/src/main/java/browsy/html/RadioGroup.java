package browsy.html;

import browsy.infra.Ascii;
import java.util.List;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Radio buttons of which only one can be on.
 *
 * @param members in document order
 * @see <a href="https://html.spec.whatwg.org/multipage/input.html#radio-button-group">HTML, radio
 *     button group</a>
 */
record RadioGroup(List<Element> members) {

    static RadioGroup of(TreeElement radio) {
        Element element = radio.element();
        String name = element.attr("name");
        if (name.isEmpty()) {
            return new RadioGroup(List.of(element));
        }
        Element owner = owner(element);
        Element root = owner.normalName().equals("form") ? owner : element.root();
        return new RadioGroup(
                root.getElementsByTag("input").stream()
                        .filter(e -> Ascii.equalsIgnoreCase(e.attr("type"), "radio"))
                        .filter(e -> e.attr("name").equals(name) && owner(e) == owner)
                        .toList());
    }

    /** The last one that the markup switches on. */
    @Nullable Element lastChecked() {
        Element last = null;
        for (Element member : members) {
            if (member.hasAttr("checked")) {
                last = member;
            }
        }
        return last;
    }

    private static Element owner(Element radio) {
        Element form = radio.closest("form");
        Document document = radio.ownerDocument();
        return form != null ? form : document != null ? document : radio;
    }
}
