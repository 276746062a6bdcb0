package browsy.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A changed fact about a page as a whole, with its new value. The components are those of {@link
 * SpatialDom}.
 */
public sealed interface PageChange {

    /** The address changed. */
    record Url(String url) implements PageChange {}

    /** The title changed. */
    record Title(String title) implements PageChange {}

    /** The page was scrolled. */
    record Scrolled(Scroll scroll) implements PageChange {}

    /** The page type changed. */
    record Type(PageType pageType) implements PageChange {}

    /** The candidates for an uncertain page type changed; there are none if it is certain now. */
    record Candidates(List<PageTypeCandidate> candidates) implements PageChange {
        public Candidates {
            candidates = List.copyOf(candidates);
        }
    }

    /**
     * The suggested actions changed.
     *
     * @param actions the actions
     * @param uncertain those of them that are uncertain
     */
    record Actions(List<SuggestedAction> actions, List<SuggestedAction> uncertain)
            implements PageChange {
        public Actions {
            actions = List.copyOf(actions);
            uncertain = List.copyOf(uncertain);
        }
    }

    /** The CAPTCHA changed; null if there is none now. */
    record Captcha(@Nullable CaptchaInfo captcha) implements PageChange {}

    /** The obstacle changed; null if there is none now. */
    record Blocked(@Nullable BlockedInfo blocked) implements PageChange {}

    /** The overlays changed. */
    record Overlays(List<Overlay> overlays) implements PageChange {
        public Overlays {
            overlays = List.copyOf(overlays);
        }
    }

    /** The ids of messages changed. */
    record Alerts(List<Integer> alertIds) implements PageChange {
        public Alerts {
            alertIds = List.copyOf(alertIds);
        }
    }

    /** The pagination changed; null if there is none now. */
    record Paging(@Nullable Pagination pagination) implements PageChange {}

    /** The main content changed; null if there is none now. */
    record Content(@Nullable MainContent mainContent) implements PageChange {}

    /** The verification codes changed. */
    record Codes(List<String> codes) implements PageChange {
        public Codes {
            codes = List.copyOf(codes);
        }
    }

    /** The data tables changed. */
    record Tables(List<TableData> tables) implements PageChange {
        public Tables {
            tables = List.copyOf(tables);
        }
    }
}
