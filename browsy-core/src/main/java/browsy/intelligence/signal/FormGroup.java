package browsy.intelligence.signal;

import browsy.model.InputType;
import browsy.model.SpatialElement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** A group of fields that are filled in together, and the controls that may submit it. */
public final class FormGroup {

    private final Element root;
    private final boolean form;
    private final List<SpatialElement> fields;
    private final List<SpatialElement> dataFields;
    private final List<SpatialElement> senders;
    private final Map<InputType, List<SpatialElement>> byType;
    private final @Nullable SpatialElement firstLine;

    /**
     * Creates a group.
     *
     * @param root the form; for fields without a form the smallest element around them that
     *     contains a submit control
     * @param form whether the root is a form
     * @param fields the visible fields, in document order
     * @param senders the submit controls: buttons, and elements styled as buttons, in document
     *     order
     */
    FormGroup(
            Element root, boolean form, List<SpatialElement> fields, List<SpatialElement> senders) {
        this.root = root;
        this.form = form;
        this.fields = List.copyOf(fields);
        this.senders = List.copyOf(senders);
        List<SpatialElement> data = new ArrayList<>(fields.size());
        byType = new EnumMap<>(InputType.class);
        SpatialElement line = null;
        for (SpatialElement field : fields) {
            if (takesData(field)) {
                data.add(field);
            }
            if (line == null && takesLine(field)) {
                line = field;
            }
            InputType type = field.inputType();
            if (type != null) {
                byType.computeIfAbsent(type, none -> new ArrayList<>()).add(field);
            }
        }
        dataFields = List.copyOf(data);
        firstLine = line;
    }

    /** Returns the form, or the element around fields without a form. */
    public Element root() {
        return root;
    }

    /** Whether the root is a form. */
    public boolean form() {
        return form;
    }

    /** Returns the visible fields, in document order. */
    public List<SpatialElement> fields() {
        return fields;
    }

    /** Returns the fields without check boxes and radio buttons. */
    public List<SpatialElement> dataFields() {
        return dataFields;
    }

    /** Returns the submit controls, in document order. */
    public List<SpatialElement> senders() {
        return senders;
    }

    /** Returns the fields of an input type. */
    public List<SpatialElement> fields(InputType type) {
        return Collections.unmodifiableList(byType.getOrDefault(type, List.of()));
    }

    /**
     * Returns the first field that takes a line of text other than a password, null if none does.
     */
    public @Nullable SpatialElement firstLine() {
        return firstLine;
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
    public static boolean takesData(SpatialElement field) {
        InputType type = field.inputType();
        return type == null || !type.isCheckable();
    }

    /** Whether a field takes a line of text other than a password. */
    public static boolean takesLine(SpatialElement field) {
        InputType type = field.inputType();
        return type != null && type.isTextual() && type != InputType.PASSWORD;
    }
}
