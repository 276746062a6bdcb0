package browsy.css.value.content;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The value of {@code list-style-image}.
 *
 * @param image null for {@code none}
 * @see <a href="https://drafts.csswg.org/css-lists-3/#image-markers">css-lists-3</a>
 */
public record ListStyleImage(ContentItem.@Nullable Image image) {
    public static final ListStyleImage NONE = new ListStyleImage(null);

    // Hand-written: the first call of a generated equals is slow and delays the first page.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ListStyleImage that && Objects.equals(image, that.image);
    }

    @Override
    public int hashCode() {
        return Objects.hashCode(image);
    }
}
