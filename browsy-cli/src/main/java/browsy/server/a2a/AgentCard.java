package browsy.server.a2a;

import io.javalin.http.Context;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The agent card: the description of this agent that other agents load to find its skills and URLs.
 *
 * @see <a href="https://a2a-protocol.org/v1.0.0/specification/">Agent2Agent protocol</a>
 */
final class AgentCard {
    private static final String NAME = "browsy";
    private static final String DESCRIPTION =
            "Zero-render browser engine for AI agents. Navigates, extracts, and interacts with web"
                    + " pages without rendering pixels.";
    private static final Map<String, Object> CAPABILITIES =
            ordered("streaming", true, "pushNotifications", false);
    private static final Map<String, Object> SKILL =
            ordered(
                    "id",
                    "web-browse",
                    "name",
                    "Web Browsing",
                    "description",
                    "Navigate to URLs, interact with pages, extract content, fill forms, and search"
                            + " the web.",
                    "tags",
                    List.of("browse", "scrape", "extract", "search", "login", "forms"));

    private final String version;

    AgentCard(String version) {
        this.version = version;
    }

    /**
     * The origin of the server in the request. The Host header has been checked by {@link
     * browsy.server.http.AccessFilter}.
     */
    static String base(Context context) {
        return context.scheme() + "://" + context.host();
    }

    /** The card at {@code /.well-known/agent.json}, for tasks at {@code /a2a/tasks}. */
    Map<String, Object> plain(String base) {
        return ordered(
                "name", NAME,
                "description", DESCRIPTION,
                "url", base,
                "version", "1.0",
                "capabilities", CAPABILITIES,
                "skills", List.of(SKILL));
    }

    /** The card of revision 1.0, which also has the fields that clients of revision 0.3 read. */
    Map<String, Object> current(String base) {
        String url = base + "/a2a";
        Map<String, Object> skill = new LinkedHashMap<>(SKILL);
        skill.put(
                "examples",
                List.of(
                        "Extract the pricing table of https://example.com/pricing",
                        "Search for web frameworks in Java"));
        return ordered(
                "name",
                NAME,
                "description",
                DESCRIPTION,
                "version",
                version,
                "supportedInterfaces",
                List.of(binding(url, "1.0"), binding(url, "0.3")),
                "capabilities",
                CAPABILITIES,
                "defaultInputModes",
                List.of("text/plain", "application/json"),
                "defaultOutputModes",
                List.of("application/json", "text/plain"),
                "skills",
                List.of(skill),
                "protocolVersion",
                "0.3.0",
                "url",
                url,
                "preferredTransport",
                "JSONRPC");
    }

    /** An entry of {@code supportedInterfaces}: JSON-RPC at a URL in a revision. */
    private static Map<String, Object> binding(String url, String revision) {
        return ordered("url", url, "protocolBinding", "JSONRPC", "protocolVersion", revision);
    }

    private static Map<String, Object> ordered(Object... pairs) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < pairs.length; i += 2) {
            map.put((String) pairs[i], pairs[i + 1]);
        }
        return map;
    }
}
