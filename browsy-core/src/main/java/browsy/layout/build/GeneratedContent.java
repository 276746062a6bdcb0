package browsy.layout.build;

import static browsy.layout.build.Counters.LIST_ITEM;
import static browsy.style.property.ContentProperties.CONTENT;
import static browsy.style.property.ContentProperties.COUNTER_INCREMENT;
import static browsy.style.property.ContentProperties.COUNTER_RESET;
import static browsy.style.property.ContentProperties.COUNTER_SET;
import static browsy.style.property.ContentProperties.QUOTES;
import static browsy.style.property.EffectProperties.CONTAIN;
import static browsy.style.property.EffectProperties.CONTAINER_TYPE;
import static browsy.style.property.EffectProperties.CONTENT_VISIBILITY;
import static browsy.style.property.FontProperties.LOCALE;

import browsy.css.value.box.ContainerType;
import browsy.css.value.box.ContentVisibility;
import browsy.css.value.box.Display;
import browsy.css.value.content.Content;
import browsy.css.value.content.ContentItem;
import browsy.css.value.content.CounterChange;
import browsy.css.value.content.ListStyleType;
import browsy.css.value.content.Quotes;
import browsy.html.TreeElement;
import browsy.layout.box.Box;
import browsy.layout.box.ReplacedBox;
import browsy.layout.box.TextBox;
import browsy.layout.context.LayoutLimit;
import browsy.layout.natural.ReplacedElements;
import browsy.style.PseudoElement;
import browsy.style.StyledDocument;
import browsy.style.computed.ComputedStyle;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.jsoup.nodes.Element;

/**
 * Generates the content that the {@code content} property specifies. It tracks the counters and the
 * quotation depth while the document is walked in tree order.
 *
 * @see <a href="https://drafts.csswg.org/css-content-3/">css-content-3</a>
 */
final class GeneratedContent {
    private static final int MAX_LENGTH = 100_000;

    /**
     * The maximum length of the text of all pseudo-elements. One short rule may match every
     * element.
     */
    private static final int MAX_TOTAL = 1_000_000;

    private final StyledDocument styles;
    private final Counters counters;
    private final CounterWriter writer;
    private int quoteDepth;
    private int total;
    private final Consumer<LayoutLimit> reached;

    /**
     * @param reached receives the limit if text is left out
     */
    GeneratedContent(
            StyledDocument styles,
            Counters counters,
            CounterWriter writer,
            Consumer<LayoutLimit> reached) {
        this.styles = styles;
        this.reached = reached;
        this.counters = counters;
        this.writer = writer;
    }

    /**
     * Enters an element and applies its counter properties. An element with {@code display:
     * contents} generates no box and changes no counters.
     *
     * @see <a href="https://drafts.csswg.org/css-lists-3/#counters-without-boxes">css-lists-3</a>
     */
    void enter(Element element, ComputedStyle style) {
        Counting counting = Counting.of(style);
        boolean counts = counting.touchesCounters() || ListNumbers.isNumbered(element);
        if (counts && style.display() != Display.CONTENTS) {
            change(element, style, counting);
        }
        counters.push();
        if (counting.contains()) {
            counters.contain();
        }
    }

    private void change(Element element, ComputedStyle style, Counting counting) {
        OptionalInt start = ListNumbers.start(element);
        if (start.isPresent() && !namesListItem(style.get(COUNTER_RESET))) {
            counters.reset(LIST_ITEM, start.getAsInt());
        }
        resetAndIncrement(style, counting.countsItem() ? ListNumbers.increment(element) : 0);
        OptionalInt value = ListNumbers.value(element);
        if (value.isPresent()) {
            counters.set(LIST_ITEM, value.getAsInt());
        }
        set(style);
    }

    /**
     * The effects of a style on counters; derived once for each style.
     *
     * @param touchesCounters whether the style may change any counter
     * @param countsItem whether the style increments the {@code list-item} counter implicitly
     * @param contains whether the style contains the counters of the contents
     */
    private record Counting(boolean touchesCounters, boolean countsItem, boolean contains) {
        private Counting(ComputedStyle style) {
            this(
                    !style.get(COUNTER_RESET).isEmpty()
                            || !style.get(COUNTER_INCREMENT).isEmpty()
                            || !style.get(COUNTER_SET).isEmpty()
                            || style.display().isListItem(),
                    style.display().isListItem() && !namesListItem(style.get(COUNTER_INCREMENT)),
                    style.display() != Display.CONTENTS
                            && (style.get(CONTAIN).style()
                                    || style.get(CONTENT_VISIBILITY) != ContentVisibility.VISIBLE
                                    || style.get(CONTAINER_TYPE) != ContainerType.NORMAL));
        }

        static Counting of(ComputedStyle style) {
            return style.derived(Counting.class, Counting::new);
        }
    }

    void leave() {
        counters.pop();
    }

    /** Enters a pseudo-element, which changes counters like a child of its element. */
    void enterPseudo(Element element, ComputedStyle style) {
        resetAndIncrement(style, Counting.of(style).countsItem() ? 1 : 0);
        set(style);
        counters.push();
    }

    void leavePseudo() {
        counters.pop();
    }

