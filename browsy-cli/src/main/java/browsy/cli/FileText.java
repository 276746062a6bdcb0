package browsy.cli;

import browsy.fetch.Download;

/** Writes the metadata of a downloaded file, and its content if that is text. */
final class FileText {
    private FileText() {}

    /**
     * A line with the metadata of the file, then its content if that is text. Characters that could
     * control a terminal are replaced.
     */
    static String of(Download file) {
        String content = file.text();
        String text = content == null ? "" : "\n" + ErrorReport.harmless(content);
        return ErrorReport.harmless("Download: " + file).replace("\n", "?") + "\n" + text;
    }
}
