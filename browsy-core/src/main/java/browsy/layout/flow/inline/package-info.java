/**
 * Inline formatting contexts: the lines of a block container.
 *
 * <p>The steps follow the order of the specifications. Each has a package or class of its own:
 *
 * <ol>
 *   <li>Build the inline items ({@link browsy.layout.flow.inline.items.InlineContentBuilder}): one
 *       processed text, with white space collapsed (css-text-4, 4.1.1) and letters transformed, and
 *       the boxes in it. Compute the bidi levels of the text (UAX #9), shape it, and find its break
 *       opportunities (UAX #14 and css-text-4, 5).
 *   <li>Fill a line ({@link browsy.layout.flow.inline.lines.LineFiller}): take items up to the last
 *       opportunity that fits (css-text-4, 5) in the space between floats ({@link
 *       browsy.layout.flow.inline.LineFloats}; CSS 2.2, 9.5). Spaces at its end collapse or hang
 *       (css-text-4, 4.1.3).
 *   <li>Align its boxes along the block axis and compute its height ({@link
 *       browsy.layout.flow.inline.boxes.LineBox}; css-inline-3, 2 and 4). If floats further down
 *       leave less space for a line of this height, fill it again.
 *   <li>Reorder it ({@link browsy.layout.flow.inline.VisualOrder}; UAX #9, L2), align it along the
 *       inline axis ({@link browsy.layout.flow.inline.LineAlignment}; css-text-4, 6), and create
 *       fragments ({@link browsy.layout.flow.inline.LineFragments}).
 *   <li>Place the floats that did not fit beside the line below it, and continue with the next
 *       line.
 * </ol>
 *
 * <p>{@link browsy.layout.flow.inline.InlineLayout} performs the steps for each line; {@link
 * browsy.layout.flow.inline.InlineContentSizes} performs the first two to measure. {@link
 * browsy.layout.flow.quirks.InlineQuirks} collects where Chromium deviates from the specifications.
 */
@NullMarked
package browsy.layout.flow.inline;

import org.jspecify.annotations.NullMarked;
