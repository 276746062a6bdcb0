package browsy.tools;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The list of all tools, the most frequently used first. All interfaces to the tools are based on
 * it.
 */
public final class ToolCatalog {
    private static final Map<String, Tool> BY_NAME = new LinkedHashMap<>();

    static {
        for (Tool tool :
                List.of(
                        NavigationTools.BROWSE,
                        NavigationTools.CLICK,
                        FormTools.TYPE_TEXT,
                        FormTools.CHECK,
                        FormTools.UNCHECK,
                        FormTools.SELECT,
                        ReadingTools.GET_PAGE,
                        NavigationTools.SEARCH,
                        NavigationTools.BACK,
                        NavigationTools.LOGIN,
                        NavigationTools.LOGIN_AS,
                        NavigationTools.ENTER_CODE,
                        ReadingTools.FIND,
                        ReadingTools.TABLES,
                        ReadingTools.PAGE_INFO,
                        FormTools.FILL_FORM,
                        ReadingTools.DELTA,
                        ReadingTools.READ,
                        FormTools.SCROLL,
                        FormTools.HOVER,
                        FormTools.UPLOAD,
                        FileTools.DOWNLOAD,
                        ReadingTools.EXPLAIN,
                        NavigationTools.CLOSE)) {
            BY_NAME.put(tool.name(), tool);
        }
    }

    private ToolCatalog() {}

    /** All tools, in the order in which interfaces list them. */
    public static List<Tool> tools() {
        return List.copyOf(BY_NAME.values());
    }

    /** Returns the tool with a name; empty if there is none. */
    public static Optional<Tool> named(String name) {
        return Optional.ofNullable(BY_NAME.get(name));
    }
}
