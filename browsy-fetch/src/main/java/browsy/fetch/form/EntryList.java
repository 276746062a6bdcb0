package browsy.fetch.form;

import browsy.fetch.config.UploadFile;
import browsy.fetch.credential.OriginBinding;
import browsy.html.Checkedness;
import browsy.html.Directionality;
import browsy.html.Disabledness;
import browsy.html.ElementTree;
import browsy.html.TreeElement;
import browsy.html.form.FieldValues;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * The entry list of a form submission, in tree order.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#constructing-the-form-data-set">HTML:
 *     constructing the entry list</a>
 */
final class EntryList {
    private final List<Entry> entries = new ArrayList<>();
    private final @Nullable Element submitter;
    private final ClickPoint at;
    private final UserInput input;
    private final Checkedness checkedness;
    private final Charset charset;

    private EntryList(
            @Nullable Element submitter, ClickPoint at, UserInput input, Charset charset) {
        this.submitter = submitter;
        this.at = at;
        this.input = input;
        this.checkedness = new Checkedness(input);
        this.charset = charset;
    }

    /**
     * An entry of the list.
     *
     * @param name the name
     * @param value the value; for a file, its name
     * @param file the file; null if the value is text
     * @param secret whether the value must be masked in outputs
     * @param binding the origins that may receive the value
     */
    record Entry(
            String name,
            String value,
            @Nullable UploadFile file,
            boolean secret,
            OriginBinding binding) {
        /** Creates an entry that any origin may receive. */
        Entry(String name, String value, @Nullable UploadFile file, boolean secret) {
            this(name, value, file, secret, OriginBinding.ANY);
        }

        @Override
        public String toString() {
            return name + "=" + (secret ? "***" : value);
        }
    }

    /**
     * Constructs the entry list of a form.
     *
     * @param submitter the submit button; null for none
     * @param at the selected coordinate if the submitter is an image button
     * @param charset the encoding of the submission, for {@code _charset_} fields
     */
    static List<Entry> of(
            Element form,
            @Nullable Element submitter,
            ClickPoint at,
            UserInput input,
            Charset charset) {
        EntryList list = new EntryList(submitter, at, input, charset);
        for (Element control : FormControls.submittable(form)) {
            // NB: as in Chromium, controls in a datalist are included, in contrast to the standard.
            if (!Disabledness.isDisabled(control)) {
                list.add(control);
            }
        }
        return list.entries;
    }

    private void add(Element control) {
        String name = control.attr("name");
        switch (control.normalName()) {
            case "button" -> {
                if (control == submitter) {
                    add(name, control.attr("value"));
                }
            }
            case "select" ->
                    checkedness.selectedOptions(control).stream()
                            .filter(option -> !Disabledness.isDisabledOption(option))
                            .forEach(o -> add(name, FieldValues.ofOption(o)));
            case "textarea" -> {
                addTyped(control, name, false);
                addDirection(control);
            }
            default -> addInput(control, name);
        }
    }

    private void addInput(Element field, String name) {
        switch (FormControls.inputType(field)) {
            case "submit" -> {
                if (field == submitter) {
                    // NB: as in browsers, a button without a value sends the default label. As in
                    // Chromium, its direction precedes its value.
                    addDirection(field);
                    add(name, field.hasAttr("value") ? field.attr("value") : "Submit");
                }
            }
            case "image" -> {
                if (field == submitter) {
                    String prefix = name.isEmpty() ? "" : name + ".";
                    entries.add(new Entry(prefix + "x", String.valueOf(at.x()), null, false));
                    entries.add(new Entry(prefix + "y", String.valueOf(at.y()), null, false));
                }
            }
            case "button", "reset" -> {
                // These buttons cannot be the submitter.
            }
            case "checkbox", "radio" -> {
                if (checkedness.isChecked(field)) {
                    add(name, field.hasAttr("value") ? field.attr("value") : "on");
                }
            }
            case "file" -> addFiles(field, name);
            case "hidden" -> {
                boolean charsetField = name.equalsIgnoreCase("_charset_");
                add(name, charsetField ? charset.name() : field.attr("value"));
                addDirection(field);
            }
            case "password" -> {
                addTyped(field, name, true);
                addDirection(field);
            }
            default -> {
                addTyped(field, name, isOneTimeCode(field));
                addDirection(field);
            }
        }
    }

    private static boolean isOneTimeCode(Element field) {
        String[] details = field.attr("autocomplete").strip().split("\\s+");
        return details[details.length - 1].equalsIgnoreCase("one-time-code");
    }

    private void addTyped(Element field, String name, boolean masked) {
        if (!name.isEmpty()) {
            OriginBinding binding = input.binding(field);
            entries.add(
                    new Entry(
                            name,
                            FieldValues.of(field, input),
                            null,
                            masked || binding != null,
                            binding == null ? OriginBinding.ANY : binding));
        }
    }

    private void addFiles(Element field, String name) {
        if (name.isEmpty()) {
            return;
        }
        List<UploadFile> files = input.files(field);
        for (UploadFile file : files.isEmpty() ? List.of(UploadFile.NOTHING) : files) {
            entries.add(new Entry(name, file.name(), file, false));
        }
    }

    private void add(String name, String value) {
        if (!name.isEmpty()) {
            entries.add(new Entry(name, value, null, false));
        }
    }

    /** Adds the directionality of a field under the name in its {@code dirname} attribute. */
    private void addDirection(Element field) {
        String name = field.attr("dirname");
        boolean takesIt =
                field.normalName().equals("textarea")
                        || switch (FormControls.inputType(field)) {
                            case "hidden",
                                    "text",
                                    "search",
                                    "tel",
                                    "url",
                                    "email",
                                    "password",
                                    "submit" ->
                                    true;
                            default -> false;
                        };
        // NB: as in Chromium, an empty dirname is allowed.
        if (field.hasAttr("dirname") && takesIt && !field.attr("name").isEmpty()) {
            entries.add(new Entry(name, direction(field), null, false));
        }
    }

    private String direction(Element field) {
        Document document = field.ownerDocument();
        TreeElement placed = document == null ? null : ElementTree.of(document).get(field);
        return placed != null && new Directionality(input).isRightToLeft(placed) ? "rtl" : "ltr";
    }
}
