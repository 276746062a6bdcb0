package browsy.layout.context;

import browsy.config.Limits;
import browsy.layout.box.Box;
import browsy.layout.geometry.PhysicalSize;
import browsy.style.StyledDocument;
import browsy.style.computed.ComputedStyle;

/**
 * The services of one layout run, for formatting contexts. Results are memoised by box and input.
 */
public interface LayoutContext {

    /** Lays out a child, whatever its layout model; includes positioning what it contains. */
    LayoutResult layout(Box box, LayoutInput input);

    /** The intrinsic sizes of a child's content box. */
    ContentSizes contentSizes(Box box, LayoutInput input);

    /**
     * A positioned box in another style: always the same one for equal styles, so that it is not
     * laid out again.
     */
    Box restyled(Box box, ComputedStyle style);

    /** The elements with their styles. */
    StyledDocument document();

    /** The initial containing block. */
    PhysicalSize viewport();

    /** Whether the document is in quirks mode. */
    boolean isQuirksMode();

    /** Whether lines are as high as what stands on them, struts left out. */
    boolean hasLineHeightQuirk();

    Limits limits();

    /** What the shapes of floats may still cost; a question to an outline is one. */
    WorkBudget shapes();

    /** What anchor functions may still cost; each is one whenever its box is placed. */
    WorkBudget anchors();

    /** What inline boxes that go on over several lines may cost where very many are nested. */
    WorkBudget openBoxes();

    /** What lines may take, one unit each. */
    WorkBudget lines();

    /** Notes that a limit has been reached. */
    void reached(LayoutLimit limit);
}
