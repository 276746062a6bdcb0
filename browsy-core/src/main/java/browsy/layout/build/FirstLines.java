package browsy.layout.build;

import static browsy.style.property.FontProperties.FONT_FAMILY;
import static browsy.style.property.FontProperties.FONT_KERNING;
import static browsy.style.property.FontProperties.FONT_SIZE;
import static browsy.style.property.FontProperties.FONT_STYLE;
import static browsy.style.property.FontProperties.FONT_VARIANT_CAPS;
import static browsy.style.property.FontProperties.FONT_VARIANT_LIGATURES;
import static browsy.style.property.FontProperties.FONT_WEIGHT;
import static browsy.style.property.FontProperties.LINE_HEIGHT;
import static browsy.style.property.InternalProperties.FONT_SIZE_ORIGIN;
import static browsy.style.property.TextProperties.LETTER_SPACING;
import static browsy.style.property.TextProperties.TEXT_TRANSFORM;
import static browsy.style.property.TextProperties.WORD_SPACING;

import browsy.css.value.box.Display;
import browsy.html.TreeElement;
import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.box.InlineBox;
import browsy.layout.box.TextBox;
import browsy.style.PseudoElement;
import browsy.style.StyledDocument;
import browsy.style.computed.ComputedStyle;
import browsy.style.computed.OverriddenStyle;
import browsy.style.property.Property;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Creates the first-line variants of block containers, see {@link BlockContainer#firstLine}.
 *
 * <p>Inline boxes on the first line inherit from {@code ::first-line}, which changes relative units
 * in their own values. Blocks between the element and its first line are handled by comparison: a
 * value that equals that of the element counts as inherited, and takes the value of {@code
 * ::first-line}.
 *
 * @see <a href="https://drafts.csswg.org/css-pseudo-4/#first-line-pseudo">css-pseudo-4</a>
 */
final class FirstLines {
    /** The inherited properties that apply to {@code ::first-line} and affect layout. */
    private static final List<Property<?>> PROPERTIES =
            List.of(
                    FONT_FAMILY,
                    FONT_SIZE,
                    FONT_SIZE_ORIGIN,
                    FONT_WEIGHT,
                    FONT_STYLE,
                    FONT_VARIANT_CAPS,
                    FONT_VARIANT_LIGATURES,
                    FONT_KERNING,
                    LINE_HEIGHT,
                    LETTER_SPACING,
                    WORD_SPACING,
                    TEXT_TRANSFORM);

    private final StyledDocument styles;

    FirstLines(StyledDocument styles) {
        this.styles = styles;
    }

    /**
     * Returns the container with a variant for its first line if a rule styles {@code
     * ::first-line}.
     */
    BlockContainer apply(TreeElement element, BlockContainer container) {
        ComputedStyle style = styles.style(element, PseudoElement.FIRST_LINE);
        if (style == null) {
            return container;
        }
        boolean hasOwnLetter = styles.style(element, PseudoElement.FIRST_LETTER) != null;
        return new Restyling(styles, container.style(), style, hasOwnLetter).of(container);
    }

    /**
     * The style of a descendant on the first line of an element.
     *
     * @param own the style of the element
     * @param style the style of the descendant on other lines
     */
    ComputedStyle onFirstLine(TreeElement element, ComputedStyle own, ComputedStyle style) {
        ComputedStyle line = styles.style(element, PseudoElement.FIRST_LINE);
        return line == null ? style : new Restyling(styles, own, line, false).style(style);
    }

    /** Replaces the style of one element by that of its first line, in a tree of boxes. */
    private static final class Restyling {
        private final StyledDocument styles;
        private final ComputedStyle from;
        private final ComputedStyle to;

        /**
         * Whether the element has a {@code ::first-letter} of its own, which already inherits from
         * the line.
         */
        private final boolean hasOwnLetter;

        private final Map<ComputedStyle, ComputedStyle> restyled = new IdentityHashMap<>();

        Restyling(
                StyledDocument styles, ComputedStyle from, ComputedStyle to, boolean hasOwnLetter) {
            this.styles = styles;
            this.from = from;
            this.to = to;
            this.hasOwnLetter = hasOwnLetter;
        }

        /**
         * Returns the container with a first-line variant of the block container that has its first
         * line: the container itself, or the first in-flow child in turn.
         */
        BlockContainer of(BlockContainer container) {
            if (container.hasInlineContent()) {
                return container.firstLine() == null
                        ? container.withFirstLine(line(container))
                        : container;
            }
            List<Box> children = container.children();
            for (int i = 0; i < children.size(); i++) {
                Box child = children.get(i);
                if (child.isOutOfFlow() || child.pseudo() == PseudoElement.MARKER) {
                    continue;
                }
                if (!(child instanceof BlockContainer block) || !sharesFirstLine(block)) {
                    return container;
                }
                List<Box> changed = new ArrayList<>(children);
                changed.set(i, of(block));
                return container.withChildren(changed);
            }
            return container;
        }

        /** Whether the first line of a child block is also the first line of its parent. */
        private static boolean sharesFirstLine(BlockContainer block) {
            Display.Inside inside = block.style().display().inside();
            return inside == Display.Inside.FLOW || inside == Display.Inside.FLOW_ROOT;
        }

        private BlockContainer line(BlockContainer container) {
            ComputedStyle style = style(container.style());
            return container
                    .withStyle(style)
                    .withChildren(content(container.children(), container.style(), style));
        }

        /**
         * Returns the boxes in their first-line styles.
         *
         * @param before the style of the parent of the boxes
         * @param now the style of the parent on the first line
         */
        private List<Box> content(List<Box> boxes, ComputedStyle before, ComputedStyle now) {
            List<Box> changed = new ArrayList<>(boxes.size());
            for (Box box : boxes) {
                changed.add(changed(box, before, now));
            }
            return changed;
        }

        private Box changed(Box box, ComputedStyle before, ComputedStyle now) {
            if (box instanceof TextBox text) {
                ComputedStyle style = text.style() == before ? now : style(text.style());
                return new TextBox(style, text.source(), text.pseudo(), text.text());
            }
            if (hasOwnLetter && box.pseudo() == PseudoElement.FIRST_LETTER) {
                return box;
            }
            if (box instanceof InlineBox inline && !box.isOutOfFlow()) {
                ComputedStyle style = inherited(inline, now);
                return inline.with(style, content(inline.children(), inline.style(), style));
            }
            return box;
        }

        /**
         * The style of an inline box whose parent has the style {@code around} on the first line.
         */
        private ComputedStyle inherited(InlineBox box, ComputedStyle around) {
            TreeElement element =
                    box.source() instanceof Element source ? styles.elements().get(source) : null;
            if (element == null || box.style() != own(element, box.pseudo())) {
                return style(box.style());
            }
            ComputedStyle style = styles.onFirstLine(element, box.pseudo(), around);
            return style == null ? style(box.style()) : style;
        }

        private @Nullable ComputedStyle own(TreeElement element, @Nullable PseudoElement pseudo) {
            return pseudo == null ? styles.style(element) : styles.style(element, pseudo);
        }

        private ComputedStyle style(ComputedStyle style) {
            ComputedStyle changed = restyled.get(style);
            if (changed == null) {
                changed = style;
                for (Property<?> property : PROPERTIES) {
                    changed = with(changed, property);
                }
                restyled.put(style, changed);
            }
            return changed;
        }

        private <T> ComputedStyle with(ComputedStyle style, Property<T> property) {
            T value = to.get(property);
            boolean inherits = style.get(property).equals(from.get(property));
            return inherits && !value.equals(from.get(property))
                    ? OverriddenStyle.with(style, property, value)
                    : style;
        }
    }
}
