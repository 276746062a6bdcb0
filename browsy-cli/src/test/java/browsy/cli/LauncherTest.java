package browsy.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests the launcher script {@code bin/browsy} with a substitute for Java that only logs its
 * arguments and creates the requested cache files.
 */
@DisabledOnOs(OS.WINDOWS)
class LauncherTest {
    private static final String JAVA =
            """
            #!/bin/sh
            echo "$*" >>"$CALLS"
            for word in "$@"; do
              case $word in
                -XX:AOTCacheOutput=*)
                  if [ "$HAS_AOT" = no ]; then exit 1; fi
                  : >"${word#*=}" ;;
                -XX:SharedArchiveFile=*)
                  case $* in *-Xshare:dump*) : >"${word#*=}" ;; esac ;;
              esac
            done
            """;

    @TempDir private Path folder;
    private Path java;
    private Path calls;
    private Path cache;

    @BeforeEach
    void makeJava() throws IOException {
        java = folder.resolve("java/bin/java");
        calls = folder.resolve("calls");
        cache = folder.resolve("cache");
        Files.createDirectories(java.getParent());
        Files.writeString(java, JAVA);
        assertTrue(java.toFile().setExecutable(true));
        Files.writeString(folder.resolve("browsy.jar"), "no jar");
    }

    /**
     * Runs the launcher and returns the arguments of each call of Java.
     *
     * @param hasAot {@code no} if the substitute rejects the options of AOT caches
     */
    private List<String> start(String hasAot, String... args)
            throws IOException, InterruptedException {
        Files.deleteIfExists(calls);
        String[] command = new String[args.length + 2];
        command[0] = "sh";
        command[1] = Path.of("bin/browsy").toAbsolutePath().toString();
        System.arraycopy(args, 0, command, 2, args.length);
        ProcessBuilder builder = new ProcessBuilder(command).inheritIO();
        builder.environment()
                .putAll(
                        Map.of(
                                "JAVA_HOME", folder.resolve("java").toString(),
                                "BROWSY_JAR", folder.resolve("browsy.jar").toString(),
                                "BROWSY_CACHE", cache.toString(),
                                "CALLS", calls.toString(),
                                "HAS_AOT", hasAot));
        assertEquals(0, builder.start().waitFor());
        return Files.readAllLines(calls);
    }

    @Test
    void theFirstStartCreatesAnArchiveThatLaterStartsUse() throws Exception {
        List<String> first = start("no", "parse", "a b.html");
        assertEquals(4, first.size(), first::toString);
        assertTrue(first.get(2).contains("-Xshare:dump"), first.get(2));
        assertTrue(first.get(3).contains("-XX:SharedArchiveFile=" + cache), first.get(3));
        List<String> second = start("no", "parse", "a b.html");
        assertEquals(first.subList(3, 4), second);
        assertTrue(second.get(0).endsWith("browsy.jar parse a b.html"), second.get(0));
    }

    @Test
    void anotherJavaGetsAnotherArchive() throws Exception {
        start("no", "parse");
        Files.writeString(java, JAVA + "# newer");
        List<String> calls = start("yes", "parse");
        assertEquals(2, calls.size(), calls::toString);
        assertTrue(calls.get(1).contains("-XX:AOTCache=" + cache), calls.get(1));
    }

    @Test
    void archivesOfAnotherJavaAreNotUsedIfNoneCanBeCreated() throws Exception {
        start("yes", "parse");
        Files.writeString(java, JAVA.replace(": >", "exit 1; : >"));
        List<String> calls = start("no", "parse");
        String last = calls.get(calls.size() - 1);
        assertFalse(last.contains(cache.toString()), last);
        assertTrue(last.endsWith("browsy.jar parse"), last);
    }

    @Test
    void serversUseTheOptimizingCompiler() throws Exception {
        start("yes", "parse");
        assertFalse(start("yes", "serve").get(0).contains("TieredStopAtLevel"));
        assertTrue(start("yes", "parse", "serve").get(0).contains("TieredStopAtLevel"));
    }
}
