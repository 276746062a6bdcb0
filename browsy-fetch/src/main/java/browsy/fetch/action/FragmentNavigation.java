package browsy.fetch.action;

import browsy.fetch.action.PageTransition.Jump;
import browsy.fetch.navigation.LoadedPage;
import browsy.fetch.navigation.Navigator;
import browsy.html.UserState;
import org.jsoup.nodes.Element;

/**
 * Navigates to a fragment of the current page.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/browsing-the-web.html#scroll-to-the-fragment-identifier">HTML:
 *     scroll to the fragment</a>
 */
public final class FragmentNavigation {
    private FragmentNavigation() {}

    /**
     * The page scrolled to the target of the fragment. The target gets the focus if it is
     * focusable; otherwise no element has the focus, and the Tab key continues from the target.
     */
    public static LoadedPage to(LoadedPage page, Jump jump) {
        LoadedPage there = Navigator.atFragment(page.with(jump.input()).at(jump.url()));
        Element target = there.input().only(UserState.TARGET);
        return target == null ? there : InitialFocus.atTarget(there, target);
    }
}
