package browsy.fetch.action;

import browsy.behavior.Behavior;
import browsy.fetch.form.FormSubmission;
import browsy.fetch.form.UserInput;
import browsy.fetch.http.HttpExchange.Request;
import org.jspecify.annotations.Nullable;

/**
 * A change of the current page that an action causes, before it is carried out. {@link Activation}
 * and {@link Keyboard} compute it from the page; the tab of the session carries it out.
 */
public sealed interface PageTransition {

    /**
     * A request for another page or for a file.
     *
     * @param request the request to send
     * @param fileName the file name to save the response under; null to show it as a page
     */
    record Navigate(Request request, @Nullable String fileName) implements PageTransition {}

    /**
     * A fragment navigation: the same document under a URL with another fragment.
     *
     * @param url the new URL, with the fragment
     * @param input the form input and the focus after the action
     */
    record Jump(String url, UserInput input) implements PageTransition {}

    /**
     * The submission of a form.
     *
     * @param submission the form and its entries, for previews
     * @param request the request to send
     */
    record Submit(FormSubmission submission, Request request) implements PageTransition {}

    /**
     * A change of the form input, the focus or an open state on the current page.
     *
     * @param input the input after the change
     */
    record Change(UserInput input) implements PageTransition {}

    /**
     * A change of the document that a script would make.
     *
     * @param behavior the detected click handler
     */
    record Script(Behavior behavior) implements PageTransition {}

    /**
     * A traversal of the history.
     *
     * @param steps the number of steps; negative for back
     */
    record Travel(int steps) implements PageTransition {}

    /**
     * No change.
     *
     * @param why the reason, for error messages
     */
    record Nothing(String why) implements PageTransition {}
}
