package browsy.server.a2a;

import browsy.model.PageType;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import browsy.model.SuggestedAction;
import browsy.output.PageSummary;
import browsy.tools.Json;
import browsy.tools.ToolException;
import browsy.tools.ToolException.Fault;
import browsy.tools.ToolResult;
import browsy.tools.Toolbox;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Runs a task with the tools of a session: chooses a procedure by the {@link Intent} of the task,
 * reports its steps, and completes the task with a JSON object.
 */
final class TaskRunner {
    private static final Pattern LOGIN_OUTCOME = Pattern.compile("(?m)^# login: (\\w+)\\n\\z");
    private static final Pattern LINK_WORDS =
            Pattern.compile("\\blinks\\b", Pattern.CASE_INSENSITIVE);
    private static final Pattern SEARCH_GOAL =
            Pattern.compile("(?i).*?\\bsearch(?: the web)?(?: for)?\\s+(.+)");

    private static final Pattern QUERY_OR_FRAGMENT = Pattern.compile("(?s)[?#].*");
    private static final Pattern USER_INFO = Pattern.compile("//[^/]*@");

    private final BrowsingTask task;
    private final TaskRequest request;
    private final Toolbox tools;

    TaskRunner(BrowsingTask task, Toolbox tools) {
        this.task = task;
        this.request = task.request();
        this.tools = tools;
    }

    /**
     * Runs the task and completes it.
     *
     * @throws ToolException if the task fails
     */
    void run() {
        Map<String, Object> result =
                switch (Intent.of(request)) {
                    case SEARCH -> search();
                    case LOGIN -> login();
                    case EXTRACT -> extract();
                    case EXTRACT_TABLES -> tables();
                    case FILL_FORM -> fillForm();
                    case BROWSE -> browse();
                };
        task.complete(new Json.Raw(Json.write(result)));
    }

    /**
     * Searches the web for the query or, if there is none, for the text after "search" in the goal.
     */
    private Map<String, Object> search() {
        String query = request.searchQuery();
        if (query == null) {
            Matcher goal = SEARCH_GOAL.matcher(request.goal());
            query = goal.matches() ? goal.group(1) : request.goal();
        }
        task.step("Searching for " + query);
        ToolResult found = tools.call("search", Map.of("query", query));
        Map<String, Object> result = new LinkedHashMap<>();
        result.put("results", new Json.Raw(found.text()));
        return result;
    }

    /** Loads the page of the request; fails if the page is a CAPTCHA. */
    private SpatialDom open() {
        SpatialDom page = loadPage();
        if (page.pageType() == PageType.CAPTCHA) {
            throw new ToolException(
                    Fault.REFUSED, PageSummary.captchaWarning(page).orElse("CAPTCHA detected"));
        }
        return page;
    }

    /** Loads the page of the request, or keeps the last page of the context. */
    private SpatialDom loadPage() {
        String url = request.url();
        if (url != null) {
            task.step("Navigating to " + shown(url));
            return page(tools.call("browse", Map.of("url", url)));
        }
        SpatialDom current = tools.page();
        if (current == null) {
            throw new ToolException(Fault.REFUSED, "No url: say in params.url where to go");
        }
        task.step("Staying on " + shown(current.url()));
        return current;
    }

    /** A URL for messages, without user info, query and fragment, which may contain secrets. */
    private static String shown(String url) {
        int end = QUERY_OR_FRAGMENT.matcher(url).replaceFirst("").length();
        String open = USER_INFO.matcher(url.substring(0, end)).replaceFirst("//");
        return end == url.length() ? open : open + url.charAt(end) + "...";
    }

    private static SpatialDom page(ToolResult result) {
        SpatialDom page = result.page();
        if (page == null) {
            throw new ToolException(Fault.NOT_FOUND, "No page came");
        }
        return page;
    }

    private Map<String, Object> browse() {
        SpatialDom page = open();
        task.step("Page loaded: " + page.title() + " (" + page.size() + " elements)");
        Map<String, Object> result = pageFacts(page);
        result.put("content", tools.call("get_page", Map.of()).text());
        return result;
    }

