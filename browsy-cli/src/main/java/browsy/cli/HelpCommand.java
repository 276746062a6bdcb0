package browsy.cli;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/** Tells how commands are written. */
final class HelpCommand extends Command {
    private final Supplier<@Nullable String> name =
            optionalParameter("COMMAND", "all commands without it");

    HelpCommand() {
        super("help", "Tells how a command is written.");
    }

    @Override
    public Integer call() {
        CommandLine all = spec().root().commandLine();
        String command = name.get();
        CommandLine wanted = command == null ? all : all.getSubcommands().get(command);
        if (wanted == null) {
            throw misuse("there is no command '" + command + "'");
        }
        wanted.usage(out());
        out().flush();
        return 0;
    }
}
