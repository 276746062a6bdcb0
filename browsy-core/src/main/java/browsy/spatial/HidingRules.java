package browsy.spatial;

import browsy.model.Bounds;
import browsy.model.HiddenReason.Kind;
import browsy.style.StyledDocument;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Finds the rule of the page that hides something. */
final class HidingRules {

    /** Rules that one page is asked for; more of them tell nobody more. */
    private static final int MAX_QUESTIONS = 2000;

    private static final double SPECK = 1;

    private final StyledDocument styled;
    private final FlatTree tree;
    private final Boxes boxes;
    private final Map<Cause, Optional<String>> known = new HashMap<>();

    private record Cause(int element, Kind kind) {}

    HidingRules(StyledDocument styled, FlatTree tree, Boxes boxes) {
        this.styled = styled;
        this.tree = tree;
        this.boxes = boxes;
    }

    /** The rule by which an element hides itself or what is in it; null if no rule does. */
    @Nullable String rule(Concealment concealment) {
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
                        styled.decidingRule(tree.element(cause.element()), properties));
    }

    /** What can hide an element in a way, the likeliest first. */
    private List<String> properties(Cause cause) {
        return switch (cause.kind()) {
            case DISPLAY_NONE -> List.of("display");
            case VISIBILITY -> List.of("visibility");
            case CONTENT_VISIBILITY -> List.of("content-visibility");
            case TRANSPARENT -> List.of("opacity");
            case ZERO_SIZE -> List.of("font-size");
            case OFF_SCREEN ->
                    List.of(
                            "transform",
                            "translate",
                            "left",
                            "top",
                            "right",
                            "bottom",
                            "margin-left",
                            "margin-top");
            case CLIPPED -> clipping(cause.element());
            default -> List.of();
        };
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
