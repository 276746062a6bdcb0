package browsy.layout.flow.inline.items;

import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.box.BoxTable;
import browsy.layout.text.TextShaper;
import java.util.List;

/** The inline contents of one layout run, prepared once for each block container. */
public final class InlineContents {
    private final BoxTable<InlineContent> prepared = new BoxTable<>();
    private final TextShaper shaper;
    private final InlineEdges edges;
    private final CulledBoxes culled = new CulledBoxes();

    /**
     * @param lineHeightQuirk whether the line height calculation quirk applies
     */
    public InlineContents(TextShaper shaper, boolean lineHeightQuirk) {
        this.shaper = shaper;
        this.edges = new InlineEdges(lineHeightQuirk);
    }

    /**
     * Prepares all there is in a box: nearly all of it is laid out, and one paragraph after the
     * other goes quicker than each between the layout of its neighbours.
     */
    public void prepare(Box box) {
        if (box instanceof BlockContainer container && container.hasInlineContent()) {
            of(container);
        }
        List<Box> children = box.children();
        for (int i = 0; i < children.size(); i++) {
            prepare(children.get(i));
        }
    }

    public InlineContent of(BlockContainer container) {
        InlineContent known = prepared.get(container);
        if (known == null) {
            known = new InlineContentBuilder(container, shaper, edges, false).build();
            prepared.put(container, known);
        }
        return known;
    }

    /** The content as it is where lines do not break next to images. */
    public InlineContent withStickyImages(BlockContainer container) {
        return new InlineContentBuilder(container, shaper, edges, true).build();
    }

    /** Whether a box holds nothing that makes a line. */
    public boolean isBlank(Box box) {
        return box instanceof BlockContainer container
                && container.hasInlineContent()
                && of(container).isBlank();
    }

    public CulledBoxes culled() {
        return culled;
    }

    public TextShaper shaper() {
        return shaper;
    }
}
