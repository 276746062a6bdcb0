package browsy.html;

import java.util.Set;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * The changes to the states of elements since their markup was parsed, such as user input. The
 * answers must not change while a page is being processed. Elements are compared by identity.
 */
public interface ElementStates {

    /** No changes: the states in the markup, without a user. */
    static ElementStates none() {
        return NoStates.INSTANCE;
    }

    /**
     * The elements that are in a state. For {@link UserState#HOVER} and {@link UserState#ACTIVE},
     * only the innermost element is listed; its ancestors are in the state as well.
     */
    default Set<Element> elements(UserState state) {
        return Set.of();
    }

    /** Whether a check box, radio button or option is checked or selected; null if unchanged. */
    default @Nullable Boolean checked(Element element) {
        return null;
    }

    /** Whether a details or dialog element is open; null if unchanged. */
    default @Nullable Boolean open(Element element) {
        return null;
    }

    /** The value of a text control; null if unchanged. */
    default @Nullable String value(Element element) {
        return null;
    }
}
