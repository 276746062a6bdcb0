/** Reads what pages say about the account of their user: messages, links and second factors. */
@NullMarked
package browsy.intelligence.account;

import org.jspecify.annotations.NullMarked;
