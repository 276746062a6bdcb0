package browsy.fetch;

import browsy.fetch.action.FieldEditor;
import browsy.fetch.action.Locator;
import browsy.fetch.action.ResolvedTarget;
import browsy.fetch.config.FetchException;
import browsy.fetch.config.FetchException.ActionError;
import browsy.fetch.config.FetchException.ActionError.Kind;
import browsy.fetch.form.FormControls;
import browsy.fetch.navigation.LoadedPage;
import browsy.find.Target;
import browsy.infra.FoldedText;
import browsy.model.SpatialElement;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Fills in several fields, each found by its label or name. */
final class FormFiller {
    private FormFiller() {}

    /** Fills in the fields; restores the page if one of them fails. */
    static void fill(Tab tab, Map<String, String> values) {
        LoadedPage before = tab.page();
        try {
            values.forEach((name, value) -> fill(tab, name, value));
        } catch (FetchException e) {
            tab.update(before);
            throw e;
        }
    }

    /**
     * Fills in one field: text for most fields, a boolean for check boxes, and for radio buttons a
     * boolean or the value or label of a button in the group.
     */
    private static void fill(Tab tab, String name, String value) {
        ResolvedTarget field = tab.usable(target(tab, name));
        if (!FormControls.isCheckable(field.source())) {
            tab.update(FieldEditor.text(field, value));
            return;
        }
        Boolean on = booleanValue(value);
        if (on == null && value.equals(field.source().attr("value"))) {
            on = true;
        }
        boolean radio = FormControls.inputType(field.source()).equals("radio");
        if (radio && on == null) {
            tab.update(FieldEditor.checked(radioOf(tab, name, value), true));
        } else if (on == null) {
            throw field.error(Kind.INVALID_VALUE, "takes true or false, not '" + value + "'");
        } else {
            tab.update(FieldEditor.checked(field, on));
        }
    }

    private static @Nullable Boolean booleanValue(String value) {
        return switch (value.strip().toLowerCase(Locale.ROOT)) {
            case "true", "on", "yes", "1" -> true;
            case "false", "off", "no", "0", "" -> false;
            default -> null;
        };
    }

    /**
     * The target for a field name: the field whose label equals it, else the field with this {@code
     * name} attribute, else a field whose label contains it.
     */
    private static Target target(Tab tab, String name) {
        Target label = Target.label(name);
        List<SpatialElement> labelled = Locator.all(tab.page(), label);
        boolean whole = labelled.stream().anyMatch(element -> hasLabel(element, name));
        if (whole) {
            return label;
        }
        return tab.page().dom().elements().stream()
                .filter(element -> element.isFormField() && name.equals(element.name()))
                .findFirst()
                .map(element -> Target.id(element.id()))
                .orElse(label);
    }

    private static boolean hasLabel(SpatialElement field, String name) {
        for (@Nullable String word :
                new @Nullable String[] {
                    field.label(), field.accessibleName(), field.placeholder()
                }) {
            if (FoldedText.isSameLabel(word, name)) {
                return true;
            }
        }
        return false;
    }

    /** The radio button of a group with a value or label. */
    private static ResolvedTarget radioOf(Tab tab, String name, String value) {
        for (SpatialElement element : tab.page().dom().elements()) {
            boolean inGroup = name.equals(element.name()) && element.isFormField();
            boolean matches =
                    value.equals(element.value()) || value.equalsIgnoreCase(element.displayName());
            if (inGroup && matches) {
                return tab.usable(Target.id(element.id()));
            }
        }
        throw new ActionError(
                Kind.INVALID_VALUE,
                0,
                "no radio button of '" + name + "' has the value '" + value + "'");
    }
}
