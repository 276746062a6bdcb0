package browsy.spatial.content;

import browsy.content.ContentBox;
import browsy.content.ContentNode;
import browsy.content.Flow;
import browsy.content.Meaning;
import browsy.content.Structure;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A box of the content tree that is under construction. */
final class OpenBox {

    /** Receives each box with an id when its children are complete. */
    @FunctionalInterface
    interface Receiver {
        void complete(int id, List<ContentNode> children);
    }

    /** The part of an element's content that belongs to the element itself. */
    enum Extent {
        /** The text before the first block. */
        LEAD,
        /** All of the content. Texts after blocks are elements as well. */
        MESSAGE,
        /** All of the content. */
        ALL
    }

    private final int index;
    private final Flow flow;
    private final Meaning meaning;
    private final int id;
    private final Extent extent;
    private final Receiver receiver;
    private final List<ContentNode> children = new ArrayList<>();

    /** The index of the first child after the last block. */
    private int sequenceStart;

    /** The id of the inline content after the last block, 0 if it has none. */
    private int sequenceId;

    private boolean hasBlocks;

    /**
     * @param index the index of the element
     * @param id the id of the element, 0 if it is not listed
     * @param extent the part of the content that belongs to the element itself
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

    /** Gives an id to the inline content that follows. */
    void beginText(int textId) {
        sequenceId = textId;
    }

    /** Wraps the inline content before the next block in a box of its own. */
    void beforeBlock() {
        endSequence();
        hasBlocks = true;
    }

    /** Records that a block has been added. */
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

    /**
     * Adds the completed box to its parent. Omits an empty box without an id, unless it is a rule,
     * a cell or an image. Replaces a box by its children if it has no meaning, no id and no effect
     * on the layout.
     */
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

    /** Completes the box as the root of the tree. */
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
