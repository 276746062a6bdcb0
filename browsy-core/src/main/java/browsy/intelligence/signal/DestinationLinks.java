package browsy.intelligence.signal;

import browsy.intelligence.word.Texts;
import browsy.model.SpatialElement;
import java.util.ArrayList;
import java.util.List;

/**
 * The links in the main content that have a destination. Links without an address, to a place on
 * the same page, or with an empty script are excluded: they demonstrate links or are handled by
 * scripts.
 *
 * @param links the links, in document order
 * @param rows the first link of each visual row
 * @param letters the number of letters in the links, see {@link Texts#letters}
 */
public record DestinationLinks(List<SpatialElement> links, List<SpatialElement> rows, int letters) {

    /** Collects the links of a page. */
    static DestinationLinks of(PageSignals page) {
        List<SpatialElement> links = new ArrayList<>();
        int letters = 0;
        for (SpatialElement link : page.content().mainLinks()) {
            if (hasDestination(page, link)) {
                links.add(link);
                String text = link.text();
                letters += text == null ? 0 : Texts.letters(text);
            }
        }
        boolean all = links.size() == page.content().mainLinks().size();
        return new DestinationLinks(links, all ? page.linkRows() : LinkRows.of(links), letters);
    }

    /**
     * Whether a link has another address, a client-side route after {@code #/} or {@code #!}, or a
     * script that calls a function.
     */
    private static boolean hasDestination(PageSignals page, SpatialElement link) {
        String href = page.page().source(link).attr("href").strip();
        if (href.startsWith("#")) {
            return href.startsWith("#/") || href.startsWith("#!");
        }
        return !href.isEmpty()
                && !href.startsWith("javascript:;")
                && !href.startsWith("javascript:void");
    }
}
