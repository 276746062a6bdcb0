package browsy.vault;

import browsy.fetch.credential.CredentialSource;
import browsy.fetch.credential.Credentials;
import browsy.fetch.credential.OneTimePassword;
import browsy.fetch.credential.OneTimePassword.Factor;
import browsy.fetch.credential.PasswordLogin;
import browsy.fetch.state.SessionStore;
import browsy.vault.SealedFile.Kind;
import browsy.vault.SealedFile.Opened;
import browsy.vault.VaultException.Reason;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A store of logins in one encrypted file. Each call reads the file, so that the changes of other
 * programs are seen; changes are made under a lock and replace the file as a whole. Thread-safe.
 *
 * <p>The file is encrypted by AES-256-GCM. A wrong key and a damaged file are different {@link
 * VaultException.Reason reasons}; an old copy of the file that is put back is not noticed.
 */
public final class Vault implements CredentialSource {
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final Path path;
    private final PrivateFile file;
    private final FileLocks lock;
    private final VaultKey key;
    private final InstantSource clock;

    private Vault(Path path, VaultKey key, InstantSource clock) {
        this.path = Objects.requireNonNull(path, "path").toAbsolutePath();
        this.key = Objects.requireNonNull(key, "key");
        this.clock = Objects.requireNonNull(clock, "clock");
        this.file = new PrivateFile(this.path);
        this.lock = new FileLocks(this.path, PATIENCE);
    }

    /**
     * Opens a vault.
     *
     * @param key the key, which the caller closes after the last use of the vault
     * @throws VaultException if the file does not exist or is not intact, or the key is wrong
     */
    public static Vault open(Path path, VaultKey key) {
        return open(path, key, InstantSource.system());
    }

    /** Like {@link #open(Path, VaultKey)}, with a clock for one-time passwords. */
    public static Vault open(Path path, VaultKey key, InstantSource clock) {
        Vault vault = new Vault(path, key, clock);
        vault.entries();
        return vault;
    }

    /**
     * Creates an empty vault, and its folder unless it exists. On POSIX systems, only the owner can
     * read it.
     *
     * @param key the key, which the caller closes after the last use of the vault
     * @throws VaultException if the file exists or cannot be written
     */
    public static Vault create(Path path, VaultKey key) {
        Vault vault = new Vault(path, key, InstantSource.system());
        vault.lock.hold(
                () -> {
                    if (vault.file.exists()) {
                        throw new VaultException(Reason.EXISTS, "the vault exists: " + path);
                    }
                    vault.write(Map.of(), key.newDerivation());
                    return vault;
                });
        return vault;
    }

    /** The entries in the order of their addition, without secrets. */
    public List<VaultEntry> entries() {
        return read(logins -> logins.values().stream().map(Vault::entry).toList());
    }

    private static VaultEntry entry(StoredLogin login) {
        OneTimePassword code = login.code();
        return new VaultEntry(
                login.alias(),
                login.username(),
                login.binding(),
                login.signInUrl(),
                code == null ? null : code.toString());
    }

    @Override
    public List<String> aliases() {
        return read(logins -> List.copyOf(logins.keySet()));
    }

    /**
     * Finds the login of an alias. If its one-time passwords are by counter, its generator stores
     * the next value of the counter before it returns a password.
     */
    @Override
    public Optional<PasswordLogin> find(String alias) {
        Objects.requireNonNull(alias, "alias");
        return read(logins -> Optional.ofNullable(logins.get(alias)).map(this::login));
    }

    private PasswordLogin login(StoredLogin stored) {
        PasswordLogin login =
                Credentials.of(stored.username(), stored.password()).boundTo(stored.binding());
        if (stored.signInUrl() != null) {
            login = login.withSignInUrl(stored.signInUrl());
        }
        return stored.code() == null ? login : login.withCodes(() -> nextCode(stored.alias()));
    }

    private String nextCode(String alias) {
        boolean counted =
                read(logins -> code(require(logins, alias)).factor() instanceof Factor.Counter);
        return counted
                ? change(logins -> nextCounted(logins, alias))
                : read(logins -> code(require(logins, alias)).password(clock.instant()));
    }

    private static String nextCounted(Map<String, StoredLogin> logins, String alias) {
        StoredLogin login = require(logins, alias);
        OneTimePassword code = code(login);
        if (!(code.factor() instanceof Factor.Counter counter)) {
            throw new VaultException(
                    Reason.NO_ENTRY, "the one-time passwords of '" + alias + "' were changed");
        }
        long now = counter.next();
        String password = code.password(now);
        logins.put(alias, login.with(code.with(new Factor.Counter(now + 1))));
        code.close();
        return password;
    }

    private static OneTimePassword code(StoredLogin login) {
        OneTimePassword code = login.code();
        if (code == null) {
            throw new VaultException(
                    Reason.NO_ENTRY, "'" + login.alias() + "' has no one-time passwords");
        }
        return code;
    }

    /**
     * Adds a login without one-time passwords.
     *
     * @see #add(String, PasswordLogin, OneTimePassword)
     */
    public void add(String alias, PasswordLogin login) {
        addOrReplace(alias, login, null, false);
    }

