package browsy.spatial.visibility;

import static browsy.style.property.BoxProperties.BOTTOM;
import static browsy.style.property.BoxProperties.LEFT;
import static browsy.style.property.BoxProperties.MARGIN_LEFT;
import static browsy.style.property.BoxProperties.MARGIN_TOP;
import static browsy.style.property.BoxProperties.RIGHT;
import static browsy.style.property.BoxProperties.TOP;
import static browsy.style.property.EffectProperties.TRANSFORM;
import static browsy.style.property.EffectProperties.TRANSLATE;

import browsy.css.value.LengthPercentage;
import browsy.css.value.LengthPercentageOrAuto;
import browsy.model.Bounds;
import browsy.model.HiddenReason.Kind;
import browsy.spatial.box.ElementBoxes;
import browsy.spatial.tree.FlatTree;
import browsy.spatial.tree.VisualTrait;
import browsy.style.RuleFinder;
import browsy.style.StyledDocument;
import browsy.style.computed.ComputedStyle;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Finds the style rule that hides an element. */
public final class HidingRules {

    /** The greatest number of rules that are looked up for one page. */
    private static final int MAX_QUESTIONS = 2000;

    private static final double SPECK = 1;

    private final RuleFinder rules;
    private final FlatTree tree;
    private final ElementBoxes boxes;
    private final UnreachableBoxes unreachable;
    private final Map<Cause, Optional<String>> known = new HashMap<>();

    private record Cause(int element, Kind kind) {

        // Hand-written: the first call of a generated equals is slow and delays the first page.
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Cause that && element == that.element && kind == that.kind;
        }

        @Override
        public int hashCode() {
            return 31 * element + kind.hashCode();
        }
    }

    public HidingRules(
            StyledDocument styled,
            FlatTree tree,
            ElementBoxes boxes,
            UnreachableBoxes unreachable) {
        rules = styled.ruleFinder();
        this.tree = tree;
        this.boxes = boxes;
        this.unreachable = unreachable;
    }

    /** The selector of the rule that hides an element or its descendants, null if no rule does. */
    public @Nullable String rule(Concealment concealment) {
        Cause cause = new Cause(concealment.cause(), concealment.kind());
        Optional<String> rule = known.get(cause);
        if (rule == null) {
            rule = known.size() < MAX_QUESTIONS ? find(cause) : Optional.empty();
            known.put(cause, rule);
        }
        return rule.orElse(null);
    }

    private Optional<String> find(Cause cause) {
        List<String> properties = properties(cause);
        return properties.isEmpty()
                ? Optional.empty()
                : Optional.ofNullable(
                        rules.decidingRule(tree.element(cause.element()), properties));
    }

    /** The properties that can cause a kind of concealment, the most likely first. */
    private List<String> properties(Cause cause) {
        return switch (cause.kind()) {
            case DISPLAY_NONE -> List.of("display");
            case VISIBILITY -> List.of("visibility");
            case CONTENT_VISIBILITY -> List.of("content-visibility");
            case TRANSPARENT -> List.of("opacity");
            case INERT -> List.of("interactivity");
            case TURNED_AWAY -> List.of("backface-visibility");
            case ZERO_SIZE ->
                    tree.looks(cause.element(), VisualTrait.ILLEGIBLE)
                            ? List.of("font-size")
                            : List.of("width", "height");
            case OFF_SCREEN -> movers(cause.element());
            case CLIPPED -> clipping(cause.element());
            default -> List.of();
        };
    }

    /**
     * The properties that can have moved an element off-screen: only those with a value that moves
     * it along the axis on which it left the viewport.
     */
    private List<String> movers(int element) {
        ComputedStyle style = tree.style(element);
        Bounds box = boxes.of(element);
        if (style == null || box == null) {
            return List.of();
        }
        List<String> movers = new ArrayList<>();
        if (!style.get(TRANSFORM).isNone()) {
            movers.add("transform");
        }
        if (!style.get(TRANSLATE).isNone()) {
            movers.add("translate");
        }
        boolean beside = unreachable.isBesideTheWindow(box);
        boolean above = unreachable.isAboveOrBelowTheWindow(box);
        boolean sideways = beside || !above;
        boolean upwards = above || !beside;
        if (tree.looks(element, VisualTrait.POSITIONED)) {
            addInset(sideways, style.get(LEFT), "left", movers);
            addInset(upwards, style.get(TOP), "top", movers);
            addInset(sideways, style.get(RIGHT), "right", movers);
            addInset(upwards, style.get(BOTTOM), "bottom", movers);
        }
        addMargin(sideways, style.get(MARGIN_LEFT), "margin-left", movers);
        addMargin(upwards, style.get(MARGIN_TOP), "margin-top", movers);
        return movers;
    }

    private static void addInset(
            boolean moves, LengthPercentageOrAuto inset, String property, List<String> movers) {
        if (moves && inset instanceof LengthPercentage) {
            movers.add(property);
        }
    }

    private static void addMargin(
            boolean moves, LengthPercentageOrAuto margin, String property, List<String> movers) {
        if (moves && margin instanceof LengthPercentage length && length.resolve(100) < 0) {
            movers.add(property);
        }
    }

    private List<String> clipping(int element) {
        Bounds box = boxes.of(element);
        if (box != null && box.height() <= SPECK) {
            return List.of("clip", "clip-path", "max-height", "height", "overflow-y");
        }
        if (box != null && box.width() <= SPECK) {
            return List.of("clip", "clip-path", "max-width", "width", "overflow-x");
        }
        return List.of("clip", "clip-path", "overflow-y", "overflow-x");
    }
}
