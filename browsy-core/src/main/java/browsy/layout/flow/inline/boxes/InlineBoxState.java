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
 * State of an inline box on one line while the line box is built. The root state represents the
 * root inline box of the block container.
 */
public final class InlineBoxState extends AlignedPart {
    public final @Nullable InlineBoxState parent;
    public final Box box;

    /** Nesting depth; 0 for the root. */
    public final int depth;

    final FontMetrics metrics;

    /** Whether glyphs are centred on the baseline. */
    final boolean centralBaseline;

    /** Ascent and descent of the font, without leading. */
    public final FontHeight glyphs;

    /** Ascent and descent of the font, with half-leading. */
    private final FontHeight leaded;

    /** The used line height, in CSS px. */
    final double lineHeight;

    /** Whether its inline-start edge is on this line. */
    public boolean hasStart;

    /** Whether its inline-end edge is on this line. */
    public boolean hasEnd;

    /** Whether it has a strut: its font and line height count for the height of the line. */
    public boolean hasRoomForText;

    /** Parts in it that are aligned to the top or bottom of the line. */
    final List<TopBottomAlignedPart> waiting = new ArrayList<>();

    /**
     * The extent of the inline boxes in it about its baseline. {@link TopBottomAlignment} needs it
     * for the aligned subtree; on lines without a part aligned to the top or bottom it stays empty.
     */
    FontHeight boxExtent = FontHeight.EMPTY;

    /** The bidi level at its start. */
    int level;

    /** The number of leaves in it, at any depth, on this line. */
    public int leaves;

    /** The number of its leaves that are placed already. */
    public int placed;

    /**
     * The baseline of the root for which {@link #ownBaseline} is cached; NaN before the first call.
     */
    private double rootBaseline = Double.NaN;

    private double ownBaseline;

    /**
     * Creates the state of a box on a line.
     *
     * @param parent the state of the parent box; null for the root
     * @param centralBaseline whether glyphs are centred on the baseline
     */
    InlineBoxState(@Nullable InlineBoxState parent, Box box, boolean centralBaseline) {
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

    /**
     * Returns the block offset of its baseline; only valid once the line box is complete. Cached,
     * because it recurses over the ancestors.
     */
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

    /** Extends its extent by another one about the same baseline. */
    void unite(FontHeight other) {
        extent = extent.unite(other);
    }

    /** Adds the strut of this box to its extent. */
    void makeRoomForText() {
        hasRoomForText = true;
        unite(withLeading());
    }

    /** Adds the strut of this box with another line height to its extent. */
    void makeRoom(double ofLineHeight) {
        hasRoomForText = true;
        unite(glyphs.withLineHeight(ofLineHeight));
    }
}
