package browsy.html;

import browsy.infra.Ascii;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
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

    /** What jsoup says of more of them takes it quadratic time. */
    private static final int MAX_LISTED = 20_000;

    private final Document document;
    private final Map<String, Optional<Element>> byId = new HashMap<>();
    private @Nullable Map<Element, Element> byParser;
    private @Nullable Map<Element, Element> defaultButtons;

    /**
     * @param document must not change while this is in use
     */
    public FormOwners(Document document) {
        this.document = document;
    }

    /**
     * The form, null if the control belongs to none. What is in a template is a tree of its own:
     * forms around it do not send it.
     */
    public @Nullable Element of(Element control) {
        Element template = Ancestors.closest(control, "template");
        if (control.hasAttr("form")) {
            return byId.computeIfAbsent(control.attr("form"), this::named)
                    .filter(form -> Ancestors.closest(form, "template") == template)
                    .orElse(null);
        }
        Element around = Ancestors.closest(control, "form");
        if (around != null) {
            return Ancestors.closest(around, "template") == template ? around : null;
        }
        return template == null ? byParser().get(control) : null;
    }

    private Optional<Element> named(String id) {
        return id.isEmpty()
                ? Optional.empty()
                : Optional.ofNullable(document.getElementById(id))
                        .filter(element -> element.normalName().equals("form"));
    }

    private Map<Element, Element> byParser() {
        Map<Element, Element> owned = byParser;
        if (owned == null) {
            List<FormElement> forms = new ArrayList<>();
            int listed = 0;
            for (Iterator<Element> all = document.stream().iterator(); all.hasNext(); ) {
                Element element = all.next();
                listed += isListed(element) ? 1 : 0;
                if (element instanceof FormElement form) {
                    forms.add(form);
                }
            }
            owned = isTooMany(listed) ? Map.of() : byParser(forms);
            byParser = owned;
        }
        return owned;
    }

    /**
     * The forms of the controls that the parser gave to them, wherever they stand: a form that
     * began inside a table owns what had to be moved out of it. Not to be asked if there are {@link
     * #isTooMany} of them.
     */
    public static Map<Element, Element> byParser(List<FormElement> forms) {
        Map<Element, Element> owned = new IdentityHashMap<>();
        for (FormElement form : forms) {
            for (Element control : form.elements()) {
                owned.putIfAbsent(control, form);
            }
        }
        return owned;
    }

    /**
     * Whether forms could own so many elements that it takes too long to tell which ones the parser
     * gave to them.
     */
    public static boolean isTooMany(long listed) {
        return listed > MAX_LISTED;
    }

    /**
     * Whether the parser gives an element to a form.
     *
     * @see <a href="https://html.spec.whatwg.org/multipage/forms.html#category-listed">HTML: listed
     *     elements</a>
     */
    public static boolean isListed(Element element) {
        return switch (element.normalName()) {
            case "button",
                    "fieldset",
                    "input",
                    "keygen",
                    "object",
                    "output",
                    "select",
                    "textarea" ->
                    true;
            default -> false;
        };
    }

    /**
     * Whether a click on it submits its form.
     *
     * @see <a href="https://html.spec.whatwg.org/multipage/forms.html#concept-submit-button">HTML:
     *     submit buttons</a>
     */
    public static boolean isSubmitButton(Element element) {
        return switch (element.normalName()) {
            case "button" -> {
                String type = element.attr("type");
                boolean isOther =
                        Ascii.equalsIgnoreCase(type, "button")
                                || Ascii.equalsIgnoreCase(type, "reset");
                boolean commands = element.hasAttr("command") || element.hasAttr("commandfor");
                yield !isOther && (!commands || Ascii.equalsIgnoreCase(type, "submit"));
            }
            case "input" -> {
                String type = InputTypes.of(element.attr("type"));
                yield type.equals("submit") || type.equals("image");
            }
            default -> false;
        };
    }

    /**
     * The first submit button of a form; null for none.
     *
     * @see <a
     *     href="https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#default-button">HTML:
     *     default button</a>
     */
    public @Nullable Element defaultButton(Element form) {
        Map<Element, Element> found = defaultButtons;
        if (found == null) {
            found = new IdentityHashMap<>();
            for (Element button : document.select("button, input")) {
                Element owner = isSubmitButton(button) ? of(button) : null;
                if (owner != null) {
                    found.putIfAbsent(owner, button);
                }
            }
            defaultButtons = found;
        }
        return found.get(form);
    }
}
