package browsy.server.a2a;

import browsy.tools.ToolException;
import browsy.tools.ToolException.Fault;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A task that another agent requests.
 *
 * @param goal the goal in natural language
 * @param url the URL of the page; null for the current page of the context
 * @param credentials the credentials to sign in with; null if not given
 * @param searchQuery the text to search for; null if not given
 * @param extract the kind of data to extract: {@code tables}, {@code links} or any other text for
 *     the main content; null if not given
 * @param fields the values of fields by label, name or id; if empty, they are extracted from the
 *     goal
 * @param submit whether to submit the form after filling it in
 */
record TaskRequest(
        String goal,
        @Nullable String url,
        @Nullable Credentials credentials,
        @Nullable String searchQuery,
        @Nullable String extract,
        Map<String, String> fields,
        boolean submit) {

    /**
     * The limit of a goal: the time to extract values from it grows with the square of its length.
     */
    private static final int MAX_GOAL_CHARS = 4000;

    private static final Pattern ADDRESS =
            Pattern.compile("https?://[^\\s\"'<>]+[^\\s\"'<>.,;:!?)]");
    private static final Pattern SUBMIT_WORDS =
            Pattern.compile("\\b(submit|send)\\b", Pattern.CASE_INSENSITIVE);

    /** User name and password. {@link #toString} does not contain them. */
    record Credentials(String username, String password) {
        @Override
        public String toString() {
            return "Credentials[***]";
        }
    }

    /**
     * Creates a request from a goal and parameters. If absent in the parameters, {@code url} is the
     * first URL in the goal, and {@code submit} is whether the goal has the word submit or send.
     *
     * @throws ToolException if the goal is too long or a parameter has a wrong type
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
                params.get("submit") instanceof Boolean said
                        ? said
                        : SUBMIT_WORDS.matcher(goal).find();
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
