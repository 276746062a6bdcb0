package browsy.tools.docs;

import java.io.IOException;
import java.io.StringWriter;
import java.net.URI;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/**
 * Compiles Java code blocks of the documentation. A block consists of imports, then statements and
 * types, which become the body of a method that can access the variables of {@link Given}. Each
 * block has its own package.
 */
final class SnippetCompiler {
    private SnippetCompiler() {}

    /**
     * Compiles blocks.
     *
     * @param classes the folder for the class files
     * @return the compiler errors by the place of the block; blocks without errors are absent
     */
    static Map<String, String> errors(List<Fence> fences, Path classes) throws IOException {
        Map<URI, Fence> sources = new LinkedHashMap<>();
        List<Source> units =
                fences.stream()
                        .map(
                                fence -> {
                                    Source source = new Source(sources.size(), fence);
                                    sources.put(source.toUri(), fence);
                                    return source;
                                })
                        .toList();
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        List<String> options =
                List.of(
                        "-proc:none",
                        "-parameters",
                        "-Xmaxerrs",
                        "1000",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "-d",
                        classes.toString());
        StringWriter rest = new StringWriter();
        boolean compiled = compiler.getTask(rest, null, diagnostics, options, null, units).call();
        Map<String, String> errors =
                diagnostics.getDiagnostics().stream()
                        .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
                        .collect(
                                Collectors.toMap(
                                        diagnostic ->
                                                sources.get(diagnostic.getSource().toUri()).place(),
                                        diagnostic ->
                                                "line "
                                                        + diagnostic.getLineNumber()
                                                        + " of the block: "
                                                        + diagnostic.getMessage(Locale.ROOT),
                                        (first, second) -> first + "\n" + second,
                                        LinkedHashMap::new));
        if (!compiled && errors.isEmpty()) {
            throw new IOException("the compiler failed: " + rest);
        }
        return errors;
    }

    /** A source file made of a block, with the same line numbers. */
    private static final class Source extends SimpleJavaFileObject {
        private final String code;

        Source(int number, Fence fence) {
            super(URI.create("block:///n" + number + "/Block.java"), Kind.SOURCE);
            this.code = "package n" + number + "; " + unit(fence.code());
        }

        private static String unit(String code) {
            int body = endOfImports(code);
            return code.substring(0, body)
                    + "final class Block extends "
                    + Given.class.getName()
                    + " { static void run() throws Exception { "
                    + code.substring(body)
                    + "}}";
        }

        private static int endOfImports(String code) {
            int end = 0;
            for (int at = 0; at < code.length(); ) {
                int next = code.indexOf('\n', at) + 1;
                String line = code.substring(at, next).strip();
                if (line.startsWith("import ")) {
                    end = next;
                } else if (!line.isEmpty()) {
                    break;
                }
                at = next;
            }
            return end;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return code;
        }

        @Override
        public boolean isNameCompatible(String simpleName, Kind kind) {
            return true;
        }
    }
}
