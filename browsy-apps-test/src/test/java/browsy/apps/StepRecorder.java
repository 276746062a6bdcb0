package browsy.apps;

import browsy.fetch.Session;
import browsy.find.Target;
import browsy.output.CompactFormat;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jsoup.nodes.DataNode;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.ObjectMapper;

/**
 * Records the pages of a task, and the element that each step acts on: one HTML file with its style
 * sheets inside, one file with the compact text, and one line in {@code steps.jsonl} per step.
 * Records nothing unless the system property {@code browsy.apps.record} names a folder.
 */
final class StepRecorder {
    private final @Nullable Path folder;
    private final String task;
    private int steps;

    private StepRecorder(@Nullable Path folder, String task) {
        this.folder = folder;
        this.task = task;
    }

    static StepRecorder of(String application, String task) {
        String root = System.getProperty("browsy.apps.record", "");
        return new StepRecorder(root.isEmpty() ? null : Path.of(root, application), task);
    }

    /** Records the page before an action. */
    void record(Session session, String action, String value, Target target) {
        if (folder == null) {
            return;
        }
        steps++;
        String name = "%s-%02d".formatted(task, steps);
        List<Integer> ids =
                target.resolve(session.dom()).stream().map(element -> element.id()).toList();
        Map<String, Object> step = new LinkedHashMap<>();
        step.put("page", name);
        step.put("url", String.valueOf(session.url()));
        step.put("action", action);
        step.put("value", value);
        step.put("ids", ids);
        try {
            Files.createDirectories(folder);
            Files.writeString(
                    folder.resolve(name + ".txt"), session.text(CompactFormat.standard()));
            Document document = session.page().document().clone();
            embedStyleSheets(document, URI.create(String.valueOf(session.url())));
            Files.writeString(folder.resolve(name + ".html"), document.outerHtml());
            Files.writeString(
                    folder.resolve("steps.jsonl"),
                    new ObjectMapper().writeValueAsString(step) + "\n",
                    StandardOpenOption.CREATE,
                    StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void embedStyleSheets(Document document, URI base) {
        for (Element link : document.select("link[rel~=(?i)stylesheet][href]")) {
            String css = get(base.resolve(link.attr("href").strip().replace(" ", "%20")));
            Element style = new Element("style").attr("media", link.attr("media"));
            style.appendChild(new DataNode(css.replace("</style", "<\\/style")));
            link.replaceWith(style);
        }
    }

    private static String get(URI address) {
        HttpResponse<String> response = Http.send(HttpRequest.newBuilder(address).build());
        return response.statusCode() == 200 ? response.body() : "";
    }
}
