package browsy.cli;

import browsy.fetch.Download;

/** What is printed of a file that came in place of a page. */
final class FileText {
    private FileText() {}

    /** A line that names it, and its content where that is text. */
    static String of(Download file) {
        String content = file.text();
        String text = content == null ? "" : "\n" + ErrorReport.harmless(content);
        return ErrorReport.harmless("Download: " + file).replace("\n", "?") + "\n" + text;
    }
}
