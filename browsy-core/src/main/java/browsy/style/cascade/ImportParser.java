package browsy.style.cascade;

import browsy.css.media.MediaQueryList;
import browsy.css.media.SupportsCondition;
import browsy.css.syntax.ComponentValue;
import browsy.css.syntax.CssFunction;
import browsy.css.syntax.Token;
import browsy.css.syntax.TokenCursor;
import browsy.css.syntax.TokenType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Parses the prelude of {@code @import}.
 *
 * @see <a href="https://drafts.csswg.org/css-cascade-5/#at-import">CSS Cascading, 2</a>
 */
final class ImportParser {

    private ImportParser() {}

    /**
     * Parses the prelude; null if it is invalid or its {@code supports()} condition does not hold.
     */
    static CompiledSheet.@Nullable ImportPrelude parse(
            List<ComponentValue> prelude, SheetLayers layers, SupportsCondition.Support support) {
        TokenCursor cursor = new TokenCursor(prelude);
        String href = address(cursor);
        if (href == null) {
            return null;
        }
        int layer = 0;
        if (cursor.takeIdent("layer")) {
            layer = layers.anonymous(0);
        } else {
            int start = cursor.position();
            CssFunction named = cursor.takeFunction("layer");
            List<Integer> found = named == null ? List.of() : layers.named(named.arguments(), 0);
            if (found.size() == 1) {
                layer = found.get(0);
            } else {
                cursor.reset(start);
            }
        }
        CssFunction condition = cursor.takeFunction("supports");
        if (condition != null
                && !SupportsCondition.holdsForImport(condition.arguments(), support)) {
            return null;
        }
        return new CompiledSheet.ImportPrelude(
                href, layer, MediaQueryList.parse(cursor.takeRest()));
    }

    /** Parses a string or {@code url()}; null if there is neither. */
    static @Nullable String address(TokenCursor cursor) {
        Token token = cursor.take(TokenType.STRING);
        if (token == null) {
            token = cursor.take(TokenType.URL);
        }
        if (token != null) {
            return token.text();
        }
        CssFunction function = cursor.takeFunction("url");
        if (function == null) {
            return null;
        }
        Token quoted = new TokenCursor(function.arguments()).take(TokenType.STRING);
        return quoted == null ? null : quoted.text();
    }
}
