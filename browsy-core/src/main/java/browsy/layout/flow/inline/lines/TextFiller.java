package browsy.layout.flow.inline.lines;

import browsy.layout.flow.inline.items.InlineContent;
import browsy.layout.flow.inline.items.InlineItem;
import browsy.layout.flow.inline.lines.Line.Position;
import browsy.layout.flow.inline.lines.LineFiller.Mode;
import browsy.layout.flow.inline.lines.OpenLine.Candidate;
import browsy.layout.text.LineBreaker;
import org.jspecify.annotations.Nullable;

/**
 * Fills a line with text.
 *
 * @see <a href="https://drafts.csswg.org/css-text-4/#line-breaking">css-text-4</a>
 */
record TextFiller(
        InlineContent content,
        ItemSizes sizes,
        LineWords words,
        BreaksBetweenItems itemBreaks,
        Mode mode) {

    /**
     * Adds what has room of a text.
     *
     * @param from where it starts on this line
     * @return where the next line starts; null where all of it fits
     */
    @Nullable Position fill(OpenLine line, InlineItem item, int index, int from) {
        if (mode == Mode.MIN_CONTENT
                && line.position() == 0
                && !line.hasContent()
                && words.endsAtBreak(item)) {
            fillWidest(line, item, from);
            return null;
        }
        double start = line.position();
        int kept = line.items().size();
        int segment = from;
        int lastBreak = from;
        boolean hangs = ItemSizes.hangsSpaces(item);
        double available = line.available();
        if (!line.overflows() && mode == Mode.LAYOUT) {
            segment = words.lastSureBreak(item, from, available - start);
            lastBreak = segment;
        }
        while (segment < item.end()) {
            if (segment > from && line.overflows()) {
                return cut(line, item, index, kept, from, segment);
            }
            int end = words.next(item, segment);
            int visible = hangs ? sizes.endWithoutSpaces(segment, end) : end;
            double needed =
                    visible == from
                            ? start - line.hanging()
                            : start + sizes.textAtLineEnd(item, from, visible);
            if (needed > available) {
                if (segment > from) {
                    return cut(line, item, index, kept, from, segment);
                }
                if (line.candidate() != null) {
                    return line.cutAtCandidate(sizes);
                }
                boolean atStart = segment == item.start();
                int cut = cutInWord(line, item, from, segment, visible);
                if (cut == from && atStart && words.areBrokenBefore(item, line.items(), kept)) {
                    line.mayEndAt(itemBreaks.before(index, line.items(), content.items()));
                    return line.cutAtCandidate(sizes);
                }
                if (cut > from) {
                    return cut(line, item, index, kept, from, cut);
                }
                line.overflow();
            }
            if (end < item.end()) {
                lastBreak = end;
            }
            segment = end;
        }
        if (lastBreak > from) {
            line.mayEndAt(new Candidate(kept, item, from, new Position(index, lastBreak)));
        }
        LineItem whole = sizes.text(item, from, item.end());
        boolean isSpace = line.hanging() > 0 && sizes.endWithoutSpaces(from, item.end()) == from;
        line.addContent(whole, isSpace ? line.hanging() + whole.inlineSize() : 0);
        return null;
    }

    /**
     * Takes a whole text as if its widest word were all of it: what follows it adds to that.
     *
     * <p>NB: neither edges behind a text nor the styles of a first line change from word to word,
     * as browsers have it.
     */
    private void fillWidest(OpenLine line, InlineItem item, int from) {
        line.addContent(words.widest(item, from), line.hanging());
        line.overflow();
    }

    /** Ends the line inside a text. */
    private Position cut(OpenLine line, InlineItem item, int index, int kept, int from, int at) {
        line.mayEndAt(new Candidate(kept, item, from, new Position(index, at)));
        return line.cutAtCandidate(sizes);
    }

    /** Where a word is cut that has no room on a line of its own; {@code from} if nowhere. */
    private int cutInWord(OpenLine line, InlineItem item, int from, int segment, int end) {
        if (!words.areBroken(item)) {
            return from;
        }
        boolean mustNotStart =
                line.hasContent() && words.areBrokenBefore(item, line.items(), line.items().size());
        double available = line.available();
        String text = content.text();
        int cut = from;
        for (int at = LineBreaker.nextCluster(text, segment);
                at < end;
                at = LineBreaker.nextCluster(text, at)) {
            boolean fits = line.position() + sizes.textAtLineEnd(item, from, at) <= available;
            if (!fits && (cut > from || mustNotStart)) {
                break;
            }
            cut = at;
            if (!fits) {
                break;
            }
        }
        return cut;
    }
}
