package browsy.style;

import java.util.List;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Finds the author rules that decide properties of elements. A finder caches results and is not
 * thread-safe; while it is in use, no other thread may query the same document.
 */
@FunctionalInterface
public interface RuleFinder {

    /**
     * Returns the author rule that decides the first of the properties that an author rule decides,
     * such as {@code .menu ul { display: none }}.
     *
     * @param element the element
     * @param properties the names of longhands, in the order in which they are tried
     * @return the rule as text, for animations as {@code @keyframes out { opacity: 0 }}; null if
     *     authors decide none of the properties
     */
    @Nullable String decidingRule(Element element, List<String> properties);
}
