package browsy.style.property;

import static browsy.style.property.EffectProperties.BACKGROUND_COLOR;
import static browsy.style.property.EffectProperties.BACKGROUND_IMAGE;

import browsy.css.parse.BackgroundParsers;
import browsy.css.parse.ColorParsers;
import browsy.css.parse.ImageParsers;
import browsy.css.parse.ValueReader;
import browsy.css.value.Color;
import browsy.css.value.Specified;
import java.util.List;

/**
 * The shorthand {@code background}. Only the colour and the presence of an image are kept.
 *
 * @see <a href="https://drafts.csswg.org/css-backgrounds-3/#background">css-backgrounds-3</a>
 */
final class BackgroundShorthand {

    private BackgroundShorthand() {}

    static void addTo(Shorthands shorthands) {
        shorthands.add(
                "background",
                List.of(BACKGROUND_COLOR, BACKGROUND_IMAGE),
                ShorthandGrammar.BACKGROUND);
    }

    /** Parses the layers. Each has at most one image; only the last may have a colour. */
    static boolean parse(ValueReader in, Shorthand.Output out) {
        Specified<Color> color = null;
        boolean picture = false;
        do {
            if (color != null) {
                return false;
            }
            boolean image = false;
            BackgroundParsers details = new BackgroundParsers();
            int parts = 0;
            while (!in.atEnd() && !in.isAtComma()) {
                parts++;
                Specified<Boolean> given = image ? null : ImageParsers.noneOrImage(in);
                if (given != null) {
                    image = true;
                    picture |= given.equals(Specified.of(true));
                } else if (!details.take(in)) {
                    Specified<Color> found = color == null ? ColorParsers.color(in) : null;
                    if (found == null) {
                        return false;
                    }
                    color = found;
                }
            }
            if (parts == 0) {
                return false;
            }
        } while (in.takeComma());
        out.set(BACKGROUND_COLOR, color == null ? Specified.of(Color.TRANSPARENT) : color);
        out.set(BACKGROUND_IMAGE, Specified.of(picture));
        return true;
    }
}
