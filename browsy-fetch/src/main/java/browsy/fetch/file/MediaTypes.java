package browsy.fetch.file;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The media types of file name extensions. */
public final class MediaTypes {
    /**
     * For each media type that Chromium knows on every system its extensions, the preferred one
     * first. Of several types for an extension, the first one counts.
     */
    private static final String[] TYPES = {
        "video/webm webm",
        "audio/mpeg mp3",
        "application/wasm wasm",
        "application/x-chrome-extension crx",
        "application/xhtml+xml xhtml xht xhtm",
        "audio/flac flac",
        "audio/ogg ogg oga opus",
        "audio/wav wav",
        "audio/x-m4a m4a",
        "image/avif avif",
        "image/gif gif",
        "image/jpeg jpg jpeg jfif pjpeg pjp",
        "image/jxl jxl",
        "image/png png",
        "image/apng png",
        "image/webp webp",
        "multipart/related mht mhtml",
        "text/css css",
        "text/html html htm shtml shtm ehtml",
        "text/javascript js mjs",
        "text/xml xml xsl xbl xslt",
        "video/mp4 mp4 m4v",
        "video/ogg ogv ogm",
        "image/vnd.microsoft.icon ico",
        "application/epub+zip epub",
        "application/font-woff woff",
        "application/gzip gz tgz",
        "application/json json",
        "application/msword doc dot",
        "application/octet-stream bin exe com",
        "application/pdf pdf",
        "application/pkcs7-mime p7m p7c p7z",
        "application/pkcs7-signature p7s",
        "application/postscript ps eps ai",
        "application/rdf+xml rdf",
        "application/rss+xml rss",
        "application/rtf rtf",
        "application/vnd.android.package-archive apk",
        "application/vnd.ms-excel xls",
        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet xlsx",
        "application/x-gzip gz",
        "application/x-mpegurl m3u8",
        "application/x-shockwave-flash swf swl",
        "application/x-tar tar",
        "application/x-x509-ca-cert cer crt",
        "application/zip zip",
        "audio/webm weba",
        "image/bmp bmp",
        "image/svg+xml svg svgz",
        "image/tiff tiff tif",
        "image/x-icon ico",
        "image/x-xbitmap xbm",
        "message/rfc822 eml",
        "text/calendar ics",
        "text/csv csv",
        "text/plain txt text",
        "text/x-sh sh",
        "video/mpeg mpeg mpg"
    };

    /**
     * Media types that Chromium learns from desktop systems. Their extensions are not added to the
     * names of files.
     */
    private static final String[] SYSTEM_TYPES = {
        "application/vnd.ms-powerpoint ppt",
        "application/vnd.oasis.opendocument.presentation odp",
        "application/vnd.oasis.opendocument.spreadsheet ods",
        "application/vnd.oasis.opendocument.text odt",
        "application/vnd.openxmlformats-officedocument.presentationml.presentation pptx",
        "application/vnd.openxmlformats-officedocument.wordprocessingml.document docx",
        "application/vnd.rar rar",
        "application/x-7z-compressed 7z",
        "application/x-yaml yaml yml",
        "font/ttf ttf",
        "font/woff2 woff2",
        "image/heif heic heif",
        "text/markdown md",
        "text/tab-separated-values tsv",
        "text/vcard vcf",
        "text/x-python py",
        "video/matroska mkv",
        "video/quicktime mov",
        "video/x-msvideo avi"
    };

    private static final Map<String, String> BY_EXTENSION = new LinkedHashMap<>();
    private static final Map<String, String> PREFERRED = new LinkedHashMap<>();

    static {
        for (String line : TYPES) {
            String[] names = line.split(" ");
            PREFERRED.put(names[0], names[1]);
            addExtensions(names);
        }
        for (String line : SYSTEM_TYPES) {
            addExtensions(line.split(" "));
        }
    }

    private static void addExtensions(String[] names) {
        for (int i = 1; i < names.length; i++) {
            BY_EXTENSION.putIfAbsent(names[i], names[0]);
        }
    }

    private MediaTypes() {}

    /** Returns the media type of a file by its name; null if the extension is unknown. */
    public static @Nullable String ofName(String fileName) {
        int dot = fileName.lastIndexOf('.');
        return dot < 0
                ? null
                : BY_EXTENSION.get(fileName.substring(dot + 1).toLowerCase(Locale.ROOT));
    }

    /**
     * Returns the extension for files of a media type, without a dot; null if there is none, as for
     * {@code application/octet-stream}.
     */
    static @Nullable String extension(String mediaType) {
        return mediaType.equals("application/octet-stream") ? null : PREFERRED.get(mediaType);
    }
}
