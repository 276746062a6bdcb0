package browsy.output;

import browsy.model.Bounds;
import browsy.model.DomDelta;
import browsy.model.PageChange;
import browsy.model.SpatialElement;
import java.io.IOException;

/**
 * The changes of a page as JSON: {@code
 * {"delta":true,"added":[...],"changed":[...],"removed":[...]}}. Elements are as in {@link
 * JsonFormat}. Changed facts about the page have their usual names and are null if they no longer
 * apply.
 *
 * <p>{@code moved} contains the boxes of elements that changed in position only. {@code placements}
 * and {@code shifts} contain the fields of {@link DomDelta} with these names.
 */
public final class JsonDeltaFormat implements DeltaFormat {

    private static final JsonDeltaFormat STANDARD = new JsonDeltaFormat(false);

    private final boolean indented;

    private JsonDeltaFormat(boolean indented) {
        this.indented = indented;
    }

    /** Returns the format on one line. */
    public static JsonDeltaFormat standard() {
        return STANDARD;
    }

    /** Returns this format with line breaks and indentation, for people. */
    public JsonDeltaFormat indented() {
        return new JsonDeltaFormat(true);
    }

    @Override
    public String name() {
        return "json";
    }

    @Override
    public String mediaType() {
        return "application/json";
    }

    @Override
    public void write(DomDelta delta, Appendable out) throws IOException {
        JsonOut.object(out, indented, json -> write(delta, json));
    }

    private static void write(DomDelta delta, JsonOut out) {
        ElementJsonWriter elements = new ElementJsonWriter(out, false, id -> null);
        out.flag(JsonFieldNames.DELTA, true);
        delta.page().forEach(change -> fact(out, change));
        out.objects(JsonFieldNames.ADDED, delta.added(), elements::write);
        out.objects(JsonFieldNames.CHANGED, delta.changed(), elements::write);
        out.numbers(JsonFieldNames.REMOVED, delta.removed());
        if (!delta.rearranged().isEmpty()) {
            out.objects(JsonFieldNames.MOVED, delta.rearranged(), element -> box(out, element));
        }
        if (!delta.placements().isEmpty()) {
            out.arrays(
                    JsonFieldNames.PLACEMENTS,
                    delta.placements(),
                    placement -> {
                        out.item(placement.after());
                        placement.ids().forEach(out::item);
                    });
        }
        if (!delta.shifts().isEmpty()) {
            out.arrays(
                    JsonFieldNames.SHIFTS,
                    delta.shifts(),
                    shift -> {
                        out.item(shift.from());
                        out.item(shift.dy());
                    });
        }
    }

    private static void box(JsonOut out, SpatialElement element) {
        Bounds box = element.bounds();
        out.number(JsonFieldNames.ID, element.id());
        out.rounded(JsonFieldNames.BOUNDS, box.x(), box.y(), box.width(), box.height());
    }

    /** Writes a changed fact about the page under its usual name; null if it no longer applies. */
    private static void fact(JsonOut out, PageChange change) {
        if (change instanceof PageChange.Url to) {
            out.text(JsonFieldNames.URL, to.url());
        } else if (change instanceof PageChange.Title to) {
            out.text(JsonFieldNames.TITLE, to.title());
        } else if (change instanceof PageChange.Scrolled to) {
            out.doubles(JsonFieldNames.SCROLL, to.scroll().x(), to.scroll().y());
        } else if (change instanceof PageChange.Type to) {
            out.named(JsonFieldNames.PAGE_TYPE, to.pageType());
        } else if (change instanceof PageChange.Candidates to) {
            PageFactsJson.writeCandidates(out, to.candidates());
        } else if (change instanceof PageChange.Actions to) {
            out.objects(
                    JsonFieldNames.SUGGESTED_ACTIONS,
                    to.actions(),
                    action -> ActionJson.write(out, action, to.uncertain().contains(action)));
        } else if (change instanceof PageChange.Captcha to) {
            if (to.captcha() == null) {
                out.explicitNull(JsonFieldNames.CAPTCHA);
            } else {
                PageFactsJson.writeCaptcha(out, to.captcha());
            }
        } else if (change instanceof PageChange.Blocked to) {
            if (to.blocked() == null) {
                out.explicitNull(JsonFieldNames.BLOCKED);
            } else {
                PageFactsJson.writeBlocked(out, to.blocked());
            }
        } else if (change instanceof PageChange.Overlays to) {
            out.objects(
                    JsonFieldNames.OVERLAYS,
                    to.overlays(),
                    overlay -> PageFactsJson.writeOverlay(out, overlay));
        } else if (change instanceof PageChange.Alerts to) {
            out.numbers(JsonFieldNames.ALERTS, to.alertIds());
        } else if (change instanceof PageChange.Paging to) {
            if (to.pagination() == null) {
                out.explicitNull(JsonFieldNames.PAGINATION);
            } else {
                PageFactsJson.writePagination(out, to.pagination());
            }
        } else if (change instanceof PageChange.Content to) {
            if (to.mainContent() == null) {
                out.explicitNull(JsonFieldNames.MAIN_CONTENT);
            } else {
                PageFactsJson.writeMainContent(out, to.mainContent());
            }
        } else if (change instanceof PageChange.Codes to) {
            out.texts(JsonFieldNames.CODES, to.codes());
        } else if (change instanceof PageChange.Tables to) {
            out.objects(JsonFieldNames.TABLES, to.tables(), table -> TableJson.write(out, table));
        } else {
            throw new IllegalArgumentException("unknown page change: " + change);
        }
    }
}
