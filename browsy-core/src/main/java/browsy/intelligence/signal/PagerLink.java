package browsy.intelligence.signal;

import browsy.html.AttributeKind;
import browsy.html.ElementChildren;
import browsy.intelligence.word.PhraseSet;
import browsy.intelligence.word.Texts;
import browsy.intelligence.word.Topic;
import browsy.intelligence.word.TopicText;
import browsy.model.SpatialElement;
import browsy.spatial.tree.FlatTree;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** A link or button that may lead to another page of a list or text. */
final class PagerLink {

    /**
     * The maximum length of the caption of a step, in characters; longer captions are titles of
     * other texts.
     */
    static final int MAX_CAPTION = 30;

    /**
     * The maximum number of digits of a page number that only its neighbours identify; longer
     * numbers are years.
     */
    private static final int MAX_COUNTED = 3;

    private static final int MAX_CLIMB_TO_PAGER = 5;

    private static final int MAX_CLIMB_TO_CELL = 2;

    private static final int MAX_DIGITS = 4;

    private static final Pattern DIGITS = Pattern.compile("\\d{1," + MAX_DIGITS + "}");
    private static final Pattern WORD_AND_DIGITS = Pattern.compile("\\p{L}{1,12} (\\d{1,4})");

    /** The maximum length of a text with the number of the page, in characters. */
    private static final int MAX_POSITION = 80;

    private static final int MAX_CLIMB_TO_TEXT = 3;

    /** The minimum number of entries of a list that more of them follow. */
    private static final int MIN_ENTRIES = 3;

    /** The minimum share of such a list in the main text. */
    private static final double MIN_LIST = 0.3;

    /** The maximum number of letters between a list and the link to more of it. */
    private static final int MAX_AFTER_LIST = 40;

    private static final String FORWARD = ">\u203A\u00BB\u2192\u25B6\u25BA\u27E9\u276F\u3009\u21E8";
    private static final String BACK = "<\u2039\u00AB\u2190\u25C0\u25C4\u27E8\u276E\u3008\u21E6";

    private final PageSignals page;
    private final PagerContext context;
    private final SpatialElement link;
    private final int place;
    private final int index;
    private final String caption;
    private final String name;

    /**
     * The folded caption, name and title, and the title of the list item around, without
     * repetitions.
     */
    private final List<TopicText> texts = new ArrayList<>(1);

    /** The first ones of {@link #texts}: the caption and the name. */
    private final List<TopicText> names;

    /** The number of the current page in a text beside the link; null before the first use. */
    private @Nullable Integer position;

    // Facts that several rules test; null before the first use.

    private @Nullable Boolean inPager;
    private @Nullable Boolean besideRange;
    private @Nullable Boolean pagingAddress;

    /**
     * Creates a candidate.
     *
     * @param context what is known about the other candidates
     * @param link the link or button
     * @param place its place among those of its kind, in document order
     */
    PagerLink(PageSignals page, PagerContext context, SpatialElement link, int place) {
        this.page = page;
        this.context = context;
        this.link = link;
        this.place = place;
        index = page.page().indexOf(link);
        caption = shownCaption(page, link);
        String named = link.accessibleName();
        name = named == null || named.equals(link.text()) ? caption : Texts.fold(named);
        boolean shows = caption.equals(page.caption(link));
        texts.add(shows ? page.readCaption(link) : page.lexicon().read(caption));
        if (!name.equals(caption)) {
            texts.add(page.lexicon().read(name));
        }
        names = List.copyOf(texts);
        addTitle(index);
        int parent = page.page().tree().parent(index);
        if (parent >= 0 && page.page().tree().tag(parent).equals("li")) {
            addTitle(parent);
        }
    }

    /** Returns the folded caption of a link or button, which may consist of symbols. */
    static String shownCaption(PageSignals page, SpatialElement link) {
        String text = link.text();
        return text != null && Texts.isSymbolic(text) ? Texts.fold(text) : page.caption(link);
    }

    private void addTitle(int titled) {
        FlatTree tree = page.page().tree();
        if (tree.has(titled, AttributeKind.TITLE)) {
            texts.add(page.lexicon().read(Texts.fold(tree.attribute(titled, "title"))));
        }
    }

    SpatialElement link() {
        return link;
    }

