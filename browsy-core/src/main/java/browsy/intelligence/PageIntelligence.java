package browsy.intelligence;

import browsy.intelligence.action.SuggestedActions;
import browsy.intelligence.signal.Captcha;
import browsy.intelligence.signal.Lexicon;
import browsy.intelligence.signal.PageContext;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.type.PageTypes;
import browsy.model.PageType;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import browsy.spatial.SpatialPage;
import java.util.List;

/** Tells what a page is about: the entry of the intelligence stage. */
public final class PageIntelligence {

    private PageIntelligence() {}

    /** Adds to the elements of a page what it is for and what can be done on it. */
    public static SpatialDom annotate(SpatialPage page, PageContext context) {
        PageSignals signals = new PageSignals(page, context, Lexicon.standard());
        PageType type = PageTypes.classify(signals).type();
        Captcha captcha = signals.captcha();
        List<Integer> alerts = signals.alerts().stream().map(SpatialElement::id).toList();
        return SpatialDom.builder(page.viewport())
                .url(page.document().location())
                .title(page.document().title())
                .pageType(type)
                .suggestedActions(SuggestedActions.find(signals, type))
                .captcha(captcha == null ? null : captcha.info())
                .alertIds(alerts)
                .elements(page.elements())
                .build();
    }
}
