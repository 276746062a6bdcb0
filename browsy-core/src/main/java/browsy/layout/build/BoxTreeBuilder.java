package browsy.layout.build;

import static browsy.style.property.BoxProperties.FLOAT;
import static browsy.style.property.BoxProperties.OVERFLOW_X;
import static browsy.style.property.BoxProperties.OVERFLOW_Y;
import static browsy.style.property.BoxProperties.POSITION;
import static browsy.style.property.ContentProperties.CONTENT;
import static browsy.style.property.EffectProperties.CONTAIN;

import browsy.css.value.box.Display;
import browsy.css.value.box.Float;
import browsy.css.value.box.Overflow;
import browsy.css.value.box.ScrollMarkerGroup;
import browsy.css.value.content.Content;
import browsy.css.value.content.ContentItem;
import browsy.css.value.position.Position;
import browsy.html.TreeElement;
import browsy.infra.Ascii;
import browsy.infra.TimeLimit;
import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.box.FlexBox;
import browsy.layout.box.GridBox;
import browsy.layout.box.InlineBox;
import browsy.layout.box.LineBreakBox;
import browsy.layout.box.ReplacedBox;
import browsy.layout.box.TablePartBox;
import browsy.layout.box.TextBox;
import browsy.layout.context.LayoutLimit;
import browsy.layout.natural.ReplacedElements;
import browsy.style.PseudoElement;
import browsy.style.StyledDocument;
import browsy.style.computed.ComputedStyle;
import browsy.style.computed.OverriddenStyle;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jspecify.annotations.Nullable;

/**
 * Builds the box tree of a document from the flat tree and its styles: selects the class of each
 * box by element and {@code display}, adds pseudo-elements and markers, and applies the fixups for
 * tables, anonymous blocks, first lines and letters, and columns. Recursion is as deep as the
 * document, whose depth the parser bounds.
 *
 * @see <a href="https://drafts.csswg.org/css-display-4/#box-generation">css-display-4</a>
 */
public final class BoxTreeBuilder {
    private final StyledDocument styles;
    private final GeneratedContent generated;
    private final ListMarkers markers;
    private final FirstLetter firstLetter;
    private final @Nullable Element root;
    private final FirstLines firstLine;
    private final Set<Element> skipped;
    private final BlocksInInlines blocks;
    private final TableFixup tables;

    /** Null before the first slider that may have tick marks. */
    private @Nullable TickMarks tickMarks;

    private BoxTreeBuilder(
            StyledDocument styles, Set<Element> skipped, Consumer<LayoutLimit> reached) {
        this.styles = styles;
        this.skipped = skipped;
        Counters counters = new Counters();
        CounterWriter writer = new CounterWriter(styles);
        this.generated = new GeneratedContent(styles, counters, writer, reached);
        this.blocks = new BlocksInInlines(reached);
        this.tables = new TableFixup(blocks);
        this.markers = new ListMarkers(generated, writer);
        this.root = styles.document().firstElementChild();
        this.firstLine = new FirstLines(styles);
        this.firstLetter = new FirstLetter(styles, firstLine);
    }

    /**
     * Returns the box of the root element; null if it generates none.
     *
     * @param skipped the elements whose contents are skipped; they get size containment
     * @param reached receives the limits that are reached
     */
    public static @Nullable Box build(
            StyledDocument styles, Set<Element> skipped, Consumer<LayoutLimit> reached) {
        Element root = styles.document().firstElementChild();
        if (root == null) {
            return null;
        }
        List<Box> boxes = new ArrayList<>();
        new BoxTreeBuilder(styles, skipped, reached).element(styles.elements().get(root), boxes);
        if (boxes.isEmpty()) {
            return null;
        }
        Box.numberTree(boxes.get(0));
        return boxes.get(0);
    }

    /** The tick marks of the sliders of the document. */
    TickMarks tickMarks() {
        TickMarks known = tickMarks;
        if (known == null) {
            known = new TickMarks(styles.elements());
            tickMarks = known;
        }
        return known;
    }

    /** The styled document of which the boxes are built. */
    StyledDocument styles() {
        return styles;
    }

    /**
     * Appends the boxes of an element: its principal box, or its contents for {@code display:
     * contents}; then its scroll buttons, and its scroll marker group before or after the box.
     */
    private void element(@Nullable TreeElement at, List<Box> into) {
        ComputedStyle style = at == null ? null : styles.style(at);
        if (at == null || style == null) {
            return;
        }
        Display display = style.display();
        if (display == Display.NONE) {
            return;
        }
        Element element = at.element();
        if (ControlBoxes.isNothing(element)) {
            return;
        }
        TimeLimit.check();
        generated.enter(element, style);
        // Without a principal box, the contents and scroll buttons take its place.
        if (display == Display.CONTENTS) {
            if (!ControlBoxes.hidesAsContents(element)) {
                into.addAll(contentOf(at, style));
                ScrollButtonBoxes.add(at, this, into);
            }
        } else {
            boolean isRoot = element == root;
            ComputedStyle own = isRoot ? PrincipalWritingMode.of(element, style, styles) : style;
            int place = into.size();
            into.add(box(at, skipped.contains(element) ? sizedAsEmpty(own) : own));
            if (!isRoot) {
                ScrollButtonBoxes.add(at, this, into);
            }
            // The scroll marker group is a sibling of the principal box.
            ScrollMarkerGroup side = ScrollMarkers.placeOfGroup(style);
            Box group =
                    isRoot || side == ScrollMarkerGroup.NONE ? null : ScrollMarkers.group(at, this);
            if (group != null) {
                into.add(side == ScrollMarkerGroup.BEFORE ? place : into.size(), group);
            }
        }
        generated.leave();
    }

