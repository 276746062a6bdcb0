package browsy.html;

import browsy.infra.Ascii;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * What HTML says an element is by its markup and {@link ElementStates}.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/semantics-other.html#pseudo-classes">HTML,
 *     4.16.3</a>
 */
public final class ElementFacts {

    private final ElementStates states;
    private final RadioGroups radioGroups = new RadioGroups();

    public ElementFacts(ElementStates states) {
        this.states = states;
    }

    public boolean isLink(TreeElement e) {
        boolean anchor = e.localName().equals("a") || e.isHtml("area");
        return anchor
                && e.hasAttributes()
                && (e.attribute("href") != null
                        || !e.isHtml() && e.attribute("xlink:href") != null);
    }

    public boolean isChecked(TreeElement e) {
        if (isCheckable(e)) {
            Boolean checked = states.checked(e.element());
            return checked != null ? checked : isCheckedByMarkup(e);
        }
        return e.isHtml("option") && isSelected(e);
    }

    /** Of the radio buttons of a group the last one checked in the markup wins. */
    private boolean isCheckedByMarkup(TreeElement e) {
        if (e.attribute("checked") == null) {
            return false;
        }
        return !inputType(e).equals("radio")
                || radioGroups.of(e.element()).lastChecked() == e.element();
    }

    private static boolean isCheckable(TreeElement e) {
        return e.isHtml("input")
                && (inputType(e).equals("checkbox") || inputType(e).equals("radio"));
    }

    /**
     * <a
     * href="https://html.spec.whatwg.org/multipage/form-elements.html#selectedness-setting-algorithm">
     * HTML, selectedness</a>.
     */
    private boolean isSelected(TreeElement option) {
        Boolean checked = states.checked(option.element());
        if (checked != null) {
            return checked;
        }
        TreeElement select = option.parent();
        while (select != null && !select.isHtml("select")) {
            select = select.parent();
        }
        if (select == null || select.attribute("multiple") != null || displaySize(select) > 1) {
            return option.attribute("selected") != null;
        }
        return option.element() == shownOption(select.element());
    }

    /** Of a drop-down: the last option marked selected, else the first that is not disabled. */
    private static @Nullable Element shownOption(Element select) {
        Element first = null;
        Element selected = null;
        for (Element option : select.getElementsByTag("option")) {
            if (option.hasAttr("selected")) {
                selected = option;
            }
            if (first == null && !Disabledness.isDisabledOption(option)) {
                first = option;
            }
        }
        return selected != null ? selected : first;
    }

    private static int displaySize(TreeElement select) {
        String size = select.attribute("size");
        if (size == null || !size.trim().matches("[0-9]{1,6}")) {
            return 1;
        }
        return Integer.parseInt(size.trim());
    }

    public boolean isDisabled(TreeElement e) {
        return Disabledness.isDisabled(e.element());
    }

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

    /** The radio buttons of the page. */
    public RadioGroups radioGroups() {
        return radioGroups;
    }

    public boolean isRequired(TreeElement e) {
        if (e.attribute("required") == null) {
            return false;
        }
        return e.isHtml("select") || e.isHtml("textarea") || e.isHtml("input") && takesRequired(e);
    }

    private static boolean takesRequired(TreeElement input) {
        return switch (inputType(input)) {
            case "hidden", "range", "color", "submit", "image", "reset", "button" -> false;
            default -> true;
        };
    }

    public boolean isOptional(TreeElement e) {
        boolean control =
                e.isHtml("input")
                        || e.isHtml("select")
                        || e.isHtml("textarea")
                        || e.isHtml("button");
        return control && !isRequired(e);
    }

    /** Whether the user can edit it. */
    public boolean isReadWrite(TreeElement e) {
        if (e.isHtml("input") && takesReadOnly(e) || e.isHtml("textarea")) {
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

    private static boolean takesReadOnly(TreeElement input) {
        return switch (inputType(input)) {
            case "hidden",
                    "range",
                    "color",
                    "checkbox",
                    "radio",
                    "file",
                    "submit",
                    "image",
                    "reset",
                    "button" ->
                    false;
            default -> true;
        };
    }

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

    /** The value of a text control. */
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

    public boolean isDefault(TreeElement e) {
        if (isCheckable(e)) {
            return e.attribute("checked") != null;
        }
        if (e.isHtml("option")) {
            return e.attribute("selected") != null;
        }
        if (!isSubmitButton(e.element())) {
            return false;
        }
        Element form = e.element().closest("form");
        return form != null
                && form.getAllElements().stream()
                                .filter(ElementFacts::isSubmitButton)
                                .findFirst()
                                .orElse(null)
                        == e.element();
    }

    private static boolean isSubmitButton(Element e) {
        String type = Ascii.lower(e.attr("type"));
        return switch (e.normalName()) {
            case "button" -> !type.equals("button") && !type.equals("reset");
            case "input" -> type.equals("submit") || type.equals("image");
            default -> false;
        };
    }

    public boolean isIndeterminate(TreeElement e) {
        if (e.isHtml("progress")) {
            return e.attribute("value") == null;
        }
        if (!e.isHtml("input") || !inputType(e).equals("radio") || isChecked(e)) {
            return false;
        }
        return radioGroups.of(e.element()).members().stream()
                .noneMatch(
                        member -> {
                            Boolean checked = states.checked(member);
                            return checked != null ? checked : member.hasAttr("checked");
                        });
    }

    public boolean isOpen(TreeElement e) {
        if (!e.isHtml("details") && !e.isHtml("dialog")) {
            return false;
        }
        Boolean open = states.open(e.element());
        return open != null ? open : e.attribute("open") != null;
    }

    /** Custom elements stay undefined, since no script defines them. */
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

    /** The language tag of an element; empty if unknown. */
    public String language(TreeElement element, ElementTree tree) {
        for (TreeElement e = element; e != null; e = e.flatParent()) {
            String lang = e.attribute("xml:lang");
            if (lang == null || e.isHtml()) {
                String html = e.attribute("lang");
                lang = html != null ? html : lang;
            }
            if (lang != null) {
                return lang;
            }
        }
        Element pragma =
                tree.document().selectFirst("meta[http-equiv~=(?i)^content-language$][content]");
        String content = pragma == null ? "" : pragma.attr("content").trim();
        return content.indexOf(',') >= 0 ? "" : content;
    }

    /** The type of an input in lower case; {@code text} for unknown ones. */
    static String inputType(TreeElement input) {
        return InputTypes.of(input.attribute("type"));
    }
}
