package browsy.css.parse;

import browsy.css.syntax.CssFunction;
import browsy.css.syntax.Token;
import browsy.css.value.content.ContentItem;
import browsy.infra.ImageTypes;
import org.jspecify.annotations.Nullable;

/**
 * Parses {@code image-set()} and selects the image for a display with one device pixel per CSS px.
 *
 * @see <a href="https://drafts.csswg.org/css-images-4/#image-set-notation">css-images-4 2.4</a>
 */
final class ImageSets {
    private ImageSets() {}

    /**
     * Parses the arguments and returns the selected image. Options with an unsupported type are not
     * selected; if no option is left, the image has an empty URL. Returns null if the arguments are
     * invalid.
     */
    static ContentItem.@Nullable Image choose(ValueReader in) {
        ContentItem.Image best = null;
        boolean any = false;
        do {
            String url = in.takeString();
            ContentItem.Image image =
                    url == null ? ImageParsers.image(in) : new ContentItem.Image(url, 1);
            if (image == null) {
                return null;
            }
            // A resolution and a type, in either order.
            double density = 1;
            boolean shown = true;
            for (int i = 0; i < 2 && in.peek() != null; i++) {
                CssFunction type = in.takeFunction("type");
                if (type != null) {
                    String name = in.inside(type).takeString();
                    shown = name != null && ImageTypes.isShown(name);
                    continue;
                }
                Token token = in.takeDimension();
                if (token != null) {
                    density = density(token);
                }
            }
            if (!(density > 0)) {
                return null;
            }
            any = true;
            if (shown && (best == null || isBetter(density, best.density()))) {
                best = new ContentItem.Image(image.url(), density);
            }
        } while (in.takeComma());
        if (!any || in.peek() != null) {
            return null;
        }
        return best == null ? new ContentItem.Image("", 1) : best;
    }

    /**
     * Whether an option with {@code density} is better than the best one so far: the lowest density
     * of at least 1, or else the highest density.
     */
    private static boolean isBetter(double density, double than) {
        return than < 1 ? density > than : density >= 1 && density < than;
    }

    /** A resolution in dppx; 0 for an unknown unit. */
    private static double density(Token token) {
        return switch (token.unit()) {
            case "dppx", "x" -> token.number();
            case "dpi" -> token.number() / 96;
            case "dpcm" -> token.number() * 2.54 / 96;
            default -> 0;
        };
    }
}
