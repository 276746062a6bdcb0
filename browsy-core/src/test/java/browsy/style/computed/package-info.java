@NullMarked
package browsy.style.computed;

import org.jspecify.annotations.NullMarked;
