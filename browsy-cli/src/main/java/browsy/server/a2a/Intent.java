package browsy.server.a2a;

import java.util.Locale;
import java.util.regex.Pattern;

/**
 * The kind of a task. Its parameters determine it: a search query, credentials, an extraction or
 * fields. A task without any of them has the kind that the words of its goal indicate.
 */
enum Intent {
    SEARCH,
    LOGIN,
    EXTRACT,
    EXTRACT_TABLES,
    FILL_FORM,
    BROWSE;

    private static final Pattern TABLE = Pattern.compile("\\btables?\\b");
    private static final Pattern EXTRACT_WORDS = Pattern.compile("\\b(extract|scrape)\\b");
    private static final Pattern LOGIN_WORDS = Pattern.compile("\\b(log ?in|sign ?in)\\b");
    private static final Pattern FORM_WORDS = Pattern.compile("\\b(fill|form|submit)\\b");
    private static final Pattern SEARCH_WORDS = Pattern.compile("\\bsearch\\b");

    static Intent of(TaskRequest request) {
        if (request.searchQuery() != null) {
            return SEARCH;
        }
        if (request.credentials() != null) {
            return LOGIN;
        }
        if (request.extract() != null) {
            return request.extract().equals("tables") ? EXTRACT_TABLES : EXTRACT;
        }
        if (!request.fields().isEmpty()) {
            return FILL_FORM;
        }
        return ofWords(request.goal().toLowerCase(Locale.ROOT));
    }

    private static Intent ofWords(String goal) {
        if (SEARCH_WORDS.matcher(goal).find()) {
            return SEARCH;
        }
        if (LOGIN_WORDS.matcher(goal).find()) {
            return LOGIN;
        }
        if (TABLE.matcher(goal).find()) {
            return EXTRACT_TABLES;
        }
        if (EXTRACT_WORDS.matcher(goal).find()) {
            return EXTRACT;
        }
        return FORM_WORDS.matcher(goal).find() ? FILL_FORM : BROWSE;
    }
}
