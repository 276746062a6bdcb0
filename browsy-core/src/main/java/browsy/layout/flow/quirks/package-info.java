/** Where block layout departs from the specifications because Chromium does. */
@NullMarked
package browsy.layout.flow.quirks;

import org.jspecify.annotations.NullMarked;
