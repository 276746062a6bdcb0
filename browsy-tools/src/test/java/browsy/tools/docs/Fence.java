package browsy.tools.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A fenced code block in a Markdown document.
 *
 * @param file the path of the document relative to the root of the project, with slashes
 * @param line the line number of the opening fence, from 1
 * @param info the info string after the opening fence, such as {@code java}
 * @param code the lines between the fences, with their line feeds
 */
public record Fence(String file, int line, String info, String code) {
    private static final Pattern BLOCK =
            Pattern.compile("^```([^`\n]*)\n(.*?)^```$", Pattern.MULTILINE | Pattern.DOTALL);

    /** The Markdown files in the root folder and below {@code docs}. */
    public static List<Path> documents(Path root) throws IOException {
        try (Stream<Path> top = Files.list(root);
                Stream<Path> docs = Files.walk(root.resolve("docs"))) {
            return Stream.concat(top, docs)
                    .filter(path -> path.toString().endsWith(".md"))
                    .sorted()
                    .toList();
        }
    }

    /** The blocks of all documents. */
    public static List<Fence> ofDocuments(Path root) throws IOException {
        List<Fence> fences = new ArrayList<>();
        for (Path document : documents(root)) {
            String name = root.relativize(document).toString().replace('\\', '/');
            fences.addAll(of(name, Files.readString(document)));
        }
        return fences;
    }

    /** The blocks of one document, in document order. */
    public static List<Fence> of(String file, String text) {
        List<Fence> fences = new ArrayList<>();
        Matcher block = BLOCK.matcher(text.replace("\r\n", "\n"));
        while (block.find()) {
            int line = (int) text.substring(0, block.start()).lines().count() + 1;
            fences.add(new Fence(file, line, block.group(1).strip(), block.group(2)));
        }
        return fences;
    }

    /** The file and line, for messages. */
    public String place() {
        return file + ":" + line;
    }
}
