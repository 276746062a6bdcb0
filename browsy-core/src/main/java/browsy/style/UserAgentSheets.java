package browsy.style;

import browsy.css.parse.ParseMode;
import browsy.style.cascade.CompiledSheet;
import browsy.style.cascade.SheetCompiler;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The user agent stylesheets of this engine.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/rendering.html">HTML, 15 Rendering</a>
 */
final class UserAgentSheets {

    private static final List<CompiledSheet> STANDARD = List.of(load("user-agent.css"));
    private static final List<CompiledSheet> QUIRKS = List.of(STANDARD.get(0), load("quirks.css"));

    private UserAgentSheets() {}

    static List<CompiledSheet> of(boolean quirksMode) {
        return quirksMode ? QUIRKS : STANDARD;
    }

    private static CompiledSheet load(String name) {
        try (InputStream in = UserAgentSheets.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("missing resource " + name);
            }
            String css = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return SheetCompiler.compile(css, ParseMode.USER_AGENT);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
