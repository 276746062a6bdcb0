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
 * A page as an agent sees it: its elements with their boxes in document order, and what the page as
 * a whole is about.
 *
 * <p>Immutable and safe for use by any number of threads. Hidden elements are listed, too, and
 * flagged.
 */
public final class SpatialDom {

    private final String url;
    private final String title;
    private final Viewport viewport;
    private final Scroll scroll;
    private final PageType pageType;
    private final List<SuggestedAction> suggestedActions;
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
        suggestedActions = List.copyOf(from.suggestedActions);
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

    /** Whether the ids are nothing but the places from 1, so that no table is needed. */
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

    /** Starts a page of the given viewport, without elements. */
    public static SpatialDomBuilder builder(Viewport viewport) {
        return new SpatialDomBuilder(Objects.requireNonNull(viewport, "viewport"));
    }

    /** A builder that starts from this page. */
    public SpatialDomBuilder toBuilder() {
        return new SpatialDomBuilder(this);
    }

    /** The address of the page, empty if it has none. */
    public String url() {
        return url;
    }

    /** The title of the page, empty if it has none. */
    public String title() {
        return title;
    }

    /** The size of the window. */
    public Viewport viewport() {
        return viewport;
    }

    /** How far the page is scrolled. */
    public Scroll scroll() {
        return scroll;
    }

    /** What the page is for. */
    public PageType pageType() {
        return pageType;
    }

    /** What can be done on the page. */
    public List<SuggestedAction> suggestedActions() {
        return suggestedActions;
    }

    /** The first recipe of a kind, such as {@code action(SuggestedAction.Login.class)}. */
    public <A extends SuggestedAction> Optional<A> action(Class<A> kind) {
        Objects.requireNonNull(kind, "kind");
        return suggestedActions.stream().filter(kind::isInstance).map(kind::cast).findFirst();
    }

    /** The CAPTCHA on the page, null if there is none. */
    public @Nullable CaptchaInfo captcha() {
        return captcha;
    }

    /** What keeps the page from showing what was asked for, null if nothing does. */
    public @Nullable BlockedInfo blocked() {
        return blocked;
    }

    /** What lies over the page, topmost first. */
    public List<Overlay> overlays() {
        return overlays;
    }

    /** The ids of the elements that carry a message. */
    public List<Integer> alertIds() {
        return alertIds;
    }

    /** The elements that carry a message. */
    public List<SpatialElement> alerts() {
        return alertIds.stream().map(this::find).filter(Objects::nonNull).toList();
    }

    /** The way through the pages of a list, null if there is none. */
    public @Nullable Pagination pagination() {
        return pagination;
    }

    /**
     * The text that the page is made to show; null for pages that have none, such as lists, forms
     * and front pages.
     */
    public @Nullable MainContent mainContent() {
        return mainContent;
    }

    /** Verification codes that the page tells, in document order. */
    public List<String> codes() {
        return codes;
    }

    /** The tables of data on the page. */
    public List<TableData> tables() {
        return tables;
    }

    /** All elements in document order, hidden ones included. */
    public List<SpatialElement> elements() {
        return elements;
    }

    /**
     * What the page shows as a tree of blocks and text, in which elements stand by their ids; null
     * where only the elements are known, as for a page read from JSON. It is that of the whole page
     * even where {@link #elements()} are a part of them.
     */
    public @Nullable ContentBox content() {
        return content;
    }

    /**
     * What an element says with the words of the elements that stand between its own, as a person
     * reads it; fields are read by their values. Empty if it says nothing.
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

    /** The element of an id, found in constant time; empty if there is none. */
    public Optional<SpatialElement> get(int id) {
        return Optional.ofNullable(find(id));
    }

    /**
     * The listed elements that a CSS selector matches, hidden ones included, in document order.
     * {@code >>>} joins the selector of a frame or shadow host to one for what is in it, as in
     * {@link SpatialElement#selector()}.
     *
     * @throws IllegalArgumentException if it is no selector
     * @throws IllegalStateException if only the elements of the page are known, as for a page read
     *     from JSON
     */
    public List<SpatialElement> find(String selector) {
        Objects.requireNonNull(selector, "selector");
        if (selectors == null) {
            throw new IllegalStateException(
                    "only the elements of the page are known, no document to select in");
        }
        return selectors.select(selector).stream()
                .map(this::find)
                .filter(Objects::nonNull)
                .toList();
    }

    /** The elements whose text contains the given one, letter by letter; hidden ones included. */
    public List<SpatialElement> findByText(String text) {
        return finder().byText(Objects.requireNonNull(text, "text"));
    }

    /** The elements whose text contains the given one, whatever the case; hidden ones included. */
    public List<SpatialElement> findByTextFuzzy(String text) {
        return finder().byTextFuzzy(Objects.requireNonNull(text, "text"));
    }

    /** The elements of a role, hidden ones included. */
    public List<SpatialElement> findByRole(Role role) {
        return finder().byRole(Objects.requireNonNull(role, "role"));
    }

    /** The visible input element that fits a purpose best, the first of equals. */
    public Optional<SpatialElement> findInputByPurpose(InputPurpose purpose) {
        return finder().inputByPurpose(Objects.requireNonNull(purpose, "purpose"));
    }

    /**
     * The visible button that most likely sends what was typed into a field: one of the same form
     * rather than another, one below the field rather than above, and the nearest of these, where a
     * pixel down counts twice one to the side. Empty if the id is unknown or there is no button.
     */
    public Optional<SpatialElement> findNearestButton(int fieldId) {
        return get(fieldId).flatMap(finder()::nearestButton);
    }

    /** The links that a person sees, in document order; {@link SpatialElement#href()} is set. */
    public List<SpatialElement> links() {
        return finder().links();
    }

    private ElementFinder finder() {
        return new ElementFinder(elements);
    }

    /** The elements that a person sees, in or out of the window. */
    public List<SpatialElement> visible() {
        return select(element -> !element.hidden());
    }

    /** The elements whose top edge is in the window or above it, hidden ones included. */
    public List<SpatialElement> aboveFold() {
        return select(this::isAboveFold);
    }

    /** The elements whose top edge is below the window, hidden ones included. */
    public List<SpatialElement> belowFold() {
        return select(element -> !isAboveFold(element));
    }

    /** Whether the top edge of an element is above the lower edge of the window. */
    public boolean isAboveFold(SpatialElement element) {
        return Objects.requireNonNull(element, "element").bounds().y()
                < scroll.y() + viewport.height();
    }

    /**
     * The same page without the elements below the fold. What concerns the page as a whole stays as
     * it is, so its ids may name elements that are left out.
     */
    public SpatialDom filterAboveFold() {
        return keeping(this::isAboveFold);
    }

    /**
     * The same page with a part of its elements. What others say between the words of these stays
     * there as words. What concerns the page as a whole stays as it is, so its ids may name
     * elements that are left out.
     *
     * @param condition holds for the elements to keep
     */
    public SpatialDom keeping(Predicate<SpatialElement> condition) {
        List<SpatialElement> kept = select(condition);
        Set<Integer> ids = new HashSet<>(kept.size() * 2);
        kept.forEach(element -> ids.add(element.id()));
        WordsLeftOut words = new WordsLeftOut(this, ids);
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
                && suggestedActions.equals(that.suggestedActions)
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

    /** One short line for logs and debuggers. */
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
