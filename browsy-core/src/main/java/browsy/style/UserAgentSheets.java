package browsy.style;

import browsy.css.parse.ParseMode;
import browsy.infra.Resource;
import browsy.style.cascade.CompiledSheet;
import browsy.style.cascade.SheetCompiler;
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
        return SheetCompiler.compile(
                Resource.text(UserAgentSheets.class, name), ParseMode.USER_AGENT);
    }
}
