package browsy.fetch.form;

import browsy.fetch.UploadFile;
import browsy.fetch.http.Encodings;
import browsy.html.Disabledness;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * What a form would send, in tree order.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#constructing-the-form-data-set">HTML:
 *     constructing the entry list</a>
 */
final class EntryList {
    private final List<Entry> entries = new ArrayList<>();
    private final @Nullable Element submitter;
    private final UserInput input;
    private final Charset charset;

    private EntryList(@Nullable Element submitter, UserInput input, Charset charset) {
        this.submitter = submitter;
        this.input = input;
        this.charset = charset;
    }

    /**
     * A name and its value.
     *
     * @param file null where the value is text
     * @param secret whether the value must not be shown
     */
    record Entry(String name, String value, @Nullable UploadFile file, boolean secret) {}

    static List<Entry> of(
            Element form, @Nullable Element submitter, UserInput input, Charset charset) {
        EntryList list = new EntryList(submitter, input, charset);
        for (Element control : FormControls.submittable(form)) {
            if (control.closest("datalist") == null && !Disabledness.isDisabled(control)) {
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
                    FormControls.selectedOptions(control, input).stream()
                            .filter(option -> !Disabledness.isDisabledOption(option))
                            .forEach(o -> add(name, FormControls.optionValue(o)));
            case "textarea" -> {
                add(name, FormControls.value(control, input));
                addDirection(control);
            }
            default -> addInput(control, name);
        }
    }

    private void addInput(Element field, String name) {
        switch (FormControls.inputType(field)) {
            case "submit" -> {
                if (field == submitter) {
                    // Browsers send the caption they show, also where it is their own.
                    add(name, field.hasAttr("value") ? field.attr("value") : "Submit");
                    addDirection(field);
                }
            }
            case "image" -> {
                if (field == submitter) {
                    // Where a click by id lands is the middle; no picture is loaded to measure.
                    String prefix = name.isEmpty() ? "" : name + ".";
                    entries.add(new Entry(prefix + "x", "0", null, false));
                    entries.add(new Entry(prefix + "y", "0", null, false));
                }
            }
            case "button", "reset" -> {
                // Never submitters.
            }
            case "checkbox", "radio" -> {
                if (FormControls.isChecked(field, input)) {
                    add(name, field.hasAttr("value") ? field.attr("value") : "on");
                }
            }
            case "file" -> addFiles(field, name);
            case "hidden" -> {
                boolean charsetField = name.equalsIgnoreCase("_charset_");
                add(name, charsetField ? Encodings.webName(charset) : field.attr("value"));
                addDirection(field);
            }
            case "password" -> {
                if (!name.isEmpty()) {
                    entries.add(new Entry(name, FormControls.value(field, input), null, true));
                }
                addDirection(field);
            }
            default -> {
                add(name, FormControls.value(field, input));
                addDirection(field);
            }
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
        if (!name.isEmpty() && takesIt && !field.attr("name").isEmpty()) {
            entries.add(new Entry(name, direction(field), null, false));
        }
    }

    private String direction(Element field) {
        for (Element e = field; e != null; e = e.parent()) {
            String dir = e.attr("dir").toLowerCase(Locale.ROOT);
            if (dir.equals("rtl") || dir.equals("ltr")) {
                return dir;
            }
            if (dir.equals("auto")) {
                return isRightToLeft(FormControls.value(field, input)) ? "rtl" : "ltr";
            }
            if (e instanceof Document) {
                break;
            }
        }
        return "ltr";
    }

    /** The first character with a direction decides. */
    private static boolean isRightToLeft(String text) {
        for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
            switch (Character.getDirectionality(text.codePointAt(i))) {
                case Character.DIRECTIONALITY_LEFT_TO_RIGHT -> {
                    return false;
                }
                case Character.DIRECTIONALITY_RIGHT_TO_LEFT,
                        Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC -> {
                    return true;
                }
                default -> {}
            }
        }
        return false;
    }
}
