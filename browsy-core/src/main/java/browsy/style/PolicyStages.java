package browsy.style;

import browsy.html.DocumentPolicies;
import browsy.html.TreeElement;
import browsy.html.csp.ContentPolicy;
import browsy.style.cascade.StyleAttributeRule;
import browsy.style.cascade.StyleAttributeRule.Stage;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The content policies of a document in the order of its elements: each {@code meta} element with a
 * policy applies to the elements after it.
 */
final class PolicyStages {
    private final String page;
    private final List<Stage> stages = new ArrayList<>();
    private ContentPolicy current;

    /**
     * @param page the address of the document
     * @param initial the policy that holds before the first element
     */
    PolicyStages(String page, ContentPolicy initial) {
        this.page = page;
        this.current = initial;
        if (!initial.isNone()) {
            stages.add(new Stage(0, initial));
        }
    }

    /** Adds the policy of a {@code meta} element, if it declares one. */
    void visit(TreeElement meta) {
        String declared = meta.isHtml("meta") ? DocumentPolicies.declared(meta.element()) : null;
        ContentPolicy next = declared == null ? current : current.withMeta(declared, page);
        if (next != current) {
            current = next;
            stages.add(new Stage(meta.index() + 1, next));
        }
    }

    /** The policy that holds after the elements visited so far. */
    ContentPolicy current() {
        return current;
    }

    /** The rule about style attributes; null if there is no policy. */
    @Nullable StyleAttributeRule ofAttributes() {
        return stages.isEmpty() ? null : new StyleAttributeRule(stages);
    }
}
