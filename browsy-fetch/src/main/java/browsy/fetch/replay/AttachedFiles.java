package browsy.fetch.replay;

import browsy.fetch.replay.HarException.Reason;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;

/**
 * The files that a recording of Playwright refers to: in the folder of the HAR, or in its ZIP file.
 * A name with a directory is refused, since a recording must not read other files.
 */
interface AttachedFiles {
    /** No files: names are refused nevertheless, and all files are missing. */
    AttachedFiles NONE = (name, max) -> null;

    /** Returns the start of a file, at most {@code max} bytes; null if it does not exist. */
    byte @Nullable [] read(String name, int max) throws IOException;

    /** The files in a folder. Symbolic links are not followed. */
    static AttachedFiles in(@Nullable Path folder) {
        return (name, max) -> {
            Path file = folder == null ? null : folder.resolve(name);
            if (file == null || !Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
                return null;
            }
            try (InputStream in = Files.newInputStream(file)) {
                return in.readNBytes(max);
            }
        };
    }

    /** The files in a ZIP file. */
    static AttachedFiles in(ZipFile zip) {
        return (name, max) -> {
            ZipEntry entry = zip.getEntry(name);
            if (entry == null || entry.isDirectory()) {
                return null;
            }
            try (InputStream in = zip.getInputStream(entry)) {
                return in.readNBytes(max);
            }
        };
    }

    /**
     * Checks the name of an attached file.
     *
     * @throws HarException if it is not the plain name of a file
     */
    static String checked(String name) {
        boolean plain =
                name.matches("[\\w.@+-]{1,255}") && !name.startsWith(".") && !name.endsWith(".");
        if (!plain) {
            throw new HarException(
                    Reason.BODY,
                    "an attached file must be beside the recording, by its plain name");
        }
        return name;
    }
}
