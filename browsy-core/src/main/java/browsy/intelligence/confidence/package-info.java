/**
 * Estimates how likely conclusions are right, from trained weights. The estimates never change a
 * conclusion. {@code tools/intelligence} trains the weights.
 */
@NullMarked
package browsy.intelligence.confidence;

import org.jspecify.annotations.NullMarked;
