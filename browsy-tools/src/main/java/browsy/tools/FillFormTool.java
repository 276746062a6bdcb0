package browsy.tools;

import browsy.fetch.Session;
import browsy.find.Target;
import browsy.model.InputType;
import browsy.model.SpatialElement;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The implementation of {@code fill_form}. */
final class FillFormTool {
    private FillFormTool() {}

    /**
     * Fills in fields and optionally submits their form.
     *
     * @param values the values by id, label or name of the field; not empty. The value {@code true}
     *     ticks a check box, any other value unticks it; any value selects a radio button.
     * @param send whether to submit the form of the last field
     */
    static void fill(Session session, Map<String, String> values, boolean send) {
        Integer last = null;
        for (Map.Entry<String, String> entry : values.entrySet()) {
            SpatialElement field = byId(session, entry.getKey());
            if (field == null) {
                session.fill(Map.of(entry.getKey(), entry.getValue()));
                last = idOf(session, entry.getKey(), last);
            } else {
                set(session, field, entry.getValue());
                last = field.id();
            }
        }
        if (send && last != null) {
            session.submit(last);
        }
    }

    private static @Nullable SpatialElement byId(Session session, String key) {
        return key.matches("\\d{1,9}") ? session.element(Integer.parseInt(key)) : null;
    }

    private static void set(Session session, SpatialElement field, String value) {
        InputType type = field.inputType();
        if (type == InputType.CHECKBOX && !Boolean.parseBoolean(value)) {
            session.uncheck(field.id());
        } else if (type == InputType.CHECKBOX || type == InputType.RADIO) {
            session.check(field.id());
        } else {
            session.type(field.id(), value);
        }
    }

    /**
     * The id of the field with a label or name.
     *
     * @param otherwise the result if there is no such field
     */
    private static @Nullable Integer idOf(
            Session session, String key, @Nullable Integer otherwise) {
        List<SpatialElement> labelled = Target.label(key).resolve(session.dom());
        if (!labelled.isEmpty()) {
            return labelled.get(0).id();
        }
        return session.dom().elements().stream()
                .filter(element -> element.isFormField() && key.equals(element.name()))
                .findFirst()
                .map(SpatialElement::id)
                .orElse(otherwise);
    }
}
