package browsy.fetch;

import browsy.fetch.action.Activation;
import browsy.fetch.action.Effect;
import browsy.fetch.action.Effect.Jump;
import browsy.fetch.action.Effect.Nothing;
import browsy.fetch.action.Jumping;
import browsy.fetch.action.ResolvedTarget;
import browsy.fetch.config.FetchException.ActionError;
import browsy.fetch.config.FetchException.ActionError.Kind;
import browsy.fetch.navigation.LoadedPage;
import browsy.html.UserState;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** Clicks: what the element does, or else what style sheets show where focus and pointer are. */
final class Clicking {
    private Clicking() {}

    /**
     * Clicks on an element.
     *
     * @throws ActionError if nothing comes of it without scripts
     */
    static void click(Tab tab, ResolvedTarget clicked) {
        Effect effect = Activation.of(clicked);
        if (effect instanceof Nothing nothing) {
            touch(tab, clicked, nothing);
        } else if (effect instanceof Jump jump && isForScripts(clicked, jump)) {
            throw clicked.error(
                    Kind.WRONG_ELEMENT_TYPE,
                    "cannot be clicked: what it does on a click does nothing without scripts");
        } else {
            tab.apply(effect, null);
        }
    }

    /** What does nothing itself can still open what a style sheet shows beside it. */
    private static void touch(Tab tab, ResolvedTarget clicked, Nothing nothing) {
        LoadedPage before = clicked.page();
        LoadedPage touched = before.with(Activation.touched(clicked));
        if (!shown(touched.dom()).equals(shown(before.dom()))) {
            tab.update(touched);
        } else if (clicked.element().href() == null || isScript(clicked.element().href())) {
            throw clicked.error(Kind.WRONG_ELEMENT_TYPE, "cannot be clicked: " + nothing.why());
        }
    }

    /** Whether a script is what a link is for: it leads nowhere, and style sheets show nothing. */
    private static boolean isForScripts(ResolvedTarget clicked, Jump jump) {
        Element link = clicked.source().closest("a, area");
        if (link == null || !link.hasAttr("onclick")) {
            return false;
        }
        LoadedPage before = clicked.page();
        LoadedPage after = Jumping.to(before, jump);
        return after.input().elements(UserState.TARGET).isEmpty()
                && after.scroll().equals(before.scroll())
                && shown(after.dom()).equals(shown(before.dom()));
    }

    private static boolean isScript(@Nullable String href) {
        return href != null && href.strip().toLowerCase(Locale.ROOT).startsWith("javascript:");
    }

    private static Set<Integer> shown(SpatialDom dom) {
        Set<Integer> ids = new HashSet<>();
        for (SpatialElement element : dom.elements()) {
            if (!element.hidden()) {
                ids.add(element.id());
            }
        }
        return ids;
    }
}
