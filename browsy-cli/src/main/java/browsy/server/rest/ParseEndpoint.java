package browsy.server.rest;

import browsy.Browsy;
import browsy.ParseOptions;
import browsy.config.LimitExceededException;
import browsy.model.Viewport;
import browsy.tools.PageView;
import browsy.tools.Parameter;
import browsy.tools.Parameter.Type;
import browsy.tools.ToolException;
import browsy.tools.ToolException.Fault;
import browsy.tools.ToolResult;
import io.javalin.http.Context;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * {@code POST /api/parse}: renders a given page without requests and without a session. The body is
 * JSON with a field {@code html}, or HTML; the other options may also be query parameters.
 */
final class ParseEndpoint {
    private static final String VIEWPORT = "viewport";
    private static final Pattern SIZE = Pattern.compile("(\\d{1,5})x(\\d{1,5})");

    private ParseEndpoint() {}

    /** The options besides the HTML. */
    static final List<Parameter> OPTIONS =
            List.of(
                    option("url", Type.STRING, "Where the page is from", List.of()),
                    option(VIEWPORT, Type.STRING, "Its size, such as 1920x1080", List.of()),
                    option("format", Type.STRING, "How to show it", PageView.formats()),
                    option("scope", Type.SCOPE, "The part to show", List.of()),
                    option("max_tokens", Type.INTEGER, "Most tokens of text", List.of()));

    /** The pattern of the option {@code viewport} in the schema. */
    static final String VIEWPORT_PATTERN = "^[1-9][0-9]{0,4}x[1-9][0-9]{0,4}$";

    private static Parameter option(
            String name, Type type, String description, List<String> choices) {
        return new Parameter(name, type, description, false, choices, 0);
    }

    static void answer(Context context) {
        Map<String, @Nullable Object> fields = fields(context);
        ParseOptions options =
                ParseOptions.builder()
                        .viewport(viewport(text(fields, VIEWPORT, "1920x1080")))
                        .baseUri(text(fields, "url", ""))
                        .build();
        int maxTokens = fields.get("max_tokens") instanceof Number number ? number.intValue() : 0;
        PageView view =
                PageView.DEFAULT
                        .in(text(fields, "format", "compact"))
                        .of(text(fields, "scope", "all"))
                        .within(maxTokens);
        ToolResult shown;
        try {
            shown = view.show(Browsy.open(text(fields, "html", null), options).dom(), List.of());
        } catch (LimitExceededException e) {
            throw new ToolException(Fault.REFUSED, String.valueOf(e.getMessage()));
        }
        if (shown.json() == null) {
            context.contentType("text/plain; charset=utf-8").result(shown.text());
        } else {
            RestApi.json(context, shown.json());
        }
    }

    /** The options in the query, and the fields of the body, which take precedence. */
    private static Map<String, @Nullable Object> fields(Context context) {
        String type = context.contentType();
        Map<String, @Nullable Object> fields =
                RequestArguments.ofQuery(context.queryParamMap(), OPTIONS);
        check(fields);
        if (type != null && type.startsWith("text/html")) {
            fields.put("html", context.body());
        } else {
            fields.putAll(RequestArguments.ofBody(context.body()));
            check(fields);
        }
        return fields;
    }

    private static void check(Map<String, @Nullable Object> fields) {
        for (Parameter option : OPTIONS) {
            if (fields.containsKey(option.name())) {
                option.check(fields.get(option.name()));
            }
        }
        viewport(text(fields, VIEWPORT, "1920x1080"));
    }

    /**
     * A field that is a string.
     *
     * @param otherwise the value if the field is absent; null if it is required
     */
    private static String text(
            Map<String, @Nullable Object> fields, String name, @Nullable String otherwise) {
        Object value = fields.get(name);
        if (value instanceof String text) {
            return text;
        }
        if (value == null && otherwise != null) {
            return otherwise;
        }
        throw new ToolException(Fault.UNFIT_ARGUMENTS, "'" + name + "' must be a string");
    }

    private static Viewport viewport(String text) {
        Matcher size = SIZE.matcher(text);
        try {
            if (size.matches()) {
                return new Viewport(
                        Integer.parseInt(size.group(1)), Integer.parseInt(size.group(2)));
            }
        } catch (IllegalArgumentException e) {
            throw new ToolException(Fault.UNFIT_ARGUMENTS, "'viewport': " + e.getMessage());
        }
        throw new ToolException(Fault.UNFIT_ARGUMENTS, "'viewport' is written like 1920x1080");
    }
}
