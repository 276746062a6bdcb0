package browsy.html;

import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** Looks for what an element stands in. */
public final class Ancestors {

    private Ancestors() {}

    /**
     * The nearest of an element and its ancestors that has a tag name, null if none has. What is
     * asked of many elements asks here, as a selector would be parsed each time.
     *
     * @param name in lower case
     */
    public static @Nullable Element closest(Element element, String name) {
        @Nullable Element up = element;
        while (up != null && !up.nameIs(name)) {
            up = up.parent();
        }
        return up;
    }
}
