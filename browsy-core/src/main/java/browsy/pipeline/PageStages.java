package browsy.pipeline;

import browsy.html.ElementStates;
import browsy.html.StateChange;
import browsy.intelligence.PageIntelligence.Annotated;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import browsy.spatial.InputUpdate;
import browsy.spatial.SpatialPage;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The results of all stages for one state of a page without frames, from which later states are
 * derived. What a change of states cannot affect is taken over. Not thread-safe; see {@link
 * KeptStages#use}.
 *
 * @param states the states of the elements
 * @param laidOut the document after style and layout
 * @param warnings the warnings up to layout
 * @param elements the listed elements
 * @param annotated the elements with the results of the detectors
 */
public record PageStages(
        ElementStates states,
        LaidOut laidOut,
        List<String> warnings,
        SpatialPage elements,
        Annotated annotated) {

    public PageStages {
        warnings = List.copyOf(warnings);
    }

    /** The difference of other states from those of this page. */
    public StateChange changeTo(ElementStates after) {
        return StateChange.between(states, after, elements.document());
    }

    /**
     * Whether style and layout are the same with other states. May be false though they are. A page
     * from which values were removed does not share these stages, which refer to the values: they
     * may be secrets.
     */
    public boolean keepsLayout(StateChange change, ElementStates after) {
        return !change.forgets() && laidOut.styled().holds(change, after);
    }

    /**
     * Returns the page with other states that keep the layout; null if more than values and
     * checkedness of fields may change.
     */
    public @Nullable SpatialDom update(StateChange change, ElementStates after) {
        SpatialDom before = annotated.dom();
        List<SpatialElement> updated =
                new InputUpdate(elements).of(before.elements(), change, after);
        if (updated == null) {
            return null;
        }
        SpatialDom dom = before.toBuilder().elements(updated).build();
        return annotated.reads().hold(id -> dom.get(id).orElseThrow()) ? dom : null;
    }
}
