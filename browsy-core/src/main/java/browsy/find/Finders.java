package browsy.find;

import browsy.model.Bounds;
import browsy.model.InputType;
import browsy.model.Role;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Looks for elements by text, role, purpose and place. Results are in document order and include
 * hidden elements unless a method says otherwise.
 */
public final class Finders {

    private Finders() {}

    /** The elements whose text contains the given one, letter by letter. */
    public static List<SpatialElement> byText(SpatialDom dom, String text) {
        return select(dom, element -> textOf(element).contains(text));
    }

    /** The elements whose text contains the given one, whatever the case. */
    public static List<SpatialElement> byTextFuzzy(SpatialDom dom, String text) {
        String wanted = folded(text);
        return select(dom, element -> folded(textOf(element)).contains(wanted));
    }

    /** The elements of a role. */
    public static List<SpatialElement> byRole(SpatialDom dom, Role role) {
        return select(dom, element -> element.role() == role);
    }

    /** The visible input element that fits a purpose best, the first of equals. */
    public static Optional<SpatialElement> inputByPurpose(SpatialDom dom, InputPurpose purpose) {
        return dom.elements().stream()
                .filter(element -> !element.hidden() && purpose.fit(element) > 0)
                // max takes the last of equals; document order decides the other way round.
                .reduce((best, next) -> purpose.fit(next) > purpose.fit(best) ? next : best);
    }

    /**
     * The visible button that most likely sends what was typed into a field: one of the same form
     * rather than another, one below the field rather than above, and the nearest of these, where a
     * pixel down counts twice one to the side. Empty if the id is unknown or there is no button.
     */
    public static Optional<SpatialElement> nearestButton(SpatialDom dom, int fieldId) {
        return dom.get(fieldId).flatMap(field -> nearestButton(dom, field));
    }

    private static Optional<SpatialElement> nearestButton(SpatialDom dom, SpatialElement field) {
        Bounds from = field.bounds();
        Integer form = field.relations().form();
        Comparator<SpatialElement> order =
                Comparator.comparing(
                                (SpatialElement button) ->
                                        form != null
                                                && !Objects.equals(form, button.relations().form()))
                        .thenComparing(button -> button.bounds().bottom() <= from.y())
                        .thenComparingDouble(button -> distance(from, button.bounds()));
        return dom.elements().stream()
                .filter(element -> element.id() != field.id())
                .filter(element -> !element.hidden() && isSender(element))
                .min(order);
    }

    private static double distance(Bounds from, Bounds to) {
        return Math.abs(from.centerX() - to.centerX())
                + 2 * Math.abs(from.centerY() - to.centerY());
    }

    private static boolean isSender(SpatialElement element) {
        InputType type = element.inputType();
        if (type != null) {
            return type.isButton() && type != InputType.RESET;
        }
        return element.tag().equals("button") || element.role() == Role.BUTTON;
    }

    static String textOf(SpatialElement element) {
        if (element.text() != null) {
            return element.text();
        }
        InputType type = element.inputType();
        String caption = type != null && type.isButton() ? element.value() : null;
        return caption == null ? "" : caption;
    }

    /**
     * Whether two labels say the same: without regard to case, spacing and the colon or asterisk
     * that labels of fields end in.
     */
    public static boolean isSameLabel(@Nullable String label, @Nullable String other) {
        String bare = bare(folded(label));
        return !bare.isEmpty() && bare.equals(bare(folded(other)));
    }

    /** Folded text without the colons and asterisks at its end. */
    static String bare(String folded) {
        int end = folded.length();
        while (end > 0 && ":*\uFF1A\uFF0A ".indexOf(folded.charAt(end - 1)) >= 0) {
            end--;
        }
        return folded.substring(0, end);
    }

    /** Text as it is compared where case and spacing do not matter. */
    static String folded(@Nullable String text) {
        return text == null
                ? ""
                : text.strip()
                        .replaceAll("\\s+", " ")
                        .toUpperCase(Locale.ROOT)
                        .toLowerCase(Locale.ROOT);
    }

    private static List<SpatialElement> select(
            SpatialDom dom, Predicate<SpatialElement> condition) {
        return dom.elements().stream().filter(condition).toList();
    }
}
