package browsy.layout.fragment;

import browsy.layout.box.TextBox;
import browsy.layout.geometry.PhysicalSize;

/**
 * A run of text on one line.
 *
 * @param box the text box it is of
 */
public record TextFragment(TextBox box, PhysicalSize size) implements Fragment {}
