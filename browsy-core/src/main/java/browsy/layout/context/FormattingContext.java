package browsy.layout.context;

import browsy.layout.box.Box;

/**
 * The layout algorithm of one CSS layout model. Formatting contexts do not refer to one another:
 * they lay out and measure children through {@link LayoutContext}, which selects the formatting
 * context of each child.
 *
 * <p>Implementations have no mutable state: the same box and input give the same result.
 */
public interface FormattingContext {

    /**
     * Lays out a box that establishes this formatting context. The size of the box is computed from
     * its style and the input.
     */
    LayoutResult layout(Box box, LayoutInput input, LayoutContext context);

    /**
     * The intrinsic inline sizes of the content, see {@link ContentSizes}.
     *
     * @param input only its block axis and percentage bases are used
     */
    ContentSizes contentSizes(Box box, LayoutInput input, LayoutContext context);
}
