package browsy.css.parse;

import browsy.css.syntax.CssFunction;
import browsy.css.value.Specified;
import browsy.css.value.content.ContentItem;
import browsy.css.value.content.ListStyleImage;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Parsers of images. Only the presence of an image and its URL matter; gradients have an empty URL.
 *
 * @see <a href="https://drafts.csswg.org/css-images-4/">css-images-4</a>
 */
public final class ImageParsers {
    private static final Set<String> FUNCTIONS =
            Set.of(
                    "linear-gradient",
                    "radial-gradient",
                    "conic-gradient",
                    "repeating-linear-gradient",
                    "repeating-radial-gradient",
                    "repeating-conic-gradient",
                    "-webkit-linear-gradient",
                    "-webkit-radial-gradient",
                    "-webkit-repeating-linear-gradient",
                    "-webkit-repeating-radial-gradient",
                    "-webkit-gradient",
                    "image-set",
                    "-webkit-image-set",
                    "cross-fade",
                    "-webkit-cross-fade",
                    "paint",
                    "element");

    private static final Set<String> SETS = Set.of("image-set", "-webkit-image-set");

    private ImageParsers() {}

    /** Takes an {@code <image>}. Returns false if there is none. */
    static boolean skipImage(ValueReader in) {
        return image(in) != null;
    }

    /** Parses {@code <image>}. */
    static ContentItem.@Nullable Image image(ValueReader in) {
        String url = in.takeUrl();
        if (url != null) {
            return new ContentItem.Image(url, 1);
        }
        if (in.peek() instanceof CssFunction function && FUNCTIONS.contains(function.name())) {
            in.next();
            return SETS.contains(function.name())
                    ? ImageSets.choose(in.inside(function))
                    : new ContentItem.Image("", 1);
        }
        return null;
    }

    /** Parses {@code none | <image>}: whether there is an image. */
    public static @Nullable Specified<Boolean> noneOrImage(ValueReader in) {
        if (in.takeIdent("none")) {
            return Specified.of(false);
        }
        return skipImage(in) ? Specified.of(true) : null;
    }

    /** Parses {@code list-style-image}. */
    public static @Nullable Specified<ListStyleImage> listStyleImage(ValueReader in) {
        if (in.takeIdent("none")) {
            return Specified.of(ListStyleImage.NONE);
        }
        ContentItem.Image image = image(in);
        return image == null ? null : Specified.of(new ListStyleImage(image));
    }

    /** Parses {@code background-image}: whether any layer of the list has an image. */
    public static @Nullable Specified<Boolean> layers(ValueReader in) {
        boolean any = false;
        do {
            Specified<Boolean> layer = noneOrImage(in);
            if (layer == null) {
                return null;
            }
            any |= layer.equals(Specified.of(true));
        } while (in.takeComma());
        return Specified.of(any);
    }
}