    /** Whether the caption, the name or the title is a phrase of a topic, not only an arrow. */
    boolean is(Topic topic) {
        PhraseSet phrases = page.lexicon().get(topic);
        for (TopicText text : isLong() ? List.<TopicText>of() : texts) {
            if (text.is(phrases) && hasLetters(text.text())) {
                return true;
            }
        }
        return false;
    }

    static boolean hasLetters(@Nullable String text) {
        for (int i = 0; text != null && i < text.length(); i++) {
            if (Character.isLetter(text.charAt(i))) {
                return true;
            }
        }
        return false;
    }

    /** Whether the short caption or the name begins with a phrase of a topic. */
    boolean begins(Topic topic) {
        PhraseSet phrases = page.lexicon().get(topic);
        for (TopicText text : isLong() ? List.<TopicText>of() : names) {
            if (text.startsWith(phrases)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the short caption or the name contains a phrase of a topic. */
    boolean says(Topic topic) {
        PhraseSet phrases = page.lexicon().get(topic);
        for (TopicText text : isLong() ? List.<TopicText>of() : names) {
            if (hasLetters(text.find(phrases))) {
                return true;
            }
        }
        return false;
    }

    /** Whether the caption has no letters. */
    boolean isWordless() {
        return !hasLetters(caption);
    }

    boolean isLong() {
        return caption.length() > MAX_CAPTION;
    }

    /** Whether {@code rel} of the link has one of two tokens. */
    boolean isRelated(String token, String other) {
        FlatTree tree = page.page().tree();
        String rel = tree.has(index, AttributeKind.REL) ? tree.attribute(index, "rel") : "";
        return !rel.isEmpty()
                && ClassNames.split(Texts.fold(rel)).stream()
                        .anyMatch(part -> part.equals(token) || part.equals(other));
    }

    /** Whether a {@code link} element in the head names the same address. */
    boolean isDeclared(String token) {
        String declared = context.declared(token);
        return declared != null && Addresses.same(link.href(), declared);
    }

    /** Whether the caption consists of arrows forward, or begins or ends with one. */
    boolean pointsForward() {
        return context.isRightToLeft() ? points(BACK, FORWARD) : points(FORWARD, BACK);
    }

    /** Whether the caption consists of arrows back, or begins or ends with one. */
    boolean pointsBack() {
        return context.isRightToLeft() ? points(FORWARD, BACK) : points(BACK, FORWARD);
    }

    /** Whether a text beside the link has the numbers of the current page and of all pages. */
    boolean isBesidePosition() {
        return position() > 0;
    }

    /**
     * Whether the address has the number of a page after or before the one that a text beside the
     * link names as the current one.
     */
    boolean leadsFromPosition(int steps) {
        int position = position();
        return position > 0 && Addresses.hasNumber(link.href(), position + steps);
    }

    /**
     * Whether the link is like one of a pager, its address differs from that of a neighbour in one
     * number only, and the number of the current page is between the two.
     *
     * @param step 1 if the number of the link is the higher one, -1 if it is the lower one
     */
    boolean isAcrossFromNeighbor(int step) {
        boolean mayStep = hasPagingAddress() || isInPager() || pointsForward() || pointsBack();
        return mayStep
                && !isDigits()
                && (isTwoFrom(context.candidate(place - 1), step)
                        || isTwoFrom(context.candidate(place + 1), step));
    }

    /** Whether the link is a day of a calendar: in one of several weeks below each other. */
    boolean isDay() {
        FlatTree tree = page.page().tree();
        int cell = index;
        for (int i = 0; i < MAX_CLIMB_TO_CELL && cell >= 0 && !tree.tag(cell).equals("td"); i++) {
            cell = tree.parent(cell);
        }
        boolean isCell = cell >= 0 && tree.tag(cell).equals("td");
        Element week = isCell ? tree.element(cell).parent() : null;
        return week != null
                && context.isWeek(week)
                && (context.isWeek(week.previousElementSibling())
                        || context.isWeek(week.nextElementSibling()));
    }

    private boolean isTwoFrom(@Nullable PagerLink other, int step) {
        return other != null
                && !other.isDigits()
                && isPlain()
                && other.isPlain()
                && Addresses.countFrom(other.link.href(), link.href()) == 2 * step;
    }

    /** Whether the link is in the main content right after the list that the page is about. */
    boolean followsList() {
        Entries list = page.entries();
        if (list.size() < MIN_ENTRIES || list.textShare() < MIN_LIST || !page.isMain(index)) {
            return false;
        }
        int end = list.all().get(list.size() - 1).end();
        return index >= end && page.textBetween(end, index) <= MAX_AFTER_LIST;
    }

    /**
     * Whether a text beside the link names the entries that the page shows, and a greater total.
     */
    boolean isBesideRange() {
        Boolean known = besideRange;
        if (known == null) {
            known = findBeside(text -> context.hasRange(text) ? Boolean.TRUE : null) != null;
            besideRange = known;
        }
        return known;
    }

    /** Returns the number of the current page in a text beside the link, 0 if there is none. */
    private int position() {
        Integer known = position;
        if (known == null) {
            known = findPosition();
            position = known;
        }
        return known;
    }

    private int findPosition() {
        OptionalInt current =
                findBeside(
                        text -> {
                            OptionalInt page = context.currentPage(text);
                            return page.isPresent() ? page : null;
                        });
        return current == null ? 0 : current.getAsInt();
    }

    /**
     * Returns the first result of a reader for the near ancestors with short text; null if it has
     * none.
     */
    private <T> @Nullable T findBeside(Function<Element, @Nullable T> reader) {
        FlatTree tree = page.page().tree();
        int up = tree.parent(index);
        for (int i = 0; i < MAX_CLIMB_TO_TEXT && up > 0; i++, up = tree.parent(up)) {
            if (page.textLength(up) > MAX_POSITION) {
                break;
            }
            T found = reader.apply(tree.element(up));
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    private boolean points(String signs, String others) {
        if (caption.isEmpty() || isLong()) {
            return false;
        }
        char first = caption.charAt(0);
        char last = caption.charAt(caption.length() - 1);
        return (signs.indexOf(first) >= 0 || signs.indexOf(last) >= 0)
                && others.indexOf(first) < 0
                && others.indexOf(last) < 0;
    }

    /** Whether the class names of the link or its parent imply a fact. */
    boolean isNamed(NameFact fact) {
        return page.structure().isIn(fact, index, 2);
    }

    /**
     * Whether the class names of the link or its parent imply a direction, and its words, if it has
     * any, or its address agree.
     */
    boolean isNamed(NameFact fact, Topic topic) {
        return isNamed(fact) && (isWordless() || says(topic) || hasPagingAddress());
    }

    /** Whether names around the link mark a pager, or all fields of its form choose a page. */
    boolean isInPager() {
        Boolean known = inPager;
        if (known == null) {
            known =
                    page.structure().isIn(NameFact.PAGER, index, MAX_CLIMB_TO_PAGER)
                            || isInLabeledPager()
                            || context.isInPageForm(index);
            inPager = known;
        }
        return known;
    }

    /** Whether the accessible name of a landmark around the link calls it a pager. */
    private boolean isInLabeledPager() {
        FlatTree tree = page.page().tree();
        int up = tree.parent(index);
        for (int i = 0; i < MAX_CLIMB_TO_PAGER && up > 0; i++, up = tree.parent(up)) {
            String label =
                    tree.has(up, AttributeKind.ARIA_NAME) ? tree.attribute(up, "aria-label") : "";
            if (!label.isEmpty()) {
                return NameFact.PAGER.in(NameFact.scan(Texts.fold(label)));
            }
        }
        return false;
    }

    boolean hasPagingAddress() {
        Boolean known = pagingAddress;
        if (known == null) {
            known = Addresses.isPaging(link.href());
            pagingAddress = known;
        }
        return known;
    }

    boolean isPlain() {
        return Addresses.isPlain(link);
    }

    /** Whether the link leads to the same page as the number after or before the current one. */
    boolean leadsTo(@Nullable SpatialElement number) {
        return number != null
                && number != link
                && number.href() != null
                && number.href().equals(link.href());
    }

    /** Returns the numbers of the pager. */
    PageNumbers numbers() {
        return context.numbers();
    }

    /**
     * Whether a page number is right before or after a link. For a button, a button with a page
     * number has to be on the side opposite to the direction of the step.
     *
     * @param steps 1 for a step forward, -1 for a step back
     */
    boolean isBesideNumber(int steps) {
        if (!isButton()) {
            return context.isNumber(place - 1) || context.isNumber(place + 1);
        }
        PagerLink other = context.candidate(place - steps);
        return other != null && other.isButton() && other.isDigits();
    }

    /**
     * Whether a neighbour has a direction, by its caption or by an arrow.
     *
     * @param topic the topic of the direction
     * @param forward whether the direction is forward
     */
    boolean isBeside(Topic topic, boolean forward) {
        return leads(context.candidate(place - 1), topic, forward)
                || leads(context.candidate(place + 1), topic, forward);
    }

    private boolean leads(@Nullable PagerLink other, Topic topic, boolean forward) {
        return other != null
                && other.isButton() == isButton()
                && (other.is(topic)
                        || (other.isWordless()
                                && (forward ? other.pointsForward() : other.pointsBack())));
    }

    /** Whether the link cannot be operated: by its state or by its names or those of its parent. */
    boolean isDisabled() {
        FlatTree tree = page.page().tree();
        int parent = tree.parent(index);
        return link.state().disabled()
                || isNamed(NameFact.DISABLED)
                || (parent >= 0 && tree.attribute(parent, "aria-disabled").equals("true"));
    }

    /**
     * Whether the link leads to the page itself. In a pager or beside the number of a page, an
     * address that is only a fragment, such as {@code #}, stands for a script.
     */
    boolean isSelf() {
        return Addresses.same(link.href(), page.url())
                && !(page.page().source(link).attr("href").startsWith("#")
                        && (isInPager() || isBesideNumber(1) || isBesideNumber(-1)));
    }

    boolean leadsToFrontPage() {
        return Addresses.isFrontPage(link.href());
    }

    /** Whether the link or button runs a script that moves in the history. */
    boolean isHistory() {
        return Addresses.isHistory(link.href())
                || page.page().tree().attribute(index, "onclick").contains("history.");
    }

    /**
     * Whether the link is a control of a carousel, slide show, calendar, wizard or of tabs, which
     * have next and previous controls, too.
     */
    boolean isInShow() {
        FlatTree tree = page.page().tree();
        return tree.hasAttribute(index, "data-slide")
                || tree.hasAttribute(index, "data-bs-slide")
                || isInCarousel(tree)
                || page.structure().isIn(NameFact.SHOW, index, Integer.MAX_VALUE);
    }

    /**
     * Whether an element around the link is described as a carousel.
     *
     * @see <a href="https://www.w3.org/WAI/ARIA/apg/patterns/carousel/">ARIA: carousel</a>
     */
    private boolean isInCarousel(FlatTree tree) {
        for (int up = tree.parent(index); up >= 0; up = tree.parent(up)) {
            if (tree.has(up, AttributeKind.ARIA)
                    && tree.attribute(up, "aria-roledescription")
                            .strip()
                            .equalsIgnoreCase("carousel")) {
                return true;
            }
        }
        return false;
    }

    /** Whether the link is a button of a form that takes more than a page, such as a wizard. */
    boolean isInForm() {
        return link.href() == null && context.hasFields(index);
    }

    /** Whether several links with other addresses have the same caption. */
    boolean isRepeated() {
        return context.isRepeated(caption);
    }

    /** Whether the link is alone in one of many siblings, most of which are words. */
    boolean isAmongWords() {
        Element list = page.page().source(link).parent();
        while (list != null && ElementChildren.count(list, 2) == 1) {
            list = list.parent();
        }
        return list != null && context.isListOfWords(list);
    }

    /** Whether the caption is the name of a month, apart from arrows and a year. */
    boolean isMonth() {
        return context.isMonth(caption) || context.isMonth(name);
    }

    boolean isButton() {
        return link.href() == null;
    }

    /** Whether the caption is a number of a page. */
    boolean isDigits() {
        return caption.length() <= MAX_DIGITS && DIGITS.matcher(caption).matches();
    }

    /** Whether the caption or name is a word with a number, such as "page 2". */
    boolean isWordAndDigits() {
        return endsInDigit(caption) && WORD_AND_DIGITS.matcher(caption).matches();
    }

    static boolean endsInDigit(String caption) {
        return !caption.isEmpty() && Character.isDigit(caption.charAt(caption.length() - 1));
    }

    /** Whether a neighbouring link counts on, with an address that differs in the query only. */
    boolean hasCountingNeighbor() {
        return isDigits()
                && caption.length() <= MAX_COUNTED
                && (context.countsOn(place, caption, -1) || context.countsOn(place, caption, 1));
    }
}
