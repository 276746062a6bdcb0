package browsy.apps;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.databind.ObjectMapper;

/** Appends the outcome of one task to the report of the run, a line of JSON each. */
record Report(String application, String task, String agent, Task.Scripts scripts) {
    void passed() {
        write("passed", "");
    }

    void failed(Throwable failure) {
        write("failed", String.valueOf(failure.getMessage()).lines().findFirst().orElse(""));
    }

    private void write(String outcome, String message) {
        Map<String, String> line = new LinkedHashMap<>();
        line.put("application", application);
        line.put("task", task);
        line.put("agent", agent);
        line.put("scripts", scripts.name());
        line.put("outcome", outcome);
        line.put("message", message);
        Path file = Path.of(System.getProperty("browsy.apps.report", "applications.jsonl"));
        try {
            Files.writeString(
                    file,
                    new ObjectMapper().writeValueAsString(line) + "\n",
                    StandardOpenOption.CREATE,
                    StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
