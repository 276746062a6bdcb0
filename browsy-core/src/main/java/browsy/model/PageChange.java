package browsy.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A fact about a page as a whole that is not what it was, with its new value. */
public sealed interface PageChange {

    record Url(String url) implements PageChange {}

    record Title(String title) implements PageChange {}

    record Scrolled(Scroll scroll) implements PageChange {}

    record Type(PageType pageType) implements PageChange {}

    record Actions(List<SuggestedAction> actions) implements PageChange {
        public Actions {
            actions = List.copyOf(actions);
        }
    }

    record Captcha(@Nullable CaptchaInfo captcha) implements PageChange {}

    record Blocked(@Nullable BlockedInfo blocked) implements PageChange {}

    record Overlays(List<Overlay> overlays) implements PageChange {
        public Overlays {
            overlays = List.copyOf(overlays);
        }
    }

    record Alerts(List<Integer> alertIds) implements PageChange {
        public Alerts {
            alertIds = List.copyOf(alertIds);
        }
    }

    record Paging(@Nullable Pagination pagination) implements PageChange {}

    record Content(@Nullable MainContent mainContent) implements PageChange {}

    record Codes(List<String> codes) implements PageChange {
        public Codes {
            codes = List.copyOf(codes);
        }
    }

    record Tables(List<TableData> tables) implements PageChange {
        public Tables {
            tables = List.copyOf(tables);
        }
    }
}
