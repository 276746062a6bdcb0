package browsy.fetch.action;

import browsy.fetch.config.FetchException.ActionError.Kind;
import browsy.fetch.config.UploadFile;
import browsy.fetch.credential.OriginBinding;
import browsy.fetch.form.FormControls;
import browsy.fetch.form.FormValidation;
import browsy.fetch.form.UserInput;
import browsy.fetch.navigation.DocumentCopy;
import browsy.fetch.navigation.LoadedPage;
import browsy.html.Checkedness;
import browsy.html.Disabledness;
import browsy.html.form.FieldValues;
import browsy.infra.Integers;
import browsy.model.InputType;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jsoup.nodes.Element;

/** Edits form controls: text, checkedness, selected options and files. */
public final class FieldEditor {
    /** The maximum number of options in an error message. */
    private static final int MAX_LISTED = 20;

    private FieldEditor() {}

    /**
     * The page after the text of a field was replaced. For a select element, the text is the value
     * or label of the option to select.
     *
     * @throws browsy.fetch.config.FetchException.ActionError if the element takes no text, or does
     *     not accept this text
     */
    public static LoadedPage text(ResolvedTarget field, String text) {
        Element source = field.source();
        LoadedPage page = field.page();
        if (FormControls.isTextField(source)) {
            requireWritable(field);
            return page.with(
                    page.input()
                            .withFocus(source, true)
                            .withValue(source, value(field, text, "'" + text + "'")));
        }
        if (source.normalName().equals("select")) {
            return options(field, List.of(text));
        }
        if (Activation.isEditable(source)) {
            DocumentCopy copy = new DocumentCopy(page.current().document());
            Element there = copy.of(source);
            return there == null ? page : page.with(withText(copy, there, text));
        }
        throw field.error(Kind.WRONG_ELEMENT_TYPE, "takes no text; choose a field");
    }

    /**
     * The page after the text of a field was replaced by a secret, which no message contains.
     *
     * @param binding the origins that may receive the secret
     * @throws browsy.fetch.config.FetchException.ActionError if the element is no text field, or
     *     does not accept the secret
     */
    public static LoadedPage secret(ResolvedTarget field, String secret, OriginBinding binding) {
        Element source = field.source();
        if (!FormControls.isTextField(source)) {
            throw field.error(Kind.WRONG_ELEMENT_TYPE, "takes no text; choose a field");
        }
        requireWritable(field);
        String value = value(field, secret, "the secret");
        LoadedPage page = field.page();
        return page.with(page.input().withFocus(source, true).withSecret(source, value, binding));
    }

    private static DocumentCopy withText(DocumentCopy copy, Element editable, String text) {
        editable.text(text);
        return copy;
    }

    private static void requireWritable(ResolvedTarget field) {
        if (field.source().hasAttr("readonly")) {
            throw field.error(Kind.DISABLED, "is read-only; its value cannot be edited");
        }
    }

    /**
     * The value after a user typed a text: sanitized and limited to {@code maxlength}.
     *
     * @param shown the text for error messages
     */
    private static String value(ResolvedTarget field, String text, String shown) {
        Element source = field.source();
        String line =
                source.normalName().equals("textarea")
                        ? text.replaceAll("\r\n?", "\n")
                        : text.replaceAll("[\r\n]", "");
        if (!FieldValues.isAllowed(source, line)) {
            throw field.error(
                    Kind.INVALID_VALUE,
                    "does not take " + shown + "; it wants " + FormValidation.wanted(source));
        }
        String kept = limited(source, line);
        return source.normalName().equals("input") ? FieldValues.sanitized(source, kept) : kept;
    }

    /** The text cut to {@code maxlength}, between two characters. */
    private static String limited(Element field, String text) {
        boolean hasRoom =
                field.normalName().equals("textarea")
                        || switch (FormControls.inputType(field)) {
                            case "text", "search", "tel", "url", "email", "password" -> true;
                            default -> false;
                        };
        Integer max = Integers.nonNegative(field.attr("maxlength"));
        if (!hasRoom || max == null || text.length() <= max) {
            return text;
        }
        boolean splits = max > 0 && Character.isHighSurrogate(text.charAt(max - 1));
        return text.substring(0, splits ? max - 1 : max);
    }

    /**
     * The page with a check box or radio button checked or unchecked. A box that changes gets the
     * focus, as by a click.
     */
    public static LoadedPage checked(ResolvedTarget box, boolean on) {
        Element source = box.source();
        if (!FormControls.isCheckable(source)) {
            throw box.error(
                    Kind.WRONG_ELEMENT_TYPE, "is no checkbox or radio button; click it instead");
        }
        UserInput input = box.page().input();
        boolean clicked = isChecked(box) != on && Focusability.tabIndex(source) != null;
        UserInput before = clicked ? input.withFocus(source, false) : input;
        return box.page().with(before.withCheckedness(source, on));
    }

