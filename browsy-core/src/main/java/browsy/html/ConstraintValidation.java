package browsy.html;

import java.util.List;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Whether form controls satisfy their constraints, as far as markup and typed values decide.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#constraints">HTML,
 *     4.10.20</a>
 */
public final class ConstraintValidation {

    private static final int MAX_CHECKED_LENGTH = 10_000;
    private static final double STEP_TOLERANCE = 1e-7;

    private final ElementStates states;
    private final ElementFacts facts;

    public ConstraintValidation(ElementStates states, ElementFacts facts) {
        this.states = states;
        this.facts = facts;
    }

    public boolean isInRange(TreeElement e) {
        if (!isSteppable(e) || !isCandidate(e)) {
            return false;
        }
        return value(e).isEmpty() || hasRange(e) && !isOutsideRange(e);
    }

    public boolean isOutOfRange(TreeElement e) {
        return hasRange(e) && isCandidate(e) && isOutsideRange(e);
    }

    public boolean isValid(TreeElement e) {
        if (isContainer(e)) {
            return !holdsInvalid(e);
        }
        return isCandidate(e) && isSatisfied(e);
    }

    public boolean isInvalid(TreeElement e) {
        if (isContainer(e)) {
            return holdsInvalid(e);
        }
        return isCandidate(e) && !isSatisfied(e);
    }

    private static boolean isContainer(TreeElement e) {
        return e.isHtml("form") || e.isHtml("fieldset");
    }

