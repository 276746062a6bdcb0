package browsy.intelligence.signal;

import browsy.model.InputType;
import browsy.model.SpatialElement;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Fields that are filled in together, and what could send them.
 *
 * @param root the form, or the smallest element around fields that have none and a button
 * @param form whether the root is a form
 * @param fields its fields that a person sees, in document order
 * @param dataFields those of them that take data: no check boxes and radio buttons
 * @param senders its buttons and what is drawn as one, in document order
 */
public record FormGroup(
        Element root,
        boolean form,
        List<SpatialElement> fields,
        List<SpatialElement> dataFields,
        List<SpatialElement> senders) {

    public FormGroup {
        fields = List.copyOf(fields);
        dataFields = List.copyOf(dataFields);
        senders = List.copyOf(senders);
    }

    static FormGroup of(
            Element root, boolean form, List<SpatialElement> fields, List<SpatialElement> senders) {
        List<SpatialElement> dataFields = new ArrayList<>(fields.size());
        for (SpatialElement field : fields) {
            if (takesData(field)) {
                dataFields.add(field);
            }
        }
        return new FormGroup(root, form, fields, dataFields, senders);
    }

    /** The same fields with only some of what could send them. */
    public FormGroup sentBy(List<SpatialElement> some) {
        return new FormGroup(root, form, fields, dataFields, some);
    }

    /** The fields of a type. */
    public List<SpatialElement> fields(InputType type) {
        List<SpatialElement> found = List.of();
        for (SpatialElement field : fields) {
            if (field.inputType() == type) {
                found = found.isEmpty() ? new ArrayList<>() : found;
                found.add(field);
            }
        }
        return found;
    }

    /** The first field for which a condition holds, null if there is none. */
    public @Nullable SpatialElement first(Predicate<SpatialElement> condition) {
        for (SpatialElement field : fields) {
            if (condition.test(field)) {
                return field;
            }
        }
        return null;
    }

    /** Whether what it sends is to be kept; a form that gets filters a list. */
    public boolean posts() {
        return form && root.attr("method").equalsIgnoreCase("post");
    }

    /** Whether none of its fields has a name: what one types there is not sent anywhere. */
    public boolean isNameless() {
        for (SpatialElement field : fields) {
            if (field.name() != null) {
                return false;
            }
        }
        return true;
    }

    /**
     * The field for a message, null if there is none; answers to challenges are typed elsewhere,
     * and terms to be read are not written into.
     */
    public @Nullable SpatialElement message() {
        return first(
                field ->
                        field.tag().equals("textarea")
                                && !field.state().readOnly()
                                && !field.state().disabled()
                                && (field.name() == null || !field.name().contains("captcha")));
    }

    /** Whether something is written before any password is asked for: the account comes along. */
    public boolean writesBeforePassword() {
        SpatialElement first =
                first(
                        field ->
                                field.inputType() == InputType.PASSWORD
                                        || field.tag().equals("textarea"));
        return first != null
                && first == message()
                && first(field -> field.inputType() == InputType.PASSWORD) != null;
    }

    /** Whether a field takes data. */
    public static boolean takesData(SpatialElement field) {
        InputType type = field.inputType();
        return type == null || !type.isCheckable();
    }

    /** Whether one types a line of text into a field. */
    public static boolean takesLine(SpatialElement field) {
        InputType type = field.inputType();
        return type != null && type.isTextual() && type != InputType.PASSWORD;
    }
}
