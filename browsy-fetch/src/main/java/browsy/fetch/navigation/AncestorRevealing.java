package browsy.fetch.navigation;

import browsy.html.DetailsSummary;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jsoup.nodes.Element;

/**
 * Reveals the target of a fragment: opens the {@code details} around it and removes {@code
 * hidden=until-found} from it and its ancestors.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/interaction.html#ancestor-revealing-algorithm">HTML:
 *     ancestor revealing algorithm</a>
 */
final class AncestorRevealing {
    private static final String HIDDEN = "hidden";
    private static final String OPEN = "open";
    private static final String NAME = "name";

    private final List<Element> closed = new ArrayList<>();
    private final List<Element> hidden = new ArrayList<>();

    private AncestorRevealing(Element target) {
        Element from = target;
        for (Element at = target; at != null; at = at.parent()) {
            if (at.attr(HIDDEN).equalsIgnoreCase("until-found")) {
                hidden.add(at);
            }
            boolean isClosed = at != target && at.nameIs("details") && !at.hasAttr(OPEN);
            if (isClosed && DetailsSummary.detailsOf(from) == null) {
                closed.add(at);
            }
            from = at;
        }
    }

    /** What has to change to reveal an element. */
    static AncestorRevealing of(Element target) {
        return new AncestorRevealing(target);
    }

    /** Whether no ancestor hides the element. */
    boolean isNothing() {
        return closed.isEmpty() && hidden.isEmpty();
    }

    /** Reveals the copy of the element. Opening {@code details} closes the others of its group. */
    void in(DocumentCopy copy) {
        for (Element element : hidden) {
            Element there = copy.of(element);
            if (there != null) {
                there.removeAttr(HIDDEN);
            }
        }
        Set<Element> opened = Collections.newSetFromMap(new IdentityHashMap<>());
        Set<String> groups = new HashSet<>();
        for (Element details : closed) {
            Element there = copy.of(details);
            if (there != null) {
                there.attr(OPEN, true);
                groups.add(there.attr(NAME));
                opened.add(there);
            }
        }
        groups.remove("");
        if (!groups.isEmpty()) {
            for (Element other : copy.document().getElementsByTag("details")) {
                if (groups.contains(other.attr(NAME)) && !opened.contains(other)) {
                    other.removeAttr(OPEN);
                }
            }
        }
    }
}
