/** What a session does: its events, its ledger of requests and bytes, and the budget for them. */
@NullMarked
package browsy.fetch.observe;

import org.jspecify.annotations.NullMarked;
