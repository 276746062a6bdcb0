package browsy.cli;

import browsy.cli.args.Arguments;
import browsy.cli.args.CommandSyntax;
import browsy.cli.args.Parameter;
import browsy.cli.args.UsageException;
import browsy.cli.args.ValueTypes;
import browsy.vault.VaultEntry;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Creates and changes a vault of logins. Secrets are neither arguments nor output. */
final class VaultCommand implements CommandGroup {
    static final Parameter<String> ALIAS =
            Parameter.one("ALIAS", ValueTypes.TEXT, "name of the login");

    @Override
    public CommandSyntax syntax() {
        return CommandSyntax.of(
                        "browsy vault",
                        "Keeps logins in an encrypted file, for sessions that sign in by alias.",
                        "Secrets come from files, environment variables or a prompt.")
                .build();
    }

    @Override
    public List<String> names() {
        return List.of("create", "add", "list", "remove", "rename");
    }

    @Override
    public @Nullable CliCommand command(String name) {
        return switch (name) {
            case "create" -> new Create();
            case "add" -> new VaultAddCommand();
            case "list" -> new Entries();
            case "remove" -> new Remove();
            case "rename" -> new Rename();
            default -> null;
        };
    }

    /** Reports a change; returns the exit status. */
    static int done(Streams streams, String what, String subject) {
        streams.out().println(what + " " + ErrorReport.harmless(subject));
        streams.out().flush();
        return 0;
    }

    private static final class Create implements CliCommand {
        @Override
        public CommandSyntax syntax() {
            return CommandSyntax.of("browsy vault create", "Creates an empty vault.")
                    .options(VaultOptions.ALL)
                    .build();
        }

        @Override
        public int run(Arguments arguments, Streams streams) throws IOException {
            return done(streams, "created", new VaultOptions(arguments).create().toString());
        }
    }

    private static final class Entries implements CliCommand {
        @Override
        public CommandSyntax syntax() {
            return CommandSyntax.of("browsy vault list", "Lists the logins, without secrets.")
                    .options(VaultOptions.ALL)
                    .build();
        }

        @Override
        public int run(Arguments arguments, Streams streams) throws IOException {
            for (VaultEntry entry : new VaultOptions(arguments).open().entries()) {
                String code = entry.code() == null ? "" : "\t" + entry.code();
                String line =
                        entry.alias() + "\t" + entry.username() + "\t" + entry.binding() + code;
                streams.out().println(ErrorReport.harmless(line));
            }
            streams.out().flush();
            return 0;
        }
    }

    private static final class Remove implements CliCommand {
        @Override
        public CommandSyntax syntax() {
            return CommandSyntax.of("browsy vault remove", "Removes a login and its saved session.")
                    .parameters(ALIAS)
                    .options(VaultOptions.ALL)
                    .build();
        }

        @Override
        public int run(Arguments arguments, Streams streams) throws IOException {
            String alias = arguments.require(ALIAS);
            if (!new VaultOptions(arguments).open().remove(alias)) {
                throw new IOException("the vault has no entry '" + alias + "'");
            }
            return done(streams, "removed", alias);
        }
    }

    private static final class Rename implements CliCommand {
        private static final Parameter<String> FROM =
                Parameter.one("FROM", ValueTypes.TEXT, "name of the login");
        private static final Parameter<String> TO =
                Parameter.one("TO", ValueTypes.TEXT, "its new name");

        @Override
        public CommandSyntax syntax() {
            return CommandSyntax.of("browsy vault rename", "Renames a login.")
                    .parameters(FROM, TO)
                    .options(VaultOptions.ALL)
                    .build();
        }

        @Override
        public int run(Arguments arguments, Streams streams) throws IOException {
            String from = arguments.require(FROM);
            try {
                new VaultOptions(arguments).open().rename(from, arguments.require(TO));
            } catch (IllegalArgumentException e) {
                throw new UsageException(String.valueOf(e.getMessage()));
            }
            return done(streams, "renamed", from);
        }
    }
}
