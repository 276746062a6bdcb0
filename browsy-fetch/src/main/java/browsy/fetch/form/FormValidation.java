package browsy.fetch.form;

import browsy.html.AddressSyntax;
import browsy.html.Disabledness;
import browsy.html.PatternConstraint;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * What keeps a form from being sent.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#constraints">HTML:
 *     constraints</a>
 */
public final class FormValidation {
    private static final int MAX_CHECKED = 10_000;

    private FormValidation() {}

    /** A control and what is wrong with it. */
    public record Problem(Element control, String message) {}

    /** Whether the form is to be checked at all before it is sent. */
    public static boolean isAsked(Element form, @Nullable Element submitter) {
        return !form.hasAttr("novalidate")
                && (submitter == null || !submitter.hasAttr("formnovalidate"));
    }

    /** All that is wrong, in tree order. */
    public static List<Problem> problems(Element form, UserInput input) {
        List<Problem> problems = new ArrayList<>();
        for (Element control : FormControls.submittable(form)) {
            String problem = isCandidate(control) ? problem(control, input) : null;
            if (problem != null) {
                problems.add(new Problem(control, problem));
            }
        }
        return problems;
    }

    private static boolean isCandidate(Element control) {
        if (Disabledness.isDisabled(control) || control.closest("datalist") != null) {
            return false;
        }
        return switch (control.normalName()) {
            case "select" -> true;
            case "textarea" -> !control.hasAttr("readonly");
            case "input" ->
                    switch (FormControls.inputType(control)) {
                        case "hidden", "reset", "button", "submit", "image" -> false;
                        case "checkbox", "radio", "file", "range", "color" -> true;
                        default -> !control.hasAttr("readonly");
                    };
            default -> false;
        };
    }

    private static @Nullable String problem(Element control, UserInput input) {
        return switch (control.normalName()) {
            case "select" -> isMissingChoice(control, input) ? "needs a choice" : null;
            case "textarea" -> textProblem(control, FormControls.value(control, input), input);
            default ->
                    switch (FormControls.inputType(control)) {
                        case "checkbox" ->
                                control.hasAttr("required")
                                                && !FormControls.isChecked(control, input)
                                        ? "must be ticked"
                                        : null;
                        case "radio" -> radioProblem(control, input);
                        case "file" ->
                                control.hasAttr("required") && input.files(control).isEmpty()
                                        ? "needs a file"
                                        : null;
                        default -> fieldProblem(control, input);
                    };
        };
    }

    /** The placeholder option of a drop-down is no choice. */
    private static boolean isMissingChoice(Element select, UserInput input) {
        if (!select.hasAttr("required")) {
            return false;
        }
        List<Element> chosen = FormControls.selectedOptions(select, input);
        List<Element> options = FormControls.options(select);
        return chosen.stream()
                .allMatch(
                        option ->
                                FormControls.isDropDown(select)
                                        && option == options.get(0)
                                        && option.parent() == select
                                        && FormControls.optionValue(option).isEmpty());
    }

    private static @Nullable String radioProblem(Element radio, UserInput input) {
        List<Element> group = FormControls.radioGroup(radio);
        boolean required = group.stream().anyMatch(member -> member.hasAttr("required"));
        boolean chosen = group.stream().anyMatch(member -> FormControls.isChecked(member, input));
        return required && !chosen ? "needs one of its group to be chosen" : null;
    }

    private static @Nullable String fieldProblem(Element field, UserInput input) {
        String value = FormControls.value(field, input);
        String problem = textProblem(field, value, input);
        if (problem != null || value.isEmpty() || value.length() > MAX_CHECKED) {
            return problem;
        }
        String type = FormControls.inputType(field);
        boolean fits =
                switch (type) {
                    case "email" -> AddressSyntax.isEmail(value, field.hasAttr("multiple"));
                    case "url" -> AddressSyntax.isAbsoluteUrl(value);
                    default -> FieldValues.isAllowed(field, value);
                };
        if (!fits) {
            return type.equals("email")
                    ? "is no address of electronic mail"
                    : type.equals("url")
                            ? "is no absolute URL"
                            : "wants " + FieldValues.wanted(field);
        }
        return switch (type) {
            case "text", "search", "tel", "url", "email", "password" ->
                    patternProblem(field, value);
            case "number" -> numberProblem(field, value);
            case "date", "month", "week", "time", "datetime-local" -> {
                String order = orderProblem(field, value);
                yield order != null || !TemporalStep.isMissed(field, value)
                        ? order
                        : "lies between the steps it goes in";
            }
            default -> null;
        };
    }

    private static @Nullable String textProblem(Element field, String value, UserInput input) {
        boolean takesRequired =
                switch (FormControls.inputType(field)) {
                    case "range", "color" -> false;
                    default -> true;
                };
        if (value.isEmpty()) {
            return field.hasAttr("required") && takesRequired ? "must not be empty" : null;
        }
        // Lengths bind only what a user typed.
        if (input.value(field) == null) {
            return null;
        }
        Integer min = length(field, "minlength");
        Integer max = length(field, "maxlength");
        if (min != null && value.length() < min) {
            return "needs at least " + min + " characters";
        }
        return max != null && value.length() > max ? "takes at most " + max + " characters" : null;
    }

    static @Nullable Integer length(Element field, String attribute) {
        String text = field.attr(attribute).strip();
        return text.matches("\\d{1,9}") ? Integer.valueOf(text) : null;
    }

    private static @Nullable String patternProblem(Element field, String value) {
        String pattern = field.attr("pattern");
        return !field.hasAttr("pattern") || PatternConstraint.matches(pattern, value)
                ? null
                : "does not match the pattern " + pattern;
    }

    private static @Nullable String numberProblem(Element field, String text) {
        BigDecimal value = RangeValue.number(text, BigDecimal.ZERO);
        BigDecimal min = RangeValue.number(field.attr("min"), value);
        BigDecimal max = RangeValue.number(field.attr("max"), value);
        if (value.compareTo(min) < 0) {
            return "must be at least " + field.attr("min");
        }
        if (value.compareTo(max) > 0) {
            return "must be at most " + field.attr("max");
        }
        if (field.attr("step").equalsIgnoreCase("any")) {
            return null;
        }
        BigDecimal step = RangeValue.number(field.attr("step"), BigDecimal.ONE);
        step = step.signum() > 0 ? step : BigDecimal.ONE;
        BigDecimal base =
                RangeValue.number(
                        field.attr("min"), RangeValue.number(field.attr("value"), BigDecimal.ZERO));
        return value.subtract(base).remainder(step).signum() == 0
                ? null
                : "must be a multiple of " + step.toPlainString();
    }

    /** These formats sort as text; times may run over midnight. */
    private static @Nullable String orderProblem(Element field, String value) {
        String min = bound(field, "min");
        String max = bound(field, "max");
        boolean early = !min.isEmpty() && value.compareTo(min) < 0;
        boolean late = !max.isEmpty() && value.compareTo(max) > 0;
        boolean overMidnight =
                FormControls.inputType(field).equals("time")
                        && !min.isEmpty()
                        && !max.isEmpty()
                        && max.compareTo(min) < 0;
        if (overMidnight) {
            return early && late ? "must be from " + min + " to " + max : null;
        }
        if (early) {
            return "must not be before " + min;
        }
        return late ? "must not be after " + max : null;
    }

    private static String bound(Element field, String attribute) {
        String bound = field.attr(attribute);
        return FieldValues.isAllowed(field, bound) ? bound : "";
    }
}
