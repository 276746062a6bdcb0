package browsy.cli;

import browsy.cli.args.Arguments;
import browsy.cli.args.CommandSyntax;
import browsy.cli.args.CompletionScript;
import java.util.List;

/** Prints a shell script that completes the names of commands and options in bash and zsh. */
final class CompletionCommand implements CliCommand {
    @Override
    public CommandSyntax syntax() {
        return CommandSyntax.of(
                        "browsy completion",
                        "Prints completion for bash and zsh: source <(browsy completion)")
                .build();
    }

    @Override
    public int run(Arguments arguments, Streams streams) {
        CompletionScript script = new CompletionScript();
        add(new BrowsyCommand(), script);
        streams.out().print(script);
        streams.out().flush();
        return 0;
    }

    private static void add(CliCommand command, CompletionScript script) {
        script.add(command.syntax(), operands(command));
        CommandGroup.commandsOf(command).forEach(child -> add(child, script));
    }

    /** The names of commands that may follow a command. */
    private static List<String> operands(CliCommand command) {
        if (command instanceof CommandGroup group) {
            return group.names();
        }
        return command instanceof HelpCommand ? Subcommand.names() : List.of();
    }
}
