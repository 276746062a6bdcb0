package browsy.output;

import browsy.content.TextMark;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Builds text with emphasis: with delimiters if they open and close under the rules of CommonMark,
 * otherwise with HTML tags.
 *
 * @see <a href="https://spec.commonmark.org/0.31.2/#left-flanking-delimiter-run">CommonMark,
 *     delimiter runs</a>
 */
final class MarkdownEmphasis {

    private sealed interface Piece {}

    private record Text(String markdown) implements Piece {}

    private static final class Delimiter implements Piece {
        final TextMark mark;
        final boolean opens;
        boolean html;
        Delimiter partner = this;

        Delimiter(TextMark mark, boolean opens) {
            this.mark = mark;
            this.opens = opens;
            html = mark == TextMark.SUBSCRIPT || mark == TextMark.SUPERSCRIPT;
        }

        /** Returns the character of the delimiter; {@code <} for an HTML tag. */
        char character() {
            return html ? '<' : mark == TextMark.STRUCK_OUT ? '~' : '*';
        }

        String markdown() {
            if (html) {
                return (opens ? "<" : "</") + name() + ">";
            }
            return mark == TextMark.EMPHASIS ? "*" : mark == TextMark.STRONG ? "**" : "~~";
        }

        private String name() {
            return switch (mark) {
                case STRONG -> "strong";
                case EMPHASIS -> "em";
                case STRUCK_OUT -> "del";
                case SUBSCRIPT -> "sub";
                case SUPERSCRIPT -> "sup";
                case CODE -> "code";
            };
        }
    }

    private final List<Piece> pieces = new ArrayList<>();
    private final List<Delimiter> open = new ArrayList<>();

    /** The number of marks that were open at the start of the current link. */
    private int aroundLink;

    private char last = '\n';

    boolean isEmpty() {
        return pieces.isEmpty();
    }

    boolean startsWith(char c) {
        return !pieces.isEmpty()
                && pieces.get(0) instanceof Text text
                && text.markdown().charAt(0) == c;
    }

    /** Returns the last character; a line break if there is none. */
    char last() {
        boolean delimiter = !pieces.isEmpty() && pieces.get(pieces.size() - 1) instanceof Delimiter;
        return delimiter ? '*' : last;
    }

    /** Tests whether the current line is empty, including delimiters. */
    boolean atLineStart() {
        return pieces.isEmpty() || (last == '\n' && pieces.get(pieces.size() - 1) instanceof Text);
    }

    void text(String markdown) {
        if (!markdown.isEmpty()) {
            pieces.add(new Text(markdown));
            last = markdown.charAt(markdown.length() - 1);
        }
    }

    void beginLink() {
        aroundLink = open.size();
    }

    void endLink() {
        closeTo(aroundLink);
        aroundLink = 0;
    }

    /** Tests whether all given marks are open. */
    boolean covers(Set<TextMark> marks) {
        return open.size() >= marks.size()
                && open.stream().filter(each -> marks.contains(each.mark)).count() == marks.size();
    }

    /**
     * Closes marks that are open inside the current link, beginning with the outermost one that is
     * not in {@code kept}. Marks nested inside it are closed as well.
     */
    void close(Set<TextMark> kept) {
        int size = aroundLink;
        while (size < open.size() && kept.contains(open.get(size).mark)) {
            size++;
        }
        closeTo(size);
    }

    /** Opens those of the given marks that are not open yet. */
    void open(EnumSet<TextMark> marks) {
        open.forEach(each -> marks.remove(each.mark));
        for (TextMark mark : marks) {
            Delimiter delimiter = new Delimiter(mark, true);
            pieces.add(delimiter);
            open.add(delimiter);
        }
    }

    private void closeTo(int size) {
        while (open.size() > size) {
            Delimiter opened = open.remove(open.size() - 1);
            Delimiter closing = new Delimiter(opened.mark, false);
            closing.partner = opened;
            opened.partner = closing;
            pieces.add(closing);
        }
    }

