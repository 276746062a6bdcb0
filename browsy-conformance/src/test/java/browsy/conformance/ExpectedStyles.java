package browsy.conformance;

import browsy.Browsy;
import browsy.ElementStyleText;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The computed values of the elements that a browser renders.
 *
 * @param properties the property names, in the order of the values
 * @param elements the elements, in document order
 */
record ExpectedStyles(List<String> properties, List<Style> elements) implements Expectation {

    /** An element with its computed values. */
    record Style(String path, List<String> values) {}

    /**
     * Parses a header line, "path" and property names, and a line of path and values for each
     * element.
     */
    static ExpectedStyles parse(String table) {
        List<List<String>> rows = Table.rows(table);
        List<String> properties = rest(rows.get(0));
        List<Style> elements = new ArrayList<>();
        for (List<String> row : rows.subList(1, rows.size())) {
            if (row.size() != properties.size() + 1) {
                throw new IllegalArgumentException("not one value for each property: " + row);
            }
            elements.add(new Style(row.get(0), rest(row)));
        }
        return new ExpectedStyles(properties, elements);
    }

    private static List<String> rest(List<String> row) {
        return row.subList(1, row.size());
    }

    @Override
    public int questions() {
        return elements.size() * properties.size();
    }

    @Override
    public List<String> differences(SitePage page) {
        return differences(Browsy.styles(page.html(), page.options(), properties));
    }

    /** Returns a description of each value that differs. */
    List<String> differences(List<ElementStyleText> actual) {
        Map<String, Map<String, String>> byPath = new HashMap<>();
        actual.forEach(own -> byPath.put(own.path(), own.values()));
        List<String> differences = new ArrayList<>();
        for (Style element : elements) {
            Map<String, String> own = byPath.getOrDefault(element.path(), Map.of());
            for (int i = 0; i < properties.size(); i++) {
                String value = own.getOrDefault(properties.get(i), "");
                if (!value.equals(element.values().get(i))) {
                    differences.add(
                            "%s: %s \"%s\", in the browser \"%s\""
                                    .formatted(
                                            element.path(),
                                            properties.get(i),
                                            value,
                                            element.values().get(i)));
                }
            }
        }
        return differences;
    }
}
