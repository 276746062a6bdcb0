package browsy.tools;

import browsy.fetch.ActionResult;
import browsy.model.DomDelta;
import browsy.output.CompactDeltaFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The results of actions that do not load a page: a sentence, the new value of the element, and the
 * changes that the action caused on the page.
 */
final class ActionConfirmations {
    private static final int MAX_CHARS = 2000;

    private ActionConfirmations() {}

    /**
     * Creates the result of the last action of the session.
     *
     * @param done the sentence, such as {@code Typed into element 5}
     */
    static ToolResult of(ToolContext context, String done) {
        ActionResult action = context.session().lastAction();
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        fields.put("ok", true);
        fields.put("message", done);
        if (action != null && action.elementId() != 0) {
            fields.put("id", action.elementId());
        }
        if (action != null && action.value() != null) {
            fields.put("value", action.value());
        }
        String changes = action == null || action.delta() == null ? "" : changes(action.delta());
        if (!changes.isEmpty()) {
            fields.put("changes", changes);
        }
        String text = changes.isEmpty() ? done + "\n" : done + "\n" + changes;
        return new ToolResult(text, Json.write(fields), context.session().dom());
    }

    /** The changes in the compact format, or only their numbers if that is too long. */
    private static String changes(DomDelta delta) {
        String text = CompactDeltaFormat.standard().render(delta);
        if (text.length() <= MAX_CHARS) {
            return text;
        }
        return delta.added().size()
                + " elements added, "
                + delta.changed().size()
                + " changed, "
                + delta.removed().size()
                + " removed; the delta tool lists them\n";
    }
}
