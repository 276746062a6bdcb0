package browsy.layout.fragmentation;

import browsy.layout.context.TextTrim;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.geometry.WritingFlow;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Breaks the content of one fragmentation context. The content was laid out in one unlimited
 * fragmentainer. Each call cuts one piece out of it; content after a break is shifted.
 *
 * @see <a href="https://drafts.csswg.org/css-break-4/">css-break-4</a>
 */
public final class Fragmenter {
    private final WritingFlow flow;
    private final ColumnBreaker columns;
    private final Map<BoxFragment, BoxContent> contents = new IdentityHashMap<>();

    /**
     * @param flow the writing mode of the fragmentation context, whose block axis is broken
     * @param columns breaks multi-column containers in the content
     */
    public Fragmenter(WritingFlow flow, ColumnBreaker columns) {
        this.flow = flow;
        this.columns = columns;
    }

    /** The piece in a fragmentainer, and the pass with its measurements. */
    public record Filled(Piece piece, FragmentainerPass pass) {}

    /**
     * Fills one fragmentainer.
     *
     * @param root the unbroken content
     * @param token the state from which it continues; null at the start
     * @param space the size of the fragmentainer
     * @param trim the ends of the fragmentainer that are trimmed to text edges
     * @param mayRetry whether a second attempt is made to break at a better break point
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
        BoxContent cached = contents.get(box);
        if (cached == null) {
            cached = new BoxContent(box, flow);
            contents.put(box, cached);
        }
        return cached;
    }
}
