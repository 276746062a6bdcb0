package browsy.css.selector;

import browsy.html.TreeElement;
import browsy.html.TreeScope;
import browsy.infra.Ascii;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The part names of elements as {@code ::part()} sees them from an outer tree. From further out
 * than the tree of the host, an element has the names that {@code exportparts} of all hosts between
 * passes on. The attribute of a host is parsed once. The names of the last element are kept,
 * because one element is tested with many selectors.
 *
 * @see <a href="https://drafts.csswg.org/css-shadow-1/#exportparts-attr">css-shadow-1</a>
 */
final class ExportedParts {

    private final SelectorMatcher matcher;

    /** By host, the outer names of each inner name. */
    private final Map<TreeElement, Map<String, List<String>>> exports = new IdentityHashMap<>();

    private @Nullable TreeElement lastElement;
    private @Nullable TreeScope lastScope;
    private Set<String> lastNames = Set.of();

    ExportedParts(SelectorMatcher matcher) {
        this.matcher = matcher;
    }

    /**
     * The host in a tree scope whose shadow tree contains an element, directly or in nested shadow
     * trees; null if there is none.
     */
    static @Nullable TreeElement host(TreeElement element, TreeScope scope) {
        TreeElement host = element.scope().host();
        while (host != null && host.scope() != scope) {
            host = host.scope().host();
        }
        return host;
    }

    /** Whether an element has all the names as seen from a tree scope. */
    boolean hasAll(TreeElement element, TreeScope scope, List<String> names) {
        if (element != lastElement || scope != lastScope) {
            lastNames = names(element, scope);
            lastElement = element;
            lastScope = scope;
        }
        return lastNames.containsAll(names);
    }

    /** The part names of an element as seen from a tree scope; empty if it is no part there. */
    private Set<String> names(TreeElement element, TreeScope scope) {
        String parts = element.attribute("part");
        Set<String> names = parts == null ? Set.of() : new HashSet<>(List.of(Ascii.words(parts)));
        TreeElement host = element.scope().host();
        while (host != null && host.scope() != scope && !names.isEmpty()) {
            names = exported(names, host);
            host = host.scope().host();
        }
        return host == null ? Set.of() : names;
    }

    /** The names that a host exports, which it may rename. */
    private Set<String> exported(Set<String> names, TreeElement host) {
        Map<String, List<String>> mappings = exports.computeIfAbsent(host, ExportedParts::mappings);
        Set<String> outer = new HashSet<>();
        for (String name : names) {
            List<String> exported = mappings.getOrDefault(name, List.of());
            matcher.charge(exported.size());
            outer.addAll(exported);
        }
        return outer;
    }

    private static Map<String, List<String>> mappings(TreeElement host) {
        String value = host.attribute("exportparts");
        if (value == null) {
            return Map.of();
        }
        Map<String, List<String>> mappings = new HashMap<>();
        for (String mapping : value.split(",")) {
            int colon = mapping.indexOf(':');
            String inner = Ascii.strip(colon < 0 ? mapping : mapping.substring(0, colon));
            String outer = colon < 0 ? inner : Ascii.strip(mapping.substring(colon + 1));
            mappings.computeIfAbsent(inner, name -> new ArrayList<>()).add(outer);
        }
        return mappings;
    }
}
