package browsy.conformance;

import browsy.fetch.Session;
import browsy.fetch.config.FetchException;
import browsy.fetch.config.FetchException.ActionError;
import browsy.find.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The requests that a browser sends for the forms of a page.
 *
 * @param flows the submissions, in order
 */
record ExpectedRequests(List<Flow> flows) implements Expectation {
    private static final Set<ActionError.Kind> REFUSALS =
            Set.of(ActionError.Kind.VALIDATION_FAILED, ActionError.Kind.WRONG_ELEMENT_TYPE);

    /** The change of a field. */
    sealed interface Change {
        /** Types text into a field. */
        record Text(String path, String text) implements Change {}

        /** Checks a check box or radio button. */
        record Tick(String path) implements Change {}

        /** Selects the option at an index, counted from 0. */
        record Choice(String path, int index) implements Change {}
    }

    /** The action that submits a form. */
    enum Trigger {
        CLICK,
        ENTER
    }

    /**
     * A submission on the freshly loaded page.
     *
     * @param changes the changes before the submission
     * @param trigger the action that submits
     * @param path the path of the element that is clicked or has the focus
     * @param request the request that the browser sends
     */
    record Flow(List<Change> changes, Trigger trigger, String path, SentRequest request) {}

    /** Parses the steps that {@code tools/conformance/read-requests.mjs} writes. */
    static ExpectedRequests parse(String table) {
        List<Change> changes = new ArrayList<>();
        List<Flow> flows = new ArrayList<>();
        for (List<String> row : Table.rows(table)) {
            String path = row.get(1);
            switch (row.get(0)) {
                case "fill" -> changes.add(new Change.Text(path, row.get(2)));
                case "check" -> changes.add(new Change.Tick(path));
                case "select" -> changes.add(new Change.Choice(path, Integer.parseInt(row.get(2))));
                case "click" -> flows.add(flow(changes, Trigger.CLICK, row));
                case "enter" -> flows.add(flow(changes, Trigger.ENTER, row));
                default -> throw new IllegalArgumentException("unknown step: " + row);
            }
        }
        return new ExpectedRequests(flows);
    }

    private static Flow flow(List<Change> changes, Trigger trigger, List<String> row) {
        if (row.size() != 6) {
            throw new IllegalArgumentException("not a row of step, path and request: " + row);
        }
        return new Flow(
                List.copyOf(changes),
                trigger,
                row.get(1),
                new SentRequest(row.get(2), row.get(3), row.get(4), row.get(5)));
    }

    @Override
    public int questions() {
        return flows.size();
    }

    @Override
    public List<String> differences(SitePage page) {
        List<String> differences = new ArrayList<>();
        for (Flow flow : flows) {
            String own = outcome(page, flow);
            if (!own.equals(flow.request().toString())) {
                differences.add(
                        "%s%s %s: %s, in the browser %s"
                                .formatted(
                                        flow.changes().isEmpty() ? "" : "filled in, ",
                                        flow.trigger(),
                                        flow.path(),
                                        own,
                                        flow.request()));
            }
        }
        return differences;
    }

    /**
     * Returns the request that a session sends, or the error if it fails for a reason other than
     * the page's refusal.
     */
    private static String outcome(SitePage page, Flow flow) {
        RecordingSite site = new RecordingSite(page);
        try (Session session = Session.create(site.config())) {
            session.goTo(ArchivedStylesheets.address(page.path()));
            flow.changes().forEach(change -> apply(session, change));
            send(session, flow);
        } catch (FetchException e) {
            if (!isRefusal(e)) {
                return e.getMessage();
            }
        }
        return site.sent().toString();
    }

    /**
     * Whether the browser sends no request in this case either: fields are invalid or the address
     * has another scheme.
     */
    private static boolean isRefusal(FetchException e) {
        return e instanceof FetchException.InvalidUrl
                || e instanceof FetchException.BlockedUrl
                || (e instanceof ActionError error && REFUSALS.contains(error.kind()));
    }

    private static void apply(Session session, Change change) {
        if (change instanceof Change.Text field) {
            session.type(target(field.path()), field.text());
        } else if (change instanceof Change.Tick box) {
            session.check(target(box.path()));
        } else if (change instanceof Change.Choice choice) {
            session.selectIndex(target(choice.path()), choice.index());
        }
    }

    private static void send(Session session, Flow flow) {
        switch (flow.trigger()) {
            case CLICK -> session.click(target(flow.path()));
            case ENTER -> session.focus(target(flow.path())).press("Enter");
        }
    }

    private static Target target(String path) {
        return Target.css(ElementPath.selector(path));
    }
}
