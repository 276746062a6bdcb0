/**
 * Text shaping and line breaking: font selection, measurement, and soft wrap opportunities. Lengths
 * are in CSS px; text indices are UTF-16 code units.
 */
@NullMarked
package browsy.layout.text;

import org.jspecify.annotations.NullMarked;
