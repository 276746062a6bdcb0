package browsy.output;

import browsy.content.TextMark;
import browsy.output.MarkdownInline.Break;
import browsy.output.MarkdownInline.Code;
import browsy.output.MarkdownInline.Gap;
import browsy.output.MarkdownInline.LinkEnd;
import browsy.output.MarkdownInline.LinkStart;
import browsy.output.MarkdownInline.Words;
import browsy.output.MarkdownInline.Written;
import browsy.output.MarkdownText.Around;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Writes the parts of a paragraph as Markdown. Emphasis delimiters are placed next to words, never
 * next to white space on the inner side, and emphasis stays open across parts that share it.
 */
final class MarkdownLine {

    /** The representation of line breaks within a block. */
    enum Breaks {
        /** A hard line break, for paragraphs. */
        LINES("\\\n"),
        /** An HTML line break, for table cells. */
        HTML("<br>"),
        /** A space, for headings, which have a single line. */
        SPACES(" ");

        private final String markdown;

        Breaks(String markdown) {
            this.markdown = markdown;
        }
    }

    private static final Pattern SPACES = Pattern.compile("[ \t]+");

    private final List<MarkdownInline> parts;
    private final Breaks breaks;
    private final MarkdownEmphasis out = new MarkdownEmphasis();

    /** The white space before the next part; a line break is a line feed. */
    private final StringBuilder pending = new StringBuilder();

    /** Whether nothing has been written on the line. */
    private boolean atStart = true;

    private boolean inLink;

    /** Whether nothing has been written in the current link. */
    private boolean atLabelStart;

    private MarkdownLine(List<MarkdownInline> parts, Breaks breaks) {
        this.parts = parts;
        this.breaks = breaks;
    }

    /** Returns parts as Markdown, without surrounding white space. */
    static String of(List<MarkdownInline> parts, Breaks breaks) {
        return new MarkdownLine(parts, breaks).written();
    }

    /**
     * Writes all parts. Adjacent texts with the same formatting are joined first, so that escaping
     * sees them as a whole.
     */
    private String written() {
        for (int i = 0; i < parts.size(); i++) {
            MarkdownInline part = parts.get(i);
            if (part instanceof Words words) {
                int end = endOfRun(i);
                words(SPACES.matcher(joined(i, end)).replaceAll(" "), words.marks(), end);
                i = end - 1;
            } else if (part instanceof Code code) {
                int end = endOfRun(i);
                code(joined(i, end), code.marks());
                i = end - 1;
            } else if (part instanceof Break || part instanceof Gap) {
                lineEnd(part instanceof Break);
            } else if (part instanceof Written written) {
                written(written.markdown());
            } else if (part instanceof LinkStart link) {
                mark(link.marks());
                if (i + 1 < parts.size()
                        && parts.get(i + 1) instanceof Words words
                        && isSpace(words.text().charAt(0))) {
                    pending.append(' ');
                }
                flushPending();
                out.beginLink();
                begin("[");
                inLink = true;
                atLabelStart = true;
            } else if (part instanceof LinkEnd link) {
                out.endLink();
                out.text("](" + link.target() + ")");
                atStart = false;
                inLink = false;
                atLabelStart = false;
            }
        }
        return out.close();
    }

    /**
     * Returns the end of the run of texts with the same kind and formatting that starts at an
     * index.
     */
    private int endOfRun(int start) {
        MarkdownInline first = parts.get(start);
        int end = start + 1;
        while (end < parts.size()
                && parts.get(end).getClass() == first.getClass()
                && (first instanceof Code || marks(parts.get(end)).equals(marks(first)))) {
            end++;
        }
        return end;
    }

    private static Set<TextMark> marks(MarkdownInline part) {
        return part instanceof Words words ? words.marks() : Set.of();
    }

