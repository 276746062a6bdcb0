package browsy.html;

import browsy.infra.Ascii;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.FormElement;
import org.jspecify.annotations.Nullable;

/**
 * The form owners of the controls of a document. Results that need a traversal of the document are
 * cached, so that queries for many controls take linear time in total.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-owner">HTML:
 *     form owner</a>
 */
public final class FormOwners {

    /**
     * The number of listed elements above which jsoup's association of controls with forms, which
     * takes quadratic time, is not used.
     */
    private static final int MAX_LISTED = 20_000;

    private final Document document;
    private final ElementIds ids;
    private @Nullable Map<Element, Element> byParser;
    private @Nullable Map<Element, Element> defaultButtons;

    /**
     * @param document the document, which must not change while this is in use
     */
    public FormOwners(Document document) {
        this.document = document;
        ids = new ElementIds(document);
    }

    /**
     * The form owner of a control; null if it has none. The contents of a template are a separate
     * tree, so a form outside a template does not own controls in it.
     */
    public @Nullable Element of(Element control) {
        Element template = Ancestors.closest(control, "template");
        if (control.hasAttr("form")) {
            Element named = ids.first(control.attr("form"));
            return named != null
                            && named.normalName().equals("form")
                            && Ancestors.closest(named, "template") == template
                    ? named
                    : null;
        }
        Element around = Ancestors.closest(control, "form");
        if (around != null) {
            return Ancestors.closest(around, "template") == template ? around : null;
        }
        return template == null ? byParser().get(control) : null;
    }

    /**
     * The associations that the parser made, computed on demand; empty if there are too many
     * elements.
     */
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
     * Returns the form of each control that the parser associated with a form. The parser can
     * associate controls outside the form: a form that begins inside a table owns controls that
     * were moved out of the table. Do not call this if {@link #isTooMany} holds for the number of
     * listed elements.
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

    /** Whether a document has too many listed elements for {@link #byParser}. */
    public static boolean isTooMany(long listed) {
        return listed > MAX_LISTED;
    }

    /**
     * Whether an element is a listed element, which the parser can associate with a form.
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
     * Whether an element is a submit button.
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
     * The default button of a form, which is its first submit button; null if it has none.
     *
     * @see <a
     *     href="https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#default-button">HTML:
     *     default button</a>
     */
    @Nullable Element defaultButton(Element form) {
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
