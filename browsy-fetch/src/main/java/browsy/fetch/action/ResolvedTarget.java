package browsy.fetch.action;

import browsy.fetch.config.FetchException.ActionError;
import browsy.fetch.config.FetchException.ActionError.Kind;
import browsy.fetch.navigation.LoadedPage;
import browsy.model.SpatialElement;
import org.jsoup.nodes.Element;

/** An element of a page and where it is from. */
public record ResolvedTarget(LoadedPage page, SpatialElement element, Element source) {

    public int id() {
        return element.id();
    }

    /** An error that names the element. */
    public ActionError error(Kind kind, String what) {
        return new ActionError(kind, id(), describe(element) + " " + what);
    }

    /** An element in a message. */
    public static String describe(SpatialElement element) {
        String name = element.displayName();
        String shown = name == null ? element.name() : name;
        return "Element "
                + element.id()
                + " ("
                + element.tag()
                + (shown == null ? "" : " \"" + shown + "\"")
                + ")";
    }
}
