package browsy.intelligence.action;

import browsy.intelligence.signal.PageSignals;
import browsy.model.PageType;
import browsy.model.SuggestedAction;
import java.util.List;

/** Recognises what one recipe can be used for. */
interface ActionDetector {

    /**
     * The uses of the recipe on a page.
     *
     * @param page the page
     * @param type what the page is for
     * @param before what other detectors have found already
     */
    List<? extends SuggestedAction> detect(
            PageSignals page, PageType type, List<SuggestedAction> before);
}
