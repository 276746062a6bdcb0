package browsy.html.form;

import browsy.html.Ancestors;
import browsy.html.Checkedness;
import browsy.html.Disabledness;
import browsy.html.ElementStates;
import browsy.html.InputTypes;
import browsy.html.RadioGroup;
import browsy.infra.Integers;
import java.math.BigDecimal;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Constraint validation of form controls, as far as markup and user input determine it.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#constraints">HTML,
 *     4.10.20</a>
 */
public final class ConstraintValidation {

    /**
     * The length above which the syntax of a value is not validated, because that takes too long.
     */
    private static final int MAX_CHECKED_LENGTH = 10_000;

    private final ElementStates states;
    private final Checkedness checkedness;

    /**
     * @param states the changes that the user made to controls
     * @param checkedness the checkedness of the same controls
     */
    public ConstraintValidation(ElementStates states, Checkedness checkedness) {
        this.states = states;
        this.checkedness = checkedness;
    }

    /** Whether a control is a candidate for constraint validation. */
    public static boolean isCandidate(Element control) {
        boolean possible =
                switch (control.normalName()) {
                    case "select" -> true;
                    case "textarea" -> !control.hasAttr("readonly");
                    case "input" -> !control.hasAttr("readonly") && isValidated(type(control));
                    case "button" -> {
                        String type = control.attr("type");
                        yield !type.equalsIgnoreCase("button") && !type.equalsIgnoreCase("reset");
                    }
                    default -> false;
                };
        return possible
                && !Disabledness.isDisabled(control)
                && Ancestors.closest(control, "datalist") == null;
    }

    private static boolean isValidated(String inputType) {
        return switch (inputType) {
            case "hidden", "reset", "button", "image" -> false;
            default -> true;
        };
    }

    /** The first constraint that a candidate violates; null if it is valid. */
    public @Nullable Validity problem(Element control) {
        return switch (control.normalName()) {
            case "select" -> isMissingChoice(control) ? Validity.VALUE_MISSING : null;
            case "textarea" -> textProblem(control, FieldValues.of(control, states));
            case "input" -> inputProblem(control);
            default -> null;
        };
    }

    private @Nullable Validity inputProblem(Element input) {
        boolean missing =
                switch (type(input)) {
                    case "checkbox" -> input.hasAttr("required") && !checkedness.isChecked(input);
                    case "radio" -> isMissingButton(input);
                    case "file" ->
                            input.hasAttr("required") && FieldValues.of(input, states).isEmpty();
                    default -> false;
                };
        if (missing) {
            return Validity.VALUE_MISSING;
        }
        return switch (type(input)) {
            case "checkbox", "radio", "file", "submit" -> null;
            default -> fieldProblem(input);
        };
    }

    /**
     * Whether a required select has no selected option. The placeholder label option does not
     * count.
     */
    private boolean isMissingChoice(Element select) {
        if (!select.hasAttr("required")) {
            return false;
        }
        List<Element> chosen = checkedness.selectedOptions(select);
        return chosen.isEmpty() || chosen.get(0) == placeholder(select);
    }

    /**
     * The placeholder label option of a select; null if there is none. NB: as in Chromium, no
     * {@code optgroup} or {@code hr} element precedes it, whatever its parent is.
     *
     * @see <a
     *     href="https://html.spec.whatwg.org/multipage/form-elements.html#placeholder-label-option">HTML:
     *     placeholder label option</a>
     */
    private static @Nullable Element placeholder(Element select) {
        List<Element> options = Checkedness.options(select);
        if (options.isEmpty() || !Checkedness.isDropDown(select)) {
            return null;
        }
        Element first = options.get(0);
        return FieldValues.ofOption(first).isEmpty()
                        && select.selectFirst("option, optgroup, hr") == first
                ? first
                : null;
    }

    /**
     * Whether a radio button is in a group that requires a choice and has none. A button without a
     * name is in no group.
     */
    private boolean isMissingButton(Element radio) {
        if (radio.attr("name").isEmpty()) {
            return false;
        }
        RadioGroup group = checkedness.radioGroups().of(radio);
        return group.isRequired() && !checkedness.isAnyChecked(group);
    }

    private @Nullable Validity fieldProblem(Element field) {
        String value = FieldValues.of(field, states);
        Validity problem = textProblem(field, value);
        if (problem != null || value.isEmpty() || value.length() > MAX_CHECKED_LENGTH) {
            return problem;
        }
        String type = type(field);
        if (!FieldValues.isAllowed(field, value)) {
            return Validity.BAD_INPUT;
        }
        return switch (type) {
            case "email" ->
                    AddressSyntax.isEmail(value, field.hasAttr("multiple"))
                            ? patternProblem(field, value)
                            : Validity.TYPE_MISMATCH;
            case "url" ->
                    UrlSyntax.isAbsolute(value)
                            ? patternProblem(field, value)
                            : Validity.TYPE_MISMATCH;
            case "text", "search", "tel", "password" -> patternProblem(field, value);
            default -> NumericRange.isFor(type) ? rangeProblem(field, type, value) : null;
        };
    }

    private @Nullable Validity textProblem(Element field, String value) {
        if (value.isEmpty()) {
            return field.hasAttr("required") ? Validity.VALUE_MISSING : null;
        }
        // Length constraints apply only to user input.
        if (states.value(field) == null || !takesLength(field)) {
            return null;
        }
        if (value.length() < length(field, "minlength", 0)) {
            return Validity.TOO_SHORT;
        }
        return value.length() > length(field, "maxlength", Integer.MAX_VALUE)
                ? Validity.TOO_LONG
                : null;
    }

    private static boolean takesLength(Element field) {
        return field.normalName().equals("textarea")
                || switch (type(field)) {
                    case "text", "search", "tel", "url", "email", "password" -> true;
                    default -> false;
                };
    }

    private static int length(Element field, String attribute, int otherwise) {
        Integer length = Integers.nonNegative(field.attr(attribute));
        return length == null ? otherwise : length;
    }

    private static @Nullable Validity patternProblem(Element field, String value) {
        return !field.hasAttr("pattern") || PatternConstraint.matches(field.attr("pattern"), value)
                ? null
                : Validity.PATTERN_MISMATCH;
    }

    private static @Nullable Validity rangeProblem(Element field, String type, String value) {
        BigDecimal number = NumericRange.number(type, value);
        if (number == null) {
            return null;
        }
        NumericRange range = NumericRange.of(field);
        Validity outside = range.outside(number);
        if (outside != null) {
            return outside;
        }
        return range.missesStep(number) ? Validity.STEP_MISMATCH : null;
    }

    private static String type(Element input) {
        return InputTypes.of(input.attr("type"));
    }
}
