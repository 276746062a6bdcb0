package browsy.fetch.action;

import browsy.fetch.config.FetchException.ActionError;
import browsy.fetch.config.FetchException.ActionError.Kind;
import browsy.fetch.navigation.LoadedPage;
import browsy.model.SpatialElement;
import org.jsoup.nodes.Element;

/**
 * The element that a target resolved to.
 *
 * @param page the page
 * @param element the element of the Spatial DOM
 * @param source its element in the document
 */
public record ResolvedTarget(LoadedPage page, SpatialElement element, Element source) {

    public int id() {
        return element.id();
    }

    /** Creates an error whose message begins with a description of the element. */
    public ActionError error(Kind kind, String what) {
        return new ActionError(kind, id(), describe(element) + " " + what);
    }

    /** The id, tag and name of an element, for messages. */
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
