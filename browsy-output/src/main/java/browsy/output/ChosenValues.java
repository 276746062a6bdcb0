package browsy.output;

import browsy.model.SelectOption;
import browsy.model.SpatialElement;
import java.util.List;

/** Returns the values of a field: all selected ones if it accepts several. */
final class ChosenValues {

    private ChosenValues() {}

    /** Returns the non-empty values of a field. */
    static List<String> of(SpatialElement element) {
        if (element.constraints().multiple() && !element.options().isEmpty()) {
            return element.options().stream()
                    .filter(SelectOption::selected)
                    .map(SelectOption::value)
                    .filter(value -> !value.isEmpty())
                    .toList();
        }
        String value = element.value();
        return value == null || value.isEmpty() ? List.of() : List.of(value);
    }
}
