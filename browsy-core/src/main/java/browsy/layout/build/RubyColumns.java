package browsy.layout.build;

import static browsy.style.property.BoxProperties.DISPLAY;
import static browsy.style.property.FontProperties.LINE_HEIGHT;
import static browsy.style.property.InternalProperties.RUBY_PART;
import static browsy.style.property.TextProperties.TEXT_INDENT;
import static browsy.style.property.TextProperties.TEXT_WRAP_MODE;
import static browsy.style.property.TextProperties.WHITE_SPACE_COLLAPSE;

import browsy.css.value.box.Display;
import browsy.css.value.inline.LineHeight;
import browsy.css.value.text.TextIndent;
import browsy.css.value.text.TextWrapMode;
import browsy.css.value.text.WhiteSpaceCollapse;
import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.box.InlineBox;
import browsy.layout.box.RubyColumnBox;
import browsy.layout.box.TextBox;
import browsy.layout.flow.inline.items.TextStyles;
import browsy.layout.text.FontMetrics;
import browsy.style.computed.ComputedStyle;
import browsy.style.computed.OverriddenStyle;
import browsy.style.property.RubyPart;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Pairs each annotation of a ruby container with the base content before it, as a ruby column.
 * Content after the last annotation stays unpaired. No line breaks are allowed inside a column.
 *
 * @see <a href="https://drafts.csswg.org/css-ruby-1/#box-fixup">css-ruby-1</a>
 */
final class RubyColumns {
    private final ComputedStyle style;
    private final List<Box> result = new ArrayList<>();
    private List<Box> base = new ArrayList<>();

    /** Whether a following space collapses with a preceding one. */
    private boolean afterSpace = true;

    private RubyColumns(ComputedStyle style) {
        this.style = style;
    }

    /**
     * Returns the content of a ruby container with ruby columns; the content itself if it has no
     * annotation.
     */
    static List<Box> of(ComputedStyle style, List<Box> content) {
        RubyColumns columns = new RubyColumns(style);
        for (Box box : content) {
            if (box instanceof InlineBox inline && box.style().display() == Display.RUBY_TEXT) {
                columns.annotate(inline);
            } else {
                columns.base.add(box);
            }
        }
        if (columns.result.isEmpty()) {
            return content;
        }
        for (Box box : columns.base) {
            Box rest = columns.collapse(box);
            if (rest != null) {
                columns.result.add(rest);
            }
        }
        return columns.result;
    }

    /** Ends a ruby column: pairs the base content collected so far with an annotation. */
    private void annotate(InlineBox text) {
        List<Box> content = new ArrayList<>();
        for (Box box : base) {
            Box collapsed = collapse(box);
            if (collapsed != null) {
                content.add(collapsed);
            }
        }
        base = new ArrayList<>();
        // White space at the start of the next base collapses with that at the end of the
        // annotation.
        afterSpace = endsWithSpace(text);
        BlockContainer annotated =
                new BlockContainer(
                        part(style.anonymous(Display.FLOW_ROOT), RubyPart.BASE),
                        null,
                        null,
                        content,
                        true);
        result.add(
                new RubyColumnBox(
                        style.anonymous(Display.INLINE_BLOCK), annotated, annotation(text)));
    }

    /** Whether the last text in an inline box ends with a space that collapses. */
    private static boolean endsWithSpace(InlineBox inline) {
        List<Box> content = inline.children();
        Box last = content.isEmpty() ? null : content.get(content.size() - 1);
        if (last instanceof InlineBox inner) {
            return endsWithSpace(inner);
        }
        return last instanceof TextBox text
                && !text.text().isEmpty()
                && isSpace(text.text().charAt(text.text().length() - 1))
                && text.style().get(WHITE_SPACE_COLLAPSE) == WhiteSpaceCollapse.COLLAPSE;
    }

    private static boolean isSpace(char c) {
        return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f';
    }

    private static BlockContainer annotation(InlineBox text) {
        FontMetrics font = TextStyles.metrics(text.style());
        ComputedStyle own =
                OverriddenStyle.with(
                        OverriddenStyle.with(
                                part(text.style(), RubyPart.ANNOTATION),
                                DISPLAY,
                                Display.FLOW_ROOT),
                        LINE_HEIGHT,
                        new LineHeight.Absolute(font.ascent() + font.descent()));
        return new BlockContainer(own, text.source(), text.pseudo(), text.children(), true);
    }

    /** Returns the style of a column part, which is laid out on one line. */
    private static ComputedStyle part(ComputedStyle style, RubyPart part) {
        ComputedStyle named = OverriddenStyle.with(style, RUBY_PART, part);
        ComputedStyle unindented = OverriddenStyle.with(named, TEXT_INDENT, TextIndent.ZERO);
        return OverriddenStyle.with(unindented, TEXT_WRAP_MODE, TextWrapMode.NOWRAP);
    }

    /**
     * Collapses the spaces of base content already here: spaces at the edges of a base are inside
     * the line around it, where line layout would remove them. Null if no text is left.
     */
    private @Nullable Box collapse(Box box) {
        if (box instanceof TextBox text) {
            boolean collapses =
                    text.style().get(WHITE_SPACE_COLLAPSE) == WhiteSpaceCollapse.COLLAPSE;
            return collapses ? collapse(text) : text;
        }
        if (box instanceof InlineBox inline) {
            List<Box> content = new ArrayList<>();
            for (Box child : inline.children()) {
                Box collapsed = collapse(child);
                if (collapsed != null) {
                    content.add(collapsed);
                }
            }
            return inline.withChildren(content);
        }
        afterSpace &= box.isOutOfFlow();
        return box;
    }

    /**
     * Replaces each run of white space by one space, or by none after white space. The result
     * preserves its spaces and does not wrap.
     */
    private @Nullable Box collapse(TextBox box) {
        StringBuilder collapsed = new StringBuilder();
        for (int i = 0; i < box.text().length(); i++) {
            char c = box.text().charAt(i);
            boolean isSpace = isSpace(c);
            if (!isSpace) {
                collapsed.append(c);
            } else if (!afterSpace) {
                collapsed.append(' ');
            }
            afterSpace = isSpace;
        }
        if (collapsed.length() == 0) {
            return null;
        }
        ComputedStyle preserving =
                OverriddenStyle.with(
                        box.style(), WHITE_SPACE_COLLAPSE, WhiteSpaceCollapse.PRESERVE);
        return new TextBox(
                OverriddenStyle.with(preserving, TEXT_WRAP_MODE, TextWrapMode.NOWRAP),
                box.source(),
                box.pseudo(),
                collapsed.toString());
    }
}
