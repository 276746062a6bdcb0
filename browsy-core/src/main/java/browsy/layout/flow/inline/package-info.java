/**
 * Inline formatting contexts: the lines of a block container.
 *
 * <p>The steps come in the order of the specifications, each in a package or class of its own:
 *
 * <ol>
 *   <li>Build the inline items ({@link browsy.layout.flow.inline.items.InlineContentBuilder}): one
 *       processed text, its white space collapsed (css-text-4, 4.1.1) and its letters transformed,
 *       and the boxes in it. Find the bidi levels of the text (UAX #9), shape it, and find its
 *       break opportunities (UAX #14 and css-text-4, 5).
 *   <li>Fill a line ({@link browsy.layout.flow.inline.lines.LineFiller}): take items up to the last
 *       opportunity that fits (css-text-4, 5), in the room that floats leave ({@link
 *       browsy.layout.flow.inline.FloatsOfLine}; CSS 2.2, 9.5). Spaces at its end collapse or hang
 *       (css-text-4, 4.1.3).
 *   <li>Align its boxes along the block axis and find its height ({@link
 *       browsy.layout.flow.inline.boxes.LineBox}; css-inline-3, 2 and 4). If floats further down
 *       leave a line of that height less room, it is filled again.
 *   <li>Reorder it ({@link browsy.layout.flow.inline.VisualOrder}; UAX #9, L2), align it along the
 *       inline axis ({@link browsy.layout.flow.inline.LineAlignment}; css-text-4, 6), and make
 *       fragments ({@link browsy.layout.flow.inline.LineFragments}).
 *   <li>Place the floats that had no room beside it below it, and go on with the next line.
 * </ol>
 *
 * <p>{@link browsy.layout.flow.inline.InlineLayout} takes the steps for each line; {@link
 * browsy.layout.flow.inline.InlineContentSizes} takes the first two to measure. What Chromium does
 * otherwise than the specifications say is in {@link browsy.layout.flow.quirks.InlineQuirks}.
 */
@NullMarked
package browsy.layout.flow.inline;

import org.jspecify.annotations.NullMarked;
