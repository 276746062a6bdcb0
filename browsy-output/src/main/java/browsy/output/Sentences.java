package browsy.output;

import browsy.model.Run;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import java.util.function.IntPredicate;

/**
 * Reads the runs of elements for formats that write references to other elements between the words.
 *
 * <p>References to elements that are not listed are left out: the words of elements outside a scope
 * are part of the runs already ({@link SpatialDom#keeping}), and a page read from JSON can refer to
 * elements that do not exist.
 */
final class Sentences {

    private final IntPredicate listed;

    /**
     * @param listed whether references to the element of an id are written
     */
    Sentences(IntPredicate listed) {
        this.listed = listed;
    }

    /** Writes references to the elements of a page. */
    static Sentences of(SpatialDom dom) {
        return new Sentences(id -> dom.get(id).isPresent());
    }

    /** Passes the words of an element and the references between them to a sink, in order. */
    void write(SpatialElement element, Sink sink) {
        StringBuilder words = new StringBuilder();
        boolean started = false;
        for (Run run : element.runs()) {
            if (run instanceof Run.Text text) {
                words.append(text.text());
            } else if (run instanceof Run.Reference reference) {
                if (listed.test(reference.id())) {
                    String before = words.toString();
                    tell(started ? before : before.stripLeading(), sink);
                    started = true;
                    words.setLength(0);
                    sink.reference(reference.id());
                }
            }
        }
        String last = words.toString().stripTrailing();
        tell(started ? last : last.stripLeading(), sink);
    }

    private static void tell(String words, Sink sink) {
        if (!words.isEmpty()) {
            sink.text(words);
        }
    }

    /** Receives the parts of a sentence. */
    interface Sink {

        /** All words up to the next reference, with the spaces beside it; not empty. */
        void text(String words);

        /** A reference to the element of an id. */
        void reference(int id);
    }
}
