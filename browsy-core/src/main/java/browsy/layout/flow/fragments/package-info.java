/** Construction of the fragments of block containers and inline boxes, with their baselines. */
@NullMarked
package browsy.layout.flow.fragments;

import org.jspecify.annotations.NullMarked;
