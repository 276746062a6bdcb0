package browsy.server.a2a;

import browsy.tools.ToolException;
import browsy.tools.ToolException.Fault;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What another agent wants done.
 *
 * @param goal in words
 * @param url of the page; null if it is not said
 * @param credentials to sign in with; null for none
 * @param searchQuery to search for; null for none
 * @param extract what to extract, such as {@code tables}; null for nothing in particular
 * @param fields to fill in, by label, name or id; empty for what the goal says
 * @param submit whether to send the form
 */
record TaskRequest(
        String goal,
        @Nullable String url,
        @Nullable Credentials credentials,
        @Nullable String searchQuery,
        @Nullable String extract,
        Map<String, String> fields,
        boolean submit) {

    /** No sentence is as long; what is read out of a goal takes time that grows with its square. */
    private static final int MAX_GOAL_CHARS = 4000;

    private static final Pattern ADDRESS =
            Pattern.compile("https?://[^\\s\"'<>]+[^\\s\"'<>.,;:!?)]");
    private static final Pattern SENDS =
            Pattern.compile("\\b(submit|send)\\b", Pattern.CASE_INSENSITIVE);

    /** Never shown. */
    record Credentials(String username, String password) {
        @Override
        public String toString() {
            return "Credentials[***]";
        }
    }

    /**
     * Reads a request; what parameters do not say is taken from the goal.
     *
     * @throws ToolException if it makes no sense
     */
    static TaskRequest of(String goal, Map<String, ?> params) {
        if (goal.length() > MAX_GOAL_CHARS) {
            throw unfit(
                    "the goal is longer than "
                            + MAX_GOAL_CHARS
                            + " characters; say in params what does not go into a sentence");
        }
        String url = text(params, "url");
        if (url == null) {
            Matcher named = ADDRESS.matcher(goal);
            url = named.find() ? named.group() : null;
        }
        boolean submit =
                params.get("submit") instanceof Boolean said ? said : SENDS.matcher(goal).find();
        return new TaskRequest(
                goal,
                url,
                credentials(params.get("credentials")),
                text(params, "search_query"),
                text(params, "extract"),
                fields(params.get("fields")),
                submit);
    }

    private static @Nullable String text(Map<String, ?> params, String name) {
        Object value = params.get(name);
        if (value != null && !(value instanceof String)) {
            throw unfit("params." + name + " must be a string");
        }
        return (String) value;
    }

    private static @Nullable Credentials credentials(@Nullable Object value) {
        if (value == null) {
            return null;
        }
        if (value instanceof Map<?, ?> map
                && map.get("username") instanceof String username
                && map.get("password") instanceof String password) {
            return new Credentials(username, password);
        }
        throw unfit("params.credentials must have a username and a password");
    }

    private static Map<String, String> fields(@Nullable Object value) {
        Map<String, String> fields = new LinkedHashMap<>();
        if (value instanceof Map<?, ?> map) {
            map.forEach((name, text) -> fields.put(String.valueOf(name), String.valueOf(text)));
        } else if (value != null) {
            throw unfit("params.fields must be an object");
        }
        return fields;
    }

    private static ToolException unfit(String message) {
        return new ToolException(Fault.UNFIT_ARGUMENTS, message);
    }
}
