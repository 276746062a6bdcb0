package browsy.intelligence;

import browsy.model.SpatialDom;
import browsy.spatial.SpatialPage;

/** Tells what a page is about: the entry of the intelligence stage. */
public final class PageIntelligence {

    private PageIntelligence() {}

    /** Adds to the elements of a page what it is for and what can be done on it. */
    public static SpatialDom annotate(SpatialPage page, PageContext context) {
        return SpatialDom.builder(page.viewport())
                .url(page.document().location())
                .title(page.document().title())
                .elements(page.elements())
                .build();
    }
}
