package browsy.intelligence.action;

import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.Pager;
import browsy.model.PageType;
import browsy.model.Role;
import browsy.model.SpatialElement;
import browsy.model.SuggestedAction;
import browsy.model.SuggestedAction.Paginate;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Detects the links or buttons to the next and previous page of a list or text. Pagers that only
 * demonstrate the component are excluded.
 */
final class PaginateDetector implements ActionDetector {

    @Override
    public List<Paginate> detect(PageSignals page, PageType type, List<SuggestedAction> before) {
        Pager pager = page.pager();
        if (pager == null || (pager.next() == null && pager.previous() == null)) {
            return List.of();
        }
        boolean isList = type == PageType.LIST || type == PageType.SEARCH_RESULTS;
        boolean demoButton = type == PageType.OTHER && isDemonstration(page, pager);
        boolean wayBack = pager.next() == null && pager.numbers().isEmpty() && isForm(type);
        return demoButton || wayBack || (!isList && isSample(page, pager))
                ? List.of()
                : List.of(new Paginate(Ids.of(pager.next()), Ids.of(pager.previous())));
    }

    /** Whether a page is there to fill in a form, on which a step back leaves it. */
    private static boolean isForm(PageType type) {
        return switch (type) {
            case FORM, LOGIN, TWO_FACTOR_AUTH, OAUTH_CONSENT, CAPTCHA -> true;
            default -> false;
        };
    }

    /**
     * Whether the step to the next page, else that to the previous page, is a button that submits
     * no form. On unclassified pages, such buttons belong to demonstrations of components.
     */
    private static boolean isDemonstration(PageSignals page, Pager pager) {
        SpatialElement step = pager.next() != null ? pager.next() : pager.previous();
        return step != null && step.role() != Role.LINK && !submits(page.page().source(step));
    }

    private static boolean submits(Element button) {
        Element form = button.closest("form");
        boolean isSubmit = !button.attr("type").equalsIgnoreCase("button");
        return form != null
                && isSubmit
                && (form.hasAttr("action") || form.attr("method").equalsIgnoreCase("post"));
    }

    /**
     * Whether a pager is a demonstration: captions of its page numbers repeat, as those of several
     * pagers do, and both steps lead nowhere.
     */
    private static boolean isSample(PageSignals page, Pager pager) {
        Set<String> captions = new HashSet<>();
        boolean several = false;
        for (SpatialElement number : pager.numbers()) {
            several |= !captions.add(page.caption(number));
        }
        return several && leadsNowhere(page, pager.next()) && leadsNowhere(page, pager.previous());
    }

    private static boolean leadsNowhere(PageSignals page, @Nullable SpatialElement link) {
        if (link == null) {
            return true;
        }
        String href = page.page().source(link).attr("href");
        return href.startsWith("#") || href.startsWith("javascript:");
    }
}
