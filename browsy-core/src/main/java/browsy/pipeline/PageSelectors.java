package browsy.pipeline;

import browsy.model.Selectors;
import browsy.spatial.ElementSources;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jsoup.nodes.Element;

/**
 * Finds listed elements of a page by CSS selectors, which are matched against the source elements.
 */
public final class PageSelectors implements Selectors {
    private final SelectorSearch search;
    private final ElementSources sources;

    public PageSelectors(SelectorSearch search, ElementSources sources) {
        this.search = search;
        this.sources = sources;
    }

    @Override
    public List<Integer> select(String selector) {
        Map<Element, Boolean> matches = new IdentityHashMap<>();
        search.find(selector).forEach(match -> matches.put(match, true));
        List<Integer> ids = new ArrayList<>();
        sources.forEachElement(
                (id, element) -> {
                    if (matches.containsKey(element)) {
                        ids.add(id);
                    }
                });
        return ids;
    }
}
