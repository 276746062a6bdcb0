package browsy.cli.args;

/** An option of a command. */
public sealed interface Option permits Flag, ValueOption, ListOption {
    /** The name with its two hyphens. */
    String name();

    /** One phrase for the usage text. */
    String description();
}
