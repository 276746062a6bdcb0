package browsy.layout.natural;

import browsy.layout.box.InnerLine;
import browsy.layout.box.NaturalSize;
import browsy.layout.geometry.WritingFlow;
import browsy.style.computed.ComputedStyle;
import org.jspecify.annotations.Nullable;

/**
 * The natural size of a form control: its content-box size.
 *
 * @param inline inline size on the axes of the control, in CSS px
 * @param block block size, in CSS px
 * @param line the line box of its text; null without one
 */
public record ControlSize(double inline, double block, @Nullable InnerLine line) {

    /** Creates the size of a control with the block size of its line. */
    static ControlSize ofLine(double inline, InnerLine line) {
        return new ControlSize(inline, line.height(), line);
    }

    /** Returns a size with at least a block size, in CSS px, and the same line. */
    public ControlSize atLeast(double least) {
        return block >= least ? this : new ControlSize(inline, least, line);
    }

    /** Converts to a physical natural size. */
    public NaturalSize naturalSize(ComputedStyle style) {
        return WritingFlow.of(style).isHorizontal()
                ? new NaturalSize(inline, block, null)
                : new NaturalSize(block, inline, null);
    }
}