    private static ComputedStyle sizedAsEmpty(ComputedStyle style) {
        return OverriddenStyle.with(style, CONTAIN, style.get(CONTAIN).withSize());
    }

    /** Returns the style of a line break, which neither floats nor is positioned. */
    private static ComputedStyle inFlow(ComputedStyle style) {
        ComputedStyle inFlow = style;
        if (style.get(FLOAT) != Float.NONE) {
            inFlow = OverriddenStyle.with(inFlow, FLOAT, Float.NONE);
        }
        if (style.get(POSITION) != Position.STATIC) {
            inFlow = OverriddenStyle.with(inFlow, POSITION, Position.STATIC);
        }
        return inFlow;
    }

    /**
     * Creates the principal box of an element: a line break, a replaced box for {@code content:
     * url()}, the box of a form control or replaced element, or a container by {@code display}.
     */
    private Box box(TreeElement at, ComputedStyle style) {
        Element element = at.element();
        switch (element.normalName()) {
            case "br":
                return new LineBreakBox(inFlow(style), element, true);
            case "wbr":
                return new LineBreakBox(inFlow(style), element, false);
            default:
                break;
        }
        ContentItem.Image picture = replacement(style);
        if (picture != null) {
            return new ReplacedBox(style, element, null, ReplacedElements.of(picture, style));
        }
        Box control = ControlBoxes.create(element, style, this);
        if (control != null) {
            return control;
        }
        Box box = container(style, element, null, contentOf(at, style), at);
        if (box instanceof BlockContainer block && propagatesOverflow(element)) {
            return block.withOverflowPropagated();
        }
        return box;
    }

    /**
     * The image that replaces the content of an element; null if {@code content} is not a single
     * image.
     */
    private static ContentItem.@Nullable Image replacement(ComputedStyle style) {
        return style.get(CONTENT) instanceof Content.Items items
                        && items.items().size() == 1
                        && items.items().get(0) instanceof ContentItem.Image image
                ? image
                : null;
    }

    /**
     * The boxes of the content of an element: marker, {@code ::before}, its children in the flat
     * tree, {@code ::after}. They may mix block-level and inline-level boxes.
     */
    List<Box> contentOf(Element element, ComputedStyle style) {
        TreeElement at = styles.elements().get(element);
        return at == null ? new ArrayList<>() : contentOf(at, style);
    }

    /** The boxes of the content of an element, see {@link #contentOf(Element, ComputedStyle)}. */
    private List<Box> contentOf(TreeElement at, ComputedStyle style) {
        Element element = at.element();
        List<Node> children = styles.flatChildren(at);
        List<Box> content = new ArrayList<>(children.size());
        if (style.display().isListItem()) {
            markers.addMarker(element, style, styles.style(at, PseudoElement.MARKER), content);
        }
        pseudo(element, PseudoElement.BEFORE, styles.style(at, PseudoElement.BEFORE), content);
        // The walk through the element tree keeps pace with the children, which spares a look-up
        // for each child; slotted children are looked up.
        TreeElement next = at.shadowScope() == null ? at.firstChild() : null;
        for (int i = 0; i < children.size(); i++) {
            Node child = children.get(i);
            if (next != null && next.element() == child) {
                element(next, content);
                next = next.nextSibling();
            } else {
                node(child, style, content);
            }
        }
        pseudo(element, PseudoElement.AFTER, styles.style(at, PseudoElement.AFTER), content);
        if (element == root) {
            // The root element has no siblings, so its buttons are its last children.
            ScrollButtonBoxes.add(at, this, content);
        }
        return content;
    }

    /**
     * Appends the boxes of a child node of an element.
     *
     * @param style the style of the element
     */
    void node(Node child, ComputedStyle style, List<Box> into) {
        if (child instanceof TextNode text) {
            String whole = text.getWholeText();
            if (!whole.isEmpty() && !LeadingSpace.vanishes(whole, style, into)) {
                into.add(inAnonymousInline(new TextBox(style, text, null, whole)));
            }
        } else if (child instanceof Element element) {
            element(styles.elements().get(element), into);
        }
    }

    /**
     * Wraps text whose parent has {@code display: contents} into an anonymous inline box, so that
     * its font and line height affect the height of its line.
     */
    private static Box inAnonymousInline(TextBox text) {
        ComputedStyle style = text.style();
        return style.display() == Display.CONTENTS && !Ascii.isBlank(text.text())
                ? new InlineBox(style.anonymous(Display.INLINE), null, null, List.of(text))
                : text;
    }

