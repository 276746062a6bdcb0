package browsy.layout.flow;

import browsy.layout.box.Box;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.ContentSizes;
import browsy.layout.context.FormattingContext;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.LayoutInput;
import browsy.layout.context.LayoutResult;
import browsy.layout.flow.floats.FloatContext;
import browsy.layout.flow.inline.AnnotationSpace;
import browsy.layout.flow.inline.LineClamp;
import browsy.layout.flow.inline.items.InlineContentCache;
import browsy.layout.sizing.BlockSizing;
import browsy.layout.sizing.InlineSizing;
import browsy.layout.text.TextShaper;
import org.jspecify.annotations.Nullable;

/**
 * Layout of block formatting contexts and the inline formatting contexts in them. One instance
 * serves one layout run and caches the prepared text of its block containers.
 *
 * @see <a href="https://drafts.csswg.org/css-display-4/#block-formatting-context">css-display-4</a>
 */
public final class BlockFormattingContext implements FormattingContext {
    private final InlineContentCache contents;

    /**
     * @param lineHeightQuirk whether the line height calculation quirk applies
     */
    public BlockFormattingContext(boolean lineHeightQuirk) {
        this.contents = new InlineContentCache(new TextShaper(), lineHeightQuirk);
    }

    /** Prepares the inline content in a box; see {@link InlineContentCache#prepare}. */
    public void prepare(Box box) {
        contents.prepare(box);
    }

    @Override
    public LayoutResult layout(Box box, LayoutInput input, LayoutContext context) {
        double inlineSize = InlineSizing.borderBox(box, input, context);
        LineClamp clamp = LineClamp.of(box);
        LayoutResult result = layout(box, input, context, inlineSize, clamp);
        return clamp == null || clamp.hidesContent()
                ? result
                : layout(box, input, context, inlineSize, null);
    }

    /**
     * Lays out the root of a block formatting context.
     *
     * @param inlineSize border-box inline size
     * @param clamp the line clamp of the box; null to show all lines
     */
    private LayoutResult layout(
            Box box,
            LayoutInput input,
            LayoutContext context,
            double inlineSize,
            @Nullable LineClamp clamp) {
        FlowScope scope =
                new FlowScope(context, new FloatContext(), contents, clamp, new AnnotationSpace());
        return BlockLayout.root(scope, box, input, inlineSize);
    }

    @Override
    public ContentSizes contentSizes(Box box, LayoutInput input, LayoutContext context) {
        AvailableSize own = BlockSizing.childPercentageBasis(box, input);
        return FlowContentSizes.of(
                box, context, contents, BlockPass.percentageBasis(box, own, input, context));
    }
}
