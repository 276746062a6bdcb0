package browsy.intelligence.signal;

import browsy.model.SpatialElement;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Visible links by their index in the flat tree, with their facts. */
final class LinkIndex {

    private final List<SpatialElement> links;
    private final int[] indices;
    private final PageSignals page;
    private final @Nullable LinkFacts[] facts;

    /**
     * Creates an index.
     *
     * @param links the links, in document order
     */
    LinkIndex(PageSignals page, List<SpatialElement> links) {
        this.page = page;
        this.links = links;
        indices = links.stream().mapToInt(page.page()::indexOf).toArray();
        facts = new @Nullable LinkFacts[indices.length];
    }

    /** Returns the facts about one of the links, computed on first use. */
    LinkFacts facts(SpatialElement link) {
        int place = at(page.page().indexOf(link));
        LinkFacts known = facts[place];
        if (known == null) {
            known = LinkFacts.of(page, link);
            facts[place] = known;
        }
        return known;
    }

    /** Returns the links in a range of the flat tree. */
    List<SpatialElement> in(int start, int end) {
        return links.subList(at(start), at(end));
    }

    private int at(int index) {
        return TreeOrder.firstFrom(indices.length, place -> indices[place], index);
    }
}
