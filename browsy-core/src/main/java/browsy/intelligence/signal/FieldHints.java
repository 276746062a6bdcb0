package browsy.intelligence.signal;

import browsy.intelligence.word.Texts;
import browsy.model.SpatialElement;
import browsy.spatial.SpatialPage;
import browsy.spatial.tree.FlatTree;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Collects the texts that hint at the purpose of a field: label, placeholder, accessible name and
 * the field's name. If the first three are missing, the text beside the field serves as a label.
 */
final class FieldHints {

    /** The number of characters that one text contributes. */
    private static final int MAX_TEXT = 200;

    /** The maximum length of a text beside a field, in characters. */
    private static final int MAX_NEARBY = 40;

    /** The number of ancestors in which a text beside a field is searched. */
    private static final int MAX_CLIMB = 3;

    /** The maximum number of times that an element around a field shows its contents. */
    private static final int MAX_REPEATED = 3;

    private final SpatialPage page;
    private final Map<Integer, String> hintsById = new HashMap<>();

    /** The texts of elements around fields. */
    private final Map<Element, String> texts = new IdentityHashMap<>();

    /**
     * For each index of the flat tree, the number of fields before it; null until it is computed.
     */
    private int @Nullable [] fieldsBefore;

    FieldHints(SpatialPage page) {
        this.page = page;
    }

    /** Returns the folded hints of a field, separated by {@code |}. */
    String of(SpatialElement field) {
        return hintsById.computeIfAbsent(field.id(), id -> collect(field));
    }

    private String collect(SpatialElement field) {
        StringBuilder hints = new StringBuilder();
        append(hints, field.label());
        if (field.label() == null) {
            append(hints, before(page.source(field)));
        }
        append(hints, field.placeholder());
        append(hints, field.accessibleName());
        if (field.accessibleName() == null) {
            append(hints, page.source(field).attr("aria-label"));
        }
        if (hints.isEmpty()) {
            append(hints, nearby(page.source(field)));
        }
        append(hints, Texts.fieldWords(field.name()));
        if (field.name() == null) {
            append(hints, Texts.words(page.source(field).id()));
        }
        return Texts.fold(hints.toString());
    }

    /**
     * Returns the text of the nearest ancestor that contains text besides the field's own and no
     * other field. Before an ancestor with several fields the search ends with the label element
     * right before the field. Null if there is no text or it is longer than {@link #MAX_NEARBY}.
     */
    @Nullable String nearby(Element field) {
        // Options and the initial value of a field are not hints.
        String contents = field.text().strip();
        Element around = field;
        for (int i = 0; i < MAX_CLIMB; i++) {
            Element up = around.parent();
            if (up == null || fieldsIn(up) > 1) {
                return before(around);
            }
            around = up;
            String text = texts.computeIfAbsent(around, Element::text);
            if (text.length() > MAX_NEARBY + MAX_REPEATED * contents.length()) {
                return null;
            }
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

    /** Returns the number of fields in an element, from prefix sums over the flat tree. */
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
            default -> FormGroups.isEditor(element);
        };
    }

    /**
     * Returns the text of a {@code label} element that directly precedes an element and has no
     * field of its own, whether or not it refers to the field; null if there is none.
     */
    @Nullable String before(Element field) {
        Element previous = field.previousElementSibling();
        return previous != null && previous.normalName().equals("label") && fieldsIn(previous) == 0
                ? previous.text().strip()
                : null;
    }

    private static void append(StringBuilder to, @Nullable String text) {
        if (text != null && !text.isEmpty()) {
            to.append(text, 0, Math.min(text.length(), MAX_TEXT)).append(" | ");
        }
    }
}
