package browsy.model;

import browsy.content.ContentBox;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A page as an agent sees it: its elements with their bounds, in document order, and facts about
 * the page as a whole.
 *
 * <p>Immutable and thread-safe. Hidden elements are listed and marked as hidden.
 */
public final class SpatialDom {

    private final String url;
    private final String title;
    private final Viewport viewport;
    private final Scroll scroll;
    private final PageType pageType;
    private final List<PageTypeCandidate> pageTypeCandidates;
    private final List<SuggestedAction> suggestedActions;
    private final List<SuggestedAction> uncertainActions;
    private final @Nullable CaptchaInfo captcha;
    private final @Nullable BlockedInfo blocked;
    private final List<Overlay> overlays;
    private final List<Integer> alertIds;
    private final @Nullable Pagination pagination;
    private final @Nullable MainContent mainContent;
    private final List<String> codes;
    private final List<TableData> tables;
    private final List<SpatialElement> elements;
    private final @Nullable ContentBox content;
    private final @Nullable Selectors selectors;
    private final Map<Integer, SpatialElement> byId;

    SpatialDom(SpatialDomBuilder from) {
        url = from.url;
        title = from.title;
        viewport = from.viewport;
        scroll = from.scroll;
        pageType = from.pageType;
        pageTypeCandidates = List.copyOf(from.pageTypeCandidates);
        suggestedActions = List.copyOf(from.suggestedActions);
        uncertainActions = List.copyOf(from.uncertainActions);
        captcha = from.captcha;
        blocked = from.blocked;
        overlays = List.copyOf(from.overlays);
        alertIds = List.copyOf(from.alertIds);
        pagination = from.pagination;
        mainContent = from.mainContent;
        codes = List.copyOf(from.codes);
        tables = List.copyOf(from.tables);
        elements = List.copyOf(from.elements);
        content = from.content;
        selectors = from.selectors;
        byId = index(elements);
    }

    private static Map<Integer, SpatialElement> index(List<SpatialElement> elements) {
        if (isCounted(elements)) {
            return Map.of();
        }
        Map<Integer, SpatialElement> byId = new HashMap<>(elements.size() * 2);
        for (SpatialElement element : elements) {
            if (byId.put(element.id(), element) != null) {
                throw new IllegalArgumentException("two elements have the id " + element.id());
            }
        }
        return byId;
    }

    /** Whether the ids are 1, 2, 3 and so on, so that no map is needed. */
    private static boolean isCounted(List<SpatialElement> elements) {
        for (int i = 0; i < elements.size(); i++) {
            if (elements.get(i).id() != i + 1) {
                return false;
            }
        }
        return true;
    }

    private @Nullable SpatialElement find(int id) {
        if (!byId.isEmpty()) {
            return byId.get(id);
        }
        return id > 0 && id <= elements.size() ? elements.get(id - 1) : null;
    }

    /** Returns a builder for a page with the given viewport and no elements. */
    public static SpatialDomBuilder builder(Viewport viewport) {
        return new SpatialDomBuilder(Objects.requireNonNull(viewport, "viewport"));
    }

    /** Returns a builder that starts with this page. */
    public SpatialDomBuilder toBuilder() {
        return new SpatialDomBuilder(this);
    }

    /** The address of the page; empty if there is none. */
    public String url() {
        return url;
    }

    /** The title of the page; empty if there is none. */
    public String title() {
        return title;
    }

    /** The size of the viewport. */
    public Viewport viewport() {
        return viewport;
    }

    /** The scroll offset of the page. */
    public Scroll scroll() {
        return scroll;
    }

    /** The type of the page. */
    public PageType pageType() {
        return pageType;
    }

    /**
     * The types that the page may have if its type is uncertain, the most likely first; the first
     * is {@link #pageType()}. Empty if the type is certain enough.
     */
    public List<PageTypeCandidate> pageTypeCandidates() {
        return pageTypeCandidates;
    }

    /** The actions that the page offers. */
    public List<SuggestedAction> suggestedActions() {
        return suggestedActions;
    }

