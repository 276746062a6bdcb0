package browsy.cli;

import browsy.cli.args.ValueOption;
import browsy.cli.args.ValueTypes;
import java.io.IOException;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A page file from the arguments of a command.
 *
 * @param path the file
 * @param root the root folder of its site
 * @param name the name in the output: the path relative to the folder in the arguments, separated
 *     by {@code /}; the file name for a file in the arguments
 */
record PageFile(Path path, Path root, String name) {
    /** The option for the site root of single files. */
    static final ValueOption<Path> ROOT =
            new ValueOption<>("--root", "DIR", ValueTypes.PATH, "site root of single files");

    /**
     * The page files of arguments. A folder contributes its {@code .html} and {@code .htm} files,
     * with those in subfolders, sorted by name.
     *
     * @param root the site root of single files; null for the folder of each file
     * @throws NoSuchFileException if a file does not exist
     */
    static List<PageFile> find(List<Path> filesAndFolders, @Nullable Path root) throws IOException {
        List<PageFile> pages = new ArrayList<>();
        for (Path given : filesAndFolders) {
            if (Files.isDirectory(given)) {
                addFolder(given, pages);
            } else if (Files.exists(given)) {
                Path folder = given.toAbsolutePath().normalize().getParent();
                Path name = given.getFileName();
                if (folder == null || name == null) {
                    throw new NoSuchFileException(given.toString());
                }
                pages.add(new PageFile(given, root == null ? folder : root, name.toString()));
            } else {
                throw new NoSuchFileException(given.toString());
            }
        }
        return pages;
    }

    private static void addFolder(Path folder, List<PageFile> pages) throws IOException {
        try (Stream<Path> files = Files.walk(folder, FileVisitOption.FOLLOW_LINKS)) {
            files.filter(PageFile::isHtml)
                    .map(file -> new PageFile(file, folder, relative(folder, file)))
                    .sorted((a, b) -> a.name.compareTo(b.name))
                    .forEach(pages::add);
        }
    }

    private static boolean isHtml(Path file) {
        String name = file.toString().toLowerCase(Locale.ROOT);
        return (name.endsWith(".html") || name.endsWith(".htm")) && Files.isRegularFile(file);
    }

    private static String relative(Path folder, Path file) {
        return folder.relativize(file).toString().replace('\\', '/');
    }

    /** The URL of the page on the fictitious site whose root is {@link #root}. */
    String address() {
        Path inSite =
                root.toAbsolutePath().normalize().relativize(path.toAbsolutePath().normalize());
        return LocalStylesheets.SITE + LocalStylesheets.encode(inSite);
    }
}
