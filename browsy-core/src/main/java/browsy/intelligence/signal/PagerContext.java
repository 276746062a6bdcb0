package browsy.intelligence.signal;

import browsy.html.DocumentParts;
import browsy.html.ElementChildren;
import browsy.intelligence.word.Texts;
import browsy.model.SpatialElement;
import browsy.spatial.tree.FlatTree;
import java.text.DateFormatSymbols;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** What the candidates for the links of a pager know about one another. */
final class PagerContext {

    /** The minimum number of links with the same caption that are not steps of one pager. */
    private static final int MANY = 3;

    /** The minimum number of entries of a list of words, and the share of words in it. */
    private static final int MANY_WORDS = 10;

    private static final double MOST = 0.8;

    private final PageSignals page;
    private final List<SpatialElement> links;
    private final Map<String, Set<String>> addresses = new HashMap<>();
    private final Set<SpatialElement> numbered = new HashSet<>();
    private final @Nullable PagerLink[] candidates;
    private final Map<String, Optional<String>> declared = new HashMap<>();
    private final Map<Element, FormFields> forms = new IdentityHashMap<>();
    private final Map<Element, Boolean> listsOfWords = new IdentityHashMap<>();
    private final Map<Element, OptionalInt> positions = new IdentityHashMap<>();
    private final Map<Element, Boolean> weeks = new IdentityHashMap<>();
    private final Map<Element, Boolean> ranges = new IdentityHashMap<>();
    private final boolean rightToLeft;
    private PageNumbers numbers;
    private @Nullable Set<String> months;

    /**
     * What the visible fields of a form take; without visible fields, what its hidden fields take.
     */
    private enum FormFields {
        /** The form has no fields. */
        NONE,
        /** The number of a page. */
        PAGE,
        OTHER
    }

    /**
     * Creates a context.
     *
     * @param links the links and buttons of the page, in document order
     */
    PagerContext(PageSignals page, List<SpatialElement> links) {
        this.page = page;
        this.links = links;
        candidates = new @Nullable PagerLink[links.size()];
        Element html = page.page().document().firstElementChild();
        rightToLeft = html != null && html.attr("dir").equalsIgnoreCase("rtl");
        numbers = new PageNumbers(page, List.of());
    }

    /** Sets the links to numbered pages. */
    void setNumbers(List<SpatialElement> found) {
        numbers = new PageNumbers(page, found);
        numbered.addAll(found);
    }

    PageNumbers numbers() {
        return numbers;
    }

    /** Whether a link has the address of the number beside the current one. */
    boolean leadsToStep(SpatialElement link) {
        SpatialElement next = numbers.beside(1);
        SpatialElement previous = numbers.beside(-1);
        String href = link.href();
        return href != null
                && ((next != null && href.equals(next.href()))
                        || (previous != null && href.equals(previous.href())));
    }

    /** Adds the caption and the address of a candidate. */
    void add(SpatialElement link) {
        String href = link.href();
        addresses
                .computeIfAbsent(PagerLink.shownCaption(page, link), key -> new HashSet<>())
                .add(href == null ? "" : href);
    }

    boolean isRepeated(String caption) {
        return addresses.getOrDefault(caption, Set.of()).size() >= MANY;
    }

    /** Returns the address of a {@code link} element in the head, null if there is none. */
    @Nullable String declared(String token) {
        return declared.computeIfAbsent(token, this::findDeclared).orElse(null);
    }

    private Optional<String> findDeclared(String token) {
        for (Element child : DocumentParts.head(page.page().document()).children()) {
            if (child.normalName().equals("link") && child.attr("rel").equalsIgnoreCase(token)) {
                String address = child.absUrl("href");
                return Optional.of(address.isEmpty() ? child.attr("href") : address);
            }
        }
        return Optional.empty();
    }

    private @Nullable SpatialElement beside(int place) {
        return place < 0 || place >= links.size() ? null : links.get(place);
    }

    boolean isNumber(int place) {
        SpatialElement other = beside(place);
        return other != null && numbered.contains(other);
    }

    /** Returns the link or button at a place as a candidate, null if there is none. */
    @Nullable PagerLink candidate(int place) {
        SpatialElement link = beside(place);
        if (link == null) {
            return null;
        }
        PagerLink known = candidates[place];
        if (known == null) {
            known = new PagerLink(page, this, link, place);
            candidates[place] = known;
        }
        return known;
    }

    /** Whether the form around an element has visible fields that do not choose a page. */
    boolean hasFields(int index) {
        return fields(index) == FormFields.OTHER;
    }

    /** Whether all fields of the form around an element choose a page. */
    boolean isInPageForm(int index) {
        return fields(index) == FormFields.PAGE;
    }

    /** Returns what the form around an element takes; each form is read once. */
    private FormFields fields(int index) {
        FlatTree tree = page.page().tree();
        int form = index;
        while (form >= 0 && !tree.tag(form).equals("form")) {
            form = tree.parent(form);
        }
        return form < 0
                ? FormFields.NONE
                : forms.computeIfAbsent(tree.element(form), this::readFields);
    }

