/** The properties that the engine supports: name, inheritance, initial value, type and grammar. */
@NullMarked
package browsy.style.property;

import org.jspecify.annotations.NullMarked;
