package browsy.fetch.action;

import browsy.behavior.Behavior;
import browsy.fetch.form.FormSubmission;
import browsy.fetch.form.UserInput;
import browsy.fetch.http.HttpExchange.Request;
import org.jspecify.annotations.Nullable;

/** What comes of an action. */
public sealed interface Effect {

    /**
     * Another page, or a file.
     *
     * @param fileName what the target is to be saved as; null to read it
     */
    record Navigate(Request request, @Nullable String fileName) implements Effect {}

    /**
     * The same page under an address with another fragment.
     *
     * @param input with the focus where the click put it
     */
    record Jump(String url, UserInput input) implements Effect {}

    /** A form is sent. */
    record Submit(FormSubmission submission, Request request) implements Effect {}

    /** Something on the page is in another state. */
    record Change(UserInput input) implements Effect {}

    /** A script would change the document. */
    record Script(Behavior behavior) implements Effect {}

    /** One step through the history: back for negative numbers. */
    record Travel(int steps) implements Effect {}

    /**
     * Nothing.
     *
     * @param why for a person to read
     */
    record Nothing(String why) implements Effect {}
}
