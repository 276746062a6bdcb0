/**
 * Preparation of the content of inline formatting contexts: boxes are flattened into inline items,
 * white space is collapsed, text is transformed and shaped, bidi levels and break opportunities are
 * resolved.
 *
 * @see <a href="https://drafts.csswg.org/css-text-4/#white-space-processing">css-text-4</a>
 */
@NullMarked
package browsy.layout.flow.inline.items;

import org.jspecify.annotations.NullMarked;
