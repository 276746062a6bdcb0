package browsy.fetch.form;

import browsy.html.Checkedness;
import browsy.html.FormOwner;
import browsy.html.FormOwners;
import browsy.html.InputTypes;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Predicates and relations of form controls.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/form-control-infrastructure.html">HTML: form
 *     control infrastructure</a>
 */
public final class FormControls {
    private FormControls() {}

    /** The type of an input element in lower case; {@code text} for an unknown type. */
    public static String inputType(Element input) {
        return InputTypes.of(input.attr("type"));
    }

    /**
     * Tests whether an element has a value that a user can set as text: it is a textarea or an
     * input other than a check box, radio button, button, file field or hidden field.
     */
    public static boolean isTextField(Element element) {
        if (element.normalName().equals("textarea")) {
            return true;
        }
        return element.normalName().equals("input")
                && switch (inputType(element)) {
                    case "checkbox",
                            "radio",
                            "submit",
                            "image",
                            "reset",
                            "button",
                            "file",
                            "hidden" ->
                            false;
                    default -> true;
                };
    }

    /** Whether an element is a check box or radio button. */
    public static boolean isCheckable(Element element) {
        return element.normalName().equals("input")
                && (inputType(element).equals("checkbox") || inputType(element).equals("radio"));
    }

    /** The form owner of a control; null if it has none. */
    public static @Nullable Element owner(Element control) {
        return FormOwner.of(control);
    }

    /** The submittable elements with a form as their form owner, in tree order. */
    public static List<Element> submittable(Element form) {
        Document document = form.ownerDocument();
        List<Element> owned = new ArrayList<>();
        if (document != null) {
            FormOwners owners = new FormOwners(document);
            for (Element element : document.select("button, input, select, textarea")) {
                if (owners.of(element) == form) {
                    owned.add(element);
                }
            }
        }
        return owned;
    }

    /**
     * The elements whose state a reset of a form restores: its controls in tree order, then the
     * options of its select elements.
     *
     * @see <a
     *     href="https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#resetting-a-form">HTML:
     *     resetting a form</a>
     */
    public static List<Element> resettable(Element form) {
        List<Element> controls = submittable(form);
        List<Element> options = new ArrayList<>();
        for (Element control : controls) {
            if (control.normalName().equals("select")) {
                options.addAll(Checkedness.options(control));
            }
        }
        controls.addAll(options);
        return controls;
    }

    /**
     * The labeled control of a label; null if it has none.
     *
     * @see <a href="https://html.spec.whatwg.org/multipage/forms.html#labeled-control">HTML</a>
     */
    public static @Nullable Element labelled(Element label) {
        Document document = label.ownerDocument();
        if (label.hasAttr("for")) {
            String id = label.attr("for");
            Element named = document == null || id.isEmpty() ? null : document.getElementById(id);
            return named != null && isLabelable(named) ? named : null;
        }
        return label.select("*").stream()
                .filter(FormControls::isLabelable)
                .findFirst()
                .orElse(null);
    }

    private static boolean isLabelable(Element element) {
        return switch (element.normalName()) {
            case "button", "meter", "output", "progress", "select", "textarea" -> true;
            case "input" -> !inputType(element).equals("hidden");
            default -> false;
        };
    }
}
