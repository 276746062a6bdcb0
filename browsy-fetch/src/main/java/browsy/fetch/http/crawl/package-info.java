/**
 * The politeness of sessions: turns at a host, pauses between repetitions, and the {@code
 * robots.txt} of sites.
 */
@NullMarked
package browsy.fetch.http.crawl;

import org.jspecify.annotations.NullMarked;
