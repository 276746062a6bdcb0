/**
 * Logins and signed-in sessions in encrypted files. {@link browsy.vault.Vault} is the entry point.
 */
@NullMarked
package browsy.vault;

import org.jspecify.annotations.NullMarked;
