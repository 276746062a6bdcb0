package browsy.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Tests the completion script in bash. */
@DisabledOnOs(OS.WINDOWS)
class CompletionTest {
    @TempDir private Path folder;
    private Path script;

    @BeforeEach
    void writeScript() throws IOException {
        script = folder.resolve("completion");
        Files.writeString(script, CommandRunner.run("completion").out());
    }

    /** The completions of the last word. */
    private List<String> completions(String... words) throws IOException, InterruptedException {
        String calls =
                "set -u; . \"$0\"; COMP_WORDS=(\"$@\"); COMP_CWORD=$(($# - 1)); _browsy;"
                        + " printf '%s\\n' \"${COMPREPLY[*]-}\"";
        ProcessBuilder bash = new ProcessBuilder("bash", "-c", calls, script.toString(), "browsy");
        bash.command().addAll(List.of(words));
        Process process = bash.redirectErrorStream(true).start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), out);
        return out.isBlank() ? List.of() : List.of(out.strip().split(" "));
    }

    @Test
    void commandsAreCompleted() throws Exception {
        assertEquals(CommandRunner.commands(), completions(""));
        assertEquals(List.of("markdown", "mcp"), completions("m"));
        assertEquals(List.of("remove", "rename"), completions("vault", "re"));
        assertEquals(List.of("markdown"), completions("help", "ma"));
    }

    @Test
    void optionsOfTheCommandAreCompleted() throws Exception {
        assertEquals(List.of("--version"), completions("--v"));
        assertEquals(List.of("--json", "--jsonl"), completions("parse", "a.html", "--js"));
        assertEquals(List.of("--json"), completions("delta", "--js"));
        assertEquals(List.of("--user"), completions("vault", "add", "--u"));
    }

    @Test
    void valuesAreCompleted() throws Exception {
        List<String> formats = List.of("json", "json-full");
        assertEquals(formats, completions("parse", "--format", "js"));
        assertEquals(formats, completions("parse", "--format", "=", "js"));
        assertEquals(12, completions("fetch", "--format", "=").size());
    }

    @Test
    void filesAreLeftToTheShell() throws Exception {
        assertEquals(List.of(), completions("parse", "fe"));
        assertEquals(List.of(), completions("fetch", "--har", "fe"));
    }
}
