package browsy.layout.build;

import static browsy.style.property.TextProperties.INITIAL_LETTER;
import static browsy.style.property.TextProperties.WHITE_SPACE_COLLAPSE;

import browsy.css.value.box.Display;
import browsy.css.value.text.WhiteSpaceCollapse;
import browsy.html.TreeElement;
import browsy.infra.Ascii;
import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.box.InlineBox;
import browsy.layout.box.TextBox;
import browsy.layout.text.GraphemeBreaker;
import browsy.style.PseudoElement;
import browsy.style.StyledDocument;
import browsy.style.computed.ComputedStyle;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Wraps the first letter of a block container, with adjacent punctuation, into a {@code
 * ::first-letter} box.
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

    /**
     * Returns the container with its first letter wrapped if a rule styles {@code ::first-letter}.
     */
    BlockContainer apply(TreeElement element, BlockContainer container) {
        ComputedStyle style = styles.style(element, PseudoElement.FIRST_LETTER);
        if (style == null || style.display() == Display.NONE) {
            return container;
        }
        if (search(container.children()) != Found.LETTER) {
            return container;
        }
        List<Box> children =
                new Letter(element, container.style(), style).wrapFirst(container.children());
        return children == null ? container : container.withChildren(children);
    }

    /** The result of a search for the first letter. */
    private enum Found {
        LETTER,
        NOTHING,
        /** Content after which there can be no first letter. */
        END
    }

    private static Found search(List<Box> boxes) {
        for (int i = 0; i < boxes.size(); i++) {
            Box box = boxes.get(i);
            Found found = isSkipped(box) ? Found.NOTHING : search(box);
            if (found != Found.NOTHING) {
                return found;
            }
        }
        return Found.NOTHING;
    }

    private static Found search(Box box) {
        if (box.pseudo() == PseudoElement.FIRST_LETTER) {
            return Found.END;
        }
        if (box instanceof TextBox text) {
            return hasLetter(text) ? Found.LETTER : Found.NOTHING;
        }
        if (box instanceof InlineBox inline) {
            return search(inline.children());
        }
        return isBlock(box) && search(box.children()) == Found.LETTER ? Found.LETTER : Found.END;
    }

    private static boolean isSkipped(Box box) {
        return box.isOutOfFlow() || box.pseudo() == PseudoElement.MARKER;
    }

    private static boolean isBlock(Box box) {
        return box instanceof BlockContainer && !box.style().display().isInlineLevel();
    }

    /** Wraps the first letter of one element. */
    private final class Letter {
        private final TreeElement element;
        private final ComputedStyle container;
        private final ComputedStyle inContainer;

        /**
         * @param element the originating element
         * @param container the style of the element
         * @param inContainer the style of {@code ::first-letter} where its parent is the element
         *     itself
         */
        Letter(TreeElement element, ComputedStyle container, ComputedStyle inContainer) {
            this.element = element;
            this.container = container;
            this.inContainer = inContainer;
        }

        /**
         * Returns the boxes with the first letter in them wrapped; null if they contain no letter.
         */
        @Nullable List<Box> wrapFirst(List<Box> children) {
            for (int i = 0; i < children.size(); i++) {
                Box child = children.get(i);
                List<Box> replacement = isSkipped(child) ? null : wrap(child);
                if (replacement != null) {
                    List<Box> result = new ArrayList<>(children.subList(0, i));
                    result.addAll(replacement);
                    result.addAll(children.subList(i + 1, children.size()));
                    return result;
                }
            }
            return null;
        }

        private @Nullable List<Box> wrap(Box box) {
            if (box instanceof TextBox text) {
                return wrapText(text);
            }
            if (box instanceof InlineBox inline) {
                List<Box> content = wrapFirst(inline.children());
                return content == null ? null : List.of(inline.withChildren(content));
            }
            if (box instanceof BlockContainer block && isBlock(block)) {
                List<Box> content = wrapFirst(block.children());
                return content == null ? null : List.of(block.withChildren(content));
            }
            return null;
        }

        private @Nullable List<Box> wrapText(TextBox text) {
            String wholeText = text.text();
            int start = start(text);
            int end = end(text, start);
            if (end == start) {
                return null;
            }
            List<Box> result = new ArrayList<>();
            if (start > 0) {
                result.add(part(text, wholeText.substring(0, start)));
            }
            result.add(box(text, wholeText.substring(start, end)));
            if (end < wholeText.length()) {
                result.add(part(text, wholeText.substring(end)));
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

        /** The style of the letter box. It inherits from its parent box in its first-line style. */
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

    /**
     * The index where the letter or the punctuation before it starts: after collapsible white
     * space.
     */
    private static int start(TextBox box) {
        String text = box.text();
        int start = 0;
        if (box.style().get(WHITE_SPACE_COLLAPSE) != WhiteSpaceCollapse.PRESERVE) {
            while (start < text.length() && Ascii.isWhitespace(text.charAt(start))) {
                start++;
            }
        }
        return start;
    }

    private static boolean hasLetter(TextBox box) {
        String text = box.text();
        int letter = letter(text, start(box));
        return letter < text.length() && !Character.isWhitespace(text.charAt(letter));
    }

    /** The index of the letter: after punctuation and spaces. */
    private static int letter(String text, int start) {
        int at = start;
        while (at < text.length() && isBeforeLetter(text.codePointAt(at))) {
            at += Character.charCount(text.codePointAt(at));
        }
        return at;
    }

    /**
     * The index after the letter, its combining marks and the punctuation that follows. If the text
     * has punctuation and no letter, the punctuation itself is wrapped.
     */
    private static int end(TextBox box, int start) {
        String text = box.text();
        int end = letter(text, start);
        if (!hasLetter(box)) {
            boolean punctuated = text.codePoints().anyMatch(FirstLetter::isPunctuation);
            return punctuated ? end : start;
        }
        end = GraphemeBreaker.next(text, end);
        while (end < text.length() && isMarkOrPunctuation(text.codePointAt(end))) {
            end += Character.charCount(text.codePointAt(end));
        }
        return end;
    }

    private static boolean isBeforeLetter(int codePoint) {
        return isPunctuation(codePoint)
                || Character.getType(codePoint) == Character.SPACE_SEPARATOR;
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
            case Character.CONNECTOR_PUNCTUATION:
            case Character.DASH_PUNCTUATION:
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
