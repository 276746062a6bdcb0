package browsy.layout.fragment;

import browsy.layout.box.TextBox;
import browsy.layout.geometry.PhysicalSize;

/**
 * A run of text on one line.
 *
 * @param box the text box that generates the fragment
 * @param size the advance of the text and the height of its inline box, in CSS px
 */
public record TextFragment(TextBox box, PhysicalSize size) implements Fragment {}
