package browsy.fetch.navigation;

import browsy.fetch.form.UserInput;
import browsy.html.DomPath;
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
     * counterpart there.
     */
    public static UserInput restored(LoadedPage old, LoadedPage anew) {
        if (old.input() == UserInput.NONE) {
            return anew.input();
        }
        Map<String, Element> places = new HashMap<>();
        for (Element element : anew.page().document().select("input, select, textarea, option")) {
            places.put(key(element), element);
        }
        return old.input().moved(element -> places.get(key(element)));
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