    /**
     * Adds a login.
     *
     * @param login a login that is bound to origins; its {@link PasswordLogin#codes()} are not
     *     stored. The caller closes it.
     * @param code the one-time passwords, which the caller closes
     * @throws IllegalArgumentException if the alias is not valid or the login is bound to no origin
     * @throws VaultException if the alias is taken, or the file cannot be read or written
     */
    public void add(String alias, PasswordLogin login, OneTimePassword code) {
        addOrReplace(alias, login, Objects.requireNonNull(code, "code"), false);
    }

    /**
     * Adds a login or replaces the one with the alias.
     *
     * @param code the one-time passwords; null if there are none
     * @throws IllegalArgumentException if the alias is not valid or the login is bound to no origin
     * @throws VaultException if the file cannot be read or written
     */
    public void put(String alias, PasswordLogin login, @Nullable OneTimePassword code) {
        addOrReplace(alias, login, code, true);
    }

    private void addOrReplace(
            String alias, PasswordLogin login, @Nullable OneTimePassword code, boolean replace) {
        Credentials.alias(alias);
        if (login.binding().isAny()) {
            throw new IllegalArgumentException(
                    "a login of a vault must be bound to at least one origin");
        }
        change(
                logins -> {
                    StoredLogin old = logins.get(alias);
                    if (old != null && !replace) {
                        throw new VaultException(
                                Reason.ALIAS_TAKEN, "the vault has an entry '" + alias + "'");
                    }
                    if (old != null) {
                        old.wipe();
                    }
                    logins.put(
                            alias,
                            new StoredLogin(
                                    alias,
                                    login.username(),
                                    login.password(),
                                    login.binding(),
                                    login.signInUrl(),
                                    code == null ? null : code.with(code.factor())));
                    return alias;
                });
    }

    /**
     * Removes a login and its saved session; returns false if no entry has the alias.
     *
     * @throws VaultException if the file cannot be read or written
     */
    public boolean remove(String alias) {
        Objects.requireNonNull(alias, "alias");
        boolean removed = false;
        if (aliases().contains(alias)) {
            removed =
                    change(
                            logins -> {
                                StoredLogin old = logins.remove(alias);
                                if (old != null) {
                                    old.wipe();
                                }
                                return old != null;
                            });
        }
        return sessions().remove(alias) | removed;
    }

    /**
     * Renames a login. Its saved session is removed.
     *
     * @throws IllegalArgumentException if the new alias is not valid
     * @throws VaultException if no entry has the alias, or the new one is taken
     */
    public void rename(String from, String to) {
        Credentials.alias(to);
        change(
                logins -> {
                    StoredLogin login = require(logins, from);
                    if (logins.containsKey(to)) {
                        throw new VaultException(
                                Reason.ALIAS_TAKEN, "the vault has an entry '" + to + "'");
                    }
                    logins.remove(from);
                    logins.put(to, login.renamed(to));
                    return to;
                });
        sessions().remove(from);
    }

    private static StoredLogin require(Map<String, StoredLogin> logins, String alias) {
        StoredLogin login = logins.get(Objects.requireNonNull(alias, "alias"));
        if (login == null) {
            throw new VaultException(Reason.NO_ENTRY, "the vault has no entry '" + alias + "'");
        }
        return login;
    }

    /**
     * A store of sessions in encrypted files, one for each alias, in a folder beside the vault with
     * its name and {@code .sessions}. They are encrypted with the key of the vault.
     */
    public SessionStore sessions() {
        return new SessionFiles(
                path.resolveSibling(path.getFileName() + ".sessions"), key, this::derivation);
    }

    private KeyDerivation derivation() {
        Opened opened = SealedFile.open(Kind.LOGINS, file.read(), key);
        opened.wipe();
        return opened.derivation();
    }

    private <T> T read(Function<Map<String, StoredLogin>, T> reader) {
        Opened opened = SealedFile.open(Kind.LOGINS, file.read(), key);
        return use(opened, reader, logins -> {});
    }

    private <T> T change(Function<Map<String, StoredLogin>, T> change) {
        return lock.hold(
                () -> {
                    Opened opened = SealedFile.open(Kind.LOGINS, file.read(), key);
                    return use(opened, change, logins -> write(logins, opened.derivation()));
                });
    }

    /** Parses a content, applies a function and a consumer of its logins, and wipes them. */
    private static <T> T use(
            Opened opened,
            Function<Map<String, StoredLogin>, T> function,
            Consumer<Map<String, StoredLogin>> afterwards) {
        Map<String, StoredLogin> logins = new LinkedHashMap<>();
        try {
            logins.putAll(LoginsContent.read(opened.content()));
            T result = function.apply(logins);
            afterwards.accept(logins);
            return result;
        } finally {
            opened.wipe();
            logins.values().forEach(StoredLogin::wipe);
        }
    }

    private void write(Map<String, StoredLogin> logins, KeyDerivation derivation) {
        byte[] content = LoginsContent.write(logins);
        try {
            file.write(SealedFile.seal(Kind.LOGINS, content, key, derivation));
        } finally {
            Arrays.fill(content, (byte) 0);
        }
    }

    /** The path of the file. */
    @Override
    public String toString() {
        return path.toString();
    }
}
