package browsy.server.rest;

import browsy.tools.Tool;
import browsy.tools.ToolCatalog;
import java.util.List;

/**
 * A tool at an address. Posted arguments are a JSON object, others stand in the query.
 *
 * @param method GET or POST
 * @param path of the address
 * @param tool that answers
 */
record Endpoint(String method, String path, Tool tool) {
    static final List<Endpoint> ALL =
            List.of(
                    post("browse", "browse"),
                    post("click", "click"),
                    post("type", "type_text"),
                    post("check", "check"),
                    post("uncheck", "uncheck"),
                    post("select", "select"),
                    post("search", "search"),
                    post("login", "login"),
                    post("enter-code", "enter_code"),
                    post("find", "find"),
                    post("back", "back"),
                    get("page", "get_page"),
                    get("page-info", "page_info"),
                    get("tables", "tables"),
                    get("delta", "delta"),
                    get("read", "read"),
                    get("explain", "explain"),
                    post("fill-form", "fill_form"),
                    post("scroll", "scroll"),
                    post("hover", "hover"),
                    post("upload", "upload"),
                    post("download", "download"));

    private static Endpoint post(String path, String tool) {
        return new Endpoint("POST", "/api/" + path, ToolCatalog.named(tool).orElseThrow());
    }

    private static Endpoint get(String path, String tool) {
        return new Endpoint("GET", "/api/" + path, ToolCatalog.named(tool).orElseThrow());
    }
}
