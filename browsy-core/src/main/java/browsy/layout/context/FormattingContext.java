package browsy.layout.context;

import browsy.layout.box.Box;

/**
 * One CSS layout model. Contexts do not know one another: whatever they need of their children they
 * ask of {@link LayoutContext}, which finds the child's own context.
 *
 * <p>Implementations hold no state of a layout: the same box and input give the same result.
 */
public interface FormattingContext {

    /** Lays out a box that establishes this context; computes its own size from style and input. */
    LayoutResult layout(Box box, LayoutInput input, LayoutContext context);

    /**
     * The intrinsic inline sizes of the content, see {@link ContentSizes}.
     *
     * @param input only its block axis and percentage bases matter
     */
    ContentSizes contentSizes(Box box, LayoutInput input, LayoutContext context);
}
