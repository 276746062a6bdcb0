package browsy.layout.grid;

import browsy.layout.box.Box;
import browsy.layout.context.ContentSizes;
import browsy.layout.context.FormattingContext;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.LayoutInput;
import browsy.layout.context.LayoutResult;

/**
 * Layout of grid containers.
 *
 * @see <a href="https://drafts.csswg.org/css-grid-2/">css-grid-2</a>
 */
public final class GridFormattingContext implements FormattingContext {
    private final TrackBudget budget = new TrackBudget();

    @Override
    public LayoutResult layout(Box box, LayoutInput input, LayoutContext context) {
        return new GridLayout(box, input, context, budget).run();
    }

    @Override
    public ContentSizes contentSizes(Box box, LayoutInput input, LayoutContext context) {
        return GridIntrinsicSizes.of(box, input, context, budget);
    }
}
