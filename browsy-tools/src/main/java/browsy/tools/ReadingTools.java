package browsy.tools;

import static browsy.tools.Parameter.optional;
import static browsy.tools.ToolBuilder.tool;

import browsy.diff.DomDiff;
import browsy.model.DomDelta;
import browsy.model.Role;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import browsy.output.DeltaFormat;
import browsy.output.Formats;
import browsy.output.JsonParts;
import browsy.output.Scope;
import browsy.tools.Parameter.Type;
import browsy.tools.Tool.Action;
import browsy.tools.Tool.Answer;
import browsy.tools.ToolException.Fault;
import java.util.List;
import java.util.function.Function;

/** Tools that read the current page. */
final class ReadingTools {
    static final Tool GET_PAGE =
            tool(
                            "get_page",
                            "Current page",
                            "The current page with what was typed and ticked, without loading"
                                    + " it again.")
                    .at("page")
                    .takes(
                            PageResults.FORMAT,
                            PageResults.SCOPE,
                            PageResults.MAX_TOKENS,
                            PageResults.TASK)
                    .under(PageResults.TEXT_IS_CUT)
                    .reads(Answer.PAGE, (context, a) -> PageResults.page(context, a, List.of()));

    static final Tool READ =
            tool(
                            "read",
                            "Read as Markdown",
                            "The main content of the current page as Markdown for reading;"
                                    + " links, buttons and fields carry their ids.")
                    .takes(PageResults.SCOPE, PageResults.MAX_TOKENS, PageResults.TASK)
                    .reads(Answer.PAGE, PageResults::reading);

    static final Tool FIND =
            tool(
                            "find",
                            "Find elements",
                            "Find elements of the current page by text (any case), by ARIA"
                                    + " role, or by both.")
                    .takes(
                            optional("text", Type.STRING, "Part of the element's text").atLeast(1),
                            optional(
                                    "role",
                                    Type.ROLE,
                                    "ARIA role, such as button, link, textbox, heading"),
                            optional(
                                    "within",
                                    Type.INTEGER,
                                    "Id of an element: only what stands in it or, for a"
                                            + " heading, under it"),
                            optional("nth", Type.INTEGER, "Which of several, counted from 0")
                                    .atLeast(0))
                    .under(new Rule.AnyOf(List.of("text", "role")))
                    .reads(Answer.LIST, ReadingTools::find);

    static final Tool TABLES =
            tool("tables", "Tables", "The tables of the current page as headers and rows.")
                    .reads(Answer.LIST, data(dom -> JsonParts.tables(dom.tables())));

    static final Tool PAGE_INFO =
            tool(
                            "page_info",
                            "Page at a glance",
                            "What the current page is and what can be done on it: type,"
                                    + " suggested actions with element ids, alerts, pagination,"
                                    + " CAPTCHA. Cheap.")
                    .reads(Answer.OBJECT, data(JsonParts::pageInfo));

    static final Tool DELTA =
            tool(
                            "delta",
                            "What changed",
                            "What the last action changed on the page: much shorter than the page.")
                    .takes(
                            optional("format", Type.STRING, "compact (default) or json")
                                    .among(Formats.deltaNames()))
                    .reads(Answer.PAGE, ReadingTools::delta);

    static final Tool EXPLAIN =
            tool(
                            "explain",
                            "Explain an element",
                            "Everything known of an element: its state, what it belongs to, why"
                                    + " it is hidden and what would show it. Without an id: why"
                                    + " the page is said to be what it is.")
                    .takes(ToolBuilder.OPTIONAL_ELEMENT)
                    .reads(Answer.OBJECT, ReadingTools::explain);

    private ReadingTools() {}

    /** An action whose result is JSON computed from the current page. */
    private static Action data(Function<SpatialDom, String> json) {
        return (context, arguments) -> {
            SpatialDom dom = context.session().dom();
            return ToolResult.data(json.apply(dom), dom);
        };
    }

    private static SpatialElement element(SpatialDom dom, int id) {
        return dom.get(id)
                .orElseThrow(
                        () ->
                                new ToolException(
                                        Fault.NOT_FOUND,
                                        "Element " + id + " not found; read the page anew"));
    }

    private static ToolResult explain(ToolContext context, Arguments arguments) {
        SpatialDom dom = context.session().dom();
        if (arguments.has("id")) {
            SpatialElement element = element(dom, arguments.integer("id"));
            return ToolResult.data(JsonParts.element(element), dom);
        }
        return ToolResult.data(JsonParts.verdicts(context.session().page().explain()), dom);
    }

    /**
     * Lists the elements that fulfil all conditions of the call: text, role, container and position
     * among the matches.
     */
    private static ToolResult find(ToolContext context, Arguments arguments) {
        String text = arguments.textOrNull("text");
        Role role = arguments.roleOrNull("role");
        SpatialDom dom = context.session().dom();
        List<SpatialElement> found = text == null ? dom.elements() : dom.findByTextFuzzy(text);
        if (role != null) {
            found = found.stream().filter(e -> e.role() == role).toList();
        }
        if (arguments.has("within")) {
            int container = element(dom, arguments.integer("within")).id();
            SpatialDom inside = Scope.under(container).apply(dom);
            found =
                    found.stream()
                            .filter(e -> e.id() != container && inside.get(e.id()).isPresent())
                            .toList();
        }
        if (arguments.has("nth")) {
            found = found.stream().skip(arguments.integer("nth")).limit(1).toList();
        }
        return ToolResult.data(JsonParts.elements(found), dom);
    }

    /** Compares the current page with the page before the last action. */
    private static ToolResult delta(ToolContext context, Arguments arguments) {
        SpatialDom dom = context.session().dom();
        SpatialDom before = context.before();
        if (before == null) {
            throw new ToolException(
                    Fault.NOT_FOUND, "there is no page before this one; use get_page");
        }
        DomDelta delta = DomDiff.between(before, dom);
        DeltaFormat format =
                Formats.deltaNamed(arguments.textOr("format", "compact")).orElseThrow();
        String text = format.render(delta);
        return new ToolResult(text, Json.MEDIA_TYPE.equals(format.mediaType()) ? text : null, dom);
    }
}
