/** Which addresses a session may request: the network policy, its rules and hooks. */
@NullMarked
package browsy.fetch.policy;

import org.jspecify.annotations.NullMarked;
