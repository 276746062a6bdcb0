package browsy.output;

import browsy.model.InputType;
import browsy.model.Role;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Computes the caption of an element in a list of all elements: its text, otherwise its
 * placeholder, otherwise a label or name that no other element of the list shows.
 */
final class Captions {

    private final SpatialDom dom;
    private @Nullable Set<String> texts;

    Captions(SpatialDom dom) {
        this.dom = dom;
    }

    /** Returns the text or placeholder of an element; null if it has neither. */
    static @Nullable String shown(SpatialElement element) {
        String text = element.text();
        if (text != null && !text.isEmpty()) {
            return text;
        }
        String placeholder = element.placeholder();
        return placeholder == null || placeholder.isEmpty() ? null : placeholder;
    }

    /** Returns the caption of an element; null if it has none or if another element shows it. */
    @Nullable String of(SpatialElement element) {
        String shown = shown(element);
        if (shown != null || isLandmark(element) || isButton(element)) {
            return shown;
        }
        String name = element.label() == null ? element.accessibleName() : element.label();
        if (name == null || name.isEmpty()) {
            return null;
        }
        // The label of a check box or radio button can be on either side of it, so it is repeated
        // unless the element is inside the label.
        boolean isShownElsewhere = isBox(element) ? isInLabel(element) : texts().contains(name);
        return isShownElsewhere ? null : name;
    }

    /** Tests whether an element is a landmark, which marks structure only. */
    private static boolean isLandmark(SpatialElement element) {
        Role role = element.role();
        return role != null && role.isLandmark();
    }

    /** Tests whether an element is a button whose caption is its value. */
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