    /**
     * Closes all marks and returns the Markdown. Delimiters that CommonMark would not interpret as
     * intended become HTML tags, in pairs.
     */
    String close() {
        aroundLink = 0;
        closeTo(0);
        int around = 0;
        for (int i = 0; i < pieces.size(); i++) {
            if (pieces.get(i) instanceof Delimiter delimiter && !delimiter.html) {
                if (!isUnambiguous(i, around > 0)) {
                    delimiter.html = true;
                    delimiter.partner.html = true;
                    around -= delimiter.opens ? 0 : 1;
                } else {
                    around += delimiter.opens ? 1 : -1;
                }
            }
        }
        StringBuilder out = new StringBuilder();
        for (Piece piece : pieces) {
            out.append(
                    piece instanceof Delimiter delimiter
                            ? delimiter.markdown()
                            : ((Text) piece).markdown());
        }
        return out.toString();
    }

    /**
     * Tests whether CommonMark interprets the delimiter at an index as intended, that is, as
     * opening or closing.
     *
     * @param inside whether other marks are open, which the run could close instead
     */
    private boolean isUnambiguous(int index, boolean inside) {
        Delimiter delimiter = (Delimiter) pieces.get(index);
        char c = delimiter.character();
        int start = index;
        while (start > 0 && isSame(start - 1, c)) {
            start--;
        }
        int end = index + 1;
        while (end < pieces.size() && isSame(end, c)) {
            end++;
        }
        if (!isOneWay(start, end, delimiter.opens)) {
            return false;
        }
        int before = start == 0 ? '\n' : lastOf(pieces.get(start - 1));
        int after = end == pieces.size() ? '\n' : firstOf(pieces.get(end));
        int inner = delimiter.opens ? after : before;
        int outer = delimiter.opens ? before : after;
        boolean closesOthers = delimiter.opens && inside && flanks(outer, inner);
        return flanks(inner, outer) && !(closesOthers && index == start);
    }

    /** Tests whether a delimiter run is flanking towards the text on its inner side. */
    private static boolean flanks(int inner, int outer) {
        return !isSpace(inner) && (!isPunctuation(inner) || isSpace(outer) || isPunctuation(outer));
    }

    /** Tests whether all delimiters of a run open, or all close; mixed runs are ambiguous. */
    private boolean isOneWay(int start, int end, boolean opens) {
        for (int i = start; i < end; i++) {
            if (((Delimiter) pieces.get(i)).opens != opens) {
                return false;
            }
        }
        return true;
    }

    private boolean isSame(int index, char c) {
        return pieces.get(index) instanceof Delimiter delimiter && delimiter.character() == c;
    }

    private static int lastOf(Piece piece) {
        if (piece instanceof Delimiter delimiter) {
            return delimiter.html ? '>' : delimiter.character();
        }
        String text = ((Text) piece).markdown();
        return text.codePointBefore(text.length());
    }

    private static int firstOf(Piece piece) {
        return piece instanceof Delimiter delimiter
                ? delimiter.character()
                : ((Text) piece).markdown().codePointAt(0);
    }

    private static boolean isSpace(int c) {
        return Character.isWhitespace(c) || Character.isSpaceChar(c);
    }

    private static boolean isPunctuation(int c) {
        return switch (Character.getType(c)) {
            case Character.CONNECTOR_PUNCTUATION,
                    Character.DASH_PUNCTUATION,
                    Character.START_PUNCTUATION,
                    Character.END_PUNCTUATION,
                    Character.INITIAL_QUOTE_PUNCTUATION,
                    Character.FINAL_QUOTE_PUNCTUATION,
                    Character.OTHER_PUNCTUATION,
                    Character.MATH_SYMBOL,
                    Character.CURRENCY_SYMBOL,
                    Character.MODIFIER_SYMBOL,
                    Character.OTHER_SYMBOL ->
                    true;
            default -> false;
        };
    }
}
