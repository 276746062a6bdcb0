package browsy.startup;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * Makes a program's jar quick to start: replaces the lambdas and record methods of its classes,
 * which Java links by making classes and method handles at run time, with plain classes and
 * methods.
 *
 * <p>A long-running program pays for that linking once; for one that shows a single page it is a
 * third of all there is to do, and a class data sharing archive spares little of it. Only the jar
 * of the program is treated so; the libraries are left as they were compiled.
 */
public final class QuickStart {
    private QuickStart() {}

    /**
     * Rewrites a jar in place.
     *
     * @param args the jar, and the folder in it whose classes are rewritten, such as {@code
     *     browsy/}
     */
    public static void main(String[] args) throws IOException {
        if (args.length != 2) {
            throw new IllegalArgumentException("wanted: JAR FOLDER");
        }
        Path jar = Path.of(args[0]);
        Path rewritten = jar.resolveSibling(jar.getFileName() + ".rewritten");
        try (ZipFile from = new ZipFile(jar.toFile());
                OutputStream file = Files.newOutputStream(rewritten);
                ZipOutputStream to = new ZipOutputStream(file)) {
            rewrite(from, to, args[1]);
        }
        Files.move(rewritten, jar, StandardCopyOption.REPLACE_EXISTING);
    }

    private static void rewrite(ZipFile from, ZipOutputStream to, String folder)
            throws IOException {
        Map<String, byte[]> classes = new TreeMap<>();
        List<ZipEntry> others = new ArrayList<>();
        long time = 0;
        for (ZipEntry entry : from.stream().toList()) {
            String name = entry.getName();
            if (name.startsWith(folder) && name.endsWith(".class")) {
                classes.put(name, bytes(from, entry));
                time = entry.getTime();
            } else if (!entry.isDirectory()) {
                // Folders have no use in a class path, but each costs time when a jar is opened.
                others.add(entry);
            }
        }
        for (ZipEntry other : others) {
            put(to, other.getName(), other.getTime(), bytes(from, other));
        }
        for (Map.Entry<String, byte[]> rewritten : ClassRewriter.rewrite(classes).entrySet()) {
            put(to, rewritten.getKey(), time, rewritten.getValue());
        }
    }

    private static byte[] bytes(ZipFile jar, ZipEntry entry) throws IOException {
        try (var in = jar.getInputStream(entry)) {
            return in.readAllBytes();
        }
    }

    private static void put(ZipOutputStream to, String name, long time, byte[] bytes)
            throws IOException {
        ZipEntry entry = new ZipEntry(name);
        entry.setTime(time);
        to.putNextEntry(entry);
        to.write(bytes);
        to.closeEntry();
    }
}