    private static Map<String, Object> pageFacts(SpatialDom page) {
        Map<String, Object> pageFacts = new LinkedHashMap<>();
        pageFacts.put("page_type", page.pageType().wireName());
        pageFacts.put("title", page.title());
        pageFacts.put("elements", page.size());
        pageFacts.put("url", page.url());
        return pageFacts;
    }

    /**
     * Submits the credentials in the login form of the page. The result has the outcome that the
     * tool {@code login} reports.
     *
     * @throws ToolException if there is no login form, there are no credentials, or the site
     *     rejects them or demands a CAPTCHA
     */
    private Map<String, Object> login() {
        SpatialDom form = open();
        if (form.suggestedActions().stream().noneMatch(SuggestedAction.Login.class::isInstance)) {
            throw new ToolException(Fault.NOT_FOUND, "No login form found on " + shown(form.url()));
        }
        TaskRequest.Credentials credentials = request.credentials();
        if (credentials == null) {
            throw new ToolException(
                    Fault.REFUSED, "No credentials: say them in params.credentials");
        }
        task.step("Login page detected, submitting credentials");
        ToolResult answer =
                tools.call(
                        "login",
                        Map.of(
                                "username",
                                credentials.username(),
                                "password",
                                credentials.password()));
        SpatialDom page = page(answer);
        Matcher outcome = LOGIN_OUTCOME.matcher(answer.text());
        String kind = outcome.find() ? outcome.group(1) : "unknown";
        switch (kind) {
            case "bad_credentials" ->
                    throw new ToolException(Fault.REFUSED, "The credentials were not accepted");
            case "needs_captcha" ->
                    throw new ToolException(
                            Fault.REFUSED, "CAPTCHA detected: human verification is required");
            case "needs_code" -> task.step("A verification code is asked for");
            default -> task.step("Login successful, redirected to " + page.pageType().wireName());
        }
        Map<String, Object> result = pageFacts(page);
        result.put("outcome", kind);
        return result;
    }

    /**
     * Extracts the visible links of the page if the request is for links, else the main content.
     */
    private Map<String, Object> extract() {
        SpatialDom page = open();
        Map<String, Object> result = pageFacts(page);
        if (wantsLinks()) {
            List<Map<String, String>> links = new ArrayList<>();
            for (SpatialElement element : page.visible()) {
                if (element.href() != null) {
                    Map<String, String> link = new LinkedHashMap<>();
                    link.put("text", String.valueOf(element.displayName()));
                    link.put("url", element.href());
                    links.add(link);
                }
            }
            task.step("Extracted " + links.size() + " links");
            result.put("links", links);
        } else {
            task.step("Extracted the main content");
            result.put("content", tools.call("read", Map.of()).text());
        }
        return result;
    }

    private boolean wantsLinks() {
        return request.extract() == null
                ? LINK_WORDS.matcher(request.goal()).find()
                : request.extract().equals("links");
    }

    private Map<String, Object> tables() {
        SpatialDom page = open();
        task.step("Extracted " + page.tables().size() + " tables");
        Map<String, Object> result = pageFacts(page);
        result.put("tables", new Json.Raw(tools.call("tables", Map.of()).text()));
        return result;
    }

    /** Fills in the fields of the request or, if it has none, the fields that the goal names. */
    private Map<String, Object> fillForm() {
        SpatialDom form = open();
        Map<String, String> fields =
                request.fields().isEmpty()
                        ? GoalFieldExtractor.in(request.goal(), form)
                        : request.fields();
        if (fields.isEmpty()) {
            throw new ToolException(
                    Fault.REFUSED,
                    "The goal names no field of the form; say them in params.fields");
        }
        Map<String, Object> values = new LinkedHashMap<>(fields);
        ToolResult filled =
                tools.call("fill_form", Map.of("fields", values, "submit", request.submit()));
        task.step("Filled in " + fields.keySet() + (request.submit() ? " and sent the form" : ""));
        Map<String, Object> result = pageFacts(page(filled));
        result.put("filled", List.copyOf(fields.keySet()));
        result.put("submitted", request.submit());
        result.put("content", filled.text());
        return result;
    }
}
