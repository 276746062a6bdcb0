package browsy.spatial.description;

import browsy.model.SpatialElement;
import browsy.model.SpatialElement.FieldInfo;
import browsy.spatial.control.ControlValues;
import browsy.spatial.control.ElementStateReader;
import org.jsoup.nodes.Element;

/** Updates the descriptions of form fields after user input. */
public final class FieldUpdate {

    private final ControlValues values;

    /**
     * @param values the values after the input
     */
    public FieldUpdate(ControlValues values) {
        this.values = values;
    }

    /**
     * Returns the description of an input, text area or select with its current value, options and
     * checkedness.
     *
     * @param described the description before the input
     * @param element the element
     */
    public SpatialElement of(SpatialElement described, Element element) {
        FieldInfo field = described.field();
        return described.toBuilder()
                .field(
                        new FieldInfo(
                                field.inputType(),
                                field.name(),
                                field.label(),
                                field.placeholder(),
                                FormFields.value(element, values),
                                field.constraints(),
                                values.options(element)))
                .state(ElementStateReader.updated(described.state(), element, values))
                .build();
    }
}
