package browsy.startup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.concurrent.Callable;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodNode;

class QuickStartTest {
    private static final String FOLDER = "browsy/startup/";

    @TempDir private Path folder;
    private Path jar;

    @BeforeEach
    void rewriteSamples() throws Exception {
        jar = folder.resolve("samples.jar");
        Path classes =
                Path.of(Samples.class.getProtectionDomain().getCodeSource().getLocation().toURI())
                        .resolve(FOLDER);
        try (var files = Files.list(classes);
                var out = new ZipOutputStream(Files.newOutputStream(jar))) {
            out.putNextEntry(new ZipEntry(FOLDER));
            for (Path file : files.sorted().toList()) {
                out.putNextEntry(new ZipEntry(FOLDER + file.getFileName()));
                out.write(Files.readAllBytes(file));
            }
            out.putNextEntry(new ZipEntry("other.txt"));
            out.write('x');
        }
        QuickStart.main(new String[] {jar.toString(), FOLDER});
    }

    @Test
    void whatTheClassesDoStaysTheSame() throws Exception {
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {jar.toUri().toURL()}, parentWithoutSamples())) {
            Class<?> type = loader.loadClass("browsy.startup.Samples");
            var constructor = type.getDeclaredConstructor();
            constructor.setAccessible(true);
            assertEquals(new Samples().call(), ((Callable<?>) constructor.newInstance()).call());
        }
    }

    @Test
    void nothingIsLinkedByRecordsOrLambdasAnyMore() throws IOException {
        boolean sawLambdaClass = false;
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            for (ZipEntry entry : Collections.list(zip.entries())) {
                if (entry.getName().startsWith(FOLDER + "Samples")) {
                    sawLambdaClass |= entry.getName().contains("$$Lambda");
                    ClassNode node = new ClassNode();
                    new ClassReader(zip.getInputStream(entry).readAllBytes()).accept(node, 0);
                    node.methods.forEach(QuickStartTest::assertLinked);
                }
            }
        }
        assertTrue(sawLambdaClass);
    }

    @Test
    void otherFilesStayAndFoldersGo() throws IOException {
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            assertEquals('x', zip.getInputStream(zip.getEntry("other.txt")).read());
            assertFalse(zip.stream().anyMatch(ZipEntry::isDirectory));
        }
    }

    private static void assertLinked(MethodNode method) {
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction instanceof InvokeDynamicInsnNode dynamic) {
                assertTrue(
                        dynamic.bsm.getOwner().endsWith("StringConcatFactory"),
                        () -> method.name + " " + dynamic.bsm);
            }
        }
    }

    private static ClassLoader parentWithoutSamples() {
        return ClassLoader.getPlatformClassLoader();
    }
}
