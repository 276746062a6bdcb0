package browsy.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Prints the usage of a command, or of all commands. */
@Command(
        name = "help",
        addMethodSubcommands = false,
        description = "Tells how a command is written.")
final class HelpCommand extends CliCommand {
    @Parameters(arity = "0..1", paramLabel = "COMMAND", description = "all commands without it")
    private @Nullable String name;

    @Override
    public Integer call() {
        CommandLine all = spec().root().commandLine();
        CommandLine wanted = name == null ? all : all.getSubcommands().get(name);
        if (wanted == null) {
            throw misuse("there is no command '" + name + "'");
        }
        wanted.usage(out());
        out().flush();
        return 0;
    }
}
