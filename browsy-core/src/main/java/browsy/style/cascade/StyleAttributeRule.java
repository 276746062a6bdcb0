package browsy.style.cascade;

import browsy.html.TreeElement;
import browsy.html.csp.ContentPolicy;
import java.util.List;

/**
 * Decides by the content policy of a document which style attributes count.
 *
 * @param stages the policies in the order of the elements
 */
public record StyleAttributeRule(List<Stage> stages) {

    /**
     * A policy that holds from an element on.
     *
     * @param from the {@linkplain TreeElement#index() index} of the element
     */
    public record Stage(int from, ContentPolicy policy) {}

    public StyleAttributeRule {
        stages = List.copyOf(stages);
    }

    /** Tests whether the text of a style attribute counts. */
    boolean allows(TreeElement element, String text) {
        for (int i = stages.size() - 1; i >= 0; i--) {
            if (stages.get(i).from <= element.index()) {
                return stages.get(i).policy.allowsStyleAttribute(text);
            }
        }
        return true;
    }
}
