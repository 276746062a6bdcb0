package browsy.intelligence.form;

import browsy.intelligence.signal.FormGroup;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.word.Texts;
import browsy.intelligence.word.Topic;
import browsy.intelligence.word.TopicText;
import browsy.model.InputType;
import browsy.model.Role;
import browsy.model.SpatialElement;
import java.util.Locale;
import java.util.Set;
import java.util.StringTokenizer;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * What the markup says about a field.
 *
 * @param form the form of the field
 * @param field the field
 * @param source its element
 * @param hints its label, placeholder, accessible name and names
 * @param label the part of the hints for people
 * @param autofill the last token of {@code autocomplete}, in lower case; empty if there is none
 * @param name the words of its name, else of its id
 */
record FieldFacts(
        FormFacts form,
        SpatialElement field,
        Element source,
        TopicText hints,
        TopicText label,
        String autofill,
        String name) {

    private static final Set<String> NO_AUTOFILL = Set.of("on", "off", "nope", "false", "none");

    static FieldFacts of(FormFacts form, SpatialElement field) {
        PageSignals page = form.page();
        Element source = page.page().source(field);
        String written = field.name() == null ? source.id() : field.name();
        return new FieldFacts(
                form,
                field,
                source,
                page.lexicon().read(page.hints(field)),
                page.lexicon().read(Texts.fold(page.label(field))),
                autofill(field),
                Texts.fieldWords(written));
    }

    PageSignals page() {
        return form.page();
    }

    FormGroup group() {
        return form.group();
    }

    private static String autofill(SpatialElement field) {
        String written = field.constraints().autocomplete();
        if (written == null) {
            return "";
        }
        String lower = written.strip().toLowerCase(Locale.ROOT);
        String purpose =
                lower.endsWith(" webauthn") ? lower.substring(0, lower.length() - 9) : lower;
        String last = purpose.substring(purpose.lastIndexOf(' ') + 1);
        return NO_AUTOFILL.contains(last) || isImpossible(field, last) ? "" : last;
    }

    /** Whether the standard does not allow a value in several lines, such as a password. */
    private static boolean isImpossible(SpatialElement field, String value) {
        return field.tag().equals("textarea")
                && (value.endsWith("-password") || value.equals("one-time-code"));
    }

    /** Whether the field is for a value that the autofill standard names. */
    boolean autofills(String... names) {
        for (String one : names) {
            if (autofill.equals(one)) {
                return true;
            }
        }
        return false;
    }

    boolean is(InputType type) {
        return field.inputType() == type;
    }

    /** Whether the field takes a line of text; passwords are none. */
    boolean isLine() {
        return FormGroup.takesLine(field) || (isTextBox() && !isMultiline());
    }

    /** Whether the field is an editable element other than an input. */
    private boolean isTextBox() {
        return switch (field.tag()) {
            case "input", "select", "textarea" -> false;
            default ->
                    field.role() == Role.TEXTBOX
                            || field.role() == Role.SEARCHBOX
                            || source.hasAttr("contenteditable");
        };
    }

    private boolean isMultiline() {
        return !source.attr("aria-multiline").equals("false")
                && (source.hasAttr("contenteditable") || source.hasAttr("aria-multiline"));
    }

    /** Whether the field takes several lines that a person writes. */
    boolean isText() {
        boolean several = field.tag().equals("textarea") || (isTextBox() && isMultiline());
        return several && isEditable();
    }

    /** Whether the field can be filled in. */
    boolean isEditable() {
        return !field.state().readOnly() && !field.state().disabled();
    }

    /** Whether the field shows a value of the document that cannot be edited. */
    boolean showsValue() {
        return field.state().readOnly() && !source.attr("value").isBlank();
    }

    /** Whether a digit or letters of a code fit into the field. */
    boolean takesCode() {
        InputType type = field.inputType();
        return type == InputType.TEXT
                || type == InputType.NUMBER
                || type == InputType.TEL
                || type == InputType.PASSWORD;
    }

    /** Whether label or names have a word of a topic. */
    boolean hints(Topic topic) {
        return hints.find(page().lexicon().get(topic)) != null;
    }

    /** Whether the label has a word of a topic. */
    boolean says(Topic topic) {
        return label.find(page().lexicon().get(topic)) != null;
    }

    /** Whether the author's name of the field has one of some words. */
    boolean isNamed(Set<String> words) {
        return hasOne(name, words);
    }

    /** Whether the label or a name of the field has one of some words. */
    boolean hasWord(Set<String> words) {
        return hasOne(label.text(), words) || isNamed(words);
    }

    private static boolean hasOne(String text, Set<String> words) {
        StringTokenizer all = new StringTokenizer(text, " :-/()[]");
        while (all.hasMoreTokens()) {
            if (words.contains(all.nextToken())) {
                return true;
            }
        }
        return false;
    }

    /** Whether only digits fit into the field. */
    boolean isNumeric() {
        String pattern = field.constraints().pattern();
        return is(InputType.NUMBER)
                || source.attr("inputmode").equalsIgnoreCase("numeric")
                || (pattern != null && (pattern.contains("\\d") || pattern.contains("0-9")));
    }

    /** Returns the maximum length, null if there is none. */
    @Nullable Integer maxLength() {
        return field.constraints().maxLength();
    }
}
