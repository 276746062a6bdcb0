package browsy.html;

import java.util.Set;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * What has become of elements since their markup was read. Answers must not change while a page is
 * being built. Elements are told apart by identity.
 */
public interface ElementStates {

    /** Elements as their markup has them, with no user about. */
    static ElementStates none() {
        return NoStates.INSTANCE;
    }

    /** The elements that are in a state themselves; for {@code HOVER} the innermost one. */
    default Set<Element> elements(UserState state) {
        return Set.of();
    }

    /** Whether a check box, radio button or option is on; null: as the markup says. */
    default @Nullable Boolean checked(Element element) {
        return null;
    }

    /** Whether a details or dialog is open; null: as the markup says. */
    default @Nullable Boolean open(Element element) {
        return null;
    }

    /** The value of a text field; null: as the markup says. */
    default @Nullable String value(Element element) {
        return null;
    }
}
