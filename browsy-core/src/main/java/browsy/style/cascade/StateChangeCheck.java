package browsy.style.cascade;

import static browsy.style.property.BoxProperties.BORDER_BOTTOM_STYLE;
import static browsy.style.property.BoxProperties.BORDER_BOTTOM_WIDTH;
import static browsy.style.property.BoxProperties.BORDER_LEFT_STYLE;
import static browsy.style.property.BoxProperties.BORDER_LEFT_WIDTH;
import static browsy.style.property.BoxProperties.BORDER_RIGHT_STYLE;
import static browsy.style.property.BoxProperties.BORDER_RIGHT_WIDTH;
import static browsy.style.property.BoxProperties.BORDER_TOP_STYLE;
import static browsy.style.property.BoxProperties.BORDER_TOP_WIDTH;
import static browsy.style.property.BoxProperties.PADDING_BOTTOM;
import static browsy.style.property.BoxProperties.PADDING_LEFT;
import static browsy.style.property.BoxProperties.PADDING_RIGHT;
import static browsy.style.property.BoxProperties.PADDING_TOP;
import static browsy.style.property.BoxProperties.POSITION;
import static browsy.style.property.BoxProperties.Z_INDEX;
import static browsy.style.property.EffectProperties.BACKGROUND_COLOR;
import static browsy.style.property.EffectProperties.BACKGROUND_IMAGE;
import static browsy.style.property.EffectProperties.COLOR;
import static browsy.style.property.EffectProperties.CURSOR;

import browsy.css.selector.PseudoElementKind;
import browsy.css.value.position.Position;
import browsy.html.TreeElement;
import browsy.style.cascade.StateDependence.Difference;
import browsy.style.computed.ComputedStyle;
import browsy.style.property.Longhand;
import browsy.style.property.PropertyTable;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Decides whether rules that match other elements after a change of states leave all styles, and
 * the reasons for hidden elements, as they are. Most such rules set values that an element has
 * anyway or that this engine does not compute, such as the color of a border.
 */
final class StateChangeCheck {

    /**
     * The properties that may be set by another rule than before. They hide nothing, so no output
     * names the rule that decides them.
     */
    private static final Set<Longhand> ANONYMOUS =
            Set.of(
                    COLOR,
                    BACKGROUND_COLOR,
                    BACKGROUND_IMAGE,
                    CURSOR,
                    Z_INDEX,
                    PADDING_TOP,
                    PADDING_RIGHT,
                    PADDING_BOTTOM,
                    PADDING_LEFT,
                    BORDER_TOP_STYLE,
                    BORDER_RIGHT_STYLE,
                    BORDER_BOTTOM_STYLE,
                    BORDER_LEFT_STYLE,
                    BORDER_TOP_WIDTH,
                    BORDER_RIGHT_WIDTH,
                    BORDER_BOTTOM_WIDTH,
                    BORDER_LEFT_WIDTH);

    /** Computes styles of single elements. */
    interface Source {
        /** The styles of an element before the change; null if it has none. */
        FeatureNode.@Nullable Styles before(TreeElement element);

        /** The styles of an element after the change, if those of its ancestors stay the same. */
        FeatureNode.Styles after(TreeElement element);

        /** Whether a child inherits a property that is not inherited by default. */
        boolean givesToChildren(TreeElement element);
    }

    private final Source source;

    StateChangeCheck(Source source) {
        this.source = source;
    }

    /** Whether the differences leave everything as it is. May be false though they do. */
    boolean isWithoutEffect(List<Difference> differences) {
        Set<TreeElement> elements = Collections.newSetFromMap(new IdentityHashMap<>());
        for (Difference difference : differences) {
            if (!mayBeWithoutEffect(difference)) {
                return false;
            }
            elements.add(difference.element());
        }
        for (TreeElement element : elements) {
            FeatureNode.Styles before = source.before(element);
            if (before == null || !areEqual(element, before, source.after(element))) {
                return false;
            }
        }
        return true;
    }

    private static boolean mayBeWithoutEffect(Difference difference) {
        RuleCondition condition = difference.rule().condition();
        boolean conditional = condition != null && condition.hasContainerQuery();
        PseudoElementKind pseudo = difference.pseudo();
        // Styles of first letters and first lines are computed again within other styles.
        boolean textual =
                pseudo == PseudoElementKind.FIRST_LETTER || pseudo == PseudoElementKind.FIRST_LINE;
        DeclarationBlock block = difference.rule().block();
        boolean inheriting = !Flattening.isLeaf(difference.element());
        // The box of ::details-content is around the contents of details.
        TreeElement parent = difference.element().flatParent();
        boolean boxed = parent != null && parent.isHtml("details");
        return !conditional
                && !boxed
                && !textual
                && mayBeWithoutEffect(block.part(false), inheriting)
                && mayBeWithoutEffect(block.part(true), inheriting);
    }

    /**
     * @param inheriting whether the element has children, which inherit its custom properties
     */
    private static boolean mayBeWithoutEffect(DeclarationBlock.Part part, boolean inheriting) {
        if (inheriting && !part.custom().isEmpty()) {
            return false;
        }
        for (DeclarationBlock.Entry entry : part.longhands()) {
            if (!ANONYMOUS.contains(entry.value().longhand())) {
                return false;
            }
        }
        return true;
    }

    private boolean areEqual(
            TreeElement element, FeatureNode.Styles before, FeatureNode.Styles after) {
        return !after.usesContainerUnits()
                && !before.usesContainerUnits()
                && areEqual(element, before.own().computed(), after.own().computed())
                && areEqual(before.pseudo(), after.pseudo());
    }

    /** Whether no stage can tell two styles apart. */
    private boolean areEqual(TreeElement element, ComputedStyle before, ComputedStyle after) {
        if (before.get(Z_INDEX).equals(after.get(Z_INDEX))) {
            return before.hasValuesOf(after);
        }
        // Later stages read only negative levels, and levels of boxes out of flow.
        Position position = before.get(POSITION);
        boolean inFlow = position != Position.ABSOLUTE && position != Position.FIXED;
        return inFlow
                && before.get(Z_INDEX).level() >= 0
                && after.get(Z_INDEX).level() >= 0
                && !source.givesToChildren(element)
                && PropertyTable.all().stream()
                        .filter(property -> property != Z_INDEX)
                        .allMatch(property -> before.get(property).equals(after.get(property)));
    }

    private static boolean areEqual(
            Map<PseudoElementKind, ComputedStyle> before,
            Map<PseudoElementKind, ComputedStyle> after) {
        if (!before.keySet().equals(after.keySet())) {
            return false;
        }
        for (Map.Entry<PseudoElementKind, ComputedStyle> entry : before.entrySet()) {
            ComputedStyle other = after.get(entry.getKey());
            if (other == null || !entry.getValue().hasValuesOf(other)) {
                return false;
            }
        }
        return true;
    }
}