    private String joined(int start, int end) {
        StringBuilder text = new StringBuilder();
        for (MarkdownInline part : parts.subList(start, end)) {
            text.append(part instanceof Words words ? words.text() : ((Code) part).text());
        }
        return text.toString();
    }

    /**
     * Writes text. White space at its start and end is kept pending, so that delimiters are written
     * next to the words.
     */
    private void words(String text, Set<TextMark> marks, int next) {
        int start = 0;
        int end = text.length();
        while (start < end && isSpace(text.charAt(start))) {
            start++;
        }
        while (end > start && isSpace(text.charAt(end - 1))) {
            end--;
        }
        pending.append(text, 0, start);
        if (start == end) {
            return;
        }
        mark(marks);
        flushPending();
        char before = atStart && out.atLineStart() ? Around.EDGE : out.last();
        boolean spaced = end < text.length();
        // A closing delimiter is written before the space.
        boolean closes = inLink || !marks.isEmpty();
        char after = spaced ? ' ' : after(next);
        after = after == ' ' && closes ? '*' : after;
        StringBuilder escaped = new StringBuilder(end - start + 8);
        MarkdownText.inline(escaped, text.substring(start, end), new Around(before, after), inLink);
        begin(escaped.toString());
        pending.append(text, end, text.length());
    }

    /**
     * Returns the first character of the output of the part at an index, for the escaping of the
     * text before it.
     */
    private char after(int index) {
        if (index >= parts.size()) {
            return Around.EDGE;
        }
        MarkdownInline part = parts.get(index);
        if (part instanceof Words words) {
            return isSpace(words.text().charAt(0)) ? ' ' : '*';
        }
        if (part instanceof Written written) {
            return written.markdown().isEmpty() ? '*' : written.markdown().charAt(0);
        }
        if (part instanceof LinkStart) {
            return '[';
        }
        if (part instanceof LinkEnd) {
            return ']';
        }
        return part instanceof Code ? '`' : Around.EDGE;
    }

    private void code(String text, Set<TextMark> marks) {
        mark(marks);
        flushPending();
        if (text.contains("]:") && out.startsWith('[')) {
            // A closing bracket followed by a colon would define a link reference, even in a code
            // span.
            StringBuilder escaped = new StringBuilder("<code>");
            MarkdownText.inline(escaped, text, new Around('>', '<'), true);
            begin(escaped.append("</code>").toString());
        } else {
            begin(MarkdownCode.span(text));
        }
    }

    private void written(String markdown) {
        if (!markdown.isEmpty()) {
            mark(Set.of());
            flushPending();
            begin(markdown);
        }
    }

    private void lineEnd(boolean wanted) {
        boolean repeated = pending.indexOf("\n") >= 0;
        if (wanted || !repeated) {
            pending.append('\n');
        }
    }

    private void mark(Set<TextMark> marks) {
        out.close(marks);
        if (!out.covers(marks)) {
            flushPending();
            EnumSet<TextMark> all = EnumSet.noneOf(TextMark.class);
            all.addAll(marks);
            out.open(all);
        }
    }

    private void begin(String markdown) {
        out.text(markdown);
        atStart = false;
        atLabelStart = false;
    }

    private void flushPending() {
        if (pending.length() == 0) {
            return;
        }
        String spaces = pending.toString();
        pending.setLength(0);
        if (atLabelStart || (atStart && out.isEmpty())) {
            return;
        }
        int lines = (int) spaces.chars().filter(c -> c == '\n').count();
        if (lines == 0) {
            out.text(SPACES.matcher(spaces).replaceAll(" "));
        } else if (breaks == Breaks.SPACES || (inLink && breaks == Breaks.LINES)) {
            out.text(" ");
        } else {
            out.text(breaks.markdown.repeat(breaks == Breaks.LINES ? 1 : Math.min(lines, 2)));
            atStart = breaks == Breaks.LINES;
        }
    }

    private static boolean isSpace(char c) {
        return Character.isWhitespace(c) || Character.isSpaceChar(c);
    }
}
