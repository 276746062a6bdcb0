/**
 * Basic utilities: ASCII text operations of the Infra Standard, text normalization, sets of enum
 * constants and time limits.
 */
@NullMarked
package browsy.infra;

import org.jspecify.annotations.NullMarked;
