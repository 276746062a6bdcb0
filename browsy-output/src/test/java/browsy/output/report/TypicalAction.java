package browsy.output.report;

import browsy.diff.DomDiff;
import browsy.model.CheckedState;
import browsy.model.ElementState;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import browsy.output.CompactDeltaFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A frequent action of an agent, simulated by a change of elements. */
enum TypicalAction {
    /** Types a value into the first visible field. */
    TYPE {
        @Override
        void change(List<SpatialElement> elements, int fresh) {
            int at = firstField(elements);
            elements.set(at, elements.get(at).toBuilder().value("green tea").build());
        }
    },
    /** Inserts an element in the middle of the page. */
    ADD {
        @Override
        void change(List<SpatialElement> elements, int fresh) {
            int at = elements.size() / 2;
            SpatialElement model = elements.get(at);
            elements.add(at, model.toBuilder().id(fresh).text("Added to the basket").build());
        }
    },
    /** Checks the first visible field. */
    TOGGLE {
        @Override
        void change(List<SpatialElement> elements, int fresh) {
            int at = firstField(elements);
            SpatialElement box = elements.get(at);
            ElementState checked = box.state().withChecked(CheckedState.TRUE);
            elements.set(at, box.toBuilder().state(checked).build());
        }
    };

    abstract void change(List<SpatialElement> elements, int fresh);

    /**
     * Returns the compact delta after the action; empty if the page has no element to which it
     * applies.
     */
    Optional<String> delta(SpatialDom dom) {
        if (dom.elements().isEmpty() || (this != ADD && firstField(dom.elements()) < 0)) {
            return Optional.empty();
        }
        List<SpatialElement> elements = new ArrayList<>(dom.elements());
        int fresh = 1 + elements.stream().mapToInt(SpatialElement::id).max().orElse(0);
        change(elements, fresh);
        SpatialDom now = dom.toBuilder().elements(elements).build();
        return Optional.of(CompactDeltaFormat.standard().render(DomDiff.between(dom, now)));
    }

    private static int firstField(List<SpatialElement> elements) {
        for (int i = 0; i < elements.size(); i++) {
            SpatialElement element = elements.get(i);
            boolean typedInto = element.isFormField() && !element.tag().equals("select");
            if (typedInto && !element.hidden()) {
                return i;
            }
        }
        return -1;
    }
}
