package browsy.output;

import browsy.model.InputType;
import browsy.model.Role;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The caption of an element in a list of all elements: its text, else its placeholder, else a label
 * or name that no other element of the list shows.
 */
final class Captions {

    private final SpatialDom dom;
    private @Nullable Set<String> texts;

    Captions(SpatialDom dom) {
        this.dom = dom;
    }

    /** The text or placeholder of an element, null if it has neither. */
    static @Nullable String shown(SpatialElement element) {
        String text = element.text();
        if (text != null && !text.isEmpty()) {
            return text;
        }
        String placeholder = element.placeholder();
        return placeholder == null || placeholder.isEmpty() ? null : placeholder;
    }

    /** The caption of an element, null if it has none or if another element shows it. */
    @Nullable String of(SpatialElement element) {
        String shown = shown(element);
        if (shown != null || isMarker(element) || isButton(element)) {
            return shown;
        }
        String name = element.label() == null ? element.accessibleName() : element.label();
        if (name == null || name.isEmpty()) {
            return null;
        }
        // The label of a check box or radio button may be on either side of it, so that labels of
        // neighbours could be confused.
        boolean told = isBox(element) ? isInLabel(element) : texts().contains(name);
        return told ? null : name;
    }

    /** Whether an element is a landmark, which only marks structure. */
    private static boolean isMarker(SpatialElement element) {
        Role role = element.role();
        return role != null && role.isLandmark();
    }

    /** Whether an element is a button whose caption is its value. */
    private static boolean isButton(SpatialElement element) {
        return element.inputType() != null
                && element.inputType().isButton()
                && element.value() != null;
    }

    private static boolean isBox(SpatialElement element) {
        return element.inputType() == InputType.CHECKBOX || element.inputType() == InputType.RADIO;
    }

    private boolean isInLabel(SpatialElement element) {
        Integer parent = element.relations().parent();
        return parent != null
                && dom.get(parent).map(SpatialElement::tag).orElse("").equals("label");
    }

    private Set<String> texts() {
        Set<String> known = texts;
        if (known == null) {
            known = new HashSet<>();
            for (SpatialElement element : dom.elements()) {
                if (element.text() != null) {
                    known.add(element.text());
                }
            }
            texts = known;
        }
        return known;
    }
}