    /**
     * Those of {@link #suggestedActions()} that may be wrong: the page may not offer them, or they
     * may name other elements.
     */
    public List<SuggestedAction> uncertainActions() {
        return uncertainActions;
    }

    /**
     * The first action of a kind, such as {@code action(SuggestedAction.Login.class)}; empty if
     * there is none.
     *
     * @param kind the class of the action
     */
    public <A extends SuggestedAction> Optional<A> action(Class<A> kind) {
        Objects.requireNonNull(kind, "kind");
        return suggestedActions.stream().filter(kind::isInstance).map(kind::cast).findFirst();
    }

    /** The CAPTCHA on the page; null if there is none. */
    public @Nullable CaptchaInfo captcha() {
        return captcha;
    }

    /**
     * The obstacle that keeps the page from showing the requested content; null if there is none.
     */
    public @Nullable BlockedInfo blocked() {
        return blocked;
    }

    /** The overlays, the topmost first. */
    public List<Overlay> overlays() {
        return overlays;
    }

    /** The ids of the elements that are messages, such as errors. */
    public List<Integer> alertIds() {
        return alertIds;
    }

    /** The elements that are messages, such as errors. */
    public List<SpatialElement> alerts() {
        return alertIds.stream().map(this::find).filter(Objects::nonNull).toList();
    }

    /** The pagination of a list; null if there is none. */
    public @Nullable Pagination pagination() {
        return pagination;
    }

    /** The main text of the page; null if there is none, as on lists, forms and front pages. */
    public @Nullable MainContent mainContent() {
        return mainContent;
    }

    /**
     * The verification codes that the page shows, without separators, in document order. Digits are
     * those of the page.
     */
    public List<String> codes() {
        return codes;
    }

    /** The data tables of the page. */
    public List<TableData> tables() {
        return tables;
    }

    /** All elements in document order, including hidden ones. */
    public List<SpatialElement> elements() {
        return elements;
    }

    /**
     * The content of the page as a tree of boxes and text. A box has the id of the element that it
     * is made from. The tree covers the whole page, even if {@link #elements()} is only a part.
     *
     * @return null if only the elements are known, as for a page read from JSON
     */
    public @Nullable ContentBox content() {
        return content;
    }

    /**
     * The text of an element as a person reads it: its own words, and in their places the words of
     * the elements that it refers to. Fields contribute their values. Empty if there is no text.
     *
     * @param element an element of this page
     */
    public String fullText(SpatialElement element) {
        return new FullTexts(this).of(Objects.requireNonNull(element, "element"));
    }

    /** The number of elements. */
    public int size() {
        return elements.size();
    }

    @Nullable Selectors selectors() {
        return selectors;
    }

    /** The element with an id, in constant time; empty if there is none. */
    public Optional<SpatialElement> get(int id) {
        return Optional.ofNullable(find(id));
    }

    /**
     * Returns the listed elements that match a CSS selector, including hidden ones, in document
     * order. To reach into a frame or shadow tree, {@code >>>} separates the selector of the frame
     * or host from the selector inside, as in {@link SpatialElement#selector()}.
     *
     * @param selector the CSS selector
     * @throws IllegalArgumentException if the selector is not valid
     * @throws IllegalStateException if the page has no document, as for a page read from JSON
     */
    public List<SpatialElement> find(String selector) {
        Objects.requireNonNull(selector, "selector");
        if (selectors == null) {
            throw new IllegalStateException("the page has no document to evaluate selectors in");
        }
        return selectors.select(selector).stream()
                .map(this::find)
                .filter(Objects::nonNull)
                .toList();
    }

    /** The elements whose text contains the given one, case-sensitive; including hidden ones. */
    public List<SpatialElement> findByText(String text) {
        return finder().byText(Objects.requireNonNull(text, "text"));
    }

    /**
     * The elements whose text contains the given one, without regard to case and white space;
     * including hidden ones.
     */
    public List<SpatialElement> findByTextFuzzy(String text) {
        return finder().byTextFuzzy(Objects.requireNonNull(text, "text"));
    }

