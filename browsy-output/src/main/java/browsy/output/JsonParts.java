package browsy.output;

import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import browsy.model.TableData;
import browsy.model.Verdict;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.Consumer;

/** Parts of a page as separate JSON texts, with the fields of {@link JsonFormat}. */
public final class JsonParts {

    private JsonParts() {}

    /** Returns elements as an array. */
    public static String elements(List<SpatialElement> elements) {
        return JsonOut.objects(
                elements,
                (out, element) -> new ElementJsonWriter(out, false, id -> null).write(element));
    }

    /** Returns an element as an object, including its relations and hidden reasons. */
    public static String element(SpatialElement element) {
        return object(out -> new ElementJsonWriter(out, true, id -> null).write(element));
    }

    /** Returns tables as an array of objects with headers and rows. */
    public static String tables(List<TableData> tables) {
        return JsonOut.objects(tables, TableJson::write);
    }

    /**
     * Returns a message with the text of the elements inside it, for readers that do not get these
     * elements.
     */
    private static SpatialElement message(SpatialDom dom, SpatialElement alert) {
        return alert.hasReferences()
                ? alert.toBuilder().text(dom.fullText(alert)).runs(List.of()).build()
                : alert;
    }

    /**
     * Returns the facts about a page as an object, without its elements. The page type, actions,
     * messages and pagination are always present; pagination is null if the page has none.
     */
    public static String pageInfo(SpatialDom dom) {
        return object(
                out -> {
                    out.text(JsonFieldNames.TITLE, dom.title());
                    out.text(JsonFieldNames.URL, dom.url());
                    out.named(JsonFieldNames.PAGE_TYPE, dom.pageType());
                    if (!dom.pageTypeCandidates().isEmpty()) {
                        PageFactsJson.writeCandidates(out, dom.pageTypeCandidates());
                    }
                    PageFactsJson.writeActions(out, dom);
                    out.objects(
                            JsonFieldNames.ALERTS,
                            dom.alerts(),
                            alert ->
                                    new ElementJsonWriter(out, false, id -> null)
                                            .write(message(dom, alert)));
                    if (dom.pagination() == null) {
                        out.explicitNull(JsonFieldNames.PAGINATION);
                    } else {
                        PageFactsJson.writePagination(out, dom.pagination());
                    }
                    PageFactsJson.writeObstacles(out, dom);
                });
    }

    /** Returns the verdicts about a page with their reasons, as an object with one array. */
    public static String verdicts(List<Verdict> verdicts) {
        return object(
                out ->
                        out.objects(
                                "verdicts",
                                verdicts,
                                verdict -> {
                                    out.named("subject", verdict.subject());
                                    out.text("conclusion", verdict.conclusion());
                                    out.text("rule", verdict.rule());
                                    out.text("matched", verdict.matched());
                                    out.numbers("ids", verdict.elementIds());
                                    out.named("confidence", verdict.confidence());
                                    out.decimal(
                                            JsonFieldNames.PROBABILITY,
                                            Math.round(verdict.probability() * 100) / 100.0);
                                    out.text("runner_up", verdict.runnerUp());
                                }));
    }

    private static String object(Consumer<JsonOut> content) {
        StringBuilder text = new StringBuilder();
        try {
            JsonOut.object(text, false, content);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }
}
