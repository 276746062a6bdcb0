/** Politeness towards servers: rates, retries and the rules of {@code robots.txt}. */
@NullMarked
package browsy.fetch.crawl;

import org.jspecify.annotations.NullMarked;
