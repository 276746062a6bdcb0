package browsy.output;

import browsy.model.PageType;
import browsy.model.SpatialDom;
import browsy.model.SpatialDomBuilder;
import browsy.model.Viewport;
import java.io.IOException;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * JSON with all facts about a page. Absent facts are omitted, and fields have a fixed order.
 *
 * <p>Boxes are rounded to whole CSS px. Writing a page that {@link #read} returned produces the
 * same bytes. The schema is {@code docs/spatial-dom.schema.json}.
 */
public final class JsonFormat implements Format {

    private static final JsonFormat STANDARD = new JsonFormat(false, false, null, id -> null);

    private final boolean full;
    private final boolean indented;
    private final @Nullable String file;
    private final IntFunction<@Nullable String> paths;

    private JsonFormat(
            boolean full,
            boolean indented,
            @Nullable String file,
            IntFunction<@Nullable String> paths) {
        this.full = full;
        this.indented = indented;
        this.file = file;
        this.paths = paths;
    }

    /**
     * Returns the format on one line, without the relations of elements, their selectors and hidden
     * reasons.
     */
    public static JsonFormat standard() {
        return STANDARD;
    }

    /**
     * Returns this format including the relations of elements, their selectors and hidden reasons.
     */
    public JsonFormat full() {
        return new JsonFormat(true, indented, file, paths);
    }

    /** Returns this format with line breaks and indentation, for people. */
    public JsonFormat indented() {
        return new JsonFormat(full, true, file, paths);
    }

    /** Returns this format with the name of the source file of the page as the first field. */
    public JsonFormat ofFile(String name) {
        return new JsonFormat(full, indented, name, paths);
    }

    /**
     * Returns this format including the position of each element in the document.
     *
     * @param newPaths returns the position of the element with an id; null if it is unknown
     */
    public JsonFormat withPaths(IntFunction<@Nullable String> newPaths) {
        return new JsonFormat(full, indented, file, newPaths);
    }

    @Override
    public String name() {
        return full ? "json-full" : "json";
    }

    @Override
    public String mediaType() {
        return "application/json";
    }

    @Override
    public void write(SpatialDom dom, Appendable out) throws IOException {
        JsonOut.object(out, indented, json -> writePage(dom, json));
    }

    /**
     * Writes the facts about the page in fixed order, then its elements. Absent facts are omitted.
     */
    private void writePage(SpatialDom dom, JsonOut out) {
        out.text(JsonFieldNames.FILE, file);
        out.text(JsonFieldNames.URL, dom.url());
        out.text(JsonFieldNames.TITLE, dom.title());
        out.doubles(JsonFieldNames.VIEWPORT, dom.viewport().width(), dom.viewport().height());
        out.doubles(JsonFieldNames.SCROLL, dom.scroll().x(), dom.scroll().y());
        if (dom.pageType() != PageType.OTHER) {
            out.named(JsonFieldNames.PAGE_TYPE, dom.pageType());
        }
        if (!dom.pageTypeCandidates().isEmpty()) {
            PageFactsJson.writeCandidates(out, dom.pageTypeCandidates());
        }
        if (!dom.suggestedActions().isEmpty()) {
            PageFactsJson.writeActions(out, dom);
        }
        PageFactsJson.writeObstacles(out, dom);
        if (!dom.alertIds().isEmpty()) {
            out.numbers(JsonFieldNames.ALERTS, dom.alertIds());
        }
        if (dom.pagination() != null) {
            PageFactsJson.writePagination(out, dom.pagination());
        }
        if (dom.mainContent() != null) {
            PageFactsJson.writeMainContent(out, dom.mainContent());
        }
        if (!dom.codes().isEmpty()) {
            out.texts(JsonFieldNames.CODES, dom.codes());
        }
        if (!dom.tables().isEmpty()) {
            out.objects(JsonFieldNames.TABLES, dom.tables(), table -> TableJson.write(out, table));
        }
        out.objects(
                JsonFieldNames.ELEMENTS,
                dom.elements(),
                new ElementJsonWriter(out, full, paths)::write);
    }

    /**
     * Reads a page that any variant of this format has written. Unknown fields are ignored, so that
     * an older reader accepts the output of a newer writer.
     *
     * @throws JsonFormatException if the text is not a Spatial DOM
     */
    public static SpatialDom read(String json) {
        return JsonIn.document(json, JsonFormat::readPage);
    }

    private static SpatialDom readPage(JsonIn in) {
        SpatialDomBuilder page = SpatialDom.builder(Viewport.DEFAULT);
        in.object(
                name -> {
                    switch (name) {
                        case JsonFieldNames.URL -> page.url(in.text());
                        case JsonFieldNames.TITLE -> page.title(in.text());
                        case JsonFieldNames.VIEWPORT ->
                                page.viewport(PageFactsJson.readViewport(in));
                        case JsonFieldNames.SCROLL -> page.scroll(PageFactsJson.readScroll(in));
                        case JsonFieldNames.PAGE_TYPE -> page.pageType(in.named(PageType.class));
                        case JsonFieldNames.PAGE_TYPE_CANDIDATES ->
                                page.pageTypeCandidates(
                                        in.list(() -> PageFactsJson.readCandidate(in)));
                        case JsonFieldNames.SUGGESTED_ACTIONS ->
                                PageFactsJson.readActions(in, page);
                        case JsonFieldNames.CAPTCHA -> page.captcha(PageFactsJson.readCaptcha(in));
                        case JsonFieldNames.BLOCKED -> page.blocked(PageFactsJson.readBlocked(in));
                        case JsonFieldNames.OVERLAYS ->
                                page.overlays(in.list(() -> PageFactsJson.readOverlay(in)));
                        case JsonFieldNames.ALERTS -> page.alertIds(in.list(in::number));
                        case JsonFieldNames.PAGINATION ->
                                page.pagination(PageFactsJson.readPagination(in));
                        case JsonFieldNames.MAIN_CONTENT ->
                                page.mainContent(PageFactsJson.readMainContent(in));
                        case JsonFieldNames.CODES -> page.codes(in.list(in::text));
                        case JsonFieldNames.TABLES ->
                                page.tables(in.list(() -> TableJson.read(in)));
                        case JsonFieldNames.ELEMENTS ->
                                page.elements(in.list(() -> ElementJsonReader.read(in)));
                        default -> in.skip();
                    }
                });
        return page.build();
    }
}