    /**
     * @param listIncrement the implicit increment of the {@code list-item} counter; 0 for none
     */
    private void resetAndIncrement(ComputedStyle style, int listIncrement) {
        for (CounterChange change : style.get(COUNTER_RESET)) {
            counters.reset(change.counter(), change.value());
        }
        if (listIncrement != 0) {
            counters.increment(LIST_ITEM, listIncrement);
        }
        for (CounterChange change : style.get(COUNTER_INCREMENT)) {
            counters.increment(change.counter(), change.value());
        }
    }

    private void set(ComputedStyle style) {
        for (CounterChange change : style.get(COUNTER_SET)) {
            counters.set(change.counter(), change.value());
        }
    }

    private static boolean namesListItem(List<CounterChange> changes) {
        for (CounterChange change : changes) {
            if (change.counter().equals(LIST_ITEM)) {
                return true;
            }
        }
        return false;
    }

    /** The boxes that {@code content} specifies. Adjacent strings form one text box. */
    List<Box> boxes(Element element, PseudoElement pseudo, ComputedStyle style) {
        if (!(style.get(CONTENT) instanceof Content.Items items)) {
            return List.of();
        }
        List<Box> boxes = new ArrayList<>();
        StringBuilder text = new StringBuilder();
        for (ContentItem item : items.items()) {
            if (item instanceof ContentItem.Image image) {
                flush(element, pseudo, style, text, boxes);
                boxes.add(
                        new ReplacedBox(
                                style.anonymous(Display.INLINE),
                                element,
                                pseudo,
                                ReplacedElements.of(image, style)));
            } else {
                append(item, element, style, text);
            }
        }
        flush(element, pseudo, style, text, boxes);
        if (boxes.isEmpty() && !items.items().isEmpty() && wrapsText(style.display())) {
            boxes.add(new TextBox(style, element, pseudo, ""));
        }
        return boxes;
    }

    /** Whether text directly in a box with this {@code display} makes an anonymous box. */
    private static boolean wrapsText(Display display) {
        return switch (display.inside()) {
            case FLEX, GRID, TABLE, TABLE_PART -> true;
            default -> false;
        };
    }

    private void flush(
            Element element,
            PseudoElement pseudo,
            ComputedStyle style,
            StringBuilder text,
            List<Box> boxes) {
        if (text.length() > 0) {
            total += text.length();
            boxes.add(new TextBox(style, element, pseudo, text.toString()));
            text.setLength(0);
        }
    }

    /** Appends the text of a string, counter or quote. Leaves it out if the text is too long. */
    private void append(
            ContentItem item, Element element, ComputedStyle style, StringBuilder text) {
        if (text.length() > MAX_LENGTH || text.length() > MAX_TOTAL - total) {
            reached.accept(LayoutLimit.GENERATED_CONTENT);
            return;
        }
        if (item instanceof ContentItem.Text string) {
            text.append(string.text());
        } else if (item instanceof ContentItem.Counter counter) {
            text.append(written(counters.value(counter.counter()), counter.style()));
        } else if (item instanceof ContentItem.Counters nested) {
            String separator = "";
            for (int value : counters.values(nested.counter())) {
                text.append(separator).append(written(value, nested.style()));
                separator = nested.separator();
            }
        } else if (item instanceof ContentItem.Quote quote) {
            text.append(quote(quote, marks(element, style)));
        }
    }

    private String written(int value, ListStyleType type) {
        if (type instanceof ListStyleType.Text text) {
            return text.text();
        }
        return type instanceof ListStyleType.CounterStyle style
                ? writer.write(style.name(), value)
                : "";
    }

    /**
     * The quotation marks; automatic ones depend on the language of the parent of the quoted
     * element.
     */
    private List<Quotes.Pair> marks(Element element, ComputedStyle style) {
        Quotes quotes = style.get(QUOTES);
        if (!quotes.auto()) {
            return quotes.pairs();
        }
        TreeElement quoted = styles.elements().get(element);
        TreeElement parent = quoted == null ? null : quoted.flatParent();
        ComputedStyle around = parent == null ? null : styles.style(parent);
        return QuoteMarks.of(around == null ? "" : around.get(LOCALE).tag());
    }

    private String quote(ContentItem.Quote quote, List<Quotes.Pair> marks) {
        return switch (quote) {
            case OPEN_QUOTE -> mark(marks, quoteDepth++, true);
            case NO_OPEN_QUOTE -> {
                quoteDepth++;
                yield "";
            }
            case CLOSE_QUOTE -> quoteDepth > 0 ? mark(marks, --quoteDepth, false) : "";
            case NO_CLOSE_QUOTE -> {
                quoteDepth = Math.max(0, quoteDepth - 1);
                yield "";
            }
        };
    }

    private static String mark(List<Quotes.Pair> marks, int depth, boolean open) {
        if (marks.isEmpty()) {
            return "";
        }
        Quotes.Pair pair = marks.get(Math.min(depth, marks.size() - 1));
        return open ? pair.open() : pair.close();
    }

    /** The value of the innermost {@code list-item} counter. */
    int listItemNumber() {
        return counters.value(LIST_ITEM);
    }
}
