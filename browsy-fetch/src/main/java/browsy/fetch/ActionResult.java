package browsy.fetch;

import browsy.fetch.url.WebAddress;
import browsy.model.DomDelta;
import browsy.model.SpatialElement;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The result of an action, determined from the pages before and after it.
 *
 * @param action the name of the action, such as {@code click}
 * @param elementId the id of the element that the action was performed on; 0 for none
 * @param navigated whether the action loaded another page; a fragment navigation does not
 * @param url the URL of the page after the action
 * @param value the value of the element after the action, masked for passwords; null if it has none
 * @param delta the changes of the page; null for the first page
 * @param alerts the messages that appeared
 * @param download the file that was received instead of a page; null if there was none
 * @param duration the duration of the action
 */
public record ActionResult(
        String action,
        int elementId,
        boolean navigated,
        String url,
        @Nullable String value,
        @Nullable DomDelta delta,
        List<SpatialElement> alerts,
        @Nullable Download download,
        Duration duration) {

    public ActionResult {
        alerts = List.copyOf(alerts);
    }

    /** Whether the action had a noticeable effect: a new page, a file or a change of the page. */
    public boolean changedAnything() {
        return navigated || download != null || (delta != null && delta.isNoticeable());
    }

    /** One line, without values and without the query of the URL. */
    @Override
    public String toString() {
        return action
                + (elementId == 0 ? "" : " " + elementId)
                + (navigated ? " -> " + WebAddress.shown(url) : "")
                + (download == null ? "" : ", " + download.fileName())
                + " in "
                + duration.toMillis()
                + " ms";
    }
}
