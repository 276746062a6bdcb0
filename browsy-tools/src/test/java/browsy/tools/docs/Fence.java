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
 * A block of code in the documentation.
 *
 * @param file relative to the root of the project, with slashes
 * @param line of the opening fence, from 1
 * @param info what stands behind the opening fence, such as {@code java}
 * @param code the lines between the fences, each with its end
 */
public record Fence(String file, int line, String info, String code) {
    private static final Pattern BLOCK =
            Pattern.compile("^```([^`\n]*)\n(.*?)^```$", Pattern.MULTILINE | Pattern.DOTALL);

    /** All documents of the project for readers: those at its root and below {@code docs}. */
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

    /** The blocks of one document, in its order. */
    public static List<Fence> of(String file, String text) {
        List<Fence> fences = new ArrayList<>();
        Matcher block = BLOCK.matcher(text.replace("\r\n", "\n"));
        while (block.find()) {
            int line = (int) text.substring(0, block.start()).lines().count() + 1;
            fences.add(new Fence(file, line, block.group(1).strip(), block.group(2)));
        }
        return fences;
    }

    /** Names the block in messages. */
    public String place() {
        return file + ":" + line;
    }
}
