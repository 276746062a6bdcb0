package browsy.intelligence;

import browsy.intelligence.code.CodeFinder;
import browsy.intelligence.content.MainContentFinder;
import browsy.intelligence.gate.CoveredElements;
import browsy.intelligence.gate.FoundOverlay;
import browsy.intelligence.signal.Captcha;
import browsy.intelligence.signal.InputReads;
import browsy.intelligence.signal.PageContext;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.Pager;
import browsy.model.MainContent;
import browsy.model.Pagination;
import browsy.model.Pagination.PageLink;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import browsy.model.TableData;
import browsy.model.Verdict;
import browsy.spatial.SpatialPage;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The entry point of the intelligence stage: detects page type, suggested actions, CAPTCHA,
 * overlays, tables and main content of a page.
 */
public final class PageIntelligence {

    private PageIntelligence() {}

    /**
     * The elements of a page with the results of the detectors.
     *
     * @param dom the elements and results
     * @param reads what the detectors read of the user's input
     */
    public record Annotated(SpatialDom dom, InputReads reads) {}

    /**
     * Runs all detectors on a page and returns the elements together with their results.
     *
     * @param page the elements of the page
     * @param context the HTTP response that delivered the page
     */
    public static Annotated annotate(SpatialPage page, PageContext context) {
        PageSignals signals = new PageSignals(page, context);
        Findings found = Findings.on(signals);
        Captcha captcha = found.captcha();
        MainContent content = MainContentFinder.find(signals, found.type());
        List<SpatialElement> messages = Messages.find(signals, found, content);
        SpatialDom dom =
                SpatialDom.builder(page.viewport())
                        .url(page.document().location())
                        .title(signals.title().text())
                        .pageType(found.type())
                        .pageTypeCandidates(found.candidates())
                        .suggestedActions(found.actions())
                        .uncertainActions(found.uncertainActions())
                        .captcha(captcha == null ? null : captcha.info())
                        .blocked(found.blocked())
                        .overlays(found.overlays().stream().map(FoundOverlay::overlay).toList())
                        .alertIds(messages.stream().map(SpatialElement::id).toList())
                        .pagination(pagination(signals))
                        .mainContent(content)
                        .codes(CodeFinder.find(signals))
                        .tables(tables(signals))
                        .elements(marked(CoveredElements.mark(page, found.overlays()), messages))
                        .content(page.content())
                        .build();
        return new Annotated(dom, InputReads.of(signals));
    }

    /**
     * Returns the verdicts behind the result of {@link #annotate}: the rule and evidence of each
     * conclusion.
     */
    public static List<Verdict> explain(SpatialPage page, PageContext context) {
        PageSignals signals = new PageSignals(page, context);
        return Verdicts.of(signals, Findings.on(signals));
    }

    /** Returns the elements, those that are messages with their kinds and whole texts. */
    private static List<SpatialElement> marked(
            List<SpatialElement> elements, List<SpatialElement> messages) {
        Map<Integer, SpatialElement> byId = new HashMap<>();
        for (SpatialElement message : messages) {
            byId.put(message.id(), message);
        }
        return elements.stream()
                .map(
                        element -> {
                            SpatialElement message = byId.get(element.id());
                            return message == null
                                    ? element
                                    : element.toBuilder()
                                            .alertType(message.alertType())
                                            .text(message.text())
                                            .build();
                        })
                .toList();
    }

    /** Returns the tables by markup or role, then those made of aligned boxes. */
    private static List<TableData> tables(PageSignals signals) {
        List<TableData> tables = new ArrayList<>(TableExtractor.extract(signals));
        tables.addAll(AlignedTables.extract(signals.page()));
        return tables;
    }

    /** Returns the addresses of the pager, null if the page has none. */
    private static @Nullable Pagination pagination(PageSignals signals) {
        Pager pager = signals.pager();
        if (pager == null) {
            return null;
        }
        List<PageLink> pages = new ArrayList<>();
        for (SpatialElement number : pager.numbers()) {
            String label = number.text();
            String address = number.href();
            if (label != null && address != null) {
                pages.add(new PageLink(label, address));
            }
        }
        return new Pagination(address(pager.next()), address(pager.previous()), pages);
    }

    private static @Nullable String address(@Nullable SpatialElement link) {
        return link == null ? null : link.href();
    }
}
