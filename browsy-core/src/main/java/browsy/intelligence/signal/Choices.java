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
        for (SpatialElement link : page.mainLinks()) {
            if (page.leadsSomewhere(link)) {
                links.add(link);
                String text = link.text();
                letters += text == null ? 0 : Texts.letters(text);
            }
        }
        boolean all = links.size() == page.mainLinks().size();
        return new Choices(links, all ? page.linkRows() : LinkRows.of(links), letters);
    }
}
