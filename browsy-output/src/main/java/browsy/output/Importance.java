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

/** Orders the elements of a page by importance. */
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
            // The links of a list are content. They are ranked with the content, not before a form
            // beside it.
            if (action.kind() != SuggestedAction.Kind.SELECT_FROM_LIST) {
                actions.addAll(action.elementIds());
            }
        }
        alerts = new HashSet<>(dom.alertIds());
        new Landmarks(dom).mainContent().forEach(element -> main.add(element.id()));
    }

    /**
     * The elements that are worth writing, the most important first; elements of equal importance
     * in document order. Hidden elements are left out. So are texts that are invisible to people or
     * that address a language model.
     */
    List<SpatialElement> ranked() {
        Comparator<SpatialElement> order = Comparator.comparingInt(this::tier);
        if (relevance != null) {
            order = order.thenComparing(Comparator.comparingDouble(relevance::of).reversed());
        }
        return dom.elements().stream().filter(Importance::isTold).sorted(order).toList();
    }

    static boolean isTold(SpatialElement element) {
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
