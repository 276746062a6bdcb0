package browsy.html.form;

import browsy.html.ElementPseudoClasses;
import browsy.html.ElementStates;
import browsy.html.FormOwners;
import browsy.html.InputTypes;
import browsy.html.TreeElement;
import java.math.BigDecimal;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * The pseudo-classes for validity: {@code :valid}, {@code :invalid}, {@code :in-range} and {@code
 * :out-of-range}.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/semantics-other.html#selector-valid">HTML,
 *     4.16.3</a>
 */
public final class ValidityStates {

    private final ElementStates states;
    private final ConstraintValidation constraints;

    /** The forms that own an invalid control; null before the first query. */
    private @Nullable Set<Element> invalidForms;

    public ValidityStates(ElementStates states, ElementPseudoClasses facts) {
        this.states = states;
        this.constraints = new ConstraintValidation(states, facts.checkedness());
    }

    /**
     * Whether a field matches {@code :in-range}. Like in Chromium, an empty field does even without
     * bounds.
     */
    public boolean isInRange(TreeElement e) {
        if (!hasSteps(e) || !isCandidate(e)) {
            return false;
        }
        BigDecimal number = number(e);
        if (number == null) {
            return true;
        }
        NumericRange range = NumericRange.of(e.element());
        return range.isLimited() && range.outside(number) == null;
    }

    /** Whether a field matches {@code :out-of-range}. */
    public boolean isOutOfRange(TreeElement e) {
        if (!hasSteps(e) || !isCandidate(e)) {
            return false;
        }
        BigDecimal number = number(e);
        return number != null && NumericRange.of(e.element()).outside(number) != null;
    }

    /** Whether a control, form or fieldset matches {@code :valid}. */
    public boolean isValid(TreeElement e) {
        return isContainer(e) ? !holdsInvalid(e) : isCandidate(e) && !isInvalidControl(e);
    }

    /** Whether a control, form or fieldset matches {@code :invalid}. */
    public boolean isInvalid(TreeElement e) {
        return isContainer(e) ? holdsInvalid(e) : isInvalidControl(e);
    }

    private static boolean isContainer(TreeElement e) {
        return e.isHtml("form") || e.isHtml("fieldset");
    }

    private boolean isInvalidControl(TreeElement e) {
        return isCandidate(e) && constraints.problem(e.element()) != null;
    }

    /** Whether a form owns, or a fieldset contains, an invalid control. */
    private boolean holdsInvalid(TreeElement container) {
        Document document = container.element().ownerDocument();
        if (container.isHtml("form") && document != null) {
            return invalidForms(document).contains(container.element());
        }
        TreeElement end = container;
        while (end != null && end.nextSibling() == null) {
            end = end.parent();
        }
        TreeElement stop = end == null ? null : end.nextSibling();
        TreeElement e = container.firstChild();
        for (; e != null && e != stop; e = e.nextInScope()) {
            if (isInvalidControl(e)) {
                return true;
            }
        }
        return false;
    }

    private Set<Element> invalidForms(Document document) {
        Set<Element> forms = invalidForms;
        if (forms == null) {
            forms = Collections.newSetFromMap(new IdentityHashMap<>());
            FormOwners owners = new FormOwners(document);
            for (Element control : document.select("input, select, textarea")) {
                if (ConstraintValidation.isCandidate(control)
                        && constraints.problem(control) != null) {
                    Element owner = owners.of(control);
                    if (owner != null) {
                        forms.add(owner);
                    }
                }
            }
            invalidForms = forms;
        }
        return forms;
    }

    private static boolean isCandidate(TreeElement e) {
        return e.isHtml() && ConstraintValidation.isCandidate(e.element());
    }

    private static boolean hasSteps(TreeElement e) {
        return e.isHtml("input") && NumericRange.isFor(type(e));
    }

    private @Nullable BigDecimal number(TreeElement field) {
        return NumericRange.number(type(field), FieldValues.of(field.element(), states));
    }

    private static String type(TreeElement input) {
        return InputTypes.of(input.attribute("type"));
    }
}
