package browsy.layout.fragment;

import browsy.layout.box.TextBox;
import browsy.layout.geometry.PhysicalSize;

/**
 * A run of text on one line.
 *
 * @param box the text box it is of
 * @param text what is rendered: white space collapsed, transformed
 */
public record TextFragment(TextBox box, String text, PhysicalSize size) implements Fragment {}
