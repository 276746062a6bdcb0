package browsy.layout.build;

import static browsy.style.property.BoxProperties.CONTAIN_INTRINSIC_HEIGHT;
import static browsy.style.property.BoxProperties.CONTAIN_INTRINSIC_WIDTH;
import static browsy.style.property.BoxProperties.DISPLAY;
import static browsy.style.property.BoxProperties.FIELD_SIZING;
import static browsy.style.property.BoxProperties.HEIGHT;
import static browsy.style.property.BoxProperties.MIN_HEIGHT;
import static browsy.style.property.BoxProperties.MIN_WIDTH;
import static browsy.style.property.BoxProperties.PADDING_BOTTOM;
import static browsy.style.property.BoxProperties.PADDING_LEFT;
import static browsy.style.property.BoxProperties.PADDING_RIGHT;
import static browsy.style.property.BoxProperties.PADDING_TOP;
import static browsy.style.property.BoxProperties.WIDTH;
import static browsy.style.property.EffectProperties.CONTAIN;
import static browsy.style.property.FontProperties.LINE_HEIGHT;

import browsy.css.value.Length;
import browsy.css.value.box.Display;
import browsy.css.value.box.FieldSizing;
import browsy.css.value.box.IntrinsicSize;
import browsy.css.value.inline.LineHeight;
import browsy.layout.box.Box;
import browsy.layout.box.TextBox;
import browsy.layout.geometry.WritingFlow;
import browsy.layout.natural.SelectSize;
import browsy.style.PseudoElement;
import browsy.style.computed.ComputedStyle;
import browsy.style.computed.OverriddenStyle;
import browsy.style.property.Property;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;

/** The boxes of {@code <select>} list boxes, and of the options and groups in them. */
final class ListBoxes {
    private static final double LABEL_PADDING = 1;
    private static final double LABEL_INDENT = 2;

    /** The children of a list box that browsers show. */
    private static final Set<String> SHOWN = Set.of("div", "hr", "optgroup", "option", "span");

    private ListBoxes() {}

    /**
     * Creates the box of a list box. It is as large as its number of rows requires, regardless of
     * the number of options; with {@code field-sizing: content} it is as large as its options.
     */
    static Box listBox(Element select, ComputedStyle style, BoxTreeBuilder builder) {
        ComputedStyle used = ButtonBoxes.fitContent(select, inFlow(style), builder);
        ComputedStyle shown = style.anonymous(Display.FLOW_ROOT);
        if (style.get(FIELD_SIZING) == FieldSizing.CONTENT) {
            Box rows = builder.container(shown, null, null, content(select, used, builder));
            return builder.container(used, select, null, List.of(rows));
        }
        double size = rowSize(select, style, builder) * SelectSize.rows(select);
        boolean horizontal = WritingFlow.of(style).isHorizontal();
        shown = OverriddenStyle.with(shown, horizontal ? HEIGHT : WIDTH, Length.px(size));
        Property<IntrinsicSize> intrinsic =
                horizontal ? CONTAIN_INTRINSIC_HEIGHT : CONTAIN_INTRINSIC_WIDTH;
        if (used.get(CONTAIN).size() && used.get(intrinsic).px() < 0) {
            // The number of rows is a property of the element, not content, so size containment
            // does not remove it.
            double empty = SelectSize.emptyRowSize(used) * SelectSize.rows(select);
            used = OverriddenStyle.with(used, intrinsic, new IntrinsicSize(false, empty));
        }
        Box rows = builder.container(shown, null, null, content(select, used, builder));
        return builder.container(used, select, null, List.of(rows));
    }

    /**
     * Returns the style with a block layout: the options are in normal flow whatever the {@code
     * display}.
     */
    static ComputedStyle inFlow(ComputedStyle style) {
        Display display = style.display();
        Display used =
                switch (display.inside()) {
                    case FLEX, GRID, TABLE ->
                            display.isInlineLevel() ? Display.INLINE_BLOCK : Display.BLOCK;
                    default -> display == Display.INLINE ? Display.INLINE_BLOCK : display;
                };
        return used == display ? style : OverriddenStyle.with(style, DISPLAY, used);
    }

    /**
     * The boxes of the content of a list box: elements that may occur in it. Text and other
     * elements are not rendered.
     *
     * @see <a
     *     href="https://html.spec.whatwg.org/multipage/form-elements.html#the-select-element">HTML</a>
     */
    private static List<Box> content(Element select, ComputedStyle style, BoxTreeBuilder builder) {
        List<Box> content = new ArrayList<>();
        builder.pseudo(select, PseudoElement.BEFORE, content);
        for (Node child : builder.styles().flatChildren(select)) {
            if (child instanceof Element element && SHOWN.contains(element.normalName())) {
                builder.node(child, style, content);
            }
        }
        builder.pseudo(select, PseudoElement.AFTER, content);
        return content;
    }

    /** The block size of the largest option or group label, in CSS px. */
    private static double rowSize(Element select, ComputedStyle style, BoxTreeBuilder builder) {
        double largest = 0;
        for (Element row : select.select("option, optgroup")) {
            ComputedStyle rowStyle = builder.styles().style(row);
            if (rowStyle != null && rowStyle.display() != Display.NONE) {
                double size =
                        row.nameIs("option")
                                ? SelectSize.rowSize(row, rowStyle)
                                : labelSize(row, rowStyle);
                largest = Math.max(largest, size);
            }
        }
        return largest == 0 ? SelectSize.emptyRowSize(style) : largest;
    }

    private static double labelSize(Element group, ComputedStyle style) {
        double line = SelectSize.lineHeight(group.attr("label"), style);
        return Math.max(SelectSize.leastRowSize(style), line) + LABEL_PADDING;
    }

    /**
     * Creates the box of an option: the text of its label without the elements around it, with a
     * normal line height.
     */
    static Box option(Element option, ComputedStyle style, BoxTreeBuilder builder) {
        ComputedStyle used = OverriddenStyle.with(style, LINE_HEIGHT, LineHeight.Normal.NORMAL);
        List<Box> content = new ArrayList<>();
        builder.pseudo(option, PseudoElement.BEFORE, content);
        String label = SelectSize.label(option);
        if (!label.isEmpty()) {
            content.add(new TextBox(used, null, null, label));
        }
        builder.pseudo(option, PseudoElement.AFTER, content);
        return builder.container(used, option, null, content);
    }

    /** Creates the box of an option group: its label above its options. */
    static Box group(Element group, ComputedStyle style, BoxTreeBuilder builder) {
        List<Box> content = new ArrayList<>();
        ComputedStyle line =
                OverriddenStyle.with(
                        style.anonymous(Display.BLOCK), LINE_HEIGHT, LineHeight.Normal.NORMAL);
        boolean horizontal = WritingFlow.of(style).isHorizontal();
        Length indent = Length.px(LABEL_INDENT);
        line =
                OverriddenStyle.with(
                        line,
                        horizontal ? MIN_HEIGHT : MIN_WIDTH,
                        Length.px(labelSize(group, style)));
        line = OverriddenStyle.with(line, horizontal ? PADDING_LEFT : PADDING_TOP, indent);
        line = OverriddenStyle.with(line, horizontal ? PADDING_RIGHT : PADDING_BOTTOM, indent);
        TextBox label = new TextBox(line, null, null, group.attr("label"));
        content.add(builder.blockContainer(line, null, null, List.of(label)));
        content.addAll(builder.contentOf(group, style));
        return builder.container(style, group, null, content);
    }
}
