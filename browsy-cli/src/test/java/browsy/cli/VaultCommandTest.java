package browsy.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.tools.site.LocalSite;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the commands that change a vault, and a sign-in with it. */
class VaultCommandTest {
    private static final String PASSPHRASE = "correct horse battery";
    private static final String PASSWORD = "hunter2-s3cret";
    private static final String SEED = "GEZDGNBVGY3TQOJQ";

    @TempDir Path folder;
    private Path passphrase;
    private Path password;
    private final StringBuilder seen = new StringBuilder();

    @BeforeEach
    void files() throws IOException {
        passphrase = Files.writeString(folder.resolve("passphrase"), PASSPHRASE + "\n");
        password = Files.writeString(folder.resolve("password"), PASSWORD + "\r\n");
    }

    private CommandRunner.Outcome run(String... args) {
        List<String> all = new ArrayList<>(List.of(args));
        all.addAll(
                List.of(
                        "--vault",
                        folder.resolve("vault").toString(),
                        "--vault-passphrase-file",
                        passphrase.toString()));
        CommandRunner.Outcome outcome = CommandRunner.run(all.toArray(String[]::new));
        seen.append(outcome.out()).append(outcome.err());
        for (String secret : List.of(PASSPHRASE, PASSWORD, SEED)) {
            assertFalse(seen.toString().contains(secret), seen.toString());
        }
        return outcome;
    }

    private CommandRunner.Outcome add(String alias, String... more) {
        List<String> all =
                new ArrayList<>(
                        List.of(
                                "vault",
                                "add",
                                alias,
                                "--user",
                                "ann",
                                "--password-file",
                                password.toString()));
        all.addAll(List.of(more));
        return run(all.toArray(String[]::new));
    }

    @Test
    void loginsAreAddedListedRenamedAndRemoved() throws IOException {
        Path code = Files.writeString(folder.resolve("code"), "otpauth://totp/x?secret=" + SEED);
        assertEquals(0, run("vault", "create").status());
        assertEquals(
                0,
                add("github", "--origin", "https://github.com", "--code-file", code.toString())
                        .status());
        assertEquals(
                0,
                add("shop", "--origin", "https://a.example", "--origin", "https://b.example")
                        .status());
        assertEquals(
                "github\tann\thttps://github.com\tTOTP, SHA1, 6 digits\n"
                        + "shop\tann\thttps://a.example, https://b.example\n",
                run("vault", "list").out().replace("\r\n", "\n"));
        assertEquals(0, run("vault", "rename", "shop", "store").status());
        assertEquals(0, run("vault", "remove", "github").status());
        assertEquals(1, run("vault", "remove", "github").status());
        assertTrue(run("vault", "list").out().startsWith("store\t"));
    }

    @Test
    void mistakesAreOneLine() throws IOException {
        assertEquals(1, run("vault", "list").status());
        run("vault", "create");
        assertEquals(1, run("vault", "create").status());
        assertEquals(2, add("a", "--origin", "nonsense").status());
        assertEquals(2, add(" ", "--origin", "https://a.example").status());
        assertEquals(2, add("a").status());
        assertEquals(0, add("a", "--origin", "https://a.example").status());
        assertEquals(1, add("a", "--origin", "https://a.example").status());
        assertEquals(0, add("a", "--origin", "https://a.example", "--replace").status());
        assertEquals(2, run("vault").status());
        Files.writeString(passphrase, "another");
        CommandRunner.Outcome wrong = run("vault", "list");
        assertEquals(1, wrong.status());
        assertTrue(wrong.err().contains("encrypted with another passphrase"), wrong.err());
        assertEquals(2, CommandRunner.run("vault", "list").status());
    }

    @Test
    void keyFileReplacesThePassphrase() throws IOException {
        Path key = Files.write(folder.resolve("key"), new byte[32]);
        String vault = folder.resolve("keyed").toString();
        String[] options = {"--vault", vault, "--vault-key-file", key.toString()};
        assertEquals(
                0,
                CommandRunner.run("vault", "create", options[0], options[1], options[2], options[3])
                        .status());
        assertEquals(
                0,
                CommandRunner.run("vault", "list", options[0], options[1], options[2], options[3])
                        .status());
        Files.write(key, new byte[31]);
        assertEquals(
                1,
                CommandRunner.run("vault", "list", options[0], options[1], options[2], options[3])
                        .status());
    }

    @Test
    void fetchSignsInByAlias() {
        try (LocalSite site = new SignInSite()) {
            run("vault", "create");
            add("app", "--origin", site.url("/"), "--sign-in-url", site.url("/login"));
            CommandRunner.Outcome page =
                    run("fetch", site.url("/app"), "--alias", "app", "--allow-private-network");
            assertEquals(0, page.status(), page.err());
            assertTrue(page.out().contains("Welcome back"), page.out());
            assertTrue(Files.isDirectory(folder.resolve("vault.sessions")));
            CommandRunner.Outcome unknown =
                    run("fetch", site.url("/app"), "--alias", "other", "--allow-private-network");
            assertTrue(unknown.err().contains("known are app"), unknown.err());
        }
    }

    /** A site with a sign-in form. */
    private static final class SignInSite extends LocalSite {
        SignInSite() {
            page(
                    "/login",
                    "<title>Sign in</title><h1>Sign in</h1><form action=/session method=post>"
                            + "<label>Email <input name=username autocomplete=username></label>"
                            + "<label>Password <input type=password name=password></label>"
                            + "<button>Sign in</button></form>");
            route(
                    "/session",
                    request ->
                            PASSWORD.equals(request.fields().get("password"))
                                    ? Answer.redirect("/app").withCookie("signed=in; Path=/")
                                    : Answer.redirect("/login"));
            route(
                    "/app",
                    request ->
                            request.cookie().contains("signed=in")
                                    ? Answer.html("<title>App</title><h1>Welcome back</h1>")
                                    : Answer.redirect("/login"));
        }
    }
}