    private boolean holdsInvalid(TreeElement container) {
        TreeElement end = container;
        while (end != null && end.nextSibling() == null) {
            end = end.parent();
        }
        TreeElement stop = end == null ? null : end.nextSibling();
        TreeElement e = container.firstChild();
        for (; e != null && e != stop; e = e.nextInScope()) {
            if (isCandidate(e) && !isSatisfied(e)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the element is subject to validation at all. */
    private boolean isCandidate(TreeElement e) {
        if (!e.isHtml() || facts.isDisabled(e) || isInDatalist(e)) {
            return false;
        }
        return switch (e.localName()) {
            case "input" ->
                    e.attribute("readonly") == null
                            && switch (ElementFacts.inputType(e)) {
                                case "hidden", "reset", "button", "image" -> false;
                                default -> true;
                            };
            case "textarea" -> e.attribute("readonly") == null;
            case "button" -> {
                String type = e.element().attr("type");
                yield !type.equalsIgnoreCase("button") && !type.equalsIgnoreCase("reset");
            }
            case "select" -> true;
            default -> false;
        };
    }

    private static boolean isInDatalist(TreeElement e) {
        for (TreeElement above = e.parent(); above != null; above = above.parent()) {
            if (above.isHtml("datalist")) {
                return true;
            }
        }
        return false;
    }

    /** The value as far as it is one of its type. */
    private String value(TreeElement e) {
        String value = facts.value(e);
        boolean number = e.isHtml("input") && ElementFacts.inputType(e).equals("number");
        return number && number(value) == null ? "" : value;
    }

    private boolean isSatisfied(TreeElement e) {
        if (isRequired(e) && isMissing(e)) {
            return false;
        }
        if (!e.isHtml("input")) {
            return true;
        }
        String value = value(e);
        if (value.isEmpty() || value.length() > MAX_CHECKED_LENGTH) {
            return true;
        }
        return isOfType(e, value)
                && !(hasRange(e) && isOutsideRange(e))
                && !missesStep(e, value)
                && matchesPattern(e, value);
    }

    private static boolean isOfType(TreeElement e, String value) {
        return switch (ElementFacts.inputType(e)) {
            case "email" -> AddressSyntax.isEmail(value, e.attribute("multiple") != null);
            case "url" -> AddressSyntax.isAbsoluteUrl(value);
            default -> true;
        };
    }

    private static boolean matchesPattern(TreeElement e, String value) {
        String pattern = e.attribute("pattern");
        return switch (ElementFacts.inputType(e)) {
            case "text", "search", "tel", "url", "email", "password" ->
                    pattern == null || PatternConstraint.matches(pattern, value);
            default -> true;
        };
    }

    /**
     * Steps count from the least value, else from the value in the markup.
     *
     * @see <a href="https://html.spec.whatwg.org/multipage/input.html#attr-input-step">HTML</a>
     */
    private static boolean missesStep(TreeElement e, String value) {
        String given = e.attribute("step");
        if (!ElementFacts.inputType(e).equals("number") || "any".equalsIgnoreCase(given)) {
            return false;
        }
        Double number = number(value);
        Double base = number(e.attribute("min"));
        if (base == null) {
            base = number(e.attribute("value"));
        }
        Double step = number(given);
        if (number == null) {
            return false;
        }
        double steps =
                (number - (base == null ? 0 : base)) / (step == null || step <= 0 ? 1 : step);
        return StrictMath.abs(steps - StrictMath.rint(steps)) > STEP_TOLERANCE;
    }

    /** One required button makes its whole group so. */
    private boolean isRequired(TreeElement e) {
        boolean radio = e.isHtml("input") && ElementFacts.inputType(e).equals("radio");
        return facts.isRequired(e)
                || radio
                        && facts.radioGroups().of(e).members().stream()
                                .anyMatch(member -> member.hasAttr("required"));
    }

    private boolean isMissing(TreeElement e) {
        if (e.isHtml("select")) {
            return hasNothingSelected(e.element());
        }
        if (e.isHtml("input")) {
            switch (ElementFacts.inputType(e)) {
                case "checkbox" -> {
                    return !facts.isChecked(e);
                }
                case "radio" -> {
                    return facts.radioGroups().of(e).members().stream()
                            .noneMatch(
                                    member -> {
                                        Boolean on = states.checked(member);
                                        return on != null ? on : member.hasAttr("checked");
                                    });
                }
                default -> {}
            }
        }
        return value(e).isEmpty();
    }

    /** The first option of a drop-down list that has no value is but a label. */
    private boolean hasNothingSelected(Element select) {
        List<Element> options = select.getElementsByTag("option");
        Element selected = null;
        for (Element option : options) {
            Boolean on = states.checked(option);
            if (on != null ? on : option.hasAttr("selected")) {
                selected = option;
                break;
            }
        }
        Double size = number(select.attr("size"));
        if (select.hasAttr("multiple") || size != null && size > 1) {
            return selected == null;
        }
        if (selected == null && !options.isEmpty()) {
            selected = options.get(0);
        }
        if (selected == null) {
            return true;
        }
        String value = selected.hasAttr("value") ? selected.attr("value") : selected.text();
        return selected == options.get(0) && value.isEmpty();
    }

    private static boolean isSteppable(TreeElement e) {
        return e.isHtml("input")
                && switch (ElementFacts.inputType(e)) {
                    case "range", "number", "date", "month", "week", "time", "datetime-local" ->
                            true;
                    default -> false;
                };
    }

    private static boolean hasRange(TreeElement e) {
        return isSteppable(e)
                && (ElementFacts.inputType(e).equals("range")
                        || e.attribute("min") != null
                        || e.attribute("max") != null);
    }

    private boolean isOutsideRange(TreeElement e) {
        String value = value(e);
        String min = e.attribute("min");
        String max = e.attribute("max");
        switch (ElementFacts.inputType(e)) {
            case "number" -> {
                Double v = number(value);
                Double low = number(min);
                Double high = number(max);
                return v != null && (low != null && v < low || high != null && v > high);
            }
            case "range" -> {
                // Its value is clamped into the range.
                return false;
            }
            default -> {
                // ISO dates and times of one form compare as text.
                boolean low = min != null && !min.isEmpty() && value.compareTo(min) < 0;
                boolean high = max != null && !max.isEmpty() && value.compareTo(max) > 0;
                boolean overMidnight =
                        ElementFacts.inputType(e).equals("time")
                                && min != null
                                && max != null
                                && max.compareTo(min) < 0;
                return !value.isEmpty() && (overMidnight ? low && high : low || high);
            }
        }
    }

    private static @Nullable Double number(@Nullable String text) {
        boolean numeric =
                text != null
                        && text.matches(
                                "-?(\\d{1,300}(\\.\\d{1,300})?|\\.\\d{1,300})([eE][+-]?\\d{1,3})?");
        return numeric ? Double.valueOf(text) : null;
    }
}
