/**
 * Block fragmentation: breaks unbroken boxes into pieces, one for each fragmentainer. It works on
 * finished fragments, so layout models are independent of it.
 */
@NullMarked
package browsy.layout.fragmentation;

import org.jspecify.annotations.NullMarked;
