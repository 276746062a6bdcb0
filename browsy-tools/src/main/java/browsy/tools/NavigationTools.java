package browsy.tools;

import static browsy.tools.Parameter.optional;
import static browsy.tools.Parameter.required;
import static browsy.tools.ToolBuilder.tool;

import browsy.fetch.LoginOutcome;
import browsy.fetch.Session;
import browsy.fetch.credential.Credentials;
import browsy.fetch.search.SearchEngine;
import browsy.fetch.search.SearchResult;
import browsy.tools.Parameter.Type;
import browsy.tools.Tool.Answer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Tools that load pages or search results, and the tool that ends the session. */
final class NavigationTools {
    static final Tool BROWSE =
            tool(
                            "browse",
                            "Go to a page",
                            "Go to a web page. Returns its elements, each with the id that"
                                    + " other tools take, and what can be done there.")
                    .takes(
                            required("url", Type.ADDRESS, "Address of the page, http or https"),
                            PageResults.FORMAT,
                            PageResults.SCOPE)
                    .under(PageResults.TEXT_IS_CUT)
                    .moves(
                            Hints.VISITS,
                            (session, a) -> PageResults.remarks(session.goTo(a.text("url"))));

    static final Tool CLICK =
            tool(
                            "click",
                            "Click",
                            "Click an element: follows links, sends forms, opens menus and"
                                    + " dialogs. Returns the page after it.")
                    .takesElement()
                    .moves(
                            Hints.SENDS,
                            (session, a) -> PageResults.remarks(session.click(a.integer("id"))));

    static final Tool BACK =
            tool("back", "Go back", "Go back to the page before. Returns it as it was left.")
                    .moves(
                            Hints.VISITS,
                            (session, a) -> {
                                session.back();
                                return List.of();
                            });

    static final Tool LOGIN =
            tool(
                            "login",
                            "Sign in",
                            "Sign in with the login form of the current page. Returns the page"
                                    + " after it and whether it worked.")
                    .takes(
                            required("username", Type.STRING, "User name or email address"),
                            required("password", Type.STRING, "Password"))
                    .moves(
                            Hints.SIGNS_IN,
                            (session, a) ->
                                    outcome(
                                            "login",
                                            session.login(a.text("username"), a.text("password"))));

    static final Tool LOGIN_AS =
            tool(
                            "login_as",
                            "Sign in with a stored login",
                            "Sign in with a login that the user has stored, by its alias. With a"
                                    + " url, goes to that page and stays signed in there.")
                    .takes(
                            required("alias", Type.STRING, "Alias of the stored login").atLeast(1),
                            optional("url", Type.ADDRESS, "Address of a page, http or https"))
                    .moves(Hints.SIGNS_IN, NavigationTools::loginAs);

    static final Tool ENTER_CODE =
            tool(
                            "enter_code",
                            "Enter a code",
                            "Enter a verification code where the current page asks for one."
                                    + " Returns the page after it.")
                    .takes(required("code", Type.STRING, "The code").atLeast(1))
                    .moves(
                            Hints.SIGNS_IN,
                            (session, a) ->
                                    outcome("enter_code", session.enterCode(a.text("code"))));

    static final Tool SEARCH =
            tool(
                            "search",
                            "Search the web",
                            "Search the web. Returns title, url and snippet of each result; the"
                                    + " current page stays.")
                    .takes(
                            required("query", Type.STRING, "What to search for").atLeast(1),
                            optional("engine", Type.STRING, "duckduckgo (default) or google")
                                    .among(List.of("duckduckgo", "google")))
                    .build(Hints.VISITS, Answer.LIST, NavigationTools::search);

    static final Tool CLOSE =
            tool(
                            "close",
                            "End the session",
                            "End the session: cookies, history and forms are forgotten.")
                    .endsSession(
                            (context, arguments) -> {
                                context.close();
                                return closed();
                            });

    private NavigationTools() {}

    private static List<String> loginAs(Session session, Arguments a) {
        String alias = a.text("alias");
        return a.has("url")
                ? PageResults.remarks(session.goTo(a.text("url"), alias))
                : outcome("login_as", session.login(Credentials.alias(alias)));
    }

    /** The remark with the outcome of a sign-in, such as {@code login: success}. */
    private static List<String> outcome(String tool, LoginOutcome outcome) {
        return List.of(tool + ": " + outcome.kind().name().toLowerCase(Locale.ROOT));
    }

    private static ToolResult closed() {
        String done = "Session closed; the next page begins a new one";
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("ok", true);
        fields.put("message", done);
        return new ToolResult(done + "\n", Json.write(fields), null);
    }

    /**
     * Searches with the engine that the call names; the first configured one if it is not
     * configured.
     */
    private static ToolResult search(ToolContext context, Arguments arguments) {
        List<SearchEngine> engines = context.options().searchEngines();
        String wanted = arguments.textOr("engine", engines.get(0).name());
        SearchEngine engine =
                engines.stream()
                        .filter(known -> known.name().equals(wanted))
                        .findFirst()
                        .orElse(engines.get(0));
        List<Map<String, String>> results = new ArrayList<>();
        for (SearchResult result : context.session().searchWith(arguments.text("query"), engine)) {
            Map<String, String> fields = new LinkedHashMap<>();
            fields.put("title", result.title());
            fields.put("url", result.url());
            fields.put("snippet", result.snippet());
            results.add(fields);
        }
        return ToolResult.data(Json.write(results), null);
    }
}
