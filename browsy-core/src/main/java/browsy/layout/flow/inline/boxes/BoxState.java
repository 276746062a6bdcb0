package browsy.layout.flow.inline.boxes;

import browsy.layout.box.Box;
import browsy.layout.flow.inline.items.FontHeight;
import browsy.layout.flow.inline.items.TextStyles;
import browsy.layout.text.FontMetrics;
import browsy.style.computed.ComputedStyle;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An inline box on one line while the line box is built; the root stands for the block container.
 */
public final class BoxState extends AlignedPart {
    public final @Nullable BoxState parent;
    public final Box box;
    public final int depth;
    final FontMetrics metrics;

    /** Whether glyphs are centred on the baseline. */
    final boolean centralBaseline;

    /** The glyphs' own extent, without leading. */
    public final FontHeight glyphs;

    private final FontHeight leaded;

    /** The used line height. */
    final double lineHeight;

    /** Whether it starts (ends) on this line with an edge of its own. */
    public boolean hasStart;

    public boolean hasEnd;

    /** Whether its own text counts; else only what is inside it or nothing at all. */
    public boolean hasRoomForText;

    /** What in it is aligned to the top or bottom of the line. */
    final List<WaitingPart> waiting = new ArrayList<>();

    /**
     * The extent of the inline boxes in it about its baseline. {@link TopBottomAlignment} needs it
     * for the aligned subtree, so it stays empty on lines that have nothing aligned to their top or
     * bottom.
     */
    FontHeight boxExtent = FontHeight.EMPTY;

    /** The bidi level of what follows its start. */
    int level;

    /** Leaves in it, at any depth, on this line. */
    public int leaves;

    /** How many of them have been placed already. */
    public int placed;

    /** The baseline of the root for which {@link #ownBaseline} holds; not a number before that. */
    private double rootBaseline = Double.NaN;

    private double ownBaseline;

    /**
     * @param centralBaseline whether glyphs are centred on the baseline
     */
    BoxState(@Nullable BoxState parent, Box box, boolean centralBaseline) {
        super(parent);
        this.parent = parent;
        this.box = box;
        this.depth = parent == null ? 0 : parent.depth + 1;
        this.centralBaseline = centralBaseline;
        TextStyles styles = TextStyles.of(box.style());
        this.metrics = styles.metrics();
        this.lineHeight = styles.lineHeight();
        this.glyphs = centralBaseline ? FontHeight.of(metrics, true) : styles.extent();
        this.leaded = centralBaseline ? glyphs.withLineHeight(lineHeight) : styles.leaded();
    }

    /** Asked once the line box is complete; remembered, as boxes are nested. */
    @Override
    public double baseline(double root) {
        if (rootBaseline != root) {
            ownBaseline = super.baseline(root);
            rootBaseline = root;
        }
        return ownBaseline;
    }

    public ComputedStyle style() {
        return box.style();
    }

    FontHeight withLeading() {
        return leaded;
    }

    void unite(FontHeight other) {
        extent = extent.unite(other);
    }

    /** Makes the line high enough for text of this box. */
    void makeRoomForText() {
        hasRoomForText = true;
        unite(withLeading());
    }

    /** Makes the line high enough for text of this box with another line height. */
    void makeRoom(double ofLineHeight) {
        hasRoomForText = true;
        unite(glyphs.withLineHeight(ofLineHeight));
    }
}
