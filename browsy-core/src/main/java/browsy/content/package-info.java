/**
 * The content tree of a page: blocks, tables and lists with their text, in reading order.
 *
 * <p>The tree contains what is rendered and visible. The boxes of elements that the Spatial DOM
 * lists carry the ids of these elements.
 */
@NullMarked
package browsy.content;

import org.jspecify.annotations.NullMarked;