    /** The elements with a role or a subclass of it ({@link Role#isA}), including hidden ones. */
    public List<SpatialElement> findByRole(Role role) {
        return finder().byRole(Objects.requireNonNull(role, "role"));
    }

    /**
     * The visible input element that fits a purpose best; the first of equally good ones. Empty if
     * there is none.
     */
    public Optional<SpatialElement> findInputByPurpose(InputPurpose purpose) {
        return finder().inputByPurpose(Objects.requireNonNull(purpose, "purpose"));
    }

    /**
     * The visible button that most likely submits a field. Buttons of the same form are preferred
     * to others, then buttons that are not above the field, then the nearest, where vertical
     * distance counts twice. Empty if the id is unknown or there is no button.
     *
     * @param fieldId the id of the field
     */
    public Optional<SpatialElement> findNearestButton(int fieldId) {
        return get(fieldId).flatMap(finder()::nearestButton);
    }

    /** The visible links in document order; their {@link SpatialElement#href()} is not null. */
    public List<SpatialElement> links() {
        return finder().links();
    }

    private ElementFinder finder() {
        return new ElementFinder(elements);
    }

    /** The elements that are not hidden, inside or outside the viewport. */
    public List<SpatialElement> visible() {
        return select(element -> !element.hidden());
    }

    /**
     * The elements whose top edge is above the lower edge of the viewport, including hidden ones.
     */
    public List<SpatialElement> aboveFold() {
        return select(this::isAboveFold);
    }

    /**
     * The elements whose top edge is below the lower edge of the viewport, including hidden ones.
     */
    public List<SpatialElement> belowFold() {
        return select(element -> !isAboveFold(element));
    }

    /** Whether the top edge of an element is above the lower edge of the viewport. */
    public boolean isAboveFold(SpatialElement element) {
        return Objects.requireNonNull(element, "element").bounds().y()
                < scroll.y() + viewport.height();
    }

    /**
     * Returns the page without the elements below the fold. Facts about the page as a whole stay
     * the same, so they may refer to ids that are not listed.
     */
    public SpatialDom filterAboveFold() {
        return keeping(this::isAboveFold);
    }

    /**
     * Returns the page with only some of its elements. Where a kept element refers to an element
     * that is left out, the words of the latter take its place. Facts about the page as a whole
     * stay the same, so they may refer to ids that are not listed.
     *
     * @param condition holds for the elements to keep
     */
    public SpatialDom keeping(Predicate<SpatialElement> condition) {
        List<SpatialElement> kept = select(condition);
        Set<Integer> ids = new HashSet<>(kept.size() * 2);
        kept.forEach(element -> ids.add(element.id()));
        ReferenceInliner words = new ReferenceInliner(this, ids);
        return toBuilder().elements(kept.stream().map(words::putInto).toList()).build();
    }

    private List<SpatialElement> select(Predicate<SpatialElement> condition) {
        return elements.stream().filter(condition).toList();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof SpatialDom that
                && url.equals(that.url)
                && title.equals(that.title)
                && viewport.equals(that.viewport)
                && scroll.equals(that.scroll)
                && pageType == that.pageType
                && pageTypeCandidates.equals(that.pageTypeCandidates)
                && suggestedActions.equals(that.suggestedActions)
                && uncertainActions.equals(that.uncertainActions)
                && Objects.equals(captcha, that.captcha)
                && Objects.equals(blocked, that.blocked)
                && overlays.equals(that.overlays)
                && alertIds.equals(that.alertIds)
                && Objects.equals(pagination, that.pagination)
                && Objects.equals(mainContent, that.mainContent)
                && codes.equals(that.codes)
                && tables.equals(that.tables)
                && elements.equals(that.elements);
    }

    @Override
    public int hashCode() {
        return Objects.hash(url, title, viewport, pageType, elements);
    }

    /** A short line for logs and debuggers. */
    @Override
    public String toString() {
        return "SpatialDom["
                + pageType.wireName()
                + ", "
                + elements.size()
                + " elements, "
                + url
                + "]";
    }
}
