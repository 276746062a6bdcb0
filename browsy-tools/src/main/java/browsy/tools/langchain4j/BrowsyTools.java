package browsy.tools.langchain4j;

import browsy.tools.Descriptions;
import browsy.tools.ToolException;
import browsy.tools.ToolOptions;
import browsy.tools.Toolbox;
import dev.langchain4j.agent.tool.P;
import dev.langchain4j.agent.tool.Tool;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The tools as methods that LangChain4j finds by their annotations. Names and descriptions are
 * those of the catalogue.
 *
 * <pre>{@code
 * try (BrowsyTools tools = BrowsyTools.create(ToolOptions.DEFAULT)) {
 *     Assistant assistant =
 *             AiServices.builder(Assistant.class).chatModel(model).tools(tools).build();
 * }
 * }</pre>
 *
 * <p>What cannot be done is told to the model as text that begins with {@code Error:}, so that it
 * can do something else.
 */
public final class BrowsyTools implements AutoCloseable {
    private final Toolbox toolbox;

    private BrowsyTools(Toolbox toolbox) {
        this.toolbox = toolbox;
    }

    /** Tools with a session of their own. */
    public static BrowsyTools create(ToolOptions options) {
        return new BrowsyTools(Toolbox.create(options));
    }

    /** Tools that work on the session of a toolbox. */
    public static BrowsyTools of(Toolbox toolbox) {
        return new BrowsyTools(toolbox);
    }

    /** Ends the session. */
    @Override
    public void close() {
        toolbox.close();
    }

    private String call(String tool, @Nullable Object... arguments) {
        Map<String, Object> given = new LinkedHashMap<>();
        for (int i = 0; i < arguments.length; i += 2) {
            Object value = arguments[i + 1];
            if (value != null) {
                given.put(String.valueOf(arguments[i]), value);
            }
        }
        try {
            return toolbox.call(tool, given).text();
        } catch (ToolException e) {
            return "Error: " + e.getMessage();
        }
    }

    @Tool(name = "browse", value = Descriptions.BROWSE)
    public String browse(
            @P(name = "url", description = Descriptions.URL) String url,
            @P(name = "format", description = Descriptions.FORMAT, required = false)
                    @Nullable String format,
            @P(name = "scope", description = Descriptions.SCOPE, required = false)
                    @Nullable String scope,
            @P(name = "max_tokens", description = Descriptions.MAX_TOKENS, required = false)
                    @Nullable Integer maxTokens) {
        return call(
                "browse", "url", url, "format", format, "scope", scope, "max_tokens", maxTokens);
    }

    @Tool(name = "click", value = Descriptions.CLICK)
    public String click(
            @P(name = "id", description = Descriptions.ID) int id,
            @P(name = "max_tokens", description = Descriptions.MAX_TOKENS, required = false)
                    @Nullable Integer maxTokens) {
        return call("click", "id", id, "max_tokens", maxTokens);
    }

    @Tool(name = "type_text", value = Descriptions.TYPE_TEXT)
    public String typeText(
            @P(name = "id", description = Descriptions.ID) int id,
            @P(name = "text", description = Descriptions.TEXT) String text) {
        return call("type_text", "id", id, "text", text);
    }

    @Tool(name = "check", value = Descriptions.CHECK)
    public String check(@P(name = "id", description = Descriptions.ID) int id) {
        return call("check", "id", id);
    }

    @Tool(name = "uncheck", value = Descriptions.UNCHECK)
    public String uncheck(@P(name = "id", description = Descriptions.ID) int id) {
        return call("uncheck", "id", id);
    }

    @Tool(name = "select", value = Descriptions.SELECT)
    public String select(
            @P(name = "id", description = Descriptions.ID) int id,
            @P(name = "value", description = Descriptions.VALUE) String value) {
        return call("select", "id", id, "value", value);
    }

    @Tool(name = "get_page", value = Descriptions.GET_PAGE)
    public String getPage(
            @P(name = "format", description = Descriptions.FORMAT, required = false)
                    @Nullable String format,
            @P(name = "scope", description = Descriptions.SCOPE, required = false)
                    @Nullable String scope,
            @P(name = "max_tokens", description = Descriptions.MAX_TOKENS, required = false)
                    @Nullable Integer maxTokens,
            @P(name = "query", description = Descriptions.TASK, required = false)
                    @Nullable String query) {
        return call(
                "get_page",
                "format",
                format,
                "scope",
                scope,
                "max_tokens",
                maxTokens,
                "query",
                query);
    }

    @Tool(name = "search", value = Descriptions.SEARCH)
    public String search(
            @P(name = "query", description = Descriptions.QUERY) String query,
            @P(name = "engine", description = Descriptions.ENGINE, required = false)
                    @Nullable String engine) {
        return call("search", "query", query, "engine", engine);
    }

    @Tool(name = "back", value = Descriptions.BACK)
    public String back(
            @P(name = "max_tokens", description = Descriptions.MAX_TOKENS, required = false)
                    @Nullable Integer maxTokens) {
        return call("back", "max_tokens", maxTokens);
    }

