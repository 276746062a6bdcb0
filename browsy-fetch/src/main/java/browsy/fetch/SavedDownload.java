package browsy.fetch;

import browsy.fetch.url.WebAddress;
import java.nio.file.Path;

/**
 * A file that {@link Session#downloadTo} saved on disk.
 *
 * @param url the URL after redirects
 * @param path the path of the file
 * @param contentType the media type; empty if unknown
 * @param size the size in bytes
 * @param resumptions the number of times that the transfer broke off and was continued
 */
public record SavedDownload(String url, Path path, String contentType, long size, int resumptions) {
    @Override
    public String toString() {
        return path + " (" + contentType + ", " + size + " bytes) from " + WebAddress.shown(url);
    }
}
