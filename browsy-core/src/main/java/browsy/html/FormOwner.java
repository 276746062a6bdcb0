package browsy.html;

import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.FormElement;
import org.jspecify.annotations.Nullable;

/**
 * Finds the form that a control belongs to.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-owner">HTML:
 *     form owner</a>
 */
public final class FormOwner {
    private FormOwner() {}

    /** The form, null if the control belongs to none. */
    public static @Nullable Element of(Element control) {
        Document document = control.ownerDocument();
        if (document == null) {
            return null;
        }
        if (control.hasAttr("form")) {
            Element named = document.getElementById(control.attr("form"));
            return named != null && named.normalName().equals("form") ? named : null;
        }
        Element around = control.closest("form");
        if (around != null) {
            return around;
        }
        // A form that began inside a table owns what the parser had to move out of it.
        for (FormElement form : document.forms()) {
            if (form.elements().contains(control)) {
                return form;
            }
        }
        return null;
    }
}
