package browsy.tools;

import browsy.fetch.ActionResult;
import browsy.fetch.Download;
import browsy.fetch.Session;
import browsy.model.SpatialDom;
import browsy.tools.Parameter.Type;
import java.util.List;

/** Renders the current page as the result of a call, by the arguments of the call. */
final class PageResults {
    static final Parameter FORMAT =
            Parameter.optional(
                            "format",
                            Type.STRING,
                            "compact (default) or json, or another text format")
                    .among(List.of("compact", "json", "markdown", "refs", "tree", "aria", "text"));
    static final Parameter SCOPE =
            Parameter.optional(
                    "scope",
                    Type.SCOPE,
                    "all (default), visible, above_fold, visible_above_fold, main, article,"
                            + " interactive (what can be operated), form:ID, region:ROLE, or a"
                            + " handle such as expand(nav#n3)");
    static final Parameter MAX_TOKENS =
            Parameter.optional(
                    "max_tokens",
                    Type.INTEGER,
                    "Most tokens of text; what matters least is left out and named at the end");
    static final Parameter TASK =
            Parameter.optional(
                    "query", Type.STRING, "What is looked for: parts that fit it are kept first");

    /** Forbids a limit of tokens for a page as JSON. */
    static final Rule TEXT_IS_CUT = new Rule.NotWith(MAX_TOKENS.name(), FORMAT.name(), "json");

    private PageResults() {}

    /** The page in the format, scope and limit of tokens of the arguments. */
    static ToolResult page(ToolContext context, Arguments arguments, List<String> remarks) {
        String format = arguments.textOr(FORMAT.name(), "compact");
        return show(context, arguments, format, remarks);
    }

    /** The page after an action, or the file that it received instead of a page. */
    static ToolResult after(ToolContext context, Arguments arguments, List<String> remarks) {
        ActionResult action = context.session().lastAction();
        Download file = action == null ? null : action.download();
        if (file == null) {
            return page(context, arguments, remarks);
        }
        boolean json = arguments.textOr(FORMAT.name(), "compact").equals("json");
        return FileTools.inPlaceOfPage(context, file, json);
    }

    /** The main content of the page as Markdown, or the scope if the arguments have one. */
    static ToolResult reading(ToolContext context, Arguments arguments) {
        String format = arguments.has(SCOPE.name()) ? "markdown-page" : "markdown";
        return show(context, arguments, format, List.of());
    }

    /** The remark "nothing changed" if the last action had no effect; else none. */
    static List<String> remarks(Session session) {
        ActionResult action = session.lastAction();
        return action != null && !action.changedAnything() ? List.of("nothing changed") : List.of();
    }

    private static ToolResult show(
            ToolContext context, Arguments arguments, String format, List<String> remarks) {
        SpatialDom dom = context.session().dom();
        ToolOptions options = context.options();
        PageView view =
                new PageView(
                        format,
                        arguments.textOr(SCOPE.name(), "all"),
                        arguments.integerOr(MAX_TOKENS.name(), options.maxTokens()),
                        arguments.textOrNull(TASK.name()),
                        options.marksUntrusted());
        return view.show(dom, remarks);
    }
}
