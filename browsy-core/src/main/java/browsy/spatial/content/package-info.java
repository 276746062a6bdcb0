/** Builds the content tree of a document: boxes, texts and their meanings. */
@NullMarked
package browsy.spatial.content;

import org.jspecify.annotations.NullMarked;
