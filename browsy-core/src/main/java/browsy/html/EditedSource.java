package browsy.html;

import browsy.infra.TimeLimit;
import java.io.Reader;
import java.util.List;

/** A reader for a source text with edits applied, which avoids a copy of a long source. */
final class EditedSource extends Reader {
    private final String source;
    private final List<SourceEdit> edits;

    /** The offset in the source up to which it has been read or replaced. */
    private int at;

    private int nextEdit;

    /** The number of characters of the next edit's text that have been read. */
    private int inserted;

    /**
     * @param source the text
     * @param edits the edits in ascending order of offsets, not overlapping
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

    /**
     * Reads the source up to an offset or the end of the buffer; returns the number of characters.
     */
    private int readSource(int until, char[] buffer, int free, int end) {
        int from = at;
        at += Math.min(until - at, end - free);
        source.getChars(from, at, buffer, free);
        return at - from;
    }

    /** Reads the replacement text of an edit; returns the number of characters. */
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
        // A string needs no closing.
    }
}
