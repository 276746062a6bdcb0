package browsy.server.rest;

import browsy.Browsy;
import browsy.ParseOptions;
import browsy.config.LimitExceededException;
import browsy.model.Viewport;
import browsy.tools.PageView;
import browsy.tools.ToolException;
import browsy.tools.ToolException.Fault;
import browsy.tools.ToolResult;
import io.javalin.http.Context;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * HTML in, page out; nothing is fetched and nothing kept. The body is JSON with a field {@code
 * html}, or HTML itself with the other fields in the query.
 */
final class ParseEndpoint {
    private static final Pattern SIZE = Pattern.compile("(\\d{1,5})x(\\d{1,5})");

    private ParseEndpoint() {}

    static void answer(Context context) {
        Map<String, Object> fields = fields(context);
        ParseOptions options =
                ParseOptions.builder()
                        .viewport(viewport(text(fields, "viewport", "1920x1080")))
                        .baseUri(text(fields, "url", ""))
                        .build();
        PageView view =
                PageView.DEFAULT
                        .in(text(fields, "format", "compact"))
                        .of(text(fields, "scope", "all"))
                        .within(maxTokens(fields.get("max_tokens")));
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

    private static Map<String, Object> fields(Context context) {
        String type = context.contentType();
        if (type == null || !type.startsWith("text/html")) {
            return RequestArguments.ofBody(context.body());
        }
        Map<String, Object> fields = new LinkedHashMap<>();
        context.queryParamMap().forEach((name, values) -> fields.put(name, values.get(0)));
        fields.put("html", context.body());
        return fields;
    }

    private static String text(
            Map<String, Object> fields, String name, @Nullable String otherwise) {
        Object value = fields.get(name);
        if (value instanceof String text) {
            return text;
        }
        if (value == null && otherwise != null) {
            return otherwise;
        }
        throw new ToolException(Fault.UNFIT_ARGUMENTS, "'" + name + "' must be a string");
    }

    private static int maxTokens(@Nullable Object value) {
        if (value == null) {
            return 0;
        }
        Matcher digits = Pattern.compile("\\d{1,9}").matcher(value.toString());
        if (!digits.matches()) {
            throw new ToolException(
                    Fault.UNFIT_ARGUMENTS, "'max_tokens' must be a whole number, 0 or more");
        }
        return Integer.parseInt(digits.group());
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
