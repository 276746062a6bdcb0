package browsy.layout.context;

import browsy.config.Limits;
import browsy.layout.box.Box;
import browsy.layout.geometry.PhysicalSize;
import browsy.style.StyledDocument;
import browsy.style.computed.ComputedStyle;

/**
 * The services of one layout run for formatting contexts: layout and measurement of children,
 * properties of the document, and work budgets. Results are cached by box and input.
 */
public interface LayoutContext {

    /**
     * Lays out a child by the formatting context that it establishes, and the positioned
     * descendants whose containing block it is.
     */
    LayoutResult layout(Box box, LayoutInput input);

    /** The intrinsic sizes of the content box of a child. */
    ContentSizes contentSizes(Box box, LayoutInput input);

    /**
     * Returns a positioned box in another style. Equal styles give the same box object, so that its
     * cached layouts are reused.
     */
    Box restyled(Box box, ComputedStyle style);

    /** The document with the computed styles of its elements. */
    StyledDocument document();

    /** The size of the viewport, in CSS px. */
    PhysicalSize viewport();

    /** Whether the document is in quirks mode. */
    boolean isQuirksMode();

    /**
     * Whether the line height calculation quirk applies: lines have no strut, and are only as high
     * as their contents.
     *
     * @see <a href="https://quirks.spec.whatwg.org/#the-line-height-calculation-quirk">quirks</a>
     */
    boolean hasLineHeightQuirk();

    Limits limits();

    /** The budget for float shapes; each query to an outline takes one unit. */
    WorkBudget shapes();

    /**
     * The budget for anchor functions; each evaluation for a placement of the box takes one unit.
     */
    WorkBudget anchors();

    /**
     * The budget for inline boxes that continue on a further line. On each line, each open box in
     * excess of a number that always continues takes one unit.
     */
    WorkBudget openBoxes();

    /** The budget for line boxes; each line takes one unit. */
    WorkBudget lines();

    /** Records that a limit has been reached. */
    void reached(LayoutLimit limit);
}
