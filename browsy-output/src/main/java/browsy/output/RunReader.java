package browsy.output;

import browsy.model.Run;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import java.util.function.IntPredicate;

/**
 * Splits the text of elements into words and references to other elements, for formats that write
 * references inside text.
 *
 * <p>References to elements that are not listed are dropped. The text of elements outside a scope
 * is already part of the runs ({@link SpatialDom#keeping}), and a page read from JSON can refer to
 * elements that do not exist.
 */
final class RunReader {

    private final IntPredicate listed;

    /**
     * Creates a reader.
     *
     * @param listed tests by id whether references to an element are written
     */
    RunReader(IntPredicate listed) {
        this.listed = listed;
    }

    /** Creates a reader that keeps references to the elements of a page. */
    static RunReader of(SpatialDom dom) {
        return new RunReader(id -> dom.get(id).isPresent());
    }

    /** Passes the text of an element and its references to a sink, in order. */
    void write(SpatialElement element, Sink sink) {
        StringBuilder words = new StringBuilder();
        boolean started = false;
        for (Run run : element.runs()) {
            if (run instanceof Run.Text text) {
                words.append(text.text());
            } else if (run instanceof Run.Reference reference) {
                if (listed.test(reference.id())) {
                    String before = words.toString();
                    emit(started ? before : before.stripLeading(), sink);
                    started = true;
                    words.setLength(0);
                    sink.reference(reference.id());
                }
            }
        }
        String last = words.toString().stripTrailing();
        emit(started ? last : last.stripLeading(), sink);
    }

    private static void emit(String words, Sink sink) {
        if (!words.isEmpty()) {
            sink.text(words);
        }
    }

    /** Receives the parts of a text. */
    interface Sink {

        /** Receives the text up to the next reference, including adjacent spaces; not empty. */
        void text(String words);

        /** Receives a reference to the element with an id. */
        void reference(int id);
    }
}
