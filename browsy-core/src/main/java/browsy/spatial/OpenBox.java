package browsy.spatial;

import browsy.content.ContentBox;
import browsy.content.ContentNode;
import browsy.content.Flow;
import browsy.content.Meaning;
import browsy.content.Structure;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A box of the content tree whose children are still to come. */
final class OpenBox {

    /** Sees each box with an id once its children are known. */
    @FunctionalInterface
    interface Receiver {
        void complete(int id, List<ContentNode> children);
    }

    /** How much of what an element holds is its own content. */
    enum Extent {
        /** The text before the first block. */
        LEAD,
        /** All of it, though its texts after blocks are elements, too. */
        MESSAGE,
        /** All of it. */
        ALL
    }

    private final int index;
    private final Flow flow;
    private final Meaning meaning;
    private final int id;
    private final Extent extent;
    private final Receiver receiver;
    private final List<ContentNode> children = new ArrayList<>();

    /** Where the inline content after the last block begins. */
    private int sequenceStart;

    /** The id of that inline content, 0 if it has none. */
    private int sequenceId;

    private boolean hasBlocks;

    /**
     * @param index the element
     * @param id the id of the element, 0 if it is not listed
     * @param extent how much of it is the content of the element
     */
    OpenBox(int index, Flow flow, Meaning meaning, int id, Extent extent, Receiver receiver) {
        this.index = index;
        this.flow = flow;
        this.meaning = meaning;
        this.id = id;
        this.extent = extent;
        this.receiver = receiver;
        sequenceId = extent == Extent.ALL ? 0 : id;
    }

    int index() {
        return index;
    }

    Flow flow() {
        return flow;
    }

    Meaning meaning() {
        return meaning;
    }

    List<ContentNode> children() {
        return children;
    }

    /** The inline content that follows is that of a text with an id. */
    void beginText(int textId) {
        sequenceId = textId;
    }

    /** A block comes next, so that the inline content before it is a box of its own. */
    void beforeBlock() {
        endSequence();
        hasBlocks = true;
    }

    /** A block has been added. */
    void afterBlock() {
        sequenceStart = children.size();
    }

    private void endSequence() {
        List<ContentNode> sequence = children.subList(sequenceStart, children.size());
        if (!sequence.isEmpty()) {
            List<ContentNode> inline = List.copyOf(sequence);
            sequence.clear();
            children.add(box(Flow.BLOCK, Structure.NONE, sequenceId, inline));
        }
        sequenceId = 0;
    }

    /** Adds the complete box to the one around it; boxes that add nothing are left out. */
    void closeInto(OpenBox parent) {
        int own = id;
        if (hasBlocks) {
            endSequence();
            own = extent == Extent.ALL ? id : 0;
            if (extent == Extent.MESSAGE) {
                receiver.complete(id, children);
            }
        }
        boolean plain = meaning == Structure.NONE && own == 0 && !isTable();
        if (children.isEmpty() && own == 0 && !isShownEmpty()) {
            return;
        }
        if (plain && (flow == Flow.INLINE || hasBlocks)) {
            parent.children.addAll(children);
        } else {
            parent.children.add(box(flow, meaning, own, children));
        }
    }

    private boolean isTable() {
        return flow == Flow.TABLE || flow == Flow.TABLE_ROW || flow == Flow.TABLE_CELL;
    }

    private boolean isShownEmpty() {
        return meaning == Structure.RULE
                || meaning instanceof Meaning.Cell
                || meaning instanceof Meaning.Image
                || flow == Flow.TABLE_CELL;
    }

    private ContentBox box(Flow boxFlow, Meaning boxMeaning, int boxId, List<ContentNode> nodes) {
        if (boxId > 0) {
            receiver.complete(boxId, nodes);
        }
        return new ContentBox(boxFlow, boxMeaning, idOrNull(boxId), nodes);
    }

    /** The root of the tree. */
    ContentBox close() {
        if (hasBlocks) {
            endSequence();
        }
        return box(flow, meaning, hasBlocks ? 0 : id, children);
    }

    private static @Nullable Integer idOrNull(int id) {
        return id == 0 ? null : id;
    }
}
