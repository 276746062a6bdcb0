/**
 * The longhand properties the engine knows: name, inheritance, initial value and type, in one
 * place.
 */
@NullMarked
package browsy.style.property;

import org.jspecify.annotations.NullMarked;
