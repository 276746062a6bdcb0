package browsy.fetch.navigation;

import browsy.fetch.form.UserInput;
import browsy.html.DomPath;
import java.util.HashMap;
import java.util.Map;
import org.jsoup.nodes.Element;

/** Transfers form input to the corresponding controls of the reloaded page. */
public final class FormRestore {
    private FormRestore() {}

    /** The input for the new page; fields that are not where they were stay as they are. */
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
