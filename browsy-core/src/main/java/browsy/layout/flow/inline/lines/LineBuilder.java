package browsy.layout.flow.inline.lines;

import browsy.layout.flow.inline.items.InlineItem.Kind;
import browsy.layout.flow.inline.lines.LineFiller.Mode;
import browsy.layout.geometry.LayoutUnit;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A line that is being filled: its items in logical order, its break opportunities and its state.
 */
final class LineBuilder {
    private final LineOpportunity room;
    private final Mode mode;
    private final List<LineItem> items = new ArrayList<>();

    /** The indices of the items after which the line may end. */
    private final BitSet breaks = new BitSet();

    private State state = State.FILLING;
    private double indent;

    /** The inline size of the items so far, with text indent and cloned edges. */
    private double position;

    /** The inline size of the cloned start edges of boxes from earlier lines. */
    private double clonedStart;

    /**
     * The inline size of hanging white space since the last visible text: tabs with the spaces
     * around them, and spaces after a full line.
     */
    private double hanging;

    /** The last item with content; null without any. */
    private @Nullable LineItem last;

    /** The last text, tab or atomic inline; null without any. */
    private @Nullable LineItem shown;

    /** The states of filling. */
    enum State {
        /** Items fit so far. */
        FILLING,

        /**
         * Content did not fit, and there was no break opportunity: the line continues to the next
         * one.
         */
        OVERFLOWING,

        /** The line is full: it only takes spaces, ends of boxes and floats. */
        TRAILING
    }

    LineBuilder(LineOpportunity room, double indent, Mode mode) {
        this.room = room;
        this.indent = indent;
        this.position = indent;
        this.mode = mode;
    }

    /** Adds the cloned start edges of boxes from earlier lines. */
    void startWith(double edges) {
        clonedStart = edges;
        position += edges;
    }

    double clonedStart() {
        return clonedStart;
    }

    LineOpportunity room() {
        return room;
    }

    /** Returns the items, in logical order. */
    List<LineItem> items() {
        return items;
    }

    int size() {
        return items.size();
    }

    double indent() {
        return indent;
    }

    /** Returns the start of the next item. */
    double position() {
        return position;
    }

    /** Whether there is an item with content. */
    boolean hasContent() {
        return last != null;
    }

    /** Returns the last item with content; null without any. */
    @Nullable LineItem last() {
        return last;
    }

    /** Returns the last text, tab or atomic inline; null without any. */
    @Nullable LineItem shown() {
        return shown;
    }

    /** Returns the inline size of hanging white space at the end. */
    double hanging() {
        return hanging;
    }

    State state() {
        return state;
    }

    /** Continues although the content does not fit. */
    void overflow() {
        state = State.OVERFLOWING;
    }

    /** Continues to fill, as the content fits again. */
    void resume() {
        state = State.FILLING;
    }

    /** Marks the line as full. */
    void trail() {
        state = State.TRAILING;
    }

    /**
     * Returns the inline size that the content may have, with a tolerance for rounding; infinite
     * for the max-content size.
     */
    double available() {
        return mode == Mode.MAX_CONTENT
                ? Double.POSITIVE_INFINITY
                : room.available() + LayoutUnit.EPSILON;
    }

    /** Whether the line fits with another item of an inline size. */
    boolean fitsWith(double inlineSize) {
        return position + inlineSize <= available();
    }

    /** Whether the line fits with another item of an inline size, without a tolerance. */
    boolean fitsExactly(double inlineSize) {
        return position + inlineSize <= available() - LayoutUnit.EPSILON;
    }

    /** Whether the line fits without an inline size at its end. */
    boolean fitsWithout(double inlineSize) {
        return position - inlineSize <= available();
    }

    /** Allows a break after the last item. */
    void allowBreakBehindLast() {
        breaks.set(items.size() - 1);
    }

    /** Allows a break after an item. */
    void allowBreakBehind(int index) {
        breaks.set(index);
    }

    boolean mayEndBehind(int index) {
        return breaks.get(index);
    }

    boolean mayEndBehindLast() {
        return !items.isEmpty() && breaks.get(items.size() - 1);
    }

    /** Adds an item without content: a box edge, an out-of-flow box or a forced break. */
    void addEdge(LineItem edge) {
        items.add(edge);
        position += edge.inlineSize();
    }

    /** Adds the end of a box. A break opportunity before it moves after it. */
    void addClose(LineItem edge) {
        boolean moves = mayEndBehindLast();
        if (moves) {
            breaks.clear(items.size() - 1);
        }
        addEdge(edge);
        if (moves) {
            allowBreakBehindLast();
        }
    }

    /** Adds an initial letter. The letter takes the text indent, so that the line has none. */
    void addLetter(LineItem letter) {
        items.add(letter);
        position -= indent;
        indent = 0;
    }

    /**
     * Adds an item with content.
     *
     * @param hangs the inline size of hanging white space up to its end
     */
    void addContent(LineItem item, double hangs) {
        hanging = hangs;
        items.add(item);
        last = item;
        shown = item.item().kind() == Kind.WORD_BREAK ? shown : item;
        position += item.inlineSize();
    }

    /** Removes the items from an index on, which start the next line. */
    void cut(int kept) {
        items.subList(kept, items.size()).clear();
    }

    /** Replaces the items from an index on with a part of a text. */
    void cutIn(int index, LineItem part) {
        cut(index);
        items.add(part);
    }
}
