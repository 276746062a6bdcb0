package browsy.html;

import browsy.infra.Ascii;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * The facts about HTML elements that pseudo-classes test, determined from markup and {@link
 * ElementStates}.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/semantics-other.html#pseudo-classes">HTML,
 *     4.16.3</a>
 */
public final class ElementPseudoClasses {

    private final ElementStates states;
    private final Checkedness checkedness;
    private @Nullable FormOwners formOwners;

    public ElementPseudoClasses(ElementStates states) {
        this.states = states;
        this.checkedness = new Checkedness(states);
    }

    /** Whether an element matches {@code :any-link}. */
    public boolean isLink(TreeElement e) {
        boolean anchor = e.localName().equals("a") || e.isHtml("area");
        return anchor
                && e.hasAttributes()
                && (e.attribute("href") != null
                        || (!e.isHtml() && e.attribute("xlink:href") != null));
    }

    /** Whether an element matches {@code :checked}. */
    public boolean isChecked(TreeElement e) {
        if (isCheckable(e)) {
            return checkedness.isChecked(e.element());
        }
        return e.isHtml("option") && checkedness.isSelected(e.element());
    }

    private static boolean isCheckable(TreeElement e) {
        return e.isHtml("input")
                && (inputType(e).equals("checkbox") || inputType(e).equals("radio"));
    }

    /** Whether an element matches {@code :disabled}. */
    public boolean isDisabled(TreeElement e) {
        return Disabledness.isDisabled(e.element());
    }

    /** Whether an element matches {@code :enabled}. */
    public boolean isEnabled(TreeElement e) {
        if (!e.isHtml()) {
            return false;
        }
        return switch (e.localName()) {
            case "button", "input", "select", "textarea", "fieldset", "optgroup", "option" ->
                    !isDisabled(e);
            default -> false;
        };
    }

    /** The checkedness of check boxes, radio buttons and options. */
    public Checkedness checkedness() {
        return checkedness;
    }

    /** Whether an element matches {@code :required}. */
    public boolean isRequired(TreeElement e) {
        if (e.attribute("required") == null) {
            return false;
        }
        return e.isHtml("select")
                || e.isHtml("textarea")
                || (e.isHtml("input") && InputTypes.takeRequired(inputType(e)));
    }

    /** Whether an element matches {@code :optional}. */
    public boolean isOptional(TreeElement e) {
        boolean control =
                e.isHtml("input")
                        || e.isHtml("select")
                        || e.isHtml("textarea")
                        || e.isHtml("button");
        return control && !isRequired(e);
    }

    /** Whether an element matches {@code :read-write}, that is, the user can edit it. */
    public boolean isReadWrite(TreeElement e) {
        if ((e.isHtml("input") && InputTypes.takeReadOnly(inputType(e))) || e.isHtml("textarea")) {
            return e.attribute("readonly") == null && !isDisabled(e);
        }
        for (TreeElement p = e; p != null; p = p.flatParent()) {
            String editable = p.isHtml() ? p.attribute("contenteditable") : null;
            if (editable != null) {
                switch (Ascii.lower(editable)) {
                    case "", "true", "plaintext-only" -> {
                        return true;
                    }
                    case "false" -> {
                        return false;
                    }
                    default -> {}
                }
            }
        }
        return false;
    }

    /** Whether an element matches {@code :placeholder-shown}. */
    public boolean isPlaceholderShown(TreeElement e) {
        if (!e.isHtml("textarea") && !(e.isHtml("input") && takesPlaceholder(e))) {
            return false;
        }
        String placeholder = e.attribute("placeholder");
        return placeholder != null && value(e).isEmpty();
    }

    private static boolean takesPlaceholder(TreeElement input) {
        return switch (inputType(input)) {
            case "text", "search", "url", "tel", "email", "password", "number" -> true;
            default -> false;
        };
    }

    /** The value of a text control: the user's input, else the value in the markup. */
    public String value(TreeElement e) {
        String typed = states.value(e.element());
        if (typed != null) {
            return typed;
        }
        if (e.isHtml("textarea")) {
            String text = e.element().wholeText();
            return text.startsWith("\n") ? text.substring(1) : text;
        }
        String value = e.attribute("value");
        return value == null ? "" : value;
    }

    /** Whether an element matches {@code :default}. */
    public boolean isDefault(TreeElement e) {
        if (isCheckable(e)) {
            return e.attribute("checked") != null;
        }
        if (e.isHtml("option")) {
            return e.attribute("selected") != null;
        }
        return FormOwners.isSubmitButton(e.element()) && isDefaultButton(e.element());
    }

    /** Whether a submit button is the default button of its form: the first one in tree order. */
    private boolean isDefaultButton(Element button) {
        Document document = button.ownerDocument();
        if (document == null) {
            return false;
        }
        FormOwners owners = formOwners;
        if (owners == null) {
            owners = new FormOwners(document);
            formOwners = owners;
        }
        Element form = owners.of(button);
        return form != null && owners.defaultButton(form) == button;
    }

    /** Whether an element matches {@code :indeterminate}. */
    public boolean isIndeterminate(TreeElement e) {
        if (e.isHtml("progress")) {
            return e.attribute("value") == null;
        }
        if (!e.isHtml("input") || !inputType(e).equals("radio") || isChecked(e)) {
            return false;
        }
        return !checkedness.isAnyChecked(checkedness.radioGroups().of(e.element()));
    }

    /** Whether an element matches {@code :open}. */
    public boolean isOpen(TreeElement e) {
        if (!e.isHtml("details") && !e.isHtml("dialog")) {
            return false;
        }
        Boolean open = states.open(e.element());
        return open != null ? open : e.attribute("open") != null;
    }

    /**
     * Whether an element matches {@code :defined}. Custom elements never do, because no script
     * defines them.
     */
    public boolean isDefined(TreeElement e) {
        if (!e.isHtml()) {
            return true;
        }
        if (e.attribute("is") != null) {
            return false;
        }
        String name = e.localName();
        return name.indexOf('-') <= 0
                || switch (name) {
                    case "annotation-xml",
                            "color-profile",
                            "font-face",
                            "font-face-src",
                            "font-face-uri",
                            "font-face-format",
                            "font-face-name",
                            "missing-glyph" ->
                            true;
                    default -> false;
                };
    }

    /** The type of an input in lower case; {@code text} for unknown types. */
    static String inputType(TreeElement input) {
        return InputTypes.of(input.attribute("type"));
    }
}
