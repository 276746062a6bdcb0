package browsy.intelligence.type;

import browsy.intelligence.signal.Heading;
import browsy.model.SpatialElement;
import browsy.spatial.tree.FlatTree;
import java.util.HashSet;
import java.util.Set;
import org.jsoup.nodes.Element;

/** Recognises tables of contents: links to places on the page that headings begin. */
final class Contents {

    /** The minimum number of linked headings. */
    private static final int MIN_LINKED = 3;

    private Contents() {}

    /** Whether links lead to several headings of the main content. */
    static boolean areListed(PageFacts facts) {
        Set<String> places = places(facts);
        if (places.size() < MIN_LINKED) {
            return false;
        }
        Set<String> linked = new HashSet<>();
        for (SpatialElement link : facts.content().links()) {
            String address = facts.page().page().source(link).attr("href");
            if (address.startsWith("#") && places.contains(address.substring(1))) {
                linked.add(address);
            }
        }
        return linked.size() >= MIN_LINKED;
    }

    /** Returns the ids of headings, of what they begin, and of anchors at them. */
    private static Set<String> places(PageFacts facts) {
        FlatTree tree = facts.page().page().tree();
        Set<String> places = new HashSet<>();
        for (Heading heading : facts.headings()) {
            for (int i = heading.index(); i < tree.end(heading.index()); i++) {
                add(places, tree.element(i));
            }
            Element before = tree.element(heading.index()).previousElementSibling();
            if (before != null && before.normalName().equals("a")) {
                add(places, before);
            }
            for (int i = heading.index(), up = tree.parent(i);
                    up == i - 1 && up > 0;
                    i = up, up = tree.parent(i)) {
                add(places, tree.element(up));
            }
        }
        return places;
    }

    private static void add(Set<String> places, Element element) {
        String id = element.id().isEmpty() ? element.attr("name") : element.id();
        if (!id.isEmpty()) {
            places.add(id);
        }
    }
}
