/**
 * What a page shows as a tree: blocks, tables and lists with the text in them, in reading order.
 *
 * <p>The tree is made of what is rendered and seen. Parts that the Spatial DOM lists carry the ids
 * of their elements.
 */
@NullMarked
package browsy.content;

import org.jspecify.annotations.NullMarked;
