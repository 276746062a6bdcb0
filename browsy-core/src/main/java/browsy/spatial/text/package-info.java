/**
 * The text runs of a document and the text that they render: white space collapsing, text
 * transforms, inline formatting, formulas, and texts in anonymous block boxes.
 */
@NullMarked
package browsy.spatial.text;

import org.jspecify.annotations.NullMarked;
