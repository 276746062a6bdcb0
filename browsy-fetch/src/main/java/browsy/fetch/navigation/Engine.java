package browsy.fetch.navigation;

import browsy.Page;
import browsy.ParseOptions;
import browsy.engine.PageEngine;

/** The operations on pages that a session has and readers of pages do not. */
public final class Engine {
    private Engine() {}

    /** Returns the operations. A page must have been opened or its options created. */
    public static PageEngine<Page, ParseOptions> ofPages() {
        return PageEngine.of(Page.class, ParseOptions.class);
    }
}
