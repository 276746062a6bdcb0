package browsy.layout.build;

import static browsy.style.property.TextProperties.INITIAL_LETTER;

import browsy.css.value.Display;
import browsy.html.TreeElement;
import browsy.infra.Ascii;
import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.box.InlineBox;
import browsy.layout.box.TextBox;
import browsy.style.PseudoElement;
import browsy.style.StyledDocument;
import browsy.style.computed.ComputedStyle;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Gives the first letter of a block container a box of its own, with the punctuation around it.
 *
 * @see <a href="https://drafts.csswg.org/css-pseudo-4/#first-letter-pseudo">css-pseudo-4</a>
 */
final class FirstLetter {
    private final StyledDocument styles;
    private final FirstLines firstLines;

    FirstLetter(StyledDocument styles, FirstLines firstLines) {
        this.styles = styles;
        this.firstLines = firstLines;
    }

    /** The container, its first letter wrapped if a rule styles it. */
    BlockContainer apply(TreeElement element, BlockContainer container) {
        ComputedStyle style = styles.style(element, PseudoElement.FIRST_LETTER);
        if (style == null || style.display() == Display.NONE) {
            return container;
        }
        List<Box> children =
                new Letter(element, container.style(), style).wrapFirst(container.children());
        return children == null ? container : container.withChildren(children);
    }

    /** The first letter of one element. */
    private final class Letter {
        private final TreeElement element;
        private final ComputedStyle container;
        private final ComputedStyle inContainer;

        /**
         * @param container the style of the element
         * @param inContainer what the letter looks like where it stands in the element itself
         */
        Letter(TreeElement element, ComputedStyle container, ComputedStyle inContainer) {
            this.element = element;
            this.container = container;
            this.inContainer = inContainer;
        }

        @Nullable List<Box> wrapFirst(List<Box> children) {
            for (int i = 0; i < children.size(); i++) {
                Box child = children.get(i);
                if (child.isOutOfFlow()
                        || child.pseudo() == PseudoElement.MARKER
                        || (child instanceof TextBox text && Ascii.isBlank(text.text()))) {
                    continue;
                }
                List<Box> replacement = wrap(child);
                if (replacement == null) {
                    return null;
                }
                List<Box> result = new ArrayList<>(children.subList(0, i));
                result.addAll(replacement);
                result.addAll(children.subList(i + 1, children.size()));
                return result;
            }
            return null;
        }

        private @Nullable List<Box> wrap(Box box) {
            if (box instanceof TextBox text) {
                return wrapText(text);
            }
            if (box.pseudo() == PseudoElement.FIRST_LETTER) {
                return null;
            }
            if (box instanceof InlineBox inline) {
                List<Box> content = wrapFirst(inline.children());
                return content == null ? null : List.of(inline.withChildren(content));
            }
            if (box instanceof BlockContainer block && !block.style().display().isInlineLevel()) {
                List<Box> content = wrapFirst(block.children());
                return content == null ? null : List.of(block.withChildren(content));
            }
            return null;
        }

        private @Nullable List<Box> wrapText(TextBox text) {
            String all = text.text();
            int start = 0;
            while (start < all.length() && Ascii.isBlank(all.substring(start, start + 1))) {
                start++;
            }
            int end = letterEnd(all, start);
            if (end == start) {
                return null;
            }
            List<Box> result = new ArrayList<>();
            if (start > 0) {
                result.add(part(text, all.substring(0, start)));
            }
            result.add(box(text, all.substring(start, end)));
            if (end < all.length()) {
                result.add(part(text, all.substring(end)));
            }
            return result;
        }

        private Box box(TextBox text, String letter) {
            ComputedStyle style = styleIn(text.style());
            Element source = element.element();
            List<Box> content = List.of(new TextBox(style, text.source(), text.pseudo(), letter));
            return style.display().isInlineLevel()
                            && !style.display().isAtomicInline()
                            && style.get(INITIAL_LETTER).isNormal()
                    ? new InlineBox(style, source, PseudoElement.FIRST_LETTER, content)
                    : new BlockContainer(style, source, PseudoElement.FIRST_LETTER, content, true);
        }

        /** The letter inherits from what it stands in, as that looks on the first line. */
        private ComputedStyle styleIn(ComputedStyle text) {
            ComputedStyle around = firstLines.onFirstLine(element, container, text);
            ComputedStyle style =
                    around == container ? inContainer : styles.firstLetter(element, around);
            return style == null ? inContainer : style;
        }
    }

    private static TextBox part(TextBox text, String content) {
        return new TextBox(text.style(), text.source(), text.pseudo(), content);
    }

    /** The end of: punctuation, one letter with its marks, punctuation. */
    private static int letterEnd(String text, int start) {
        int end = start;
        while (end < text.length() && isPunctuation(text.codePointAt(end))) {
            end += Character.charCount(text.codePointAt(end));
        }
        if (end >= text.length() || Character.isWhitespace(text.charAt(end))) {
            return start;
        }
        end += Character.charCount(text.codePointAt(end));
        while (end < text.length() && isMarkOrPunctuation(text.codePointAt(end))) {
            end += Character.charCount(text.codePointAt(end));
        }
        return end;
    }

    private static boolean isMarkOrPunctuation(int codePoint) {
        int type = Character.getType(codePoint);
        return type == Character.NON_SPACING_MARK
                || type == Character.ENCLOSING_MARK
                || (isPunctuation(codePoint)
                        && type != Character.START_PUNCTUATION
                        && type != Character.DASH_PUNCTUATION);
    }

    private static boolean isPunctuation(int codePoint) {
        switch (Character.getType(codePoint)) {
            case Character.START_PUNCTUATION:
            case Character.END_PUNCTUATION:
            case Character.INITIAL_QUOTE_PUNCTUATION:
            case Character.FINAL_QUOTE_PUNCTUATION:
            case Character.OTHER_PUNCTUATION:
                return true;
            default:
                return false;
        }
    }
}
