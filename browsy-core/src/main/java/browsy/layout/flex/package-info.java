/**
 * Flex layout by <a href="https://drafts.csswg.org/css-flexbox-1/">css-flexbox-1</a>. This package
 * computes the contributions of items and their alignment. A {@link browsy.layout.flex.FlexSolver}
 * breaks lines and resolves flexible lengths, mostly by means of Yoga.
 */
@NullMarked
package browsy.layout.flex;

import org.jspecify.annotations.NullMarked;
