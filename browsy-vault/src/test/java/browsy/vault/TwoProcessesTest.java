package browsy.vault;

import static org.junit.jupiter.api.Assertions.assertEquals;

import browsy.fetch.credential.Credentials;
import browsy.fetch.credential.OneTimePassword;
import browsy.fetch.credential.OriginBinding;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that processes which change one vault at the same time lose nothing. */
class TwoProcessesTest {
    private static final int ENTRIES = 20;
    private static final byte[] SEED = "12345678901234567890".getBytes(StandardCharsets.US_ASCII);

    @TempDir Path folder;

    /** Adds entries and uses passwords by counter; prints the passwords. */
    public static final class Writer {
        private Writer() {}

        public static void main(String[] args) {
            Vault vault = Vault.open(Path.of(args[0]), VaultKey.of(new byte[VaultKey.BYTES]));
            for (int i = 0; i < ENTRIES; i++) {
                add(vault, args[1] + i);
                System.out.println(vault.find("shared").orElseThrow().codes().next());
            }
        }
    }

    private static void add(Vault vault, String alias) {
        vault.add(
                alias, Credentials.of("ann", alias).boundTo(OriginBinding.to("https://a.example")));
    }

    /** The locations of the classes that the program needs. */
    private static String classPath() {
        return Stream.of(
                        "browsy.vault.Vault",
                        "browsy.vault.TwoProcessesTest",
                        "browsy.fetch.credential.Credentials",
                        "browsy.config.BrowsyException",
                        "okhttp3.HttpUrl",
                        "okio.Buffer",
                        "kotlin.jvm.internal.Intrinsics",
                        "org.bouncycastle.crypto.generators.Argon2BytesGenerator")
                .map(TwoProcessesTest::location)
                .distinct()
                .collect(Collectors.joining(File.pathSeparator));
    }

    private static String location(String name) {
        try {
            Class<?> type = Class.forName(name, false, TwoProcessesTest.class.getClassLoader());
            return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI())
                    .toString();
        } catch (ClassNotFoundException | URISyntaxException e) {
            throw new AssertionError(e);
        }
    }

    private static Process start(Path vault, String name) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        classPath(),
                        Writer.class.getName(),
                        vault.toString(),
                        name)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    @Test
    void noChangeIsLost() throws IOException, InterruptedException {
        Path path = folder.resolve("vault");
        Vault vault = Vault.create(path, VaultKey.of(new byte[VaultKey.BYTES]));
        vault.add(
                "shared",
                Credentials.of("ann", "x").boundTo(OriginBinding.to("https://a.example")),
                OneTimePassword.hotp(SEED, 0));
        List<Process> processes = List.of(start(path, "a"), start(path, "b"));
        Set<String> codes = new HashSet<>();
        for (Process process : processes) {
            String out =
                    new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            codes.addAll(out.lines().toList());
            assertEquals(0, process.waitFor());
        }
        Set<String> wanted = new HashSet<>();
        OneTimePassword generator = OneTimePassword.hotp(SEED, 0);
        for (int i = 0; i < 2 * ENTRIES; i++) {
            wanted.add(generator.password(i));
        }
        assertEquals(wanted, codes);
        Set<String> aliases = new HashSet<>(Set.of("shared"));
        for (int i = 0; i < ENTRIES; i++) {
            aliases.add("a" + i);
            aliases.add("b" + i);
        }
        assertEquals(aliases, new HashSet<>(vault.aliases()));
    }
}
