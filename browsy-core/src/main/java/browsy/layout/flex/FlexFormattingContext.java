package browsy.layout.flex;

import browsy.layout.box.Box;
import browsy.layout.context.ContentSizes;
import browsy.layout.context.FormattingContext;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.LayoutInput;
import browsy.layout.context.LayoutResult;

/**
 * Lays out flex containers.
 *
 * @see <a href="https://drafts.csswg.org/css-flexbox-1/">css-flexbox-1</a>
 */
public final class FlexFormattingContext implements FormattingContext {
    private final FlexSolver solver = new AddingFlexSolver(new YogaFlexSolver());

    @Override
    public LayoutResult layout(Box box, LayoutInput input, LayoutContext context) {
        return new FlexLayout(box, input, context, solver).run();
    }

    @Override
    public ContentSizes contentSizes(Box box, LayoutInput input, LayoutContext context) {
        return new FlexIntrinsicSizes(box, input, context, solver).compute();
    }
}
