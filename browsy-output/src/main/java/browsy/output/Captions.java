package browsy.output;

import browsy.model.InputType;
import browsy.model.Role;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What an element is called in a list of all elements: what it says, else what stands in it while
 * it is empty, else a label or name that no other element of the list says.
 */
final class Captions {

    private final SpatialDom dom;
    private @Nullable Set<String> texts;

    Captions(SpatialDom dom) {
        this.dom = dom;
    }

    /** The text or placeholder, null if the element shows neither. */
    static @Nullable String shown(SpatialElement element) {
        String text = element.text();
        if (text != null && !text.isEmpty()) {
            return text;
        }
        String placeholder = element.placeholder();
        return placeholder == null || placeholder.isEmpty() ? null : placeholder;
    }

    /** The caption, null if the element has none or another element says it. */
    @Nullable String of(SpatialElement element) {
        String shown = shown(element);
        if (shown != null || isMarker(element) || isButton(element)) {
            return shown;
        }
        String name = element.label() == null ? element.accessibleName() : element.label();
        if (name == null || name.isEmpty()) {
            return null;
        }
        // A box beside its label may stand on either side of it, and between two labels.
        boolean told = isBox(element) ? isInLabel(element) : texts().contains(name);
        return told ? null : name;
    }

    /** Landmarks are marks of structure only. */
    private static boolean isMarker(SpatialElement element) {
        Role role = element.role();
        return role != null && role.isLandmark();
    }

    /** What buttons of forms are called is their value. */
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