    void pseudo(Element element, PseudoElement pseudo, List<Box> into) {
        pseudo(element, pseudo, styles.style(element, pseudo), into);
    }

    /**
     * Appends the box of a pseudo-element.
     *
     * @param style the style of the pseudo-element; null if it has none
     */
    void pseudo(
            Element element, PseudoElement pseudo, @Nullable ComputedStyle style, List<Box> into) {
        if (style == null || style.display() == Display.NONE) {
            return;
        }
        generated.enterPseudo(element, style);
        List<Box> content = new ArrayList<>();
        if (style.display().isListItem()) {
            markers.addMarker(element, style, null, content);
        }
        content.addAll(generated.boxes(element, pseudo, style));
        if (style.display() == Display.CONTENTS) {
            into.addAll(content);
        } else {
            into.add(container(style, element, pseudo, content));
        }
        generated.leavePseudo();
    }

    /**
     * Creates a box of the class that {@code display} requires.
     *
     * @param content the boxes of its content, block-level or inline-level
     */
    Box container(
            ComputedStyle style,
            @Nullable Node source,
            @Nullable PseudoElement pseudo,
            List<Box> content) {
        return container(style, source, pseudo, content, elementOf(source, pseudo));
    }

    /**
     * @param at the element that generates the box; null for pseudo-elements and anonymous boxes
     */
    private Box container(
            ComputedStyle style,
            @Nullable Node source,
            @Nullable PseudoElement pseudo,
            List<Box> content,
            @Nullable TreeElement at) {
        Display display = style.display();
        return switch (display.inside()) {
            case FLEX -> new FlexBox(style, source, pseudo, items(style, source, content));
            case GRID -> new GridBox(style, source, pseudo, items(style, source, content));
            case TABLE ->
                    tables.table(
                            style,
                            source,
                            pseudo,
                            content,
                            ColumnPercentages.count(style, source, styles));
            case TABLE_PART ->
                    new TablePartBox(style, source, pseudo, tables.partChildren(style, content));
            default -> {
                if (display.isInlineBox()) {
                    List<Box> whole = withTables(style, source, content);
                    yield new InlineBox(
                            style,
                            source,
                            pseudo,
                            display == Display.RUBY ? RubyColumns.of(style, whole) : whole);
                }
                yield blockContainer(
                        style,
                        source,
                        pseudo,
                        display == Display.BLOCK_RUBY ? inRuby(style, source, content) : content,
                        at);
            }
        };
    }

    /** Returns the ruby box inside a block with {@code display: block ruby}. */
    private List<Box> inRuby(ComputedStyle block, @Nullable Node source, List<Box> content) {
        ComputedStyle ruby = block.anonymous(Display.RUBY);
        List<Box> columns = RubyColumns.of(ruby, withTables(block, source, content));
        return List.of(new InlineBox(ruby, null, null, columns));
    }

    /** Creates a block container around block-level or inline-level content. */
    BlockContainer blockContainer(
            ComputedStyle style,
            @Nullable Node source,
            @Nullable PseudoElement pseudo,
            List<Box> content) {
        return blockContainer(style, source, pseudo, content, elementOf(source, pseudo));
    }

    private BlockContainer blockContainer(
            ComputedStyle style,
            @Nullable Node source,
            @Nullable PseudoElement pseudo,
            List<Box> content,
            @Nullable TreeElement at) {
        List<Box> edited = at == null ? content : EditingHost.withLine(at, style, content);
        List<Box> whole = withTables(style, source, edited);
        BlockContainer container =
                AnonymousBlocks.blockContainer(style, source, pseudo, blocks.split(whole));
        BlockContainer lettered =
                at == null ? container : firstLine.apply(at, firstLetter.apply(at, container));
        return MultiColumn.of(lettered);
    }

    private @Nullable TreeElement elementOf(@Nullable Node source, @Nullable PseudoElement pseudo) {
        return source instanceof Element element && pseudo == null
                ? styles.elements().get(element)
                : null;
    }

    /** Returns the content with anonymous tables around stray table parts. */
    private List<Box> withTables(ComputedStyle style, @Nullable Node source, List<Box> content) {
        return TableFixup.anyPart(content)
                ? tables.wrapStrayParts(
                        style, content, ColumnPercentages.countInside(style, source, styles))
                : content;
    }

    private List<Box> items(ComputedStyle style, @Nullable Node source, List<Box> content) {
        return AnonymousBlocks.items(style, withTables(style, source, content), blocks);
    }

    /**
     * Whether the overflow of the element is propagated to the viewport: always that of the root
     * element, and that of the body if the root element's is visible.
     */
    private boolean propagatesOverflow(Element element) {
        if (element == root) {
            return true;
        }
        if (root == null || !element.normalName().equals("body") || element.parent() != root) {
            return false;
        }
        ComputedStyle rootStyle = styles.style(root);
        return rootStyle != null
                && rootStyle.get(OVERFLOW_X) == Overflow.VISIBLE
                && rootStyle.get(OVERFLOW_Y) == Overflow.VISIBLE;
    }
}
