package browsy.intelligence.signal;

import browsy.model.InputType;
import browsy.model.SpatialElement;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The field, or the fields for one digit each, that take a code.
 *
 * @param group the group they belong to
 * @param fields the fields in document order
 * @param rule what they were recognised by
 */
public record CodeFields(FormGroup group, List<SpatialElement> fields, String rule) {

    private static final int MIN_DIGITS = 4;
    private static final int MAX_DIGITS = 8;

    /** A field that does not say how much it takes is one for a digit if it is narrower, in px. */
    private static final double MAX_DIGIT_WIDTH = 60;

    /** A page that asks for a code asks for little else. */
    private static final int MAX_FIELDS = 3;

    private static final int MAX_PROSE = 4;
    private static final int MAX_LINKS = 40;

    public CodeFields {
        fields = List.copyOf(fields);
    }

    /** The number of digits, null if there is one field for all. */
    public @Nullable Integer length() {
        if (fields.size() > 1) {
            return fields.size();
        }
        Integer max = fields.get(0).constraints().maxLength();
        return max != null && max >= MIN_DIGITS && max <= MAX_DIGITS ? max : null;
    }

    /** Finds the fields of a code on a page, null if it asks for none. */
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

    private static @Nullable CodeFields single(PageSignals page, FormGroup group, boolean named) {
        SpatialElement filled =
                group.first(
                        field -> {
                            String purpose = field.constraints().autocomplete();
                            return purpose != null && purpose.contains("one-time-code");
                        });
        if (filled != null) {
            return new CodeFields(group, List.of(filled), "autofill");
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

    /** Whether the page is about something else, and asks for a code by the way. */
    private static boolean isBusy(PageSignals page) {
        return page.content().prose().size() > MAX_PROSE
                || page.content().mainLinks().size() > MAX_LINKS;
    }

    private static boolean takesCode(SpatialElement field) {
        InputType type = field.inputType();
        return type == InputType.TEXT || type == InputType.NUMBER || type == InputType.TEL;
    }

    private static boolean isDigit(SpatialElement field) {
        Integer max = field.constraints().maxLength();
        boolean one = max != null && max == 1;
        double width = field.bounds().width();
        InputType type = field.inputType();
        boolean takesDigit = takesCode(field) || type == InputType.PASSWORD;
        return takesDigit && (one || (max == null && width > 0 && width < MAX_DIGIT_WIDTH));
    }
}
