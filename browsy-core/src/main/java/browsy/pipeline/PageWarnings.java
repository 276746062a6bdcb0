package browsy.pipeline;

import java.util.ArrayList;
import java.util.List;

/**
 * The warnings about a page.
 *
 * @param ofMarkup those of parsing, which later states of the page keep
 * @param all all, without repetitions
 */
public record PageWarnings(List<String> ofMarkup, List<String> all) {

    /** No warnings. */
    public static final PageWarnings NONE = new PageWarnings(List.of(), List.of());

    public PageWarnings {
        ofMarkup = List.copyOf(ofMarkup);
        all = List.copyOf(all);
    }

    /** The warnings of parsing, to which others can be added. */
    public List<String> forLaterState() {
        return new ArrayList<>(ofMarkup);
    }
}
