package browsy.vault;

import browsy.vault.VaultException.Reason;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HexFormat;
import java.util.Set;

/**
 * A file that its owner alone can read, where the file system has POSIX permissions. It is replaced
 * as a whole: a reader and a crash see the old content or the new one.
 */
final class PrivateFile {
    private static final Set<PosixFilePermission> FILE =
            PosixFilePermissions.fromString("rw-------");
    private static final Set<PosixFilePermission> FOLDER =
            PosixFilePermissions.fromString("rwx------");
    private static final int SUFFIX_BYTES = 8;

    private final Path path;

    PrivateFile(Path path) {
        this.path = path;
    }

    boolean exists() {
        return Files.exists(path);
    }

    /**
     * Reads the file.
     *
     * @throws VaultException if it does not exist, cannot be read, or is too large for a vault
     */
    byte[] read() {
        try (FileChannel in = FileChannel.open(path, StandardOpenOption.READ)) {
            long size = in.size();
            if (size > SealedFile.HEADER_BYTES + SealedFile.MAX_BYTES) {
                throw new VaultException(
                        Reason.NOT_A_VAULT,
                        "the file is too large for a vault: " + size + " bytes");
            }
            ByteBuffer content = ByteBuffer.allocate((int) size);
            while (content.hasRemaining() && in.read(content) >= 0) {
                // until all bytes are read
            }
            byte[] bytes = new byte[content.position()];
            content.flip().get(bytes);
            return bytes;
        } catch (NoSuchFileException e) {
            throw new VaultException(Reason.MISSING, "there is no file " + path, e);
        } catch (IOException e) {
            throw new VaultException(Reason.IO, "the file cannot be read: " + path, e);
        }
    }

    /**
     * Replaces the content: writes a temporary file in the same folder, flushes it to the device
     * and renames it.
     */
    void write(byte[] content) {
        try {
            Path target = exists() ? path.toRealPath() : path.toAbsolutePath();
            Path folder = folderOf(target);
            createFolder(folder);
            String suffix = HexFormat.of().formatHex(KeyDerivation.random(SUFFIX_BYTES));
            Path temporary = folder.resolve(target.getFileName() + "." + suffix + ".tmp");
            try {
                writeNew(temporary, content);
                Files.move(
                        temporary,
                        target,
                        StandardCopyOption.ATOMIC_MOVE,
                        StandardCopyOption.REPLACE_EXISTING);
            } finally {
                Files.deleteIfExists(temporary);
            }
            flushFolder(folder);
        } catch (IOException e) {
            throw new VaultException(Reason.IO, "the file cannot be written: " + path, e);
        }
    }

    /** Deletes the file; returns false if it does not exist. */
    boolean delete() {
        try {
            return Files.deleteIfExists(path);
        } catch (IOException e) {
            throw new VaultException(Reason.IO, "the file cannot be deleted: " + path, e);
        }
    }

    /** The folder of a file. */
    static Path folderOf(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        return folder == null ? file.toAbsolutePath() : folder;
    }

    /** Creates a folder and its parents for the owner alone, unless it exists. */
    static void createFolder(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            Files.createDirectories(folder, attributes(folder, FOLDER));
        }
    }

    /** Opens a file for writing, and creates it for the owner alone unless it exists. */
    static FileChannel openOrCreate(Path path) throws IOException {
        try {
            return FileChannel.open(
                    path,
                    Set.<OpenOption>of(
                            StandardOpenOption.CREATE_NEW,
                            StandardOpenOption.WRITE,
                            LinkOption.NOFOLLOW_LINKS),
                    attributes(path, FILE));
        } catch (FileAlreadyExistsException e) {
            return FileChannel.open(path, StandardOpenOption.WRITE);
        }
    }

    private static void writeNew(Path path, byte[] content) throws IOException {
        try (FileChannel out =
                FileChannel.open(
                        path,
                        Set.<OpenOption>of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE),
                        attributes(path, FILE))) {
            ByteBuffer bytes = ByteBuffer.wrap(content);
            while (bytes.hasRemaining()) {
                out.write(bytes);
            }
            out.force(true);
        }
    }

    /** Flushes a renaming to the device, on systems that can open folders. */
    private static void flushFolder(Path folder) throws IOException {
        if (isPosix(folder)) {
            try (FileChannel open = FileChannel.open(folder, StandardOpenOption.READ)) {
                open.force(true);
            }
        }
    }

    private static FileAttribute<?>[] attributes(Path path, Set<PosixFilePermission> permissions) {
        return isPosix(path)
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(permissions)}
                : new FileAttribute<?>[0];
    }

    private static boolean isPosix(Path path) {
        return path.getFileSystem().supportedFileAttributeViews().contains("posix");
    }
}
