package browsy.conformance;

import browsy.Browsy;
import browsy.ElementSemantics;
import browsy.model.Role;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Accessible names and roles that a test suite expects.
 *
 * @param properties the expected names and roles
 */
record ExpectedSemantics(List<Property> properties) implements Expectation {

    /** A compared property of an element. */
    enum Key {
        NAME,
        ROLE
    }

    /** The expected name or role of an element. */
    record Property(String path, Key key, String value) {}

    /** Parses lines of three cells: path, "name" or "role", and value, separated by tabs. */
    static ExpectedSemantics parse(String table) {
        return new ExpectedSemantics(table.lines().map(ExpectedSemantics::property).toList());
    }

    private static Property property(String line) {
        String[] cells = line.split("\t", -1);
        if (cells.length != 3) {
            throw new IllegalArgumentException("not a line of path, key and value: " + line);
        }
        return switch (cells[1]) {
            case "name" -> new Property(cells[0], Key.NAME, cells[2]);
            case "role" -> new Property(cells[0], Key.ROLE, canonical(cells[2]));
            default ->
                    throw new IllegalArgumentException(
                            "not a known key: " + cells[1] + "; expected name or role");
        };
    }

    @Override
    public int questions() {
        return properties.size();
    }

    @Override
    public List<String> differences(SitePage page) {
        return differences(Browsy.semantics(page.html(), page.options()));
    }

    /** Returns a description of each name or role that differs. A missing element has neither. */
    List<String> differences(List<ElementSemantics> actual) {
        Map<String, ElementSemantics> byPath = new HashMap<>();
        actual.forEach(own -> byPath.put(own.path(), own));
        List<String> differences = new ArrayList<>();
        for (Property property : properties) {
            String own = value(byPath.get(property.path()), property.key());
            if (!own.equals(property.value())) {
                differences.add(
                        "%s: %s \"%s\", expected \"%s\""
                                .formatted(
                                        property.path(),
                                        property.key() == Key.NAME ? "name" : "role",
                                        own,
                                        property.value()));
            }
        }
        return differences;
    }

    private static String value(@Nullable ElementSemantics own, Key key) {
        if (key == Key.NAME) {
            return own == null ? "" : own.name();
        }
        Role role = own == null ? null : own.role();
        return canonical(role == null ? "" : role.wireName());
    }

    /**
     * Returns the canonical name of a role. Two roles have a synonym; an element without a role is
     * generic.
     */
    private static String canonical(String role) {
        return switch (role) {
            case "img" -> "image";
            case "presentation" -> "none";
            case "" -> "generic";
            default -> role;
        };
    }
}
