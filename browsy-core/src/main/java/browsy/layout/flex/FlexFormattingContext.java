package browsy.layout.flex;

import browsy.layout.box.Box;
import browsy.layout.context.ContentSizes;
import browsy.layout.context.FormattingContext;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.LayoutInput;
import browsy.layout.context.LayoutLimit;
import browsy.layout.context.LayoutResult;

/**
 * The flex formatting context.
 *
 * @see <a href="https://drafts.csswg.org/css-flexbox-1/">css-flexbox-1</a>
 */
public final class FlexFormattingContext implements FormattingContext {
    private final FallbackFlexSolver fallback = new FallbackFlexSolver();
    private final FlexSolver solver = new RigidFlexSolver(fallback);

    @Override
    public LayoutResult layout(Box box, LayoutInput input, LayoutContext context) {
        LayoutResult result = new FlexLayout(box, input, context, solver).run();
        if (fallback.fellBack()) {
            context.reached(LayoutLimit.NO_YOGA);
        }
        return result;
    }

    @Override
    public ContentSizes contentSizes(Box box, LayoutInput input, LayoutContext context) {
        return new FlexIntrinsicSizes(box, input, context, solver).compute();
    }
}
