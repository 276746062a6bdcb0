package browsy.intelligence.signal;

import browsy.model.SpatialElement;
import java.util.ArrayList;
import java.util.List;

/**
 * The links in the content of a page that lead somewhere. What leads nowhere, or to a place on the
 * page itself, shows how links look, or is a matter of scripts: there is nothing to pick.
 *
 * @param links the links, in document order
 * @param rows the first link of each row of them
 * @param letters the number of letters in them
 */
public record Choices(List<SpatialElement> links, List<SpatialElement> rows, int letters) {

    /** Finds them. */
    static Choices of(PageSignals page) {
        List<SpatialElement> links = new ArrayList<>();
        int letters = 0;
        for (SpatialElement link : page.content().mainLinks()) {
            if (leadsSomewhere(page, link)) {
                links.add(link);
                String text = link.text();
                letters += text == null ? 0 : Texts.letters(text);
            }
        }
        boolean all = links.size() == page.content().mainLinks().size();
        return new Choices(links, all ? page.linkRows() : LinkRows.of(links), letters);
    }

    /**
     * Whether a link leads to another address, to a state that a script keeps behind {@code #/} or
     * {@code #!}, or calls a script that does something.
     */
    private static boolean leadsSomewhere(PageSignals page, SpatialElement link) {
        String href = page.page().source(link).attr("href").strip();
        if (href.startsWith("#")) {
            return href.startsWith("#/") || href.startsWith("#!");
        }
        return !href.isEmpty()
                && !href.startsWith("javascript:;")
                && !href.startsWith("javascript:void");
    }
}
