package browsy.fetch.action;

import browsy.fetch.action.PageTransition.Change;
import browsy.fetch.action.PageTransition.Nothing;
import browsy.fetch.action.PageTransition.Submit;
import browsy.fetch.config.FetchException.ActionError;
import browsy.fetch.config.FetchException.ActionError.Kind;
import browsy.fetch.config.FetchException.BlockedUrl;
import browsy.fetch.config.FetchException.CredentialRefused;
import browsy.fetch.config.FetchException.CredentialRefused.Reason;
import browsy.fetch.credential.OriginBinding;
import browsy.fetch.form.ClickPoint;
import browsy.fetch.form.FormControls;
import browsy.fetch.form.FormSubmission;
import browsy.fetch.form.FormValidation;
import browsy.fetch.form.FormValidation.Problem;
import browsy.fetch.http.HttpExchange.Cause;
import browsy.fetch.http.HttpExchange.Request;
import browsy.fetch.http.HttpExchange.Restrictions;
import browsy.fetch.http.csp.SecureUpgrade;
import browsy.fetch.navigation.LoadedPage;
import browsy.html.Disabledness;
import browsy.html.FormOwners;
import browsy.html.csp.ContentPolicy;
import browsy.model.SpatialElement;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Computes the {@link PageTransition} of a form submission: the request to send, or a page on which
 * a dialog is closed.
 */
public final class SubmitAction {
    private SubmitAction() {}

    /**
     * Submits a form with constraint validation.
     *
     * @param submitter the submit button; null if there is none
     * @throws ActionError if a field violates its constraints
     */
    public static PageTransition checked(
            LoadedPage page, Element form, @Nullable Element submitter) {
        return checked(page, form, submitter, ClickPoint.NONE);
    }

    /**
     * See {@link #checked(LoadedPage, Element, Element)}; with the coordinate of an image button.
     */
    static PageTransition checked(
            LoadedPage page, Element form, @Nullable Element submitter, ClickPoint at) {
        requirePermitted(page);
        if (FormValidation.isAsked(form, submitter)) {
            requireValid(page, form);
        }
        return unchecked(page, form, submitter, at);
    }

    /** Throws an error with all violated constraints of a form, if there are any. */
    private static void requireValid(LoadedPage page, Element form) {
        List<Problem> problems = FormValidation.problems(form, page.input());
        if (problems.isEmpty()) {
            return;
        }
        StringJoiner message = new StringJoiner("; ", "the form is not sent: ", "");
        List<SpatialElement> fields = new ArrayList<>();
        for (Problem problem : problems) {
            SpatialElement field = elementOf(page, problem.control());
            String name =
                    field != null
                            ? ResolvedTarget.describe(field)
                            : "the field '" + problem.control().attr("name") + "'";
            message.add(name + " " + problem.message());
            if (field != null) {
                fields.add(field);
            }
        }
        int first = fields.isEmpty() ? 0 : fields.get(0).id();
        throw new ActionError(Kind.VALIDATION_FAILED, first, message.toString(), fields);
    }

    private static @Nullable SpatialElement elementOf(LoadedPage page, Element source) {
        for (SpatialElement element : page.current().dom().elements()) {
            if (page.current().source(element.id()) == source) {
                return element;
            }
        }
        return null;
    }

    /** The transition of a form submission by a script, without constraint validation. */
    static PageTransition unchecked(LoadedPage page, Element form) {
        requirePermitted(page);
        return unchecked(page, form, null, ClickPoint.NONE);
    }

