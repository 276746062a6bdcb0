/**
 * Programs that measure the formats over folders of pages. Their output is committed in the
 * documentation.
 */
@NullMarked
package browsy.output.report;

import org.jspecify.annotations.NullMarked;
