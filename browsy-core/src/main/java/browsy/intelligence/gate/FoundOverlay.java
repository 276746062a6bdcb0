package browsy.intelligence.gate;

import browsy.intelligence.rule.Evidence;
import browsy.model.Overlay;
import java.util.List;
import java.util.Map;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * An overlay and what it consists of.
 *
 * @param overlay the overlay
 * @param evidence the evidence for its kind
 * @param points the points of its kind
 * @param margin the points of its kind beyond those of the next one
 * @param root the element whose box is the overlay
 * @param modal whether it makes the rest of the page inert
 * @param fixed whether it or an ancestor has fixed position
 * @param controls the ids of its controls by purpose
 */
public record FoundOverlay(
        Overlay overlay,
        List<Evidence> evidence,
        int points,
        int margin,
        Element root,
        boolean modal,
        boolean fixed,
        Map<ControlPurpose, Integer> controls) {

    public FoundOverlay {
        evidence = List.copyOf(evidence);
        controls = Map.copyOf(controls);
    }

    /** Returns the id of the control that serves a purpose, null if there is none. */
    public @Nullable Integer control(ControlPurpose purpose) {
        return controls.get(purpose);
    }
}
