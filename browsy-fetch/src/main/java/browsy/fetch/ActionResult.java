package browsy.fetch;

import browsy.fetch.url.WebAddress;
import browsy.model.DomDelta;
import browsy.model.SpatialElement;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What an action really did, read off the page after it.
 *
 * @param action its name, such as {@code click}
 * @param elementId the element it was done to; 0 for none
 * @param navigated whether there is another page now; another place on the same page is none
 * @param url of the page now
 * @param value what the element holds now; null where it holds nothing, masked for passwords
 * @param delta what changed; null after the first page
 * @param alerts messages that were not there before
 * @param download a file that came instead of a page; null for none
 * @param duration how long it took
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

    /** Whether anything a reader would notice came of it. */
    public boolean changedAnything() {
        return navigated || download != null || (delta != null && delta.isNoticeable());
    }

    /** One line, with neither values nor the query of the address. */
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
