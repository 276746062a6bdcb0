package browsy.server.a2a;

import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Extracts values for the fields of a page from a goal, such as {@code with name John and ...}. */
final class GoalFieldExtractor {
    private final String goal;

    /** The value in the goal by field name, cached: a page can have thousands of equal names. */
    private final Map<String, Optional<String>> valuesByName = new HashMap<>();

    private GoalFieldExtractor(String goal) {
        this.goal = goal;
    }

    /**
     * The values in a goal for the visible fields of a page, by the id of the field as a string. A
     * field without a value in the goal is absent.
     */
    static Map<String, String> in(String goal, SpatialDom page) {
        GoalFieldExtractor fields = new GoalFieldExtractor(goal);
        Map<String, String> values = new LinkedHashMap<>();
        for (SpatialElement element : page.elements()) {
            if (element.isFormField() && !element.hidden()) {
                String value = fields.value(element);
                if (value != null) {
                    values.put(String.valueOf(element.id()), value);
                }
            }
        }
        return values;
    }

    /** The value after the first name of the field that the goal contains; null if none. */
    private @Nullable String value(SpatialElement field) {
        for (String name : names(field)) {
            Optional<String> value = valuesByName.computeIfAbsent(name, this::valueAfter);
            if (value.isPresent()) {
                return value.get();
            }
        }
        return null;
    }

    /**
     * The text after a name in the goal, with an optional word between them ({@code is}, {@code
     * to}, …): a quoted text, or all text up to a comma, a semicolon, {@code and}, or the end of
     * the sentence.
     */
    private Optional<String> valueAfter(String name) {
        Pattern named =
                Pattern.compile(
                        "\\b"
                                + Pattern.quote(name)
                                + "\\b(?: address| field)?\\s*(?:is|as|to|of|=|:)?\\s*"
                                + "(?:\"([^\"]*)\"|'([^']*)'|(.+?))"
                                + "(?=\\s*(?:,|;|\\band\\b|[.!]?\\s*$|\\.\\s))",
                        Pattern.CASE_INSENSITIVE);
        Matcher match = named.matcher(goal);
        if (match.find()) {
            for (int group = 1; group <= 3; group++) {
                if (match.group(group) != null && !match.group(group).isBlank()) {
                    return Optional.of(match.group(group).strip());
                }
            }
        }
        return Optional.empty();
    }

    /** Removes colons, asterisks and white space from the end of a label, in linear time. */
    private static String bare(String label) {
        int end = label.length();
        while (end > 0
                && (":*".indexOf(label.charAt(end - 1)) >= 0
                        || Character.isWhitespace(label.charAt(end - 1)))) {
            end--;
        }
        return label.substring(0, end).strip();
    }

    /** The names by which a goal can refer to a field: its label, its name and its input type. */
    private static List<String> names(SpatialElement field) {
        List<String> names = new ArrayList<>();
        if (field.label() != null) {
            names.add(bare(field.label()));
        }
        if (field.name() != null) {
            names.add(field.name().replace('_', ' '));
        }
        if (field.inputType() != null) {
            names.add(field.inputType().wireName());
        }
        names.removeIf(String::isBlank);
        return names;
    }
}
