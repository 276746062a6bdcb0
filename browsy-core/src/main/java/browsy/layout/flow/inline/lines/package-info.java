/**
 * Line breaking: fills lines with inline items.
 *
 * <p>{@link browsy.layout.flow.inline.lines.SoftWraps} decides after which items a line may end.
 * {@link browsy.layout.flow.inline.lines.LineFiller} takes items while they fit. When they do not,
 * {@link browsy.layout.flow.inline.lines.LineWrapper} goes back to the last opportunity. {@link
 * browsy.layout.flow.inline.lines.TrailingSpaces} removes or hangs the spaces at the end.
 *
 * @see <a href="https://drafts.csswg.org/css-text-4/#line-breaking">css-text-4, 5</a>
 */
@NullMarked
package browsy.layout.flow.inline.lines;

import org.jspecify.annotations.NullMarked;
