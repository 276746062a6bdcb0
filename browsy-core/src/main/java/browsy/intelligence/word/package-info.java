/**
 * What words mean: the phrases of topics in all languages, compiled to indexes, and what text says
 * about dates, amounts and topics. Knows nothing of pages.
 */
@NullMarked
package browsy.intelligence.word;

import org.jspecify.annotations.NullMarked;
