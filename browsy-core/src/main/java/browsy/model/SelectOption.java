package browsy.model;

import org.jspecify.annotations.Nullable;

/**
 * One choice of a select element or list of suggestions.
 *
 * @param value what is sent
 * @param label what a person reads
 * @param selected whether it is chosen
 * @param disabled whether it cannot be chosen
 * @param group label of the group it stands in, null outside groups
 */
public record SelectOption(
        String value, String label, boolean selected, boolean disabled, @Nullable String group) {}
