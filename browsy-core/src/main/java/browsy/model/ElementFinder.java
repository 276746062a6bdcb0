package browsy.model;

import browsy.infra.FoldedText;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Finds elements of a page by text, role, purpose and position. Results are in document order. */
final class ElementFinder {
    private final List<SpatialElement> elements;

    ElementFinder(List<SpatialElement> elements) {
        this.elements = elements;
    }

    List<SpatialElement> byText(String text) {
        return select(element -> element.caption().contains(text));
    }

    List<SpatialElement> byTextFuzzy(String text) {
        String wanted = FoldedText.of(text);
        return select(element -> FoldedText.of(element.caption()).contains(wanted));
    }

    List<SpatialElement> byRole(Role role) {
        return select(element -> element.role() != null && element.role().isA(role));
    }

    List<SpatialElement> links() {
        return select(element -> element.href() != null && !element.hidden());
    }

    Optional<SpatialElement> inputByPurpose(InputPurpose purpose) {
        return elements.stream()
                .filter(element -> !element.hidden() && purpose.fit(element) > 0)
                // Stream.max would return the last of equals; the first in document order is
                // wanted.
                .reduce((best, next) -> purpose.fit(next) > purpose.fit(best) ? next : best);
    }

    /**
     * The best button to submit a field: first of the same form, then not above the field, then
     * nearest.
     */
    Optional<SpatialElement> nearestButton(SpatialElement field) {
        Bounds from = field.bounds();
        @Nullable Integer form = field.relations().form();
        Comparator<SpatialElement> order =
                Comparator.comparing(
                                (SpatialElement button) ->
                                        form != null
                                                && !Objects.equals(form, button.relations().form()))
                        .thenComparing(button -> button.bounds().bottom() <= from.y())
                        .thenComparingDouble(button -> distance(from, button.bounds()));
        return elements.stream()
                .filter(element -> element.id() != field.id())
                .filter(element -> !element.hidden() && isSender(element))
                .min(order);
    }

    /** The distance between two centres, with vertical distance weighted twice. */
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

    private List<SpatialElement> select(Predicate<SpatialElement> condition) {
        return elements.stream().filter(condition).toList();
    }
}