    private static PageTransition unchecked(
            LoadedPage page, Element form, @Nullable Element submitter, ClickPoint at) {
        FormSubmission wanted =
                FormSubmission.of(
                        form, submitter, at, page.input(), page.url(), page.source().charset());
        if (wanted.closesDialog()) {
            Element dialog = form.closest("dialog");
            return dialog == null
                    ? new Nothing("the form belongs to no dialog")
                    : new Change(Disclosures.closed(page.input(), dialog));
        }
        ContentPolicy content = page.source().content();
        FormSubmission submission = wanted.at(SecureUpgrade.ofRequest(wanted.url(), content));
        requireAllowed(submission, page);
        requireBound(submission);
        Request request =
                new Request(
                        submission.method(),
                        submission.url(),
                        submission.body(),
                        page.url(),
                        page.source().referrers(null),
                        submission.body() != null, // revalidates what the form may have changed
                        Cause.USER,
                        null,
                        submission.secretNames(),
                        null,
                        Restrictions.of(content, content::allowsForm),
                        LinkTarget.ofForm(form, submitter).in(page, submission.url()));
        return new Submit(submission, request);
    }

    /** Throws if the sandbox of a page permits no forms, not even those that are invalid. */
    private static void requirePermitted(LoadedPage page) {
        if (!page.source().content().permitsForms()) {
            throw new BlockedUrl(BlockedUrl.Reason.CONTENT_POLICY, page.url());
        }
    }

    /** Throws if the policy of a page does not allow its form to be sent. */
    private static void requireAllowed(FormSubmission submission, LoadedPage page) {
        if (!page.source().content().allowsForm(submission.url(), false)) {
            throw new BlockedUrl(BlockedUrl.Reason.CONTENT_POLICY, submission.url());
        }
    }

    /**
     * Throws if the secrets of a form must not be sent to its action, or would be part of a URL,
     * which outputs, histories and logs of servers contain.
     */
    private static void requireBound(FormSubmission submission) {
        OriginBinding binding = submission.binding();
        if (!binding.allows(submission.url())) {
            throw new CredentialRefused(Reason.ACTION, submission.url(), binding.toString());
        }
        if (!binding.isAny() && submission.body() == null) {
            throw new CredentialRefused(Reason.METHOD, submission.url(), binding.toString());
        }
    }

    /**
     * The transition of submitting the form of an element with its first enabled submit button, or
     * without a submitter.
     *
     * @throws ActionError if the element belongs to no form, or a field violates its constraints
     */
    public static PageTransition formOf(ResolvedTarget located) {
        Element source = located.source();
        Element form = source.normalName().equals("form") ? source : FormControls.owner(source);
        if (form == null) {
            throw located.error(Kind.WRONG_ELEMENT_TYPE, "belongs to no form");
        }
        Element button =
                FormControls.submittable(form).stream()
                        .filter(FormOwners::isSubmitButton)
                        .filter(control -> !Disabledness.isDisabled(control))
                        .findFirst()
                        .orElse(null);
        return checked(located.page(), form, button);
    }

    /**
     * The transition of implicit submission by the Enter key:
     *
     * <ol>
     *   <li>The first enabled submit button submits the form. If a disabled one precedes it,
     *       submission from a text field is blocked.
     *   <li>Without a submit button, the form is submitted from its only text field.
     * </ol>
     *
     * <p>This follows Chromium; by the standard, date and time fields block it too, and all fields
     * behave alike.
     *
     * @param field the focused field
     * @see <a
     *     href="https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#implicit-submission">HTML:
     *     implicit submission</a>
     */
    static PageTransition implicit(LoadedPage page, Element form, Element field) {
        boolean ofText = isLineOfText(field);
        int lines = 0;
        for (Element control : FormControls.submittable(form)) {
            if (FormOwners.isSubmitButton(control)) {
                if (!Disabledness.isDisabled(control)) {
                    return checked(page, form, control);
                }
                if (ofText) {
                    return new Nothing("the form's button is disabled");
                }
            }
            lines += isLineOfText(control) ? 1 : 0;
        }
        return ofText && lines == 1
                ? checked(page, form, null)
                : new Nothing(
                        "enter submits a form without a button only from its only text field");
    }

    /** Tests whether a control is an input for one line of text or a number. */
    private static boolean isLineOfText(Element control) {
        return control.normalName().equals("input")
                && switch (FormControls.inputType(control)) {
                    case "text", "search", "tel", "url", "email", "password", "number" -> true;
                    default -> false;
                };
    }
}
