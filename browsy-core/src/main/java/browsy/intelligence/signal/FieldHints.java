package browsy.intelligence.signal;

import browsy.model.SpatialElement;
import browsy.spatial.FlatTree;
import browsy.spatial.SpatialPage;
import java.util.HashMap;
import java.util.Map;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * What a field is for, from all that tells: label, placeholder, name, and for want of these the
 * text that stands beside it without being its label in the eyes of HTML.
 */
final class FieldHints {

    private static final int MAX_TEXT = 200;
    private static final int MAX_NEARBY = 40;
    private static final int MAX_CLIMB = 3;

    private final SpatialPage page;
    private final Map<Integer, String> known = new HashMap<>();

    /** The number of fields before each index of the flat tree; null before it is asked for. */
    private int @Nullable [] fieldsBefore;

    FieldHints(SpatialPage page) {
        this.page = page;
    }

    /** The hints about a field, folded. */
    String of(SpatialElement field) {
        return known.computeIfAbsent(field.id(), id -> collect(field));
    }

    private String collect(SpatialElement field) {
        StringBuilder hints = new StringBuilder();
        append(hints, field.label());
        append(hints, field.placeholder());
        append(hints, field.accessibleName());
        if (hints.isEmpty()) {
            append(hints, nearby(page.source(field)));
        }
        append(hints, Texts.fieldWords(field.name()));
        if (field.name() == null) {
            append(hints, Texts.words(page.source(field).id()));
        }
        return Texts.fold(hints.toString());
    }

    /** The text around a field that stands alone in its part of the page, null if there is none. */
    @Nullable String nearby(Element field) {
        // What can be chosen in a field, or is written in it, does not say what it is for.
        String contents = field.text().strip();
        Element around = field;
        for (int i = 0; i < MAX_CLIMB; i++) {
            Element up = around.parent();
            if (up == null || fieldsIn(up) > 1) {
                return before(around);
            }
            around = up;
            String text = around.text();
            text = (contents.isEmpty() ? text : text.replace(contents, "")).strip();
            if (text.length() > MAX_NEARBY) {
                return null;
            }
            if (!text.isEmpty()) {
                return text;
            }
        }
        return null;
    }

    private int fieldsIn(Element element) {
        FlatTree tree = page.tree();
        int[] before = fieldsBefore;
        if (before == null) {
            before = new int[tree.size() + 1];
            for (int i = 0; i < tree.size(); i++) {
                before[i + 1] = before[i] + (isField(tree.element(i)) ? 1 : 0);
            }
            fieldsBefore = before;
        }
        int index = tree.indexOf(element);
        return index < 0 ? 0 : before[tree.end(index)] - before[index];
    }

    private static boolean isField(Element element) {
        return switch (element.normalName()) {
            case "input", "select", "textarea" -> true;
            default -> false;
        };
    }

    /** A label that stands right before a field but does not say which field it is for. */
    private static @Nullable String before(Element field) {
        Element previous = field.previousElementSibling();
        return previous != null && previous.normalName().equals("label")
                ? previous.text().strip()
                : null;
    }

    private static void append(StringBuilder to, @Nullable String text) {
        if (text != null && !text.isEmpty()) {
            to.append(text, 0, Math.min(text.length(), MAX_TEXT)).append(" | ");
        }
    }
}
