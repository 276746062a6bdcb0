/**
 * The content of inline formatting contexts, flattened into inline items: white space collapsed,
 * text transformed and shaped, bidi levels and break opportunities found.
 *
 * @see <a href="https://drafts.csswg.org/css-text-4/#white-space-processing">css-text-4</a>
 */
@NullMarked
package browsy.layout.flow.inline.items;

import org.jspecify.annotations.NullMarked;
