package browsy.layout.fragmentation;

import browsy.layout.context.TextTrim;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.geometry.WritingFlow;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Breaks the content of one fragmentation context. The content has been laid out as if there were
 * one endless fragmentainer; pieces are cut out of it, and what a break pushes away moves on.
 *
 * @see <a href="https://drafts.csswg.org/css-break-4/">css-break-4</a>
 */
public final class Fragmenter {
    private final WritingFlow flow;
    private final ColumnBreaker columns;
    private final Map<BoxFragment, BoxContent> contents = new IdentityHashMap<>();

    /**
     * @param flow the writing mode whose block axis is broken
     * @param columns breaks multi-column containers in the content
     */
    public Fragmenter(WritingFlow flow, ColumnBreaker columns) {
        this.flow = flow;
        this.columns = columns;
    }

    /** What a fragmentainer holds, and what filling it has shown. */
    public record Filled(Piece piece, FragmentainerPass pass) {}

    /**
     * Fills one fragmentainer.
     *
     * @param root all of the content, in one piece
     * @param token where it goes on; null from the start
     * @param trim which of its ends are trimmed to the edges of text
     * @param mayRetry whether a better break point that was passed may cost a second attempt
     */
    public Filled fill(
            BoxFragment root,
            @Nullable BreakToken token,
            BreakSpace space,
            TextTrim trim,
            boolean mayRetry) {
        FragmentainerPass pass =
                new FragmentainerPass(flow, this::content, columns, trim, mayRetry);
        Piece piece = pass.fill(root, token, space);
        return new Filled(piece, pass);
    }

    private BoxContent content(BoxFragment box) {
        BoxContent known = contents.get(box);
        if (known == null) {
            known = new BoxContent(box, flow);
            contents.put(box, known);
        }
        return known;
    }
}
