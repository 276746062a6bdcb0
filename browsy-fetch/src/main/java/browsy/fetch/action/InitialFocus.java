package browsy.fetch.action;

import browsy.fetch.form.FormControls;
import browsy.fetch.form.UserInput;
import browsy.fetch.navigation.LoadedPage;
import browsy.html.UserState;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jsoup.select.Elements;
import org.jspecify.annotations.Nullable;

/**
 * The focus of a page that was loaded: the target of its fragment or an element with {@code
 * autofocus}.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/interaction.html#the-autofocus-attribute">
 *     HTML: the autofocus attribute</a>
 */
public final class InitialFocus {
    private static final String AUTOFOCUS = "autofocus";

    private InitialFocus() {}

    /**
     * Sets the focus of a page in which no element has it. The target of the fragment gets it if it
     * is focusable. Without a target, the first rendered, focusable element with {@code autofocus}
     * gets it, unless the sandbox of the page permits no scripts.
     */
    public static LoadedPage in(LoadedPage page) {
        UserInput input = page.input();
        if (input.only(UserState.FOCUS) != null) {
            return page;
        }
        Element target = input.only(UserState.TARGET);
        if (target == null) {
            Element first = firstWithAutofocus(page);
            return first == null ? page : page.with(input.withFocus(first, true));
        }
        return Focusability.tabIndex(target) == null ? page : atTarget(page, target);
    }

    /** The page with the focus on the target of its fragment, or on nothing. */
    static LoadedPage atTarget(LoadedPage page, Element target) {
        Element focus = Focusability.tabIndex(target) == null ? null : target;
        return page.with(
                page.input().withFocus(focus, focus != null && FormControls.isTextField(focus)));
    }

    private static @Nullable Element firstWithAutofocus(LoadedPage page) {
        if (!page.source().content().permitsScripts()) {
            return null;
        }
        Elements candidates = page.current().document().getElementsByAttribute(AUTOFOCUS);
        if (candidates.isEmpty()) {
            return null;
        }
        Set<Element> reachable = FocusOrder.reachable(page);
        for (Element candidate : candidates) {
            if (Focusability.tabIndex(candidate) != null && reachable.contains(candidate)) {
                return candidate;
            }
        }
        return null;
    }
}
