package browsy.html;

import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Finds the form owner of a single control. Use {@link FormOwners} for many controls.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-owner">HTML:
 *     form owner</a>
 */
public final class FormOwner {
    private FormOwner() {}

    /** The form owner of a control; null if it has none. */
    public static @Nullable Element of(Element control) {
        Document document = control.ownerDocument();
        return document == null ? null : new FormOwners(document).of(control);
    }
}
