package browsy.layout.flow.inline.lines;

import browsy.layout.flow.inline.items.InlineItem;
import browsy.layout.flow.inline.items.InlineItem.Kind;
import browsy.layout.flow.inline.lines.Line.Position;
import browsy.layout.flow.inline.lines.LineFiller.Mode;
import browsy.layout.geometry.LayoutUnit;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A line that is being filled. */
final class OpenLine {
    private final LineRoom room;
    private final Mode mode;
    private List<LineItem> filled = new ArrayList<>();
    private double indent;
    private double position;

    /** What edges of boxes begun on earlier lines take at its start. */
    private double clonedStart;

    private boolean overflows;

    /** What tabs and the spaces among them take since the last visible text: it hangs. */
    private double hanging;

    /** The last item that has characters. */
    private @Nullable LineItem last;

    /** The last one of these that takes room: a text, a tab or an atomic inline. */
    private @Nullable LineItem shown;

    /** Whether anything could stand alone. */
    private boolean hasContent;

    private @Nullable Candidate candidate;

    /**
     * A place where the line may end.
     *
     * @param kept how many filled items stay, before the part of the text that is cut
     * @param cut the text item that is cut; null where the break lies between items
     * @param from where that item starts on this line
     */
    record Candidate(int kept, @Nullable InlineItem cut, int from, Position next) {}

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
        return filled;
    }

    double indent() {
        return indent;
    }

    /** Where the next item starts. */
    double position() {
        return position;
    }

    boolean hasContent() {
        return hasContent;
    }

    /** The last item that has characters; null where there is none. */
    @Nullable LineItem last() {
        return last;
    }

    /** The last text, tab or atomic inline; null where there is none. */
    @Nullable LineItem shown() {
        return shown;
    }

    /** What the edges of boxes take behind the last text, tab or atomic inline. */
    double edgesBehindShown() {
        double edges = 0;
        for (int i = filled.size() - 1; i >= 0 && filled.get(i) != shown; i--) {
            edges += filled.get(i).inlineSize();
        }
        return edges;
    }

    double hanging() {
        return hanging;
    }

    @Nullable Candidate candidate() {
        return candidate;
    }

    /** Whether it ends at the next opportunity, something on it having found no room. */
    boolean overflows() {
        return overflows;
    }

    void overflow() {
        overflows = true;
    }

    /** What the content may fill, rounding allowed for; infinite where lines are never full. */
    double available() {
        return mode == Mode.MAX_CONTENT
                ? Double.POSITIVE_INFINITY
                : room.available() + LayoutUnit.EPSILON;
    }

    boolean fits(double inlineSize) {
        return position + inlineSize <= available();
    }

    /** Whether nothing more fits, be it only because of the spaces at its end. */
    boolean isFull() {
        return overflows || !fits(0);
    }

    /** Whether it ends with an atomic inline that lines may end behind. */
    boolean isBehindAtomic() {
        return last != null && last.item().kind() == Kind.ATOMIC && last.item().wraps();
    }

    boolean endsWith(Kind kind) {
        return filled.get(filled.size() - 1).item().kind() == kind;
    }

    /** Whether a box begins behind the last item of a kind. */
    boolean beginsBoxBehind(Kind kind) {
        boolean begins = false;
        for (int i = filled.size() - 1; i >= 0 && filled.get(i).item().kind() != kind; i--) {
            begins |= filled.get(i).item().kind() == Kind.OPEN;
        }
        return begins;
    }

    /** Adds an item without characters. */
    void addEdge(InlineItem item, double edge) {
        filled.add(LineItem.edge(item, edge));
        position += edge;
    }

    /** An initial letter takes the indent up. */
    void addLetter(InlineItem item) {
        filled.add(LineItem.edge(item, 0));
        position -= indent;
        indent = 0;
    }

    /**
     * Adds an item with characters.
     *
     * @param hangs what hangs from the last visible text up to its end
     */
    void addContent(LineItem line, double hangs) {
        hanging = hangs;
        filled.add(line);
        last = line;
        shown = line.item().kind() == Kind.WORD_BREAK ? shown : line;
        position += line.inlineSize();
        hasContent = true;
    }

    void mayEndAt(@Nullable Candidate place) {
        candidate = place;
    }

    /** Goes back to the last place where it may end; gives where the next line starts. */
    Position cutAtCandidate(ItemSizes sizes) {
        Candidate chosen = candidate;
        if (chosen == null) {
            throw new IllegalStateException("no break opportunity");
        }
        filled = new ArrayList<>(filled.subList(0, chosen.kept));
        InlineItem cut = chosen.cut;
        if (cut != null) {
            filled.add(sizes.lastText(cut, chosen.from, chosen.next.offset()));
        }
        return chosen.next;
    }
}
