package browsy.intelligence.action;

import browsy.intelligence.signal.PageSignals;
import browsy.model.PageType;
import browsy.model.SuggestedAction;
import java.util.List;

/** Detects the suggested actions of one kind on a page. */
interface ActionDetector {

    /**
     * Returns the actions of this kind that the page offers.
     *
     * @param page the signals of the page
     * @param type the page type
     * @param before the actions that earlier detectors found
     */
    List<? extends SuggestedAction> detect(
            PageSignals page, PageType type, List<SuggestedAction> before);
}
