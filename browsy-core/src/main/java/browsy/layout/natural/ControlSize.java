package browsy.layout.natural;

import browsy.layout.box.InnerLine;
import browsy.layout.box.NaturalSize;
import browsy.layout.geometry.WritingFlow;
import browsy.style.computed.ComputedStyle;
import org.jspecify.annotations.Nullable;

/**
 * The content-box size that a form control has of itself, in CSS px along its own inline and block
 * axis, and the line that it shows.
 */
public record ControlSize(double inline, double block, @Nullable InnerLine line) {

    /** A control that is as high as its line. */
    static ControlSize ofLine(double inline, InnerLine line) {
        return new ControlSize(inline, line.height(), line);
    }

    public NaturalSize naturalSize(ComputedStyle style) {
        return WritingFlow.of(style).isHorizontal()
                ? new NaturalSize(inline, block, null)
                : new NaturalSize(block, inline, null);
    }
}
