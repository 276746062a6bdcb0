package browsy.fetch.navigation;

import browsy.fetch.form.UserInput;
import browsy.html.DomPath;
import browsy.html.UserState;
import java.util.HashMap;
import java.util.Map;
import org.jsoup.nodes.Element;

/**
 * Transfers form input to a reloaded page. Controls correspond if they have the same tag, name,
 * type and path in the document.
 */
public final class FormRestore {
    private FormRestore() {}

    /**
     * Returns the input for the reloaded page, without the input of elements that have no
     * counterpart there. The target of the fragment stays that of the reloaded page.
     */
    public static UserInput restored(LoadedPage old, LoadedPage anew) {
        if (old.input() == UserInput.NONE) {
            return anew.input();
        }
        Map<String, Element> places = new HashMap<>();
        for (Element element :
                anew.current().document().select("input, select, textarea, option")) {
            places.put(key(element), element);
        }
        UserInput restored = old.input().moved(element -> places.get(key(element)));
        return restored.withOnly(UserState.TARGET, anew.input().only(UserState.TARGET));
    }

    private static String key(Element element) {
        return element.normalName()
                + " "
                + element.attr("name")
                + " "
                + element.attr("type")
                + " "
                + DomPath.of(element);
    }
}
