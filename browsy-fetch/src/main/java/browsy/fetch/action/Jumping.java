package browsy.fetch.action;

import browsy.fetch.action.Effect.Jump;
import browsy.fetch.form.FormControls;
import browsy.fetch.form.UserInput;
import browsy.fetch.navigation.LoadedPage;
import browsy.fetch.navigation.Navigator;
import browsy.html.UserState;
import org.jsoup.nodes.Element;

/** Follows links to places on the same page. */
public final class Jumping {
    private Jumping() {}

    /**
     * The page at what a link points to: that has the focus if it can have it, else nothing has, so
     * that the tab key goes on from there.
     *
     * @see <a
     *     href="https://html.spec.whatwg.org/multipage/browsing-the-web.html#scroll-to-the-fragment-identifier">HTML:
     *     scroll to the fragment</a>
     */
    public static LoadedPage to(LoadedPage page, Jump jump) {
        LoadedPage there = Navigator.atFragment(page.with(jump.input()).at(jump.url()));
        UserInput input = there.input();
        for (Element target : input.elements(UserState.TARGET)) {
            Element focus = Focusability.tabIndex(target) == null ? null : target;
            return there.with(
                    input.withFocus(focus, focus != null && FormControls.isTextField(focus)));
        }
        return there;
    }
}
