/**
 * Basic utilities: ASCII text operations of the Infra Standard, text normalization and time limits.
 */
@NullMarked
package browsy.infra;

import org.jspecify.annotations.NullMarked;
