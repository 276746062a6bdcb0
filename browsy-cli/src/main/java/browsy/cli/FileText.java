package browsy.cli;

import browsy.fetch.Download;

/** What is printed of a file that came in place of a page. */
final class FileText {
    private FileText() {}

    /** A line that names it, and its content where that is text. */
    static String of(Download file) {
        String text = file.text().map(content -> "\n" + ErrorReport.harmless(content)).orElse("");
        return ErrorReport.harmless("Download: " + file).replace("\n", "?") + "\n" + text;
    }
}
