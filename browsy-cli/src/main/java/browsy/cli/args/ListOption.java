package browsy.cli.args;

/**
 * An option with texts that can be repeated.
 *
 * @param name the name with its two hyphens
 * @param label the placeholder of a value in usage texts
 * @param description one phrase for the usage text
 * @param separated whether commas separate several texts of one value
 * @param required whether the command line must have it
 */
public record ListOption(
        String name, String label, String description, boolean separated, boolean required)
        implements Option, Argument<String> {

    /** Declares an option with one text each time, which may be missing. */
    public ListOption(String name, String label, String description) {
        this(name, label, description, false, false);
    }

    /** Returns an option that must not be missing. */
    public ListOption necessary() {
        return new ListOption(name, label, description, separated, true);
    }

    /** Returns an option whose values can have several texts, separated by commas. */
    public ListOption separatedByCommas() {
        return new ListOption(name, label, description, true, required);
    }

    @Override
    public ValueType<String> type() {
        return ValueTypes.TEXT;
    }
}
