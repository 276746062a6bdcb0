package browsy.model;

import browsy.content.ContentBox;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Builds a {@link SpatialDom}. Not thread-safe.
 *
 * @see SpatialDom#builder
 */
public final class SpatialDomBuilder {

    String url = "";
    String title = "";
    Viewport viewport;
    Scroll scroll = Scroll.TOP;
    PageType pageType = PageType.OTHER;
    List<PageTypeCandidate> pageTypeCandidates = List.of();
    List<SuggestedAction> suggestedActions = List.of();
    List<SuggestedAction> uncertainActions = List.of();
    @Nullable CaptchaInfo captcha;
    @Nullable BlockedInfo blocked;
    List<Overlay> overlays = List.of();
    List<Integer> alertIds = List.of();
    @Nullable Pagination pagination;
    @Nullable MainContent mainContent;
    List<String> codes = List.of();
    List<TableData> tables = List.of();
    List<SpatialElement> elements = List.of();
    @Nullable ContentBox content;
    @Nullable Selectors selectors;

    SpatialDomBuilder(Viewport viewport) {
        this.viewport = viewport;
    }

    SpatialDomBuilder(SpatialDom from) {
        url = from.url();
        title = from.title();
        viewport = from.viewport();
        scroll = from.scroll();
        pageType = from.pageType();
        pageTypeCandidates = from.pageTypeCandidates();
        suggestedActions = from.suggestedActions();
        uncertainActions = from.uncertainActions();
        captcha = from.captcha();
        blocked = from.blocked();
        overlays = from.overlays();
        alertIds = from.alertIds();
        pagination = from.pagination();
        mainContent = from.mainContent();
        codes = from.codes();
        tables = from.tables();
        elements = from.elements();
        content = from.content();
        selectors = from.selectors();
    }

    /** See {@link SpatialDom#url()}. */
    public SpatialDomBuilder url(String url) {
        this.url = Objects.requireNonNull(url, "url");
        return this;
    }

    /** See {@link SpatialDom#title()}. */
    public SpatialDomBuilder title(String title) {
        this.title = Objects.requireNonNull(title, "title");
        return this;
    }

    /** See {@link SpatialDom#viewport()}. */
    public SpatialDomBuilder viewport(Viewport viewport) {
        this.viewport = Objects.requireNonNull(viewport, "viewport");
        return this;
    }

    /** See {@link SpatialDom#scroll()}. */
    public SpatialDomBuilder scroll(Scroll scroll) {
        this.scroll = Objects.requireNonNull(scroll, "scroll");
        return this;
    }

    /** See {@link SpatialDom#pageType()}. */
    public SpatialDomBuilder pageType(PageType pageType) {
        this.pageType = Objects.requireNonNull(pageType, "pageType");
        return this;
    }

    /** See {@link SpatialDom#pageTypeCandidates()}. */
    public SpatialDomBuilder pageTypeCandidates(List<PageTypeCandidate> pageTypeCandidates) {
        this.pageTypeCandidates = Objects.requireNonNull(pageTypeCandidates, "pageTypeCandidates");
        return this;
    }

    /** See {@link SpatialDom#uncertainActions()}. */
    public SpatialDomBuilder uncertainActions(List<SuggestedAction> uncertainActions) {
        this.uncertainActions = Objects.requireNonNull(uncertainActions, "uncertainActions");
        return this;
    }

    /** See {@link SpatialDom#suggestedActions()}. */
    public SpatialDomBuilder suggestedActions(List<SuggestedAction> suggestedActions) {
        this.suggestedActions = Objects.requireNonNull(suggestedActions, "suggestedActions");
        return this;
    }

    /** See {@link SpatialDom#captcha()}. */
    public SpatialDomBuilder captcha(@Nullable CaptchaInfo captcha) {
        this.captcha = captcha;
        return this;
    }

    /** See {@link SpatialDom#blocked()}. */
    public SpatialDomBuilder blocked(@Nullable BlockedInfo blocked) {
        this.blocked = blocked;
        return this;
    }

    /** See {@link SpatialDom#overlays()}. */
    public SpatialDomBuilder overlays(List<Overlay> overlays) {
        this.overlays = Objects.requireNonNull(overlays, "overlays");
        return this;
    }

    /** See {@link SpatialDom#alertIds()}. */
    public SpatialDomBuilder alertIds(List<Integer> alertIds) {
        this.alertIds = Objects.requireNonNull(alertIds, "alertIds");
        return this;
    }

    /** See {@link SpatialDom#pagination()}. */
    public SpatialDomBuilder pagination(@Nullable Pagination pagination) {
        this.pagination = pagination;
        return this;
    }

    /** Sets the main content of the page; null if none is found. */
    public SpatialDomBuilder mainContent(@Nullable MainContent mainContent) {
        this.mainContent = mainContent;
        return this;
    }

    /** See {@link SpatialDom#codes()}. */
    public SpatialDomBuilder codes(List<String> codes) {
        this.codes = Objects.requireNonNull(codes, "codes");
        return this;
    }

    /** See {@link SpatialDom#tables()}. */
    public SpatialDomBuilder tables(List<TableData> tables) {
        this.tables = Objects.requireNonNull(tables, "tables");
        return this;
    }

    /** See {@link SpatialDom#content()}. */
    public SpatialDomBuilder content(@Nullable ContentBox content) {
        this.content = content;
        return this;
    }

    /** Sets the evaluator for {@link SpatialDom#find}; null if the document is not available. */
    public SpatialDomBuilder selectors(@Nullable Selectors selectors) {
        this.selectors = selectors;
        return this;
    }

    /** See {@link SpatialDom#elements()}. */
    public SpatialDomBuilder elements(List<SpatialElement> elements) {
        this.elements = Objects.requireNonNull(elements, "elements");
        return this;
    }

    /**
     * Returns the page. The builder can be used further.
     *
     * @throws IllegalArgumentException if two elements have the same id
     */
    public SpatialDom build() {
        return new SpatialDom(this);
    }
}
