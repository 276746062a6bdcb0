/** A JUnit 5 extension that provides sessions to tests of web applications. */
@NullMarked
package browsy.junit;

import org.jspecify.annotations.NullMarked;
