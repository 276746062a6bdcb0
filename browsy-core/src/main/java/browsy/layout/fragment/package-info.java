/** The result of layout: immutable fragments with sizes and offsets. */
@NullMarked
package browsy.layout.fragment;

import org.jspecify.annotations.NullMarked;
