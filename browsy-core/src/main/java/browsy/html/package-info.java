/**
 * From HTML text to a document: jsoup's parser, bounded, and mended where it departs from a
 * browser.
 */
@NullMarked
package browsy.html;

import org.jspecify.annotations.NullMarked;
