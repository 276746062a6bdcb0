package browsy.html;

import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Finds the form that one control belongs to; {@link FormOwners} does so for many.
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
        return document == null ? null : new FormOwners(document).of(control);
    }
}
