package browsy.html;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.FormElement;
import org.jspecify.annotations.Nullable;

/**
 * The forms that the controls of a document belong to. What takes a walk through the document is
 * done once, so that many controls take linear time.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-owner">HTML:
 *     form owner</a>
 */
public final class FormOwners {

    private final Document document;
    private final Map<String, Optional<Element>> byId = new HashMap<>();
    private @Nullable Map<Element, Element> byParser;

    /**
     * @param document must not change while this is in use
     */
    public FormOwners(Document document) {
        this.document = document;
    }

    /** The form, null if the control belongs to none. */
    public @Nullable Element of(Element control) {
        if (control.hasAttr("form")) {
            return byId.computeIfAbsent(control.attr("form"), this::named).orElse(null);
        }
        Element around = control.closest("form");
        return around != null ? around : byParser().get(control);
    }

    private Optional<Element> named(String id) {
        return Optional.ofNullable(document.getElementById(id))
                .filter(element -> element.normalName().equals("form"));
    }

    /** A form that began inside a table owns what the parser had to move out of it. */
    private Map<Element, Element> byParser() {
        Map<Element, Element> owned = byParser;
        if (owned == null) {
            owned = new IdentityHashMap<>();
            for (FormElement form : document.forms()) {
                for (Element control : form.elements()) {
                    owned.putIfAbsent(control, form);
                }
            }
            byParser = owned;
        }
        return owned;
    }
}
