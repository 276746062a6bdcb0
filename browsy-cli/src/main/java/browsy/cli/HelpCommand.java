package browsy.cli;

import browsy.cli.args.Arguments;
import browsy.cli.args.CommandSyntax;
import browsy.cli.args.HelpText;
import browsy.cli.args.Parameter;
import browsy.cli.args.SimilarNames;
import browsy.cli.args.UsageException;
import browsy.cli.args.ValueTypes;

/** Prints the usage of a command, or of all commands. */
final class HelpCommand implements CliCommand {
    private static final Parameter<String> COMMAND =
            Parameter.optional("COMMAND", ValueTypes.TEXT, "all commands without it");

    @Override
    public CommandSyntax syntax() {
        return CommandSyntax.of("browsy help", "Tells how a command is written.")
                .parameters(COMMAND)
                .build();
    }

    /** The usage text of a command. */
    static String textOf(CliCommand command) {
        return HelpText.of(command.syntax(), CommandGroup.syntaxesOf(command));
    }

    @Override
    public int run(Arguments arguments, Streams streams) {
        String name = arguments.get(COMMAND);
        CommandGroup all = new BrowsyCommand();
        CliCommand wanted = name == null ? all : all.command(name);
        if (wanted == null) {
            throw new UsageException(
                    "Unknown command: '" + name + "'",
                    SimilarNames.of(String.valueOf(name), all.names()));
        }
        streams.out().print(textOf(wanted));
        streams.out().flush();
        return 0;
    }
}
