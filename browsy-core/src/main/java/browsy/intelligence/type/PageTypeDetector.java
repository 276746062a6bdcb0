package browsy.intelligence.type;

import browsy.intelligence.signal.Evidence;
import browsy.intelligence.signal.PageSignals;
import browsy.model.PageType;
import org.jspecify.annotations.Nullable;

/** Recognises pages of one type. */
interface PageTypeDetector {

    PageType type();

    /** Why the page is of this type, null if it is not. */
    @Nullable Evidence detect(PageSignals page);
}
