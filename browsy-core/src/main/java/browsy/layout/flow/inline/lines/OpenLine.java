package browsy.layout.flow.inline.lines;

import browsy.layout.flow.inline.items.InlineItem.Kind;
import browsy.layout.flow.inline.lines.LineFiller.Mode;
import browsy.layout.geometry.LayoutUnit;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A line that is being filled: its items in logical order, and where it may end among them. */
final class OpenLine {
    private final LineRoom room;
    private final Mode mode;
    private final List<LineItem> items = new ArrayList<>();

    /** The items that the line may end behind. */
    private final BitSet breaks = new BitSet();

    private State state = State.FILLING;
    private double indent;
    private double position;

    /** What edges of boxes begun on earlier lines take at its start. */
    private double clonedStart;

    /**
     * What hangs since the last visible text: tabs with the spaces around them, and spaces behind a
     * full line.
     */
    private double hanging;

    /** The last item of content. */
    private @Nullable LineItem last;

    /** The last one of these that takes room: a text, a tab or an atomic inline. */
    private @Nullable LineItem shown;

    /** How far it is. */
    enum State {
        /** Takes what fits. */
        FILLING,

        /** Something on it found no room: it goes on up to the next break opportunity. */
        OVERFLOWING,

        /** Takes what stays at the end of a line: spaces, the ends of boxes, floats. */
        TRAILING
    }

    OpenLine(LineRoom room, double indent, Mode mode) {
        this.room = room;
        this.indent = indent;
        this.position = indent;
        this.mode = mode;
    }

    /** Starts with edges of boxes that were begun earlier. */
    void startWith(double edges) {
        clonedStart = edges;
        position += edges;
    }

    double clonedStart() {
        return clonedStart;
    }

    LineRoom room() {
        return room;
    }

    /** What is on it, in logical order. */
    List<LineItem> items() {
        return items;
    }

    int size() {
        return items.size();
    }

    double indent() {
        return indent;
    }

    /** Where the next item starts. */
    double position() {
        return position;
    }

    /** Whether there is content on it. */
    boolean hasContent() {
        return last != null;
    }

    /** The last item of content; null where there is none. */
    @Nullable LineItem last() {
        return last;
    }

    /** The last text, tab or atomic inline; null where there is none. */
    @Nullable LineItem shown() {
        return shown;
    }

    double hanging() {
        return hanging;
    }

    State state() {
        return state;
    }

    void overflow() {
        state = State.OVERFLOWING;
    }

    /** Fits again. */
    void resume() {
        state = State.FILLING;
    }

    void trail() {
        state = State.TRAILING;
    }

    /** What the content may fill, rounding allowed for; infinite where lines are never full. */
    double available() {
        return mode == Mode.MAX_CONTENT
                ? Double.POSITIVE_INFINITY
                : room.available() + LayoutUnit.EPSILON;
    }

    /** Whether it fits with something more, of an inline size. */
    boolean fitsWith(double inlineSize) {
        return position + inlineSize <= available();
    }

    /** Whether it fits when the last part of it, of some size, does not count. */
    boolean fitsWithout(double inlineSize) {
        return position - inlineSize <= available();
    }

    // Break opportunities.

    /** Notes that the line may end behind the last item. */
    void allowBreakBehindLast() {
        breaks.set(items.size() - 1);
    }

    /** Likewise behind an item. */
    void allowBreakBehind(int index) {
        breaks.set(index);
    }

    boolean mayEndBehind(int index) {
        return breaks.get(index);
    }

    boolean mayEndBehindLast() {
        return !items.isEmpty() && breaks.get(items.size() - 1);
    }

    // What is added.

    /** Adds an item that is no content: an edge, a box out of flow, a forced break. */
    void addEdge(LineItem edge) {
        items.add(edge);
        position += edge.inlineSize();
    }

    /** Adds the end of a box: where the line may end before it, it may end behind it instead. */
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

    /** Adds an initial letter, which takes over the indent. */
    void addLetter(LineItem letter) {
        items.add(letter);
        position -= indent;
        indent = 0;
    }

    /**
     * Adds an item of content.
     *
     * @param hangs what hangs from the last visible text up to its end
     */
    void addContent(LineItem item, double hangs) {
        hanging = hangs;
        items.add(item);
        last = item;
        shown = item.item().kind() == Kind.WORD_BREAK ? shown : item;
        position += item.inlineSize();
    }

    // Where it ends.

    /** Leaves the items from an index on to the next line, and is done. */
    void cut(int kept) {
        items.subList(kept, items.size()).clear();
    }

    /** Leaves the items behind a part of a text to the next line. */
    void cutIn(int index, LineItem part) {
        cut(index);
        items.add(part);
    }
}
