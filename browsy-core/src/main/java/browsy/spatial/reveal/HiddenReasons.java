package browsy.spatial.reveal;

import browsy.model.HiddenReason;
import browsy.model.HiddenReason.Kind;
import browsy.spatial.visibility.Concealment;
import browsy.spatial.visibility.ElementVisibility;
import browsy.spatial.visibility.HidingRules;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Converts the causes that hide listed elements to the {@link HiddenReason}s of the model, with the
 * style rule and the control that would show the element.
 */
public final class HiddenReasons {

    private final ElementVisibility visibility;
    private final HidingRules rules;
    private final DisclosureControls revealers;
    private final int[] ids;

    /** The reasons by nearest cause, which many elements share. */
    private final Map<Concealment, List<HiddenReason>> known = new IdentityHashMap<>();

    /** The reason of each kind and element that causes it, which many lists contain. */
    private final Map<Kind, Map<Integer, HiddenReason>> byCause = new EnumMap<>(Kind.class);

    public HiddenReasons(
            ElementVisibility visibility,
            HidingRules rules,
            DisclosureControls revealers,
            int[] ids) {
        this.visibility = visibility;
        this.rules = rules;
        this.revealers = revealers;
        this.ids = ids;
    }

    /** The reasons why an element is hidden, nearest first; empty if it is visible. */
    public List<HiddenReason> reasons(int index) {
        Concealment nearest = visibility.cause(index);
        if (nearest == null) {
            return List.of();
        }
        List<HiddenReason> reasons = known.get(nearest);
        if (reasons == null) {
            reasons = new ArrayList<>(2);
            for (Concealment cause : visibility.causes(index)) {
                reasons.add(reasonOf(cause));
            }
            reasons = List.copyOf(reasons);
            known.put(nearest, reasons);
        }
        return reasons;
    }

    /** The reasons why the text that an element contains directly is hidden, nearest first. */
    public List<HiddenReason> reasonsOfText(int owner) {
        return visibility.hidesOnlyText(owner)
                ? List.of(reasonOf(new Concealment(Kind.CLOSED_DETAILS, owner, null)))
                : reasons(owner);
    }

    private HiddenReason reasonOf(Concealment cause) {
        return byCause.computeIfAbsent(cause.kind(), kind -> new HashMap<>())
                .computeIfAbsent(cause.cause(), element -> reason(cause));
    }

    private HiddenReason reason(Concealment cause) {
        return new HiddenReason(
                cause.kind(), id(cause.cause()), rules.rule(cause), revealers.revealer(cause));
    }

    private @Nullable Integer id(int index) {
        return index < 0 || ids[index] == 0 ? null : ids[index];
    }
}
