/** Sessions for tests of web applications. */
@NullMarked
package browsy.junit;

import org.jspecify.annotations.NullMarked;
