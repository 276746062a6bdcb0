package browsy.vault;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.cookie.Cookie;
import browsy.fetch.cookie.SameSite;
import browsy.fetch.credential.Credentials;
import browsy.fetch.credential.OneTimePassword;
import browsy.fetch.credential.OneTimePassword.Algorithm;
import browsy.fetch.credential.OriginBinding;
import browsy.fetch.credential.PasswordLogin;
import browsy.fetch.state.SavedSession;
import browsy.fetch.state.SessionStore;
import browsy.vault.VaultException.Reason;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class VaultTest {
    private static final String PASSWORD = "pä$$wörd 🔑";
    private static final byte[] SEED = "12345678901234567890".getBytes(StandardCharsets.US_ASCII);

    @TempDir Path folder;
    private final VaultKey key = VaultKey.of(new byte[VaultKey.BYTES]);
    private Path path;
    private Vault vault;

    @BeforeEach
    void create() {
        path = folder.resolve("private/vault");
        vault = Vault.create(path, key);
    }

    @AfterEach
    void close() {
        key.close();
    }

    private static PasswordLogin login(String password) {
        return Credentials.of("ann", password)
                .boundTo(OriginBinding.to("https://github.com", "https://sso.example:8443"))
                .withSignInUrl("https://github.com/login");
    }

    private static void assertReason(Reason reason, Runnable action) {
        assertEquals(reason, assertThrows(VaultException.class, action::run).reason());
    }

    @Test
    void storedLoginIsFoundByAnotherInstance() {
        vault.add("github", login(PASSWORD));
        PasswordLogin found = Vault.open(path, key).find("github").orElseThrow();
        assertEquals("ann", found.username());
        assertArrayEquals(PASSWORD.toCharArray(), found.password());
        assertEquals(
                OriginBinding.to("https://github.com", "https://sso.example:8443"),
                found.binding());
        assertEquals("https://github.com/login", found.signInUrl());
        assertNull(found.codes());
        assertTrue(vault.find("gitlab").isEmpty());
    }

    @Test
    void entriesAreAddedReplacedRenamedAndRemoved() {
        vault.add("a", login("1"));
        vault.add("b", login("2"), OneTimePassword.totp(SEED));
        assertReason(Reason.ALIAS_TAKEN, () -> vault.add("a", login("3")));
        vault.put("a", login("3"), null);
        assertEquals("3", new String(vault.find("a").orElseThrow().password()));
        assertReason(Reason.ALIAS_TAKEN, () -> vault.rename("a", "b"));
        assertReason(Reason.NO_ENTRY, () -> vault.rename("c", "d"));
        vault.rename("a", "c");
        assertEquals(List.of("b", "c"), vault.aliases());
        assertTrue(vault.remove("b"));
        assertFalse(vault.remove("b"));
        assertEquals(List.of("c"), vault.aliases());
    }

    @Test
    void listHasNoSecrets() {
        vault.add("github", login(PASSWORD), OneTimePassword.totp(SEED));
        VaultEntry entry = vault.entries().get(0);
        assertEquals("TOTP, SHA1, 6 digits", entry.code());
        assertEquals("ann", entry.username());
        for (String text : List.of(vault.toString(), entry.toString(), key.toString())) {
            assertFalse(text.contains(PASSWORD) || text.contains("1234567890"), text);
        }
    }

    @Test
    void unboundLoginsAndInvalidAliasesAreRefused() {
        assertThrows(
                IllegalArgumentException.class,
                () -> vault.add("a", Credentials.of("ann", "secret")));
        assertThrows(IllegalArgumentException.class, () -> vault.add(" ", login("1")));
        vault.add("a", login("1"));
        assertThrows(IllegalArgumentException.class, () -> vault.rename("a", "b\n"));
    }

    @Test
    void passwordsByTimeFollowTheClock() {
        vault.add("github", login("1"), OneTimePassword.totp(SEED).with(Algorithm.SHA1, 8));
        Clock clock = Clock.fixed(Instant.ofEpochSecond(59), ZoneOffset.UTC);
        PasswordLogin found = Vault.open(path, key, clock).find("github").orElseThrow();
        assertEquals("94287082", found.codes().next());
    }

    /** RFC 4226, appendix D. */
    @Test
    void counterIsStoredBeforeThePasswordIsUsed() {
        vault.add("github", login("1"), OneTimePassword.hotp(SEED, 0));
        assertEquals("755224", vault.find("github").orElseThrow().codes().next());
        PasswordLogin again = Vault.open(path, key).find("github").orElseThrow();
        assertEquals("287082", again.codes().next());
        assertEquals("359152", again.codes().next());
        vault.remove("github");
        assertReason(Reason.NO_ENTRY, () -> again.codes().next());
    }

    @Test
    void threadsNeverGetTheSameCounter() throws InterruptedException, ExecutionException {
        vault.add("github", login("1"), OneTimePassword.hotp(SEED, 0));
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            List<Future<List<String>>> all = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                all.add(
                        threads.submit(
                                () -> {
                                    Vault own = Vault.open(path, key);
                                    List<String> codes = new ArrayList<>();
                                    for (int n = 0; n < 10; n++) {
                                        codes.add(own.find("github").orElseThrow().codes().next());
                                    }
                                    return codes;
                                }));
            }
            List<String> codes = new ArrayList<>();
            for (Future<List<String>> one : all) {
                codes.addAll(one.get());
            }
            Set<String> wanted = new HashSet<>();
            OneTimePassword generator = OneTimePassword.hotp(SEED, 0);
            for (int n = 0; n < 40; n++) {
                wanted.add(generator.password(n));
            }
            assertEquals(40, codes.size());
            assertEquals(wanted, new HashSet<>(codes));
        } finally {
            threads.shutdown();
        }
    }

    @Test
    void vaultIsCreatedOnce() {
        assertReason(Reason.EXISTS, () -> Vault.create(path, key));
        assertReason(Reason.MISSING, () -> Vault.open(folder.resolve("other"), key));
    }

    @Test
    void closedKeyIsAnError() {
        vault.add("github", login("1"));
        key.close();
        assertThrows(IllegalStateException.class, vault::aliases);
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "has no POSIX permissions")
    void filesAreForTheOwnerAlone() throws IOException {
        vault.add("github", login("1"));
        vault.sessions()
                .save("github", new SavedSession(List.of(), List.of(), null, Instant.EPOCH));
        try (Stream<Path> all = Files.walk(path.getParent())) {
            for (Path one : all.toList()) {
                String wanted = Files.isDirectory(one) ? "rwx------" : "rw-------";
                assertEquals(
                        wanted,
                        PosixFilePermissions.toString(Files.getPosixFilePermissions(one)),
                        one.toString());
                assertFalse(one.toString().endsWith(".tmp"));
            }
        }
    }

    @Test
    void fileHasNoTextOfTheEntries() throws IOException {
        vault.add("github", login("hunter2"));
        String text = Files.readString(path, StandardCharsets.ISO_8859_1);
        for (String part : List.of("github", "ann", "hunter2")) {
            assertFalse(text.contains(part), part);
        }
    }

    @Test
    void savedSessionIsRestored() {
        SessionStore sessions = vault.sessions();
        SavedSession saved =
                new SavedSession(
                        List.of(Cookie.of("sid", "s3ssion", "github.com")),
                        List.of(
                                new Cookie(
                                        "p",
                                        "ü",
                                        "github.com",
                                        false,
                                        "/x",
                                        Instant.parse("2030-01-01T00:00:00Z"),
                                        true,
                                        true,
                                        SameSite.NONE,
                                        "https://shop.example")),
                        "https://github.com/?q=ö",
                        Instant.parse("2026-11-26T10:00:00.123456789Z"));
        assertTrue(sessions.load("github").isEmpty());
        sessions.save("github", saved);
        assertEquals(saved, Vault.open(path, key).sessions().load("github").orElseThrow());
        sessions.save("github", new SavedSession(List.of(), List.of(), null, Instant.EPOCH));
        assertNull(sessions.load("github").orElseThrow().url());
        assertTrue(sessions.remove("github"));
        assertFalse(sessions.remove("github"));
    }

    @Test
    void removingOrRenamingALoginRemovesItsSession() {
        SavedSession saved = new SavedSession(List.of(), List.of(), null, Instant.EPOCH);
        vault.add("a", login("1"));
        vault.sessions().save("a", saved);
        vault.rename("a", "b");
        assertTrue(vault.sessions().load("a").isEmpty());
        vault.sessions().save("b", saved);
        vault.remove("b");
        assertTrue(vault.sessions().load("b").isEmpty());
    }

    @Test
    void sessionOfAnotherAliasIsNoticed() throws IOException {
        SessionStore sessions = vault.sessions();
        sessions.save("a", new SavedSession(List.of(), List.of(), null, Instant.EPOCH));
        Path own = path.resolveSibling("vault.sessions");
        Files.copy(
                own.resolve(SessionFiles.fileName("a")), own.resolve(SessionFiles.fileName("b")));
        assertReason(Reason.DAMAGED, () -> sessions.load("b"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "../../etc/passwd",
                "..",
                ".",
                "/",
                "C:\\x",
                "CON",
                "nul.txt",
                "a:b*c?\"<>|",
                "日本語",
                "a b",
                " a",
                "-rf",
            })
    void anyAliasHasASafeFileName(String alias) {
        String name = SessionFiles.fileName(alias);
        assertTrue(name.matches("[a-z0-9-]{1,65}\\.session"), name);
        vault.sessions().save(alias, new SavedSession(List.of(), List.of(), null, Instant.EPOCH));
        assertNotNull(vault.sessions().load(alias).orElseThrow());
        assertTrue(Files.exists(path.resolveSibling("vault.sessions").resolve(name)));
    }

    @Test
    void aliasesThatDifferInCaseOrSignsHaveDifferentFiles() {
        Set<String> names = new HashSet<>();
        for (String alias : List.of("a", "A", "a/", "a ", "a.", "ä", "x".repeat(200))) {
            names.add(SessionFiles.fileName(alias).toLowerCase(Locale.ROOT));
        }
        assertEquals(7, names.size());
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "links need a privilege")
    void symbolicLinkToAVaultStaysALink() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("link"), path);
        Vault.open(link, key).add("github", login("1"));
        assertTrue(Files.isSymbolicLink(link));
        assertEquals(List.of("github"), vault.aliases());
    }
}
