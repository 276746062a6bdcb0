package browsy.style;

import java.util.List;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Finds the rules of a page that decide what its elements look like. It remembers what it was asked
 * and is for one thread; while it is in use nobody else may ask the same document.
 */
@FunctionalInterface
public interface RuleFinder {

    /**
     * The rule of the page that decides the first of some properties of an element that any rule of
     * it decides, such as {@code .menu ul { display: none }}.
     *
     * @param properties the names of longhands
     * @return null if it is not the page that decides any
     */
    @Nullable String decidingRule(Element element, List<String> properties);
}
