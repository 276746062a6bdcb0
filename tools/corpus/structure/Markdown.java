import static java.nio.charset.StandardCharsets.UTF_8;

import com.vladsch.flexmark.html2md.converter.FlexmarkHtmlConverter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.NodeRenderer;
import org.commonmark.renderer.html.HtmlNodeRendererContext;
import org.commonmark.renderer.html.HtmlRenderer;

/**
 * Renders Markdown with commonmark-java and GFM tables, and converts HTML to Markdown with
 * flexmark-html2md-converter.
 *
 * <pre>
 *   mvn -f tools/corpus/structure/pom.xml dependency:copy-dependencies
 *   java -cp 'tools/corpus/structure/target/dependency/*' tools/corpus/structure/Markdown.java COMMAND IN OUT
 * </pre>
 *
 * <p>{@code render} renders IN/NAME.txt to OUT/NAME.html. It leaves out HTML in the Markdown except
 * for line breaks, since HTML that a converter passes through is not converted; {@code render-html}
 * keeps it. {@code flexmark} converts IN/NAME.html to OUT/NAME.txt.
 */
final class Markdown {
    private Markdown() {}

    public static void main(String[] args) throws IOException {
        if (args.length != 3) {
            System.err.println("usage: Markdown render|render-html|flexmark IN OUT");
            System.exit(2);
        }
        Path in = Path.of(args[1]);
        Path out = Path.of(args[2]);
        switch (args[0]) {
            case "render" -> each(in, ".txt", out, ".html", renderer(false));
            case "render-html" -> each(in, ".txt", out, ".html", renderer(true));
            case "flexmark" ->
                    each(in, ".html", out, ".txt", FlexmarkHtmlConverter.builder().build()::convert);
            default -> throw new IllegalArgumentException("no command " + args[0]);
        }
    }

    private static UnaryOperator<String> renderer(boolean html) {
        List<TablesExtension> extensions = List.of((TablesExtension) TablesExtension.create());
        Parser parser = Parser.builder().extensions(extensions).build();
        HtmlRenderer.Builder builder = HtmlRenderer.builder().extensions(extensions);
        HtmlRenderer renderer =
                (html ? builder : builder.nodeRendererFactory(BreaksAlone::new)).build();
        return markdown ->
                "<body data-markdown>\n" + renderer.render(parser.parse(markdown)) + "</body>\n";
    }

    private static void each(
            Path in, String from, Path out, String to, UnaryOperator<String> conversion)
            throws IOException {
        List<Path> files;
        try (Stream<Path> walked = Files.walk(in)) {
            files = walked.filter(file -> file.toString().endsWith(from)).sorted().toList();
        }
        for (Path file : files) {
            String name = in.relativize(file).toString();
            Path target = out.resolve(name.substring(0, name.length() - from.length()) + to);
            Files.createDirectories(target.getParent());
            Files.writeString(target, conversion.apply(new String(Files.readAllBytes(file), UTF_8)));
        }
    }

    /** Renders only the line breaks of the HTML in Markdown. */
    private record BreaksAlone(HtmlNodeRendererContext context) implements NodeRenderer {
        @Override
        public Set<Class<? extends Node>> getNodeTypes() {
            return Set.of(HtmlInline.class, HtmlBlock.class);
        }

        @Override
        public void render(Node node) {
            if (node instanceof HtmlInline inline && inline.getLiteral().matches("(?i)<br\\s*/?>")) {
                context.getWriter().tag("br", java.util.Map.of(), true);
            }
        }
    }
}
