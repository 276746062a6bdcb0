package browsy.output;

import browsy.model.DomDelta;
import browsy.model.PageChange;
import browsy.model.SpatialElement;
import browsy.model.Viewport;
import java.io.IOException;
import java.util.stream.Collectors;

/**
 * The changes of a page, in lines like those of {@link CompactFormat}: {@code -[3,7]} for removed
 * elements, {@code [+19:...]} for new and {@code [~12:...]} for changed ones. Facts about the page
 * precede them, followed by {@code ---}. Elements that only moved are omitted.
 */
public final class CompactDeltaFormat implements DeltaFormat {

    private static final CompactDeltaFormat STANDARD = new CompactDeltaFormat();

    private CompactDeltaFormat() {}

    /** Returns the only variant of this format. */
    public static CompactDeltaFormat standard() {
        return STANDARD;
    }

    @Override
    public String name() {
        return "compact";
    }

    @Override
    public void write(DomDelta delta, Appendable out) throws IOException {
        StringBuilder text = new StringBuilder(256);
        delta.page().forEach(change -> fact(text, change));
        if (text.length() > 0) {
            text.append("---\n");
        }
        if (!delta.removed().isEmpty()) {
            text.append(
                    delta.removed().stream()
                            .map(String::valueOf)
                            .collect(Collectors.joining(",", "-[", "]\n")));
        }
        for (SpatialElement element : delta.added()) {
            line(text, '+', element, delta.viewport());
        }
        for (SpatialElement element : delta.changed()) {
            line(text, '~', element, delta.viewport());
        }
        out.append(text);
    }

    private static void line(
            StringBuilder text, char mark, SpatialElement element, Viewport viewport) {
        text.append('[').append(mark).append(element.hidden() ? "!" : "");
        CompactLine.alone().body(text, element);
        CompactFormat.size(text, element, viewport);
        CompactFormat.options(text, element.options());
        text.append("]\n");
    }

    /**
     * Writes a changed fact. Alerts, codes, tables and pagination are not written, because the
     * lines of their elements contain them.
     */
    private static void fact(StringBuilder text, PageChange change) {
        if (change instanceof PageChange.Title to) {
            Header.textLine(text, "title", to.title());
        } else if (change instanceof PageChange.Url to) {
            Header.textLine(text, "url", to.url());
        } else if (change instanceof PageChange.Scrolled to) {
            text.append("scroll: ").append(Math.round(to.scroll().x()));
            text.append(',').append(Math.round(to.scroll().y())).append('\n');
        } else if (change instanceof PageChange.Type to) {
            text.append("page_type: ").append(to.pageType().wireName()).append('\n');
        } else if (change instanceof PageChange.Candidates to) {
            Header.candidates(text, to.candidates());
        } else if (change instanceof PageChange.Actions to) {
            orNone(text, "actions", to.actions().isEmpty());
            Header.actions(text, to.actions(), to.uncertain());
        } else if (change instanceof PageChange.Captcha to) {
            orNone(text, "captcha", to.captcha() == null);
            if (to.captcha() != null) {
                Header.captcha(text, to.captcha());
            }
        } else if (change instanceof PageChange.Blocked to) {
            orNone(text, "blocked", to.blocked() == null);
            if (to.blocked() != null) {
                Header.blocked(text, to.blocked());
            }
        } else if (change instanceof PageChange.Overlays to) {
            orNone(text, "overlay", to.overlays().isEmpty());
            to.overlays().forEach(overlay -> Header.overlay(text, overlay));
        }
    }

    private static void orNone(StringBuilder text, String name, boolean none) {
        if (none) {
            text.append(name).append(": none\n");
        }
    }
}
