package browsy.cli;

import browsy.cli.SecretInput.Prompt;
import browsy.cli.args.Arguments;
import browsy.cli.args.CommandSyntax;
import browsy.cli.args.Flag;
import browsy.cli.args.ListOption;
import browsy.cli.args.UsageException;
import browsy.cli.args.ValueOption;
import browsy.cli.args.ValueTypes;
import browsy.fetch.credential.Credentials;
import browsy.fetch.credential.OneTimePassword;
import browsy.fetch.credential.OriginBinding;
import browsy.fetch.credential.PasswordLogin;
import browsy.vault.Vault;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Adds a login to a vault. */
final class VaultAddCommand implements CliCommand {
    private static final ValueOption<String> USER =
            new ValueOption<>("--user", "NAME", ValueTypes.TEXT, "user name or email address")
                    .necessary();
    private static final ListOption ORIGIN =
            new ListOption("--origin", "URL", "site that may receive the password").necessary();
    private static final ValueOption<String> SIGN_IN_URL =
            new ValueOption<>(
                    "--sign-in-url", "URL", ValueTypes.TEXT, "page with the sign-in form");
    private static final ValueOption<Path> PASSWORD_FILE =
            new ValueOption<>(
                    "--password-file",
                    "FILE",
                    ValueTypes.PATH,
                    "file with the password; else BROWSY_PASSWORD, else asked");
    private static final ValueOption<Path> CODE_FILE =
            new ValueOption<>(
                    "--code-file",
                    "FILE",
                    ValueTypes.PATH,
                    "file with an otpauth URI or base32 secret for codes");
    private static final Flag REPLACE = new Flag("--replace", "replace the login of this alias");

    @Override
    public CommandSyntax syntax() {
        return CommandSyntax.of("browsy vault add", "Adds a login.")
                .parameters(VaultCommand.ALIAS)
                .options(USER, ORIGIN, SIGN_IN_URL, PASSWORD_FILE, CODE_FILE, REPLACE)
                .options(VaultOptions.ALL)
                .build();
    }

    @Override
    public int run(Arguments arguments, Streams streams) throws IOException {
        Vault vault = new VaultOptions(arguments).open();
        String alias = arguments.require(VaultCommand.ALIAS);
        try (PasswordLogin login = login(arguments);
                @Nullable OneTimePassword code = code(arguments.get(CODE_FILE))) {
            if (arguments.has(REPLACE)) {
                vault.put(alias, login, code);
            } else if (code == null) {
                vault.add(alias, login);
            } else {
                vault.add(alias, login, code);
            }
        } catch (IllegalArgumentException e) {
            throw new UsageException(String.valueOf(e.getMessage()));
        }
        return VaultCommand.done(streams, "added", alias);
    }

    private static PasswordLogin login(Arguments arguments) throws IOException {
        OriginBinding binding = OriginBinding.to(arguments.all(ORIGIN));
        char[] password =
                SecretInput.read(
                        "password", arguments.get(PASSWORD_FILE), "BROWSY_PASSWORD", Prompt.TWICE);
        try {
            PasswordLogin login =
                    Credentials.of(arguments.require(USER), password).boundTo(binding);
            String signInUrl = arguments.get(SIGN_IN_URL);
            return signInUrl == null ? login : login.withSignInUrl(signInUrl);
        } finally {
            Arrays.fill(password, '\0');
        }
    }

    private static @Nullable OneTimePassword code(@Nullable Path file) throws IOException {
        if (file == null) {
            return null;
        }
        char[] text = SecretInput.firstLine("secret of the codes", file);
        try {
            return OneTimePassword.parse(new String(text));
        } finally {
            Arrays.fill(text, '\0');
        }
    }
}
