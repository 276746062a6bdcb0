package browsy.intelligence.type;

import browsy.intelligence.rule.Evidence;
import browsy.intelligence.signal.PageSignals;
import browsy.model.PageType;
import org.jspecify.annotations.Nullable;

/** Detects pages of one type. */
interface PageTypeDetector {

    /** Returns the type that this detector recognises. */
    PageType type();

    /** Returns the evidence that the page is of this type, null if it is not. */
    @Nullable Evidence detect(PageSignals page);
}
