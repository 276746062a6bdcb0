package browsy.intelligence;

import browsy.intelligence.OverlayDetector.Found;
import browsy.intelligence.content.MainContentFinder;
import browsy.intelligence.signal.Captcha;
import browsy.intelligence.signal.Lexicon;
import browsy.intelligence.signal.PageContext;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.Pager;
import browsy.model.Pagination;
import browsy.model.Pagination.PageLink;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import browsy.model.TableData;
import browsy.model.Verdict;
import browsy.spatial.SpatialPage;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Tells what a page is about: the entry of the intelligence stage. */
public final class PageIntelligence {

    private PageIntelligence() {}

    /** Reads words and names, which the first page would else wait for. */
    public static void warmUp() {
        PageSignals.warmUp();
    }

    /** Adds to the elements of a page what it is for and what can be done on it. */
    public static SpatialDom annotate(SpatialPage page, PageContext context) {
        PageSignals signals = new PageSignals(page, context, Lexicon.standard());
        Findings found = Findings.on(signals);
        Captcha captcha = found.captcha();
        return SpatialDom.builder(page.viewport())
                .url(page.document().location())
                .title(signals.title().text())
                .pageType(found.type())
                .suggestedActions(found.actions())
                .captcha(captcha == null ? null : captcha.info())
                .blocked(found.blocked())
                .overlays(found.overlays().stream().map(Found::overlay).toList())
                .alertIds(signals.content().alerts().stream().map(SpatialElement::id).toList())
                .pagination(pagination(signals))
                .mainContent(MainContentFinder.find(signals, found.type()))
                .codes(CodeFinder.find(signals))
                .tables(tables(signals))
                .elements(CoveredElements.mark(page, found.overlays()))
                .content(page.content())
                .build();
    }

    /** Tells why {@link #annotate} says what it says of a page. */
    public static List<Verdict> explain(SpatialPage page, PageContext context) {
        PageSignals signals = new PageSignals(page, context, Lexicon.standard());
        return Verdicts.of(signals, Findings.on(signals));
    }

    /** Tables by their markup, then those that only look like tables. */
    private static List<TableData> tables(PageSignals signals) {
        List<TableData> tables = new ArrayList<>(TableExtractor.extract(signals));
        tables.addAll(AlignedTables.extract(signals.page()));
        return tables;
    }

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
