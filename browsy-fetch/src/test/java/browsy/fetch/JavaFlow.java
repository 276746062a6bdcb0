package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import browsy.fetch.config.UploadFile;
import browsy.find.Target;
import browsy.output.CompactFormat;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import okhttp3.OkHttpClient;
import org.jsoup.nodes.Document;
import org.jspecify.annotations.Nullable;

/** Compiles the source of {@link Session#recordedAsJava()} and runs it. */
final class JavaFlow {
    private JavaFlow() {}

    /** Performs a printed flow with a session. All secrets are {@code another-secret-1}. */
    static void run(String source, Session session, Path folder)
            throws IOException, ReflectiveOperationException {
        Path file = folder.resolve("RecordedFlow.java");
        Files.writeString(file, source);
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter messages = new StringWriter();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            List<String> options =
                    List.of("-encoding", "UTF-8", "-d", folder.toString(), "-cp", classPath());
            compiler.getTask(messages, files, null, options, null, files.getJavaFileObjects(file))
                    .call();
        }
        assertEquals("", messages.toString(), source);
        try (URLClassLoader loader =
                new URLClassLoader(
                        new URL[] {folder.toUri().toURL()}, JavaFlow.class.getClassLoader())) {
            Method run =
                    Stream.of(loader.loadClass("RecordedFlow").getMethods())
                            .filter(method -> method.getName().equals("run"))
                            .findFirst()
                            .orElseThrow();
            run.invoke(
                    null,
                    Stream.of(run.getParameters())
                            .map(parameter -> argument(parameter, session))
                            .toArray());
        }
    }

    private static Object argument(Parameter parameter, Session session) {
        if (parameter.getType() == Session.class) {
            return session;
        }
        if (parameter.getType() == UploadFile.class) {
            return new UploadFile("lamp \"1\".png", "image/png", new byte[] {1});
        }
        return parameter.getType() == Map.class ? Map.of() : "another-secret-1";
    }

    /** The locations of the classes that a flow names, on a class path or module path. */
    private static String classPath() {
        return String.join(
                File.pathSeparator,
                Stream.of(
                                Session.class,
                                Target.class,
                                CompactFormat.class,
                                Document.class,
                                OkHttpClient.class,
                                Nullable.class)
                        .map(type -> type.getProtectionDomain().getCodeSource().getLocation())
                        .map(URL::getPath)
                        .distinct()
                        .toList());
    }
}
