package browsy.intelligence.signal;

import browsy.intelligence.word.Topic;
import browsy.model.InputType;
import browsy.model.SpatialElement;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The field for a verification code, or the fields for its single digits.
 *
 * @param group the group of the fields
 * @param fields the fields in document order
 * @param rule the name of the rule that found them
 */
public record CodeFields(FormGroup group, List<SpatialElement> fields, String rule) {

    private static final int MIN_DIGITS = 4;
    private static final int MAX_DIGITS = 8;

    /** The width below which a field without a maximum length takes one digit, in CSS px. */
    private static final double MAX_DIGIT_WIDTH = 60;

    /** The maximum number of other fields beside those for the code. */
    private static final int MAX_FIELDS = 3;

    /** The maximum number of prose blocks on a page whose only evidence is the label of a field. */
    private static final int MAX_PROSE = 4;

    /** The maximum number of links in the main content of such a page. */
    private static final int MAX_LINKS = 40;

    public CodeFields {
        fields = List.copyOf(fields);
    }

    /**
     * Returns the number of digits: the number of fields, or the maximum length of a single field;
     * null if the field has no plausible maximum length.
     */
    public @Nullable Integer length() {
        if (fields.size() > 1) {
            return fields.size();
        }
        Integer max = fields.get(0).constraints().maxLength();
        return max != null && max >= MIN_DIGITS && max <= MAX_DIGITS ? max : null;
    }

    /**
     * Finds the code fields of a page, null if there are none. In each group without a password
     * these count: four to eight fields for single digits with few other fields; a field with the
     * autocomplete purpose {@code one-time-code}; the only data field if its label has a
     * verification phrase; and, on a page with few fields whose title or heading has such a phrase,
     * the field with a code phrase or the only one.
     */
    static @Nullable CodeFields find(PageSignals page) {
        if (page.groups().isEmpty()) {
            return null;
        }
        int all = 0;
        for (FormGroup group : page.groups()) {
            all += page.isMain(group) ? group.dataFields().size() : 0;
        }
        boolean named = all <= MAX_FIELDS + 1 && page.inTitleOrHeading(Topic.VERIFICATION) != null;
        for (FormGroup group : page.groups()) {
            if (!group.fields(InputType.PASSWORD).isEmpty()) {
                continue;
            }
            List<SpatialElement> digits = digits(group);
            boolean mostly = group.fields().size() <= digits.size() + MAX_FIELDS;
            if (digits.size() >= MIN_DIGITS && digits.size() <= MAX_DIGITS && mostly) {
                return new CodeFields(group, digits, "digit_fields");
            }
            CodeFields single = single(page, group, named);
            if (single != null) {
                return single;
            }
        }
        return null;
    }

    /** Returns the fields of a group that take one digit each. */
    private static List<SpatialElement> digits(FormGroup group) {
        List<SpatialElement> digits = List.of();
        for (SpatialElement field : group.fields()) {
            if (isDigit(field)) {
                digits = digits.isEmpty() ? new ArrayList<>() : digits;
                digits.add(field);
            }
        }
        return digits;
    }

    /**
     * Returns the single code field of a group, null if there is none.
     *
     * @param named whether the title or a heading asks for a code
     */
    private static @Nullable CodeFields single(PageSignals page, FormGroup group, boolean named) {
        SpatialElement oneTimeCode =
                group.first(
                        field -> {
                            String purpose = field.constraints().autocomplete();
                            return purpose != null && purpose.contains("one-time-code");
                        });
        if (oneTimeCode != null) {
            return new CodeFields(group, List.of(oneTimeCode), "autofill");
        }
        List<SpatialElement> lines = group.dataFields();
        boolean labelled =
                lines.size() == 1
                        && takesCode(lines.get(0))
                        && page.lexicon().get(Topic.VERIFICATION).in(page.hints(lines.get(0)));
        if (labelled && page.isMain(group) && !isBusy(page)) {
            return new CodeFields(group, lines, "labelled");
        }
        if (!named || !page.isMain(group) || lines.size() > MAX_FIELDS) {
            return null;
        }
        SpatialElement field =
                group.first(
                        line ->
                                takesCode(line)
                                        && page.lexicon()
                                                .get(Topic.CODE_FIELD)
                                                .in(page.hints(line)));
        if (field == null && lines.size() == 1 && takesCode(lines.get(0))) {
            field = lines.get(0);
        }
        return field == null ? null : new CodeFields(group, List.of(field), "named");
    }

    /** Whether the page has so much prose or so many links that a code is not its purpose. */
    private static boolean isBusy(PageSignals page) {
        return page.content().prose().size() > MAX_PROSE
                || page.content().mainLinks().size() > MAX_LINKS;
    }

    private static boolean takesCode(SpatialElement field) {
        InputType type = field.inputType();
        return type == InputType.TEXT || type == InputType.NUMBER || type == InputType.TEL;
    }

    /** Whether a field takes one digit: its maximum length is 1, or it has none and is narrow. */
    private static boolean isDigit(SpatialElement field) {
        Integer max = field.constraints().maxLength();
        boolean one = max != null && max == 1;
        double width = field.bounds().width();
        InputType type = field.inputType();
        boolean takesDigit = takesCode(field) || type == InputType.PASSWORD;
        return takesDigit && (one || (max == null && width > 0 && width < MAX_DIGIT_WIDTH));
    }
}
