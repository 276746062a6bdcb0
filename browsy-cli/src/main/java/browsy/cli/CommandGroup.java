package browsy.cli;

import browsy.cli.args.Arguments;
import browsy.cli.args.CommandSyntax;
import browsy.cli.args.UsageException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A command that only has other commands. */
interface CommandGroup extends CliCommand {
    /** The names of the commands, in the order of the usage text. */
    List<String> names();

    /** Creates the command of a name; null if there is none. */
    @Nullable CliCommand command(String name);

    @Override
    default int run(Arguments arguments, Streams streams) {
        throw new UsageException("Missing command: " + String.join(", ", names()));
    }

    /** Creates all commands of a command; none if it is not a group. */
    static List<CliCommand> commandsOf(CliCommand command) {
        List<CliCommand> commands = new ArrayList<>();
        if (command instanceof CommandGroup group) {
            for (String name : group.names()) {
                CliCommand child = group.command(name);
                if (child != null) {
                    commands.add(child);
                }
            }
        }
        return commands;
    }

    /** The declarations of all commands of a command. */
    static List<CommandSyntax> syntaxesOf(CliCommand command) {
        return commandsOf(command).stream().map(CliCommand::syntax).toList();
    }
}
