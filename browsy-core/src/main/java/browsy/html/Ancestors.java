package browsy.html;

import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** Searches the ancestors of elements. */
public final class Ancestors {

    private Ancestors() {}

    /**
     * Returns the nearest inclusive ancestor with a tag name; null if there is none. Faster than
     * jsoup's own method, which parses a selector at each call.
     *
     * @param name the tag name in lower case
     */
    public static @Nullable Element closest(Element element, String name) {
        @Nullable Element up = element;
        while (up != null && !up.nameIs(name)) {
            up = up.parent();
        }
        return up;
    }
}
