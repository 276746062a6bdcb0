package browsy.tools;

import browsy.model.SpatialDom;
import org.jspecify.annotations.Nullable;

/**
 * The result of a call.
 *
 * @param text the result as text, for a language model
 * @param json the result as JSON; null if it is a page as text
 * @param page the current page after the call; null if no page is loaded
 */
public record ToolResult(String text, @Nullable String json, @Nullable SpatialDom page) {

    /** Creates a result whose text is JSON. */
    static ToolResult data(String json, @Nullable SpatialDom page) {
        return new ToolResult(json, json, page);
    }

    /** Whether the text is JSON. */
    public boolean textIsJson() {
        return text.equals(json);
    }
}