    /** Whether a check box or radio button is checked. */
    public static boolean isChecked(ResolvedTarget box) {
        return new Checkedness(box.page().input()).isChecked(box.source());
    }

    /** The page with only these options selected, each given by its value or else its label. */
    public static LoadedPage options(ResolvedTarget select, List<String> valuesOrLabels) {
        requireSelect(select);
        List<Element> options = Checkedness.options(select.source());
        List<Element> chosen = new ArrayList<>();
        for (String wanted : valuesOrLabels) {
            chosen.add(option(select, options, wanted));
        }
        return chosen(select, options, chosen);
    }

    /** The page with only the option at an index selected, counted from 0. */
    public static LoadedPage option(ResolvedTarget select, int index) {
        requireSelect(select);
        List<Element> options = Checkedness.options(select.source());
        if (index < 0 || index >= options.size()) {
            throw select.error(
                    Kind.INVALID_VALUE,
                    "has " + options.size() + " options, counted from 0; not " + index);
        }
        return chosen(select, options, List.of(options.get(index)));
    }

    private static void requireSelect(ResolvedTarget select) {
        if (!select.source().normalName().equals("select")) {
            throw select.error(Kind.WRONG_ELEMENT_TYPE, "is no select; click or type instead");
        }
    }

    /** The option with a value, else with a label, else with a label in another case. */
    private static Element option(ResolvedTarget select, List<Element> options, String wanted) {
        return options.stream()
                .filter(option -> FieldValues.ofOption(option).equals(wanted))
                .findFirst()
                .or(() -> options.stream().filter(o -> label(o).equals(wanted)).findFirst())
                .or(
                        () ->
                                options.stream()
                                        .filter(o -> label(o).equalsIgnoreCase(wanted.strip()))
                                        .findFirst())
                .orElseThrow(
                        () ->
                                select.error(
                                        Kind.INVALID_VALUE,
                                        "has no option '" + wanted + "'; it has " + list(options)));
    }

    private static String label(Element option) {
        return option.hasAttr("label") ? option.attr("label") : option.text().strip();
    }

    /** The options for an error message: their values, with labels that differ from these. */
    private static String list(List<Element> options) {
        return options.stream()
                .limit(MAX_LISTED)
                .map(FieldEditor::told)
                .collect(Collectors.joining(", ", "", options.size() > MAX_LISTED ? ", ..." : ""));
    }

    private static String told(Element option) {
        String value = FieldValues.ofOption(option);
        String label = label(option);
        return "'" + value + "'" + (label.equals(value) ? "" : " (" + label + ")");
    }

    /** The page with only the chosen options selected. */
    private static LoadedPage chosen(
            ResolvedTarget select, List<Element> options, List<Element> chosen) {
        boolean multiple = select.source().hasAttr("multiple");
        if (!multiple && chosen.size() != 1) {
            throw select.error(Kind.INVALID_VALUE, "takes exactly one option; name one");
        }
        UserInput input = select.page().input();
        for (Element option : options) {
            boolean on = chosen.contains(option);
            if (on && Disabledness.isDisabledOption(option)) {
                throw select.error(
                        Kind.DISABLED,
                        "has the option '" + label(option) + "', but disabled; choose another");
            }
            input = input.withChecked(option, on);
        }
        return select.page().with(input.withInteraction(select.source()));
    }

    /** The page with the selected files of a file field. */
    public static LoadedPage files(ResolvedTarget field, List<UploadFile> files) {
        if (field.element().inputType() != InputType.FILE) {
            throw field.error(
                    Kind.WRONG_ELEMENT_TYPE, "takes no files; choose a field of type file");
        }
        if (files.size() > 1 && !field.source().hasAttr("multiple")) {
            throw field.error(
                    Kind.INVALID_VALUE, "takes one file only; upload the others one by one");
        }
        String accept = field.source().attr("accept").toLowerCase(Locale.ROOT);
        for (UploadFile file : files) {
            if (!accepts(accept, file)) {
                throw field.error(Kind.INVALID_VALUE, "takes only " + accept + ", not " + file);
            }
        }
        return field.page().with(field.page().input().withFiles(field.source(), files));
    }

    /** Tests a file against the file extensions and media types of {@code accept}. */
    private static boolean accepts(String accept, UploadFile file) {
        if (accept.isBlank()) {
            return true;
        }
        String name = file.name().toLowerCase(Locale.ROOT);
        String type = file.contentType().toLowerCase(Locale.ROOT);
        for (String token : accept.split(",")) {
            String wanted = token.strip();
            boolean fits =
                    wanted.startsWith(".")
                            ? name.endsWith(wanted)
                            : wanted.endsWith("/*")
                                    ? type.startsWith(wanted.substring(0, wanted.length() - 1))
                                    : type.equals(wanted);
            if (fits) {
                return true;
            }
        }
        return false;
    }
}
