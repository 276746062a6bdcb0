package browsy.vault;

import browsy.vault.VaultException.Reason;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A lock on a file across threads and processes. It is held on another file beside it, which stays,
 * since the file itself is replaced by each write. Changes need the lock; reading does not.
 */
final class FileLocks {
    /** The number of locks for threads, which the files share by their hash codes. */
    private static final int STRIPES = 64;

    private static final ReentrantLock[] THREADS = new ReentrantLock[STRIPES];
    private static final Duration PAUSE = Duration.ofMillis(10);

    static {
        for (int i = 0; i < STRIPES; i++) {
            THREADS[i] = new ReentrantLock();
        }
    }

    private final Path lockFile;
    private final Duration patience;

    /**
     * @param patience the maximum time to wait for the lock
     */
    FileLocks(Path file, Duration patience) {
        this.lockFile = file.resolveSibling(file.getFileName() + ".lock");
        this.patience = patience;
    }

    /**
     * Runs an action under the lock. Actions do not nest.
     *
     * @throws VaultException if another thread or program holds the lock for too long
     */
    <T> T hold(Supplier<T> action) {
        long end = System.nanoTime() + patience.toNanos();
        ReentrantLock thread = THREADS[Math.floorMod(lockFile.hashCode(), STRIPES)];
        try {
            if (!thread.tryLock(patience.toNanos(), TimeUnit.NANOSECONDS)) {
                throw busy();
            }
            try {
                return holdFile(action, end);
            } finally {
                thread.unlock();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new VaultException(Reason.BUSY, "interrupted while waiting for the vault", e);
        }
    }

    @SuppressWarnings("try") // the lock is held while the block runs
    private <T> T holdFile(Supplier<T> action, long end) throws InterruptedException {
        try {
            PrivateFile.createFolder(PrivateFile.folderOf(lockFile));
            try (FileChannel channel = PrivateFile.openOrCreate(lockFile);
                    FileLock lock = lock(channel, end)) {
                return action.get();
            }
        } catch (IOException e) {
            throw new VaultException(Reason.IO, "the file cannot be locked: " + lockFile, e);
        }
    }

    private FileLock lock(FileChannel channel, long end) throws IOException, InterruptedException {
        while (true) {
            FileLock lock = tryLock(channel);
            if (lock != null) {
                return lock;
            }
            if (System.nanoTime() - end >= 0) {
                throw busy();
            }
            Thread.sleep(PAUSE.toMillis());
        }
    }

    private static @Nullable FileLock tryLock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock();
        } catch (OverlappingFileLockException e) {
            return null; // a copy of this class in another class loader holds it
        }
    }

    private VaultException busy() {
        return new VaultException(
                Reason.BUSY, "another program keeps the vault locked: " + lockFile);
    }
}
