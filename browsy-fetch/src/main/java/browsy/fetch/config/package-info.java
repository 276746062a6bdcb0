/** What an application sets, gives to a session, implements for it or catches. */
@NullMarked
package browsy.fetch.config;

import org.jspecify.annotations.NullMarked;
