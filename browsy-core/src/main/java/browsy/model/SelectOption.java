package browsy.model;

import org.jspecify.annotations.Nullable;

/**
 * An option of a select element or list of suggestions.
 *
 * @param value the value that is submitted
 * @param label the visible text
 * @param selected whether the option is selected
 * @param disabled whether the option cannot be selected
 * @param group the label of the option group; null outside groups
 */
public record SelectOption(
        String value, String label, boolean selected, boolean disabled, @Nullable String group) {}
