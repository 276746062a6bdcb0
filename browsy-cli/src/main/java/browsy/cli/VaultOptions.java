package browsy.cli;

import browsy.cli.SecretInput.Prompt;
import browsy.fetch.config.SessionConfig;
import browsy.vault.Vault;
import browsy.vault.VaultException;
import browsy.vault.VaultKey;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options that name a vault and its key. */
final class VaultOptions {
    private static final String PASSPHRASE = "BROWSY_VAULT_PASSPHRASE";

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Option(
            names = "--vault",
            paramLabel = "FILE",
            defaultValue = "${env:BROWSY_VAULT}",
            description = "encrypted file of logins; also from BROWSY_VAULT")
    private @Nullable Path file;

    @Option(
            names = "--vault-passphrase-file",
            paramLabel = "FILE",
            description = "file with the passphrase; else from " + PASSPHRASE + ", else asked")
    private @Nullable Path passphraseFile;

    @Option(
            names = "--vault-key-file",
            paramLabel = "FILE",
            description = "file with a key of 32 bytes, in place of a passphrase")
    private @Nullable Path keyFile;

    /**
     * Returns a configuration with the logins and sessions of the vault; the same if the command
     * line names none. The key of the vault stays in memory until the program ends.
     *
     * @throws IOException if the key cannot be read
     * @throws VaultException if the vault cannot be opened
     */
    SessionConfig addTo(SessionConfig config) throws IOException {
        if (file == null) {
            return config;
        }
        // The standard input of this command has the messages of a program.
        boolean piped = command.name().equals("mcp");
        Vault vault = Vault.open(path(), key(piped ? Prompt.NEVER : Prompt.ONCE));
        return config.newBuilder().credentials(vault).sessionStore(vault.sessions()).build();
    }

    /**
     * Opens the vault.
     *
     * @throws ParameterException if the command line names none
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
        if (file == null) {
            throw new ParameterException(
                    command.commandLine(), "no vault: --vault FILE or BROWSY_VAULT is necessary");
        }
        return file;
    }

    private VaultKey key(Prompt prompt) throws IOException {
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
        char[] passphrase = SecretInput.read("passphrase", passphraseFile, PASSPHRASE, prompt);
        try {
            return VaultKey.ofPassphrase(passphrase);
        } catch (IllegalArgumentException e) {
            throw new IOException(e.getMessage(), e);
        } finally {
            Arrays.fill(passphrase, '\0');
        }
    }
}
