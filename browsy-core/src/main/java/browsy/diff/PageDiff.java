package browsy.diff;

import browsy.model.PageChange;
import browsy.model.SpatialDom;
import browsy.model.SpatialDomBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Computes and applies the changes of facts about a page as a whole. */
final class PageDiff {

    private PageDiff() {}

    /** The facts that differ, with their new values. */
    static List<PageChange> between(SpatialDom old, SpatialDom now) {
        Comparison facts = new Comparison(old, now);
        facts.compare(SpatialDom::url, PageChange.Url::new);
        facts.compare(SpatialDom::title, PageChange.Title::new);
        facts.compare(SpatialDom::scroll, PageChange.Scrolled::new);
        facts.compare(SpatialDom::pageType, PageChange.Type::new);
        facts.compare(SpatialDom::pageTypeCandidates, PageChange.Candidates::new);
        facts.compare(PageDiff::actions, actions -> actions);
        facts.compareNullable(SpatialDom::captcha, PageChange.Captcha::new);
        facts.compareNullable(SpatialDom::blocked, PageChange.Blocked::new);
        facts.compare(SpatialDom::overlays, PageChange.Overlays::new);
        facts.compare(SpatialDom::alertIds, PageChange.Alerts::new);
        facts.compareNullable(SpatialDom::pagination, PageChange.Paging::new);
        facts.compareNullable(SpatialDom::mainContent, PageChange.Content::new);
        facts.compare(SpatialDom::codes, PageChange.Codes::new);
        facts.compare(SpatialDom::tables, PageChange.Tables::new);
        return facts.changes;
    }

    private static PageChange.Actions actions(SpatialDom dom) {
        return new PageChange.Actions(dom.suggestedActions(), dom.uncertainActions());
    }

    /** Sets the new value of a changed fact. */
    static void apply(PageChange change, SpatialDomBuilder page) {
        if (change instanceof PageChange.Url to) {
            page.url(to.url());
        } else if (change instanceof PageChange.Title to) {
            page.title(to.title());
        } else if (change instanceof PageChange.Scrolled to) {
            page.scroll(to.scroll());
        } else if (change instanceof PageChange.Type to) {
            page.pageType(to.pageType());
        } else if (change instanceof PageChange.Candidates to) {
            page.pageTypeCandidates(to.candidates());
        } else if (change instanceof PageChange.Actions to) {
            page.suggestedActions(to.actions()).uncertainActions(to.uncertain());
        } else if (change instanceof PageChange.Captcha to) {
            page.captcha(to.captcha());
        } else if (change instanceof PageChange.Blocked to) {
            page.blocked(to.blocked());
        } else if (change instanceof PageChange.Overlays to) {
            page.overlays(to.overlays());
        } else if (change instanceof PageChange.Alerts to) {
            page.alertIds(to.alertIds());
        } else if (change instanceof PageChange.Paging to) {
            page.pagination(to.pagination());
        } else if (change instanceof PageChange.Content to) {
            page.mainContent(to.mainContent());
        } else if (change instanceof PageChange.Codes to) {
            page.codes(to.codes());
        } else if (change instanceof PageChange.Tables to) {
            page.tables(to.tables());
        } else {
            throw new IllegalArgumentException("unknown kind of page change: " + change);
        }
    }

    private static final class Comparison {
        private final SpatialDom old;
        private final SpatialDom now;
        private final List<PageChange> changes = new ArrayList<>();

        Comparison(SpatialDom old, SpatialDom now) {
            this.old = old;
            this.now = now;
        }

        <T> void compare(Function<SpatialDom, T> fact, Function<T, PageChange> change) {
            T value = fact.apply(now);
            if (!value.equals(fact.apply(old))) {
                changes.add(change.apply(value));
            }
        }

        <T> void compareNullable(
                Function<SpatialDom, @Nullable T> fact, Function<@Nullable T, PageChange> change) {
            T value = fact.apply(now);
            if (!Objects.equals(value, fact.apply(old))) {
                changes.add(change.apply(value));
            }
        }
    }
}
