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
final class GoalFields {
    private final String goal;

    /** The value in the goal by field name, cached: a page can have thousands of equal names. */
    private final Map<String, Optional<String>> said = new HashMap<>();

    private GoalFields(String goal) {
        this.goal = goal;
    }

    /** The values in a goal by the id of the field; empty if it has none. */
    static Map<String, String> in(String goal, SpatialDom page) {
        GoalFields fields = new GoalFields(goal);
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

    private @Nullable String value(SpatialElement field) {
        for (String name : names(field)) {
            Optional<String> value = said.computeIfAbsent(name, this::valueAfter);
            if (value.isPresent()) {
                return value.get();
            }
        }
        return null;
    }

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

    /** A label without the colon and the stars behind it, found from its end. */
    private static String bare(String label) {
        int end = label.length();
        while (end > 0
                && (":*".indexOf(label.charAt(end - 1)) >= 0
                        || Character.isWhitespace(label.charAt(end - 1)))) {
            end--;
        }
        return label.substring(0, end).strip();
    }

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
