package browsy.css.value.content;

import org.jspecify.annotations.Nullable;

/**
 * The value of {@code list-style-image}.
 *
 * @param image null for {@code none}
 * @see <a href="https://drafts.csswg.org/css-lists-3/#image-markers">css-lists-3</a>
 */
public record ListStyleImage(ContentItem.@Nullable Image image) {
    public static final ListStyleImage NONE = new ListStyleImage(null);
}
