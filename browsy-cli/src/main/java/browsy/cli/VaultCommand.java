package browsy.cli;

import browsy.cli.SecretInput.Prompt;
import browsy.fetch.credential.Credentials;
import browsy.fetch.credential.OneTimePassword;
import browsy.fetch.credential.OriginBinding;
import browsy.fetch.credential.PasswordLogin;
import browsy.vault.Vault;
import browsy.vault.VaultEntry;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Creates and changes a vault of logins. Secrets are neither arguments nor output. */
@Command(
        name = "vault",
        description = {
            "Keeps logins in an encrypted file, for sessions that sign in by alias.",
            "Secrets come from files, environment variables or a prompt."
        })
final class VaultCommand extends CliCommand {
    @Override
    public Integer call() {
        throw misuse("Missing command: create, add, list, remove or rename");
    }

    @Command(name = "create", description = "Creates an empty vault.")
    int create(@Mixin VaultOptions options) throws IOException {
        return done("created", options.create().toString());
    }

    @Command(name = "add", description = "Adds a login.")
    int add(
            @Mixin VaultOptions options,
            @Parameters(paramLabel = "ALIAS", description = "name of the login") String alias,
            @Option(
                            names = "--user",
                            required = true,
                            paramLabel = "NAME",
                            description = "user name or email address")
                    String user,
            @Option(
                            names = "--origin",
                            required = true,
                            paramLabel = "URL",
                            description = "site that may receive the password; may be repeated")
                    List<String> origins,
            @Option(
                            names = "--sign-in-url",
                            paramLabel = "URL",
                            description = "page with the sign-in form")
                    @Nullable String signInUrl,
            @Option(
                            names = "--password-file",
                            paramLabel = "FILE",
                            description =
                                    "file with the password; else BROWSY_PASSWORD, else asked")
                    @Nullable Path passwordFile,
            @Option(
                            names = "--code-file",
                            paramLabel = "FILE",
                            description = "file with an otpauth URI or base32 secret for codes")
                    @Nullable Path codeFile,
            @Option(
                            names = "--replace",
                            arity = "0",
                            description = "replace the login of this alias")
                    boolean replace)
            throws IOException {
        Vault vault = options.open();
        try (PasswordLogin login = login(user, origins, signInUrl, passwordFile);
                @Nullable OneTimePassword code = codeFile == null ? null : code(codeFile)) {
            if (replace) {
                vault.put(alias, login, code);
            } else if (code == null) {
                vault.add(alias, login);
            } else {
                vault.add(alias, login, code);
            }
        } catch (IllegalArgumentException e) {
            throw misuse(String.valueOf(e.getMessage()));
        }
        return done("added", alias);
    }

    private static PasswordLogin login(
            String user,
            List<String> origins,
            @Nullable String signInUrl,
            @Nullable Path passwordFile)
            throws IOException {
        OriginBinding binding = OriginBinding.to(origins);
        char[] password =
                SecretInput.read("password", passwordFile, "BROWSY_PASSWORD", Prompt.TWICE);
        try {
            PasswordLogin login = Credentials.of(user, password).boundTo(binding);
            return signInUrl == null ? login : login.withSignInUrl(signInUrl);
        } finally {
            Arrays.fill(password, '\0');
        }
    }

    private static OneTimePassword code(Path file) throws IOException {
        char[] text = SecretInput.firstLine("secret of the codes", file);
        try {
            return OneTimePassword.parse(new String(text));
        } finally {
            Arrays.fill(text, '\0');
        }
    }

    @Command(name = "list", description = "Lists the logins, without secrets.")
    int list(@Mixin VaultOptions options) throws IOException {
        for (VaultEntry entry : options.open().entries()) {
            String code = entry.code() == null ? "" : "\t" + entry.code();
            String line = entry.alias() + "\t" + entry.username() + "\t" + entry.binding() + code;
            out().println(ErrorReport.harmless(line));
        }
        out().flush();
        return 0;
    }

    @Command(name = "remove", description = "Removes a login and its saved session.")
    int remove(
            @Mixin VaultOptions options,
            @Parameters(paramLabel = "ALIAS", description = "name of the login") String alias)
            throws IOException {
        if (!options.open().remove(alias)) {
            throw new IOException("the vault has no entry '" + alias + "'");
        }
        return done("removed", alias);
    }

    @Command(name = "rename", description = "Renames a login.")
    int rename(
            @Mixin VaultOptions options,
            @Parameters(paramLabel = "FROM", description = "name of the login") String from,
            @Parameters(paramLabel = "TO", description = "its new name") String to)
            throws IOException {
        try {
            options.open().rename(from, to);
        } catch (IllegalArgumentException e) {
            throw misuse(String.valueOf(e.getMessage()));
        }
        return done("renamed", from);
    }

    private int done(String what, String subject) {
        out().println(what + " " + ErrorReport.harmless(subject));
        out().flush();
        return 0;
    }
}
