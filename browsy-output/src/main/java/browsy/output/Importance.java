package browsy.output;

import browsy.model.Role;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import browsy.model.SuggestedAction;
import browsy.model.TextFlag;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Ranks the elements of a page by importance. The rank is a tier from 0 (most important) to 7;
 * within a tier, elements that match the query better precede others.
 */
final class Importance {

    private final SpatialDom dom;
    private final Set<Integer> overlays = new HashSet<>();
    private final Set<Integer> actions = new HashSet<>();
    private final Set<Integer> alerts;
    private final Set<Integer> main = new HashSet<>();
    private final @Nullable Relevance relevance;

    Importance(SpatialDom dom, @Nullable String query) {
        this.dom = dom;
        this.relevance = query == null ? null : new Relevance(dom, query);
        dom.overlays()
                .forEach(
                        overlay -> {
                            overlays.addAll(overlay.dismissIds());
                            if (overlay.elementId() != null) {
                                overlays.add(overlay.elementId());
                            }
                        });
        for (SuggestedAction action : dom.suggestedActions()) {
            // Links of a result list are content; ranked as actions they would displace forms.
            if (action.kind() != SuggestedAction.Kind.SELECT_FROM_LIST) {
                actions.addAll(action.elementIds());
            }
        }
        alerts = new HashSet<>(dom.alertIds());
        new Landmarks(dom).mainContent().forEach(element -> main.add(element.id()));
    }

    /**
     * Returns the elements that are eligible for output, the most important first; elements of
     * equal importance are in document order. Hidden elements are excluded, and so are texts that
     * are invisible to people or that address a language model.
     */
    List<SpatialElement> ranked() {
        Comparator<SpatialElement> order = Comparator.comparingInt(this::tier);
        if (relevance != null) {
            order = order.thenComparing(Comparator.comparingDouble(relevance::of).reversed());
        }
        return dom.elements().stream().filter(Importance::isEligible).sorted(order).toList();
    }

    static boolean isEligible(SpatialElement element) {
        return !element.hidden() && !isDistrusted(element);
    }

    static boolean isDistrusted(SpatialElement element) {
        return element.textFlags().contains(TextFlag.INVISIBLE)
                || element.textFlags().contains(TextFlag.ADDRESSES_MODEL);
    }

    private int tier(SpatialElement element) {
        int id = element.id();
        if (overlays.contains(id)) {
            return 0;
        }
        if (alerts.contains(id) || actions.contains(id)) {
            return 1;
        }
        if (relevance != null && relevance.of(element) > 0) {
            return 2;
        }
        if (element.isFormField()) {
            return 3;
        }
        if (element.role() == Role.HEADING || element.role() == Role.MAIN) {
            return 4;
        }
        return main.contains(id) ? 5 : element.isInteractive() ? 6 : 7;
    }
}
