/**
 * Parts of the pipeline from HTML to a page: the passes of container queries, documents of frames,
 * selector search, bundled fonts, and threads with a deep stack.
 */
@NullMarked
package browsy.pipeline;

import org.jspecify.annotations.NullMarked;
