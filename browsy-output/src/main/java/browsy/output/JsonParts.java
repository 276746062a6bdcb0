package browsy.output;

import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import browsy.model.TableData;
import browsy.model.Verdict;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.Consumer;

/** Parts of a page as JSON texts of their own, in the fields of {@link JsonFormat}. */
public final class JsonParts {

    private JsonParts() {}

    /** Elements as an array. */
    public static String elements(List<SpatialElement> elements) {
        return JsonOut.objects(
                elements,
                (out, element) -> new ElementJsonWriter(out, false, id -> null).write(element));
    }

    /** One element as an object, with how it relates to others and why it is hidden. */
    public static String element(SpatialElement element) {
        return object(out -> new ElementJsonWriter(out, true, id -> null).write(element));
    }

    /** Tables as an array of headers and rows. */
    public static String tables(List<TableData> tables) {
        return JsonOut.objects(tables, TableJson::write);
    }

    /** A message with all that is said in it, for readers without the elements in it. */
    private static SpatialElement message(SpatialDom dom, SpatialElement alert) {
        return alert.hasReferences()
                ? alert.toBuilder().text(dom.fullText(alert)).runs(List.of()).build()
                : alert;
    }

    /**
     * What a page is and what can be done on it, without its elements. Type, actions, messages and
     * pagination are always there, the latter as null where the page has none.
     */
    public static String pageInfo(SpatialDom dom) {
        return object(
                out -> {
                    out.text(WireNames.TITLE, dom.title());
                    out.text(WireNames.URL, dom.url());
                    out.named(WireNames.PAGE_TYPE, dom.pageType());
                    out.objects(
                            WireNames.SUGGESTED_ACTIONS,
                            dom.suggestedActions(),
                            action -> ActionJson.write(out, action));
                    out.objects(
                            WireNames.ALERTS,
                            dom.alerts(),
                            alert ->
                                    new ElementJsonWriter(out, false, id -> null)
                                            .write(message(dom, alert)));
                    if (dom.pagination() == null) {
                        out.explicitNull(WireNames.PAGINATION);
                    } else {
                        PageFactsJson.writePagination(out, dom.pagination());
                    }
                    if (dom.captcha() != null) {
                        PageFactsJson.writeCaptcha(out, dom.captcha());
                    }
                    if (dom.blocked() != null) {
                        PageFactsJson.writeBlocked(out, dom.blocked());
                    }
                    if (!dom.overlays().isEmpty()) {
                        out.objects(
                                WireNames.OVERLAYS,
                                dom.overlays(),
                                overlay -> PageFactsJson.writeOverlay(out, overlay));
                    }
                });
    }

    /** Why a page is said to be what it is, as an object with one list. */
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
