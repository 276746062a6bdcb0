package browsy.css.media;

import browsy.css.syntax.ComponentValue;
import browsy.css.syntax.Token;
import browsy.css.syntax.TokenType;
import org.jspecify.annotations.Nullable;

/**
 * Lengths in media queries: relative units are based on the initial font.
 *
 * @see <a href="https://drafts.csswg.org/mediaqueries-4/#units">Media Queries, 1.3</a>
 */
final class MediaLengths {

    private MediaLengths() {}

    static @Nullable Double px(ComponentValue value, MediaEnvironment device, double fontSize) {
        if (!(value instanceof Token token) || !token.is(TokenType.DIMENSION)) {
            return null;
        }
        double unit =
                switch (token.unit()) {
                    case "px" -> 1;
                    case "cm" -> 96 / 2.54;
                    case "mm" -> 96 / 25.4;
                    case "q" -> 96 / 101.6;
                    case "in" -> 96;
                    case "pt" -> 96 / 72.0;
                    case "pc" -> 16;
                    case "em", "ic" -> fontSize;
                    case "rem", "ric" -> 16;
                    case "vw", "svw", "lvw", "dvw" -> device.width() / 100;
                    case "vh", "svh", "lvh", "dvh" -> device.height() / 100;
                    default -> Double.NaN;
                };
        return Double.isNaN(unit) ? null : token.number() * unit;
    }
}
