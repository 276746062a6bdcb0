package browsy.cli.args;

import org.jspecify.annotations.Nullable;

/**
 * An option without a value.
 *
 * @param name the name with its two hyphens
 * @param shortName the name of a hyphen and a letter; null for none
 * @param description one phrase for the usage text
 */
public record Flag(String name, @Nullable String shortName, String description) implements Option {
    /** Declares a flag without a short name. */
    public Flag(String name, String description) {
        this(name, null, description);
    }

    /** Tests whether an argument is this flag. */
    public boolean isNamed(String argument) {
        return argument.equals(name) || argument.equals(shortName);
    }
}
