/**
 * Conditions of conditional rules and functions: media queries, {@code @supports}, {@code
 * @container} and {@code if()}.
 *
 * @see <a href="https://drafts.csswg.org/mediaqueries-5/">Media Queries Level 5</a>
 * @see <a href="https://drafts.csswg.org/css-conditional-5/">CSS Conditional Rules Level 5</a>
 */
@NullMarked
package browsy.css.media;

import org.jspecify.annotations.NullMarked;
