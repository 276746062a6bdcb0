package browsy.fetch;

import browsy.fetch.config.FetchException;
import browsy.fetch.http.FileDownload;
import browsy.fetch.http.FileDownload.Saved;
import browsy.fetch.http.HttpExchange.Request;
import browsy.fetch.http.HttpExchange.Response;
import browsy.fetch.navigation.Navigator;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** Saves a download in a folder under a name that is safe and not in use. */
final class FileSaver {
    private static final int NO_CONTENT = 204;
    private static final int RESET_CONTENT = 205;

    private FileSaver() {}

    /**
     * Downloads to a temporary file in the folder, which then gets its name. After an exception
     * nothing is left in the folder.
     *
     * @param suggested the file name that a link suggests; may be empty
     * @throws UncheckedIOException if the file cannot be written
     */
    static SavedDownload save(Tab tab, Request request, String suggested, Path folder) {
        try {
            Path part = Files.createTempFile(folder, "browsy-", ".part");
            try {
                Saved saved = receive(tab, request, part);
                Response response = saved.response();
                Path path = placed(part, folder, DownloadFactory.nameOf(response, suggested));
                return new SavedDownload(
                        response.url(),
                        path,
                        response.mediaType(),
                        Files.size(path),
                        saved.resumptions());
            } finally {
                Files.deleteIfExists(part);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Saved receive(Tab tab, Request request, Path part) throws IOException {
        try (SeekableByteChannel file = Files.newByteChannel(part, StandardOpenOption.WRITE)) {
            Saved saved =
                    new FileDownload(tab.transport(), tab.config().transferLimits())
                            .save(request, file);
            Response response = saved.response();
            if (response.status() >= 400) {
                throw Navigator.error(response);
            }
            if (response.status() == NO_CONTENT || response.status() == RESET_CONTENT) {
                throw new FetchException.Network("the response has no content", null);
            }
            return saved;
        }
    }

    /** Gives a file its name, with a number if the name is in use, as {@code report (1).pdf}. */
    private static Path placed(Path part, Path folder, String name) throws IOException {
        int dot = name.lastIndexOf('.');
        String base = dot > 0 ? name.substring(0, dot) : name;
        String extension = dot > 0 ? name.substring(dot) : "";
        for (int number = 0; ; number++) {
            Path path = folder.resolve(number == 0 ? name : base + " (" + number + ")" + extension);
            try {
                Files.createFile(path); // reserves the name
            } catch (FileAlreadyExistsException e) {
                continue;
            }
            return Files.move(part, path, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
