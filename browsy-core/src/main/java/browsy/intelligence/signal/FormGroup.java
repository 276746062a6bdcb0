package browsy.intelligence.signal;

import browsy.model.InputType;
import browsy.model.SpatialElement;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * A group of fields that are filled in together, and the controls that may submit it.
 *
 * @param root the form; for fields without a form the smallest element around them that contains a
 *     submit control
 * @param form whether the root is a form
 * @param fields the visible fields, in document order
 * @param dataFields the fields without check boxes and radio buttons
 * @param senders the submit controls: buttons, and elements styled as buttons, in document order
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

    /** Returns the group with other submit controls. */
    public FormGroup sentBy(List<SpatialElement> some) {
        return new FormGroup(root, form, fields, dataFields, some);
    }

    /** Returns the fields of an input type. */
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

    /** Returns the first field for which a condition holds, null if there is none. */
    public @Nullable SpatialElement first(Predicate<SpatialElement> condition) {
        for (SpatialElement field : fields) {
            if (condition.test(field)) {
                return field;
            }
        }
        return null;
    }

    /** Whether the form submits by POST. A form that submits by GET filters or searches. */
    public boolean posts() {
        return form && root.attr("method").equalsIgnoreCase("post");
    }

    /** Whether none of the fields has a name, so that the form submits no data. */
    public boolean isNameless() {
        for (SpatialElement field : fields) {
            if (field.name() != null) {
                return false;
            }
        }
        return true;
    }

    /**
     * Returns the first editable {@code textarea}, null if there is none. Read-only ones display
     * terms, and those named after a CAPTCHA take its response token.
     */
    public @Nullable SpatialElement message() {
        return first(
                field ->
                        field.tag().equals("textarea")
                                && !field.state().readOnly()
                                && !field.state().disabled()
                                && (field.name() == null || !field.name().contains("captcha")));
    }

    /**
     * Whether the message field precedes the first password field. Then the form takes a message,
     * and an account is optional.
     */
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

    /** Whether a field is neither a check box nor a radio button. */
    static boolean takesData(SpatialElement field) {
        InputType type = field.inputType();
        return type == null || !type.isCheckable();
    }

    /** Whether a field takes a line of text other than a password. */
    public static boolean takesLine(SpatialElement field) {
        InputType type = field.inputType();
        return type != null && type.isTextual() && type != InputType.PASSWORD;
    }
}
