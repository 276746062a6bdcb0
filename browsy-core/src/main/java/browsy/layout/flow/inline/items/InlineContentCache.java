package browsy.layout.flow.inline.items;

import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.box.BoxTable;
import browsy.layout.text.TextShaper;
import java.util.List;

/** Cache of the inline contents of one layout run: each block container is prepared once. */
public final class InlineContentCache {
    private final BoxTable<InlineContent> prepared = new BoxTable<>();
    private final TextShaper shaper;
    private final InlineEdges edges;
    private final CulledBoxes culled = new CulledBoxes();

    /**
     * Creates an empty cache.
     *
     * @param lineHeightQuirk whether the line height calculation quirk applies
     */
    public InlineContentCache(TextShaper shaper, boolean lineHeightQuirk) {
        this.shaper = shaper;
        this.edges = new InlineEdges(lineHeightQuirk);
    }

    /**
     * Prepares all block containers in a box. Nearly all of them are laid out later, and preparing
     * them in sequence is faster than between the layouts of other boxes.
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

    /** Returns the content of a block container. */
    public InlineContent of(BlockContainer container) {
        InlineContent known = prepared.get(container);
        if (known == null) {
            known = new InlineContentBuilder(container, shaper, edges, false).build();
            prepared.put(container, known);
        }
        return known;
    }

    /** Returns the content of a block container in which lines do not break beside images. */
    public InlineContent withStickyImages(BlockContainer container) {
        return new InlineContentBuilder(container, shaper, edges, true).build();
    }

    /** Whether the inline content of a box generates no line box. */
    public boolean isBlank(Box box) {
        return box instanceof BlockContainer container
                && container.hasInlineContent()
                && of(container).isBlank();
    }

    /** Returns the culled inline boxes of the layout run. */
    public CulledBoxes culled() {
        return culled;
    }

    public TextShaper shaper() {
        return shaper;
    }
}
