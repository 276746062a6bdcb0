/**
 * Flex layout by <a href="https://drafts.csswg.org/css-flexbox-1/">css-flexbox-1</a>: what items
 * contribute and how they are aligned is worked out here, lines and flexible lengths are Yoga's
 * business, behind {@link browsy.layout.flex.FlexSolver}.
 */
@NullMarked
package browsy.layout.flex;

import org.jspecify.annotations.NullMarked;
