package browsy.fetch;

import browsy.fetch.action.Activation;
import browsy.fetch.action.FragmentNavigation;
import browsy.fetch.action.PageTransition;
import browsy.fetch.action.PageTransition.Jump;
import browsy.fetch.action.PageTransition.Nothing;
import browsy.fetch.action.ResolvedTarget;
import browsy.fetch.config.FetchException.ActionError;
import browsy.fetch.config.FetchException.ActionError.Kind;
import browsy.fetch.navigation.LoadedPage;
import browsy.fetch.url.WebAddress;
import browsy.html.UserState;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Performs clicks: the activation behavior of the element or, if it has none, the display of
 * elements by {@code :hover} and {@code :focus} styles.
 */
final class ClickAction {
    private ClickAction() {}

    /**
     * Clicks an element.
     *
     * @throws ActionError if the click has no effect without scripts
     */
    static void click(Tab tab, ResolvedTarget clicked) {
        PageTransition transition = Activation.of(clicked);
        if (transition instanceof Nothing nothing) {
            touch(tab, clicked, nothing);
        } else if (transition instanceof Jump jump && needsScript(clicked, jump)) {
            throw clicked.error(
                    Kind.WRONG_ELEMENT_TYPE,
                    "cannot be clicked: what it does on a click does nothing without scripts");
        } else {
            tab.apply(transition);
        }
    }

    /**
     * Moves focus and pointer to an element without activation behavior, if that shows or hides
     * other elements.
     *
     * @throws ActionError if the visible elements stay the same, unless the element is a link with
     *     a URL that only another program can open
     */
    private static void touch(Tab tab, ResolvedTarget clicked, Nothing nothing) {
        LoadedPage before = clicked.page();
        LoadedPage touched = before.with(Activation.touched(clicked));
        if (!visibleIds(touched.dom()).equals(visibleIds(before.dom()))) {
            tab.update(touched);
        } else if (!opensAnotherProgram(clicked.element().href())) {
            throw clicked.error(Kind.WRONG_ELEMENT_TYPE, "cannot be clicked: " + nothing.why());
        }
    }

    /**
     * Whether a link depends on its click handler: its fragment has no target, and the jump neither
     * scrolls nor changes the visible elements.
     */
    private static boolean needsScript(ResolvedTarget clicked, Jump jump) {
        Element link = clicked.source().closest("a, area");
        if (link == null || !link.hasAttr("onclick")) {
            return false;
        }
        LoadedPage before = clicked.page();
        LoadedPage after = FragmentNavigation.to(before, jump);
        return after.input().elements(UserState.TARGET).isEmpty()
                && after.scroll().equals(before.scroll())
                && visibleIds(after.dom()).equals(visibleIds(before.dom()));
    }

    /** Whether a URL is valid and neither a page nor a script. */
    private static boolean opensAnotherProgram(@Nullable String href) {
        return href != null
                && WebAddress.resolve("", href) != null
                && !href.strip().toLowerCase(Locale.ROOT).startsWith("javascript:");
    }

    /** The ids of the visible elements. */
    private static Set<Integer> visibleIds(SpatialDom dom) {
        Set<Integer> ids = new HashSet<>();
        for (SpatialElement element : dom.elements()) {
            if (!element.hidden()) {
                ids.add(element.id());
            }
        }
        return ids;
    }
}