    private FormFields readFields(Element form) {
        for (FormGroup group : page.groups()) {
            if (group.root() == form) {
                return group.fields().stream().allMatch(this::isPageChoice)
                        ? FormFields.PAGE
                        : FormFields.OTHER;
            }
        }
        return form.select("input[type=hidden]").stream().anyMatch(PagerContext::hidesPage)
                ? FormFields.PAGE
                : FormFields.NONE;
    }

    /** Whether a hidden field has the number of a page, which the button of its form sends. */
    private static boolean hidesPage(Element hidden) {
        return Addresses.isPageParameter(Texts.fold(hidden.attr("name")))
                && isNumber(hidden.attr("value"));
    }

    /** Whether a field is named after the number of a page and has numbers as values. */
    private boolean isPageChoice(SpatialElement field) {
        String name = field.name();
        return name != null
                && Addresses.isPageParameter(Texts.fold(name))
                && InputReads.of(page).ask(field, PagerContext::hasNumbers);
    }

    private static boolean hasNumbers(SpatialElement field) {
        String value = field.value();
        return field.options().isEmpty()
                ? value != null && isNumber(value)
                : field.options().stream().allMatch(option -> isNumber(option.label()));
    }

    private static boolean isNumber(String text) {
        String bare = text.strip();
        return !bare.isEmpty() && bare.chars().allMatch(Character::isDigit);
    }

    /**
     * Whether a neighbour has a number that follows, and an address that differs in the query or in
     * the number only.
     */
    boolean countsOn(int place, String caption, int step) {
        SpatialElement other = beside(place + step);
        if (other == null) {
            return false;
        }
        SpatialElement link = links.get(place);
        String counted = page.caption(other);
        String path = Addresses.beforeQuery(link);
        boolean alike =
                (!path.isEmpty() && path.equals(Addresses.beforeQuery(other)))
                        || Addresses.withoutNumber(link.href(), caption)
                                .equals(Addresses.withoutNumber(other.href(), counted));
        int number = Integer.parseInt(caption);
        // The current page between the two is not a link.
        return alike
                && (counted.equals(Integer.toString(number + step))
                        || counted.equals(Integer.toString(number + 2 * step)));
    }

    boolean isRightToLeft() {
        return rightToLeft;
    }

    /** Whether an element has many children, most of which are words without numbers. */
    boolean isListOfWords(Element list) {
        return listsOfWords.computeIfAbsent(list, PagerContext::readWords);
    }

    /** Returns what {@link PagePosition#hasRange} does; each element is read once. */
    boolean hasRange(Element element) {
        return ranges.computeIfAbsent(element, PagePosition::hasRange);
    }

    /** Returns what {@link PagePosition#in} does; each element is read once. */
    OptionalInt currentPage(Element element) {
        return positions.computeIfAbsent(element, PagePosition::in);
    }

    /** Whether a row of a table is a week of a calendar: seven cells with days or nothing. */
    boolean isWeek(@Nullable Element row) {
        return row != null && weeks.computeIfAbsent(row, PagerContext::readWeek);
    }

    private static boolean readWeek(Element row) {
        return ElementChildren.count(row, Structure.DAYS_OF_WEEK + 1) == Structure.DAYS_OF_WEEK
                && row.children().stream()
                        .map(Element::text)
                        .allMatch(text -> text.isBlank() || Structure.startsWithDay(text));
    }

    private static boolean readWords(Element list) {
        if (ElementChildren.count(list, MANY_WORDS) < MANY_WORDS) {
            return false;
        }
        int words = 0;
        int children = 0;
        for (Element child : list.children()) {
            String text = child.text();
            boolean word =
                    text.length() <= PagerLink.MAX_CAPTION
                            && PagerLink.hasLetters(text)
                            && !Texts.hasDigit(text);
            words += word ? 1 : 0;
            children++;
        }
        return words > children * MOST;
    }

    /** Whether a caption is the name of a month in the language of the page or in English. */
    boolean isMonth(String caption) {
        StringBuilder letters = new StringBuilder();
        for (int i = 0; i < caption.length(); i++) {
            char c = caption.charAt(i);
            if (Character.isLetter(c) || Character.getType(c) == Character.NON_SPACING_MARK) {
                letters.append(c);
            }
        }
        return letters.length() > 2 && months().contains(letters.toString());
    }

    private Set<String> months() {
        Set<String> known = months;
        if (known == null) {
            known = new HashSet<>();
            Element html = page.page().document().firstElementChild();
            String language = html == null ? "" : html.attr("lang");
            for (Locale locale : List.of(Locale.ENGLISH, Locale.forLanguageTag(language))) {
                DateFormatSymbols symbols = DateFormatSymbols.getInstance(locale);
                for (String month : symbols.getMonths()) {
                    known.add(Texts.fold(month));
                }
                for (String month : symbols.getShortMonths()) {
                    known.add(Texts.fold(month).replace(".", ""));
                }
            }
            months = known;
        }
        return known;
    }
}
