package browsy.cli.args;

import java.util.ArrayList;
import java.util.List;

/**
 * The declaration of a command.
 *
 * @param name the names of the program, of the groups and of the command, separated by spaces
 * @param description the lines of the description; the first is its summary
 * @param parameters the parameters in their order; only the last can be repeated
 * @param options the options, among them {@link #HELP}
 */
public record CommandSyntax(
        String name,
        List<String> description,
        List<Parameter<?>> parameters,
        List<Option> options) {
    /** The option of every command that prints its usage. */
    public static final Flag HELP = new Flag("--help", "-h", "show this help and exit");

    public CommandSyntax {
        description = List.copyOf(description);
        parameters = List.copyOf(parameters);
        options = List.copyOf(options);
    }

    /** Starts the declaration of a command. */
    public static Builder of(String name, String... description) {
        return new Builder(name, List.of(description));
    }

    /** The last word of the name. */
    public String lastName() {
        return name.substring(name.lastIndexOf(' ') + 1);
    }

    /** The declaration of a command in progress. */
    public static final class Builder {
        private final String name;
        private final List<String> description;
        private final List<Parameter<?>> parameters = new ArrayList<>();
        private final List<Option> options = new ArrayList<>();

        private Builder(String name, List<String> description) {
            this.name = name;
            this.description = description;
            options.add(HELP);
        }

        /** Adds the next parameters. */
        public Builder parameters(Parameter<?>... more) {
            parameters.addAll(List.of(more));
            return this;
        }

        /** Adds options. */
        public Builder options(Option... more) {
            options.addAll(List.of(more));
            return this;
        }

        /** Adds options. */
        public Builder options(List<? extends Option> more) {
            options.addAll(more);
            return this;
        }

        /** Creates the declaration. */
        public CommandSyntax build() {
            return new CommandSyntax(name, description, parameters, options);
        }
    }
}
