package browsy.cli;

import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Tells how commands are written. */
@Command(name = "help", description = "Tells how a command is written.")
final class HelpCommand implements Callable<Integer> {
    @Spec private CommandSpec spec;

    @Parameters(arity = "0..1", paramLabel = "COMMAND", description = "all commands without it")
    private @Nullable String name;

    @Override
    public Integer call() {
        CommandLine all = spec.root().commandLine();
        CommandLine wanted = name == null ? all : all.getSubcommands().get(name);
        if (wanted == null) {
            throw new ParameterException(spec.commandLine(), "there is no command '" + name + "'");
        }
        wanted.usage(spec.commandLine().getOut());
        spec.commandLine().getOut().flush();
        return 0;
    }
}
