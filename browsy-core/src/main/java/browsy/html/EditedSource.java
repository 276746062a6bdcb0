package browsy.html;

import browsy.infra.TimeLimit;
import java.io.Reader;
import java.util.List;

/** Reads a source with changes made to it: the source is long, and the changes few and short. */
final class EditedSource extends Reader {
    private final String source;
    private final List<SourceEdit> edits;

    /** How much of the source has been read or taken out. */
    private int at;

    private int nextEdit;

    /** How much of the next edit's text has been read. */
    private int inserted;

    /**
     * @param edits in the order of the source
     */
    EditedSource(String source, List<SourceEdit> edits) {
        this.source = source;
        this.edits = edits;
    }

    @Override
    public int read(char[] buffer, int offset, int length) {
        TimeLimit.check();
        int free = offset;
        int end = offset + length;
        while (free < end && nextEdit < edits.size()) {
            SourceEdit edit = edits.get(nextEdit);
            free += readSource(edit.start(), buffer, free, end);
            if (at == edit.start()) {
                free += readText(edit, buffer, free, end);
            }
        }
        free += readSource(source.length(), buffer, free, end);
        return free == offset && length > 0 ? -1 : free - offset;
    }

    /** Reads the source up to an offset, and tells how much. */
    private int readSource(int until, char[] buffer, int free, int end) {
        int from = at;
        at += Math.min(until - at, end - free);
        source.getChars(from, at, buffer, free);
        return at - from;
    }

    /** Reads what is put in, and tells how much. */
    private int readText(SourceEdit edit, char[] buffer, int free, int end) {
        int from = inserted;
        inserted += Math.min(edit.text().length() - inserted, end - free);
        edit.text().getChars(from, inserted, buffer, free);
        int read = inserted - from;
        if (inserted == edit.text().length()) {
            at = edit.end();
            nextEdit++;
            inserted = 0;
        }
        return read;
    }

    @Override
    public void close() {
        // A string has nothing to close.
    }
}
