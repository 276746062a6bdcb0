package browsy.fetch.form;

import browsy.fetch.http.HttpExchange.Body;
import browsy.html.ElementStates;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * The request that submitting a form makes.
 *
 * @param url absolute
 * @param body null for GET
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-algorithm">HTML:
 *     form submission</a>
 */
public record FormSubmission(String method, String url, @Nullable Body body) {

    /** One name and its value. */
    record Entry(String name, String value) {}

    /**
     * What a form would send.
     *
     * @param submitter the button that was clicked; null for none
     * @param pageUrl where the page is from; its own address is the default action
     */
    public static FormSubmission of(
            Element form, @Nullable Element submitter, ElementStates states, String pageUrl) {
        String method = attribute("method", form, submitter).toLowerCase(Locale.ROOT);
        String action = absolute(form, attribute("action", form, submitter), pageUrl);
        String data = encode(entries(form, submitter, states));
        if (method.equals("post")) {
            byte[] bytes = data.getBytes(StandardCharsets.US_ASCII);
            return new FormSubmission(
                    "POST", action, new Body("application/x-www-form-urlencoded", bytes));
        }
        return new FormSubmission("GET", withQuery(action, data), null);
    }

    /** An attribute of the form, which the submitter may replace. */
    private static String attribute(String name, Element form, @Nullable Element submitter) {
        return submitter != null && submitter.hasAttr("form" + name)
                ? submitter.attr("form" + name)
                : form.attr(name);
    }

    private static String absolute(Element form, String action, String pageUrl) {
        String stripped = action.strip();
        if (stripped.isEmpty()) {
            return pageUrl;
        }
        try {
            return URI.create(form.baseUri()).resolve(stripped).toString();
        } catch (IllegalArgumentException e) {
            return stripped; // no address at all: the transport says so
        }
    }

    private static String withQuery(String url, String query) {
        int fragment = url.indexOf('#');
        String bare = fragment < 0 ? url : url.substring(0, fragment);
        int old = bare.indexOf('?');
        return (old < 0 ? bare : bare.substring(0, old)) + "?" + query;
    }

    /**
     * The entry list.
     *
     * @see <a
     *     href="https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#constructing-the-form-data-set">HTML:
     *     constructing the entry list</a>
     */
    static List<Entry> entries(Element form, @Nullable Element submitter, ElementStates states) {
        List<Entry> entries = new ArrayList<>();
        for (Element control : FormControls.submittable(form)) {
            if (control.closest("datalist") == null && !FormControls.isDisabled(control)) {
                addEntries(control, submitter, states, entries);
            }
        }
        return entries;
    }

    private static void addEntries(
            Element control,
            @Nullable Element submitter,
            ElementStates states,
            List<Entry> entries) {
        String name = control.attr("name");
        switch (control.normalName()) {
            case "button" -> {
                if (control == submitter) {
                    add(entries, name, control.attr("value"));
                }
            }
            case "select" ->
                    FormControls.selectedOptions(control, states).stream()
                            .filter(option -> !FormControls.isDisabled(option))
                            .forEach(o -> add(entries, name, FormControls.optionValue(o)));
            case "textarea" -> add(entries, name, textareaValue(control, states));
            default -> addInput(control, submitter, states, entries);
        }
    }

    private static void addInput(
            Element input, @Nullable Element submitter, ElementStates states, List<Entry> entries) {
        String name = input.attr("name");
        switch (FormControls.inputType(input)) {
            case "submit" -> {
                if (input == submitter) {
                    add(entries, name, input.hasAttr("value") ? input.attr("value") : "Submit");
                }
            }
            case "image" -> {
                if (input == submitter) {
                    String prefix = name.isEmpty() ? "" : name + ".";
                    entries.add(new Entry(prefix + "x", "0"));
                    entries.add(new Entry(prefix + "y", "0"));
                }
            }
            case "button", "reset" -> {
                // Never submitters.
            }
            case "checkbox", "radio" -> {
                if (FormControls.isChecked(input, states)) {
                    add(entries, name, input.hasAttr("value") ? input.attr("value") : "on");
                }
            }
            case "file" -> add(entries, name, "");
            case "hidden" ->
                    add(
                            entries,
                            name,
                            name.equalsIgnoreCase("_charset_") ? "UTF-8" : input.attr("value"));
            default -> {
                String typed = states.value(input);
                add(entries, name, typed == null ? input.attr("value") : typed);
            }
        }
    }

    private static String textareaValue(Element textarea, ElementStates states) {
        String typed = states.value(textarea);
        return typed == null ? textarea.wholeText() : typed;
    }

    private static void add(List<Entry> entries, String name, String value) {
        if (!name.isEmpty()) {
            entries.add(new Entry(name, value));
        }
    }

    /**
     * As {@code application/x-www-form-urlencoded} in UTF-8, line breaks as CR LF.
     *
     * @see <a href="https://url.spec.whatwg.org/#urlencoded-serializing">URL: urlencoded
     *     serializing</a>
     */
    private static String encode(List<Entry> entries) {
        StringBuilder data = new StringBuilder();
        for (Entry entry : entries) {
            data.append(data.length() == 0 ? "" : "&")
                    .append(URLEncoder.encode(lineBreaks(entry.name), StandardCharsets.UTF_8))
                    .append('=')
                    .append(URLEncoder.encode(lineBreaks(entry.value), StandardCharsets.UTF_8));
        }
        return data.toString();
    }

    private static String lineBreaks(String text) {
        return text.replaceAll("\r\n?|\n", "\r\n");
    }
}
