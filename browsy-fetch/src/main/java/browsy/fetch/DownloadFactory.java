package browsy.fetch;

import browsy.fetch.file.ContentDisposition;
import browsy.fetch.file.SafeFileName;
import browsy.fetch.http.DecodedText;
import browsy.fetch.http.HttpExchange.Response;

/** Converts a response to a download and determines its file name. */
final class DownloadFactory {
    private DownloadFactory() {}

    /**
     * Converts a response.
     *
     * @param suggested the file name that a link suggests; may be empty
     */
    static Download of(Response response, String suggested) {
        return new Download(
                response.url(),
                nameOf(response, suggested),
                response.mediaType(),
                response.contentType().charset(),
                response.body());
    }

    /**
     * Returns the safe file name of a response: from {@code Content-Disposition}, else the link,
     * else the last path segment of the URL. A name that is not from the header gets the extension
     * of the media type if it has none, or if it belongs to a URL with a query.
     *
     * @param suggested the file name that a link suggests; may be empty
     */
    static String nameOf(Response response, String suggested) {
        String name = ContentDisposition.of(response.header("content-disposition")).fileName();
        if (!name.isEmpty()) {
            return SafeFileName.of(name);
        }
        // Servers label unknown files as text/plain.
        String type = response.mediaType();
        String known =
                type.equals("text/plain") && DecodedText.isBinary(response.body()) ? "" : type;
        return suggested.isEmpty()
                ? SafeFileName.ofUrl(response.url(), known)
                : SafeFileName.of(suggested, known, false);
    }
}
