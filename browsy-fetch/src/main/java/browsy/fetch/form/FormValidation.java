package browsy.fetch.form;

import browsy.html.Checkedness;
import browsy.html.form.ConstraintValidation;
import browsy.html.form.Validity;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Constraint validation of forms, with error messages for users.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#constraints">HTML:
 *     constraints</a>
 */
public final class FormValidation {

    private FormValidation() {}

    /**
     * A violated constraint.
     *
     * @param control the form control
     * @param message the problem, as a predicate that follows the name of the control
     */
    public record Problem(Element control, String message) {}

    /** Tests whether a submission validates the form; {@code novalidate} turns that off. */
    public static boolean isAsked(Element form, @Nullable Element submitter) {
        return !form.hasAttr("novalidate")
                && (submitter == null || !submitter.hasAttr("formnovalidate"));
    }

    /** Returns the first violated constraint of each invalid control, in tree order. */
    public static List<Problem> problems(Element form, UserInput input) {
        ConstraintValidation validation = new ConstraintValidation(input, new Checkedness(input));
        List<Problem> problems = new ArrayList<>();
        for (Element control : FormControls.submittable(form)) {
            Validity wrong =
                    ConstraintValidation.isCandidate(control) ? validation.problem(control) : null;
            if (wrong != null) {
                problems.add(new Problem(control, message(wrong, control)));
            }
        }
        return problems;
    }

    private static String message(Validity wrong, Element control) {
        return switch (wrong) {
            case VALUE_MISSING -> missing(control);
            case BAD_INPUT -> "wants " + wanted(control);
            case TYPE_MISMATCH ->
                    FormControls.inputType(control).equals("email")
                            ? "is not a valid e-mail address"
                            : "is not an absolute URL";
            case PATTERN_MISMATCH -> "does not match the pattern " + control.attr("pattern");
            case TOO_SHORT -> "needs at least " + control.attr("minlength") + " characters";
            case TOO_LONG -> "takes at most " + control.attr("maxlength") + " characters";
            case RANGE_UNDERFLOW -> tooLow(control);
            case RANGE_OVERFLOW ->
                    (isNumber(control) ? "must be at most " : "must not be after ")
                            + control.attr("max");
            case STEP_MISMATCH -> "does not match the allowed steps" + steps(control);
        };
    }

    private static String missing(Element control) {
        if (control.normalName().equals("select")) {
            return "needs a choice";
        }
        return switch (FormControls.inputType(control)) {
            case "checkbox" -> "must be checked";
            case "radio" -> "needs a checked radio button in its group";
            case "file" -> "needs a file";
            default -> "must not be empty";
        };
    }

    /** Describes the valid values of a field with an example, for messages. */
    public static String wanted(Element field) {
        return switch (FormControls.inputType(field)) {
            case "number", "range" -> "a number like 3.5";
            case "date" -> "a date like 2025-01-31";
            case "month" -> "a month like 2025-01";
            case "week" -> "a week like 2025-W05";
            case "time" -> "a time like 17:30";
            case "datetime-local" -> "a date and time like 2025-01-31T17:30";
            case "color" -> "a colour like #ff8800";
            default -> "text";
        };
    }

    /** The message for a value below the minimum. A time range may span midnight. */
    private static String tooLow(Element field) {
        String min = field.attr("min");
        String max = field.attr("max");
        if (FormControls.inputType(field).equals("time") && max.compareTo(min) < 0) {
            return "must be from " + min + " to " + max;
        }
        return (isNumber(field) ? "must be at least " : "must not be before ") + min;
    }

    private static String steps(Element field) {
        String step = field.attr("step");
        String min = field.attr("min");
        return (step.isEmpty() ? "" : " of " + step) + (min.isEmpty() ? "" : " from " + min);
    }

    private static boolean isNumber(Element field) {
        return FormControls.inputType(field).equals("number");
    }
}