    @Tool(name = "login", value = Descriptions.LOGIN)
    public String login(
            @P(name = "username", description = Descriptions.USERNAME) String username,
            @P(name = "password", description = Descriptions.PASSWORD) String password,
            @P(name = "max_tokens", description = Descriptions.MAX_TOKENS, required = false)
                    @Nullable Integer maxTokens) {
        return call("login", "username", username, "password", password, "max_tokens", maxTokens);
    }

    @Tool(name = "enter_code", value = Descriptions.ENTER_CODE)
    public String enterCode(
            @P(name = "code", description = Descriptions.CODE) String code,
            @P(name = "max_tokens", description = Descriptions.MAX_TOKENS, required = false)
                    @Nullable Integer maxTokens) {
        return call("enter_code", "code", code, "max_tokens", maxTokens);
    }

    @Tool(name = "find", value = Descriptions.FIND)
    public String find(
            @P(name = "text", description = Descriptions.FIND_TEXT, required = false)
                    @Nullable String text,
            @P(name = "role", description = Descriptions.FIND_ROLE, required = false)
                    @Nullable String role,
            @P(name = "within", description = Descriptions.FIND_WITHIN, required = false)
                    @Nullable Integer within,
            @P(name = "nth", description = Descriptions.FIND_NTH, required = false)
                    @Nullable Integer nth) {
        return call("find", "text", text, "role", role, "within", within, "nth", nth);
    }

    @Tool(name = "tables", value = Descriptions.TABLES)
    public String tables() {
        return call("tables");
    }

    @Tool(name = "page_info", value = Descriptions.PAGE_INFO)
    public String pageInfo() {
        return call("page_info");
    }

    @Tool(name = "fill_form", value = Descriptions.FILL_FORM)
    public String fillForm(
            @P(name = "fields", description = Descriptions.FIELDS) Map<String, String> fields,
            @P(name = "submit", description = Descriptions.SUBMIT, required = false)
                    @Nullable Boolean submit,
            @P(name = "max_tokens", description = Descriptions.MAX_TOKENS, required = false)
                    @Nullable Integer maxTokens) {
        return call("fill_form", "fields", fields, "submit", submit, "max_tokens", maxTokens);
    }

    @Tool(name = "delta", value = Descriptions.DELTA)
    public String delta(
            @P(name = "format", description = Descriptions.DELTA_FORMAT, required = false)
                    @Nullable String format) {
        return call("delta", "format", format);
    }

    @Tool(name = "read", value = Descriptions.READ)
    public String read(
            @P(name = "scope", description = Descriptions.SCOPE, required = false)
                    @Nullable String scope,
            @P(name = "max_tokens", description = Descriptions.MAX_TOKENS, required = false)
                    @Nullable Integer maxTokens,
            @P(name = "query", description = Descriptions.TASK, required = false)
                    @Nullable String query) {
        return call("read", "scope", scope, "max_tokens", maxTokens, "query", query);
    }

    @Tool(name = "scroll", value = Descriptions.SCROLL)
    public String scroll(
            @P(name = "id", description = Descriptions.ID, required = false) @Nullable Integer id,
            @P(name = "dx", description = Descriptions.DX, required = false) @Nullable Double dx,
            @P(name = "dy", description = Descriptions.DY, required = false) @Nullable Double dy) {
        return call("scroll", "id", id, "dx", dx, "dy", dy);
    }

    @Tool(name = "hover", value = Descriptions.HOVER)
    public String hover(@P(name = "id", description = Descriptions.ID) int id) {
        return call("hover", "id", id);
    }

    @Tool(name = "upload", value = Descriptions.UPLOAD)
    public String upload(
            @P(name = "id", description = Descriptions.ID) int id,
            @P(name = "name", description = Descriptions.FILE_NAME) String name,
            @P(name = "content", description = Descriptions.FILE_CONTENT, required = false)
                    @Nullable String content,
            @P(name = "content_base64", description = Descriptions.FILE_BASE64, required = false)
                    @Nullable String contentBase64,
            @P(name = "content_type", description = Descriptions.FILE_TYPE, required = false)
                    @Nullable String contentType) {
        return call(
                "upload",
                "id",
                id,
                "name",
                name,
                "content",
                content,
                "content_base64",
                contentBase64,
                "content_type",
                contentType);
    }

    @Tool(name = "download", value = Descriptions.DOWNLOAD)
    public String download(
            @P(name = "url", description = Descriptions.FILE_URL, required = false)
                    @Nullable String url,
            @P(name = "id", description = Descriptions.FILE_LINK, required = false)
                    @Nullable Integer id,
            @P(name = "from", description = Descriptions.FILE_FROM, required = false)
                    @Nullable Integer from,
            @P(name = "max_tokens", description = Descriptions.MAX_TOKENS, required = false)
                    @Nullable Integer maxTokens) {
        return call("download", "url", url, "id", id, "from", from, "max_tokens", maxTokens);
    }

    @Tool(name = "explain", value = Descriptions.EXPLAIN)
    public String explain(
            @P(name = "id", description = Descriptions.ID, required = false) @Nullable Integer id) {
        return call("explain", "id", id);
    }

    @Tool(name = "close", value = Descriptions.CLOSE)
    public String closeSession() {
        return call("close");
    }
}
