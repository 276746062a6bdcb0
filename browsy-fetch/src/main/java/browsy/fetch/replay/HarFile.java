package browsy.fetch.replay;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

/**
 * The entries of a HAR. Recordings of browsy, of Chromium's developer tools and of Playwright are
 * read, those of Playwright also with attached files in a folder or ZIP file. Immutable.
 */
public final class HarFile {
    /** The name of the creator in recordings of this library. */
    static final String CREATOR = "browsy";

    private final String name;
    private final List<HarEntry> entries;

    HarFile(String name, List<HarEntry> entries) {
        this.name = name;
        this.entries = List.copyOf(entries);
    }

    /**
     * Reads a file within {@link HarLimits#DEFAULT}.
     *
     * @throws HarException if it cannot be read, is not a valid HAR or is too large
     */
    public static HarFile read(Path file) {
        return read(file, HarLimits.DEFAULT);
    }

    /**
     * Reads a file.
     *
     * @param file a HAR, or a ZIP file with one and the files that it refers to
     * @throws HarException if it cannot be read, is not a valid HAR or is too large
     */
    public static HarFile read(Path file, HarLimits limits) {
        Objects.requireNonNull(limits, "limits");
        return HarSource.read(Objects.requireNonNull(file, "file"), limits);
    }

    /**
     * Reads the content of a HAR without attached files.
     *
     * @param name the name for messages
     * @throws HarException if it is not a valid HAR or is too large
     */
    public static HarFile parse(String name, byte[] json, HarLimits limits) {
        Objects.requireNonNull(json, "json");
        return HarSource.parse(Objects.requireNonNull(name, "name"), json, limits);
    }

    /** The name of the file, for messages. */
    public String name() {
        return name;
    }

    /** The requests for web pages and their resources in the order of the file. */
    public List<HarEntry> entries() {
        return entries;
    }

    @Override
    public String toString() {
        return name + ", " + entries.size() + " requests";
    }
}
