package browsy.output;

import browsy.model.SelectOption;
import browsy.model.SpatialElement;
import java.util.List;

/** The values of a field: all selected values if it accepts several. */
final class ChosenValues {

    private ChosenValues() {}

    /** The values of a field, none of them empty. */
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
