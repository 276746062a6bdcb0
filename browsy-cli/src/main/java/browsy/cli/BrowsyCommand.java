package browsy.cli;

import browsy.cli.args.Arguments;
import browsy.cli.args.CommandSyntax;
import browsy.cli.args.Flag;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The program itself: the group of all commands. */
final class BrowsyCommand implements CommandGroup {
    private static final Flag VERSION = new Flag("--version", "-V", "print the version and exit");

    @Override
    public CommandSyntax syntax() {
        return CommandSyntax.of(
                        "browsy",
                        "Shows a web page as an AI agent needs it: elements, boxes, actions.")
                .options(VERSION)
                .build();
    }

    @Override
    public List<String> names() {
        return Subcommand.names();
    }

    @Override
    public @Nullable CliCommand command(String name) {
        Subcommand command = Subcommand.named(name);
        return command == null ? null : command.create();
    }

    @Override
    public int run(Arguments arguments, Streams streams) {
        if (!arguments.has(VERSION)) {
            return CommandGroup.super.run(arguments, streams);
        }
        streams.out().println("browsy " + Version.number());
        streams.out().flush();
        return 0;
    }
}
