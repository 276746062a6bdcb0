package browsy.fetch;

import browsy.model.AlertKind;
import browsy.model.Run;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Finds the message of a page about a login: its alerts, else the descriptions of its invalid
 * fields, else the texts that are new on the page.
 */
final class LoginMessage {

    /** The greatest length of a message in characters. */
    private static final int MAX_LENGTH = 300;

    /** The greatest number of new texts in a message. */
    private static final int MAX_TEXTS = 3;

    /** The greatest depth of references that are followed. */
    private static final int MAX_DEPTH = 16;

    private final SpatialDom before;
    private final SpatialDom after;
    private final boolean failed;

    private LoginMessage(SpatialDom before, SpatialDom after, boolean failed) {
        this.before = before;
        this.after = after;
        this.failed = failed;
    }

    /**
     * Finds the message.
     *
     * @param before the page whose form was submitted
     * @param after the resulting page
     * @param failed whether the login failed, so that only errors and new texts are relevant
     * @return the message in one line; empty if there is none
     */
    static String of(SpatialDom before, SpatialDom after, boolean failed) {
        return String.join(" ", new LoginMessage(before, after, failed).texts());
    }

    private List<String> texts() {
        List<String> alerts = alerts(after);
        if (!failed) {
            return alerts;
        }
        List<String> texts = new ArrayList<>(alerts);
        texts.removeAll(alerts(before));
        if (texts.isEmpty()) {
            texts = described();
        }
        if (texts.isEmpty()) {
            texts = newTexts();
        }
        return texts.isEmpty() ? alerts : texts;
    }

    /**
     * The texts of the visible alerts. After a failed login, only alerts other than status and
     * success messages, if there are any. Alerts inside other alerts are skipped.
     */
    private List<String> alerts(SpatialDom dom) {
        Set<Integer> holders = holders(dom);
        List<SpatialElement> alerts =
                dom.alerts().stream()
                        .filter(alert -> !alert.hidden() && !holders.contains(alert.id()))
                        .toList();
        Predicate<SpatialElement> tellsOfFailure =
                alert ->
                        alert.alertType() != AlertKind.STATUS
                                && alert.alertType() != AlertKind.SUCCESS;
        boolean onlyFailures = failed && alerts.stream().anyMatch(tellsOfFailure);
        Set<Integer> said = new HashSet<>();
        List<String> texts = new ArrayList<>();
        for (SpatialElement alert : alerts) {
            boolean told = !onlyFailures || tellsOfFailure.test(alert);
            if (told && !isInside(dom, alert, said)) {
                said.add(alert.id());
                add(texts, words(dom, alert));
            }
        }
        return texts;
    }

    /** The ancestors of form fields. They are sections of the page, not messages. */
    private static Set<Integer> holders(SpatialDom dom) {
        Set<Integer> holders = new HashSet<>();
        for (SpatialElement field : dom.elements()) {
            Integer up = field.isFormField() ? field.relations().parent() : null;
            while (up != null && holders.add(up)) {
                up = dom.get(up).map(around -> around.relations().parent()).orElse(null);
            }
        }
        return holders;
    }

    private static boolean isInside(SpatialDom dom, SpatialElement element, Set<Integer> around) {
        Integer up = element.relations().parent();
        Set<Integer> passed = new HashSet<>();
        while (up != null && passed.add(up)) {
            if (around.contains(up)) {
                return true;
            }
            up = dom.get(up).map(outer -> outer.relations().parent()).orElse(null);
        }
        return false;
    }

    /** The descriptions of the visible invalid fields. */
    private List<String> described() {
        List<String> texts = new ArrayList<>();
        for (SpatialElement field : after.elements()) {
            if (field.state().invalid() && !field.hidden()) {
                add(texts, Objects.requireNonNullElse(field.description(), ""));
            }
        }
        return texts;
    }

    /**
     * The texts of visible elements that the page before lacks, without controls and labels; none
     * if more than half of the elements are new. Of an ancestor of a form field, only its own new
     * text counts.
     */
    private List<String> newTexts() {
        Set<String> old = new HashSet<>();
        before.elements().forEach(element -> old.addAll(pieces(element)));
        List<SpatialElement> fresh =
                after.elements().stream()
                        .filter(element -> !old.containsAll(pieces(element)))
                        .toList();
        List<String> texts = new ArrayList<>();
        if (2 * fresh.size() > after.elements().size()) {
            return texts; // the page is a different one
        }
        Set<Integer> holders = holders(after);
        Set<Integer> said = new HashSet<>();
        for (SpatialElement element : fresh) {
            boolean plain =
                    !element.hidden()
                            && !element.isInteractive()
                            && !element.tag().equals("label")
                            && !isInside(after, element, said);
            if (!plain || texts.size() >= MAX_TEXTS) {
                continue;
            }
            if (holders.contains(element.id())) {
                pieces(element).stream().filter(t -> !old.contains(t)).forEach(t -> add(texts, t));
            } else {
                said.add(element.id());
                add(texts, words(after, element));
            }
        }
        return texts;
    }

    /** The own text of an element: the pieces between its child elements. */
    private static List<String> pieces(SpatialElement element) {
        return element.runs().stream()
                .map(run -> run instanceof Run.Text words ? words.text().strip() : "")
                .filter(text -> !text.isEmpty())
                .toList();
    }

    private static void add(List<String> texts, String text) {
        if (!text.isEmpty() && text.length() <= MAX_LENGTH && !texts.contains(text)) {
            texts.add(text);
        }
    }

    /** The text of an element without its buttons. */
    private static String words(SpatialDom dom, SpatialElement element) {
        StringBuilder text = new StringBuilder();
        append(text, dom, element, 0);
        return text.toString().strip().replaceAll("\\s+", " ");
    }

    /** Appends the text of an element and its descendants, except controls other than links. */
    private static void append(
            StringBuilder text, SpatialDom dom, SpatialElement element, int depth) {
        if (!element.hasReferences()) {
            text.append(Objects.requireNonNullElse(element.displayName(), ""));
            return;
        }
        for (Run run : element.runs()) {
            if (run instanceof Run.Text words) {
                text.append(words.text());
            } else if (run instanceof Run.Reference reference && depth < MAX_DEPTH) {
                @Nullable SpatialElement inside = dom.get(reference.id()).orElse(null);
                if (inside != null && (!inside.isInteractive() || inside.href() != null)) {
                    append(text, dom, inside, depth + 1);
                }
            }
        }
    }
}
