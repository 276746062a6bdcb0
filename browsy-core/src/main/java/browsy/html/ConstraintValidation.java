package browsy.html;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Whether form controls satisfy their constraints, as far as markup and typed values decide.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#constraints">HTML,
 *     4.10.20</a>
 */
public final class ConstraintValidation {

    private static final Pattern EMAIL =
            Pattern.compile(
                    "[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?"
                            + "(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*+");
    private static final Pattern ABSOLUTE_URL = Pattern.compile("[a-zA-Z][a-zA-Z0-9+.-]*+:.+");
    private static final int MAX_CHECKED_LENGTH = 10_000;

    private final ElementStates states;
    private final ElementFacts facts;

    public ConstraintValidation(ElementStates states, ElementFacts facts) {
        this.states = states;
        this.facts = facts;
    }

    public boolean isInRange(TreeElement e) {
        return hasRange(e) && isCandidate(e) && !isOutsideRange(e);
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
        if (!e.isHtml() || facts.isDisabled(e)) {
            return false;
        }
        return switch (e.localName()) {
            case "input" ->
                    e.attribute("readonly") == null
                            && switch (ElementFacts.inputType(e)) {
                                case "hidden", "reset", "button" -> false;
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

    private boolean isSatisfied(TreeElement e) {
        if (facts.isRequired(e) && isMissing(e)) {
            return false;
        }
        if (!e.isHtml("input")) {
            return true;
        }
        String value = facts.value(e);
        if (value.isEmpty() || value.length() > MAX_CHECKED_LENGTH) {
            return true;
        }
        boolean typed =
                switch (ElementFacts.inputType(e)) {
                    case "email" ->
                            e.attribute("multiple") != null || EMAIL.matcher(value).matches();
                    case "url" -> ABSOLUTE_URL.matcher(value.trim()).matches();
                    default -> true;
                };
        return typed && !(hasRange(e) && isOutsideRange(e));
    }

    private boolean isMissing(TreeElement e) {
        if (e.isHtml("select")) {
            return e.element().getElementsByTag("option").stream()
                    .filter(
                            option -> {
                                Boolean on = states.checked(option);
                                return on != null ? on : option.hasAttr("selected");
                            })
                    .findFirst()
                    .or(() -> e.element().getElementsByTag("option").stream().findFirst())
                    .map(option -> option.hasAttr("value") ? option.attr("value") : option.text())
                    .orElse("")
                    .isEmpty();
        }
        if (e.isHtml("input")) {
            switch (ElementFacts.inputType(e)) {
                case "checkbox" -> {
                    return !facts.isChecked(e);
                }
                case "radio" -> {
                    return RadioGroup.of(e).members().stream()
                            .noneMatch(
                                    member -> {
                                        Boolean on = states.checked(member);
                                        return on != null ? on : member.hasAttr("checked");
                                    });
                }
                default -> {}
            }
        }
        return facts.value(e).isEmpty();
    }

    private static boolean hasRange(TreeElement e) {
        if (!e.isHtml("input")) {
            return false;
        }
        return switch (ElementFacts.inputType(e)) {
            case "range" -> true;
            case "number", "date", "month", "week", "time", "datetime-local" ->
                    e.attribute("min") != null || e.attribute("max") != null;
            default -> false;
        };
    }

    private boolean isOutsideRange(TreeElement e) {
        String value = facts.value(e);
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
                return !value.isEmpty() && (low || high);
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
