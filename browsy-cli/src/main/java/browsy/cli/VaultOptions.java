package browsy.cli;

import browsy.cli.SecretInput.Prompt;
import browsy.cli.args.Arguments;
import browsy.cli.args.Option;
import browsy.cli.args.UsageException;
import browsy.cli.args.ValueOption;
import browsy.cli.args.ValueTypes;
import browsy.fetch.config.SessionConfig;
import browsy.vault.Vault;
import browsy.vault.VaultException;
import browsy.vault.VaultKey;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** The options that name a vault and its key. */
final class VaultOptions {
    private static final String PASSPHRASE = "BROWSY_VAULT_PASSPHRASE";

    private static final ValueOption<Path> VAULT =
            new ValueOption<>(
                            "--vault",
                            "FILE",
                            ValueTypes.PATH,
                            "encrypted file of logins; also from BROWSY_VAULT")
                    .orFrom("BROWSY_VAULT");
    private static final ValueOption<Path> PASSPHRASE_FILE =
            new ValueOption<>(
                    "--vault-passphrase-file",
                    "FILE",
                    ValueTypes.PATH,
                    "file with the passphrase; else from " + PASSPHRASE + ", else asked");
    private static final ValueOption<Path> KEY_FILE =
            new ValueOption<>(
                    "--vault-key-file",
                    "FILE",
                    ValueTypes.PATH,
                    "file with a key of 32 bytes, in place of a passphrase");

    /** The options to declare. */
    static final List<Option> ALL = List.of(VAULT, PASSPHRASE_FILE, KEY_FILE);

    private final Arguments arguments;

    VaultOptions(Arguments arguments) {
        this.arguments = arguments;
    }

    /**
     * Returns a configuration with the logins and sessions of the vault; the same if the command
     * line names none. The key of the vault stays in memory until the program ends.
     *
     * @param prompt how the terminal is used for the passphrase
     * @throws IOException if the key cannot be read
     * @throws VaultException if the vault cannot be opened
     */
    SessionConfig addTo(SessionConfig config, Prompt prompt) throws IOException {
        Path file = arguments.get(VAULT);
        if (file == null) {
            return config;
        }
        Vault vault = Vault.open(file, key(prompt));
        return config.newBuilder().credentials(vault).sessionStore(vault.sessions()).build();
    }

    /**
     * Opens the vault.
     *
     * @throws UsageException if the command line names none
     * @throws IOException if the key cannot be read
     * @throws VaultException if the vault cannot be opened
     */
    Vault open() throws IOException {
        return Vault.open(path(), key(Prompt.ONCE));
    }

    /** Creates the vault; see {@link #open}. */
    Vault create() throws IOException {
        return Vault.create(path(), key(Prompt.TWICE));
    }

    private Path path() {
        Path file = arguments.get(VAULT);
        if (file == null) {
            throw new UsageException("no vault: --vault FILE or BROWSY_VAULT is necessary");
        }
        return file;
    }

    private VaultKey key(Prompt prompt) throws IOException {
        Path keyFile = arguments.get(KEY_FILE);
        if (keyFile != null) {
            byte[] key = Files.readAllBytes(keyFile);
            try {
                return VaultKey.of(key);
            } catch (IllegalArgumentException e) {
                throw new IOException("--vault-key-file: " + e.getMessage(), e);
            } finally {
                Arrays.fill(key, (byte) 0);
            }
        }
        char[] passphrase =
                SecretInput.read("passphrase", arguments.get(PASSPHRASE_FILE), PASSPHRASE, prompt);
        try {
            return VaultKey.ofPassphrase(passphrase);
        } catch (IllegalArgumentException e) {
            throw new IOException(e.getMessage(), e);
        } finally {
            Arrays.fill(passphrase, '\0');
        }
    }
}
