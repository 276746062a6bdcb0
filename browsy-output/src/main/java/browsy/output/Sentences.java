package browsy.output;

import browsy.model.Run;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import java.util.Optional;

/**
 * What elements say in reading order, for formats that write references to the elements that stand
 * between the words.
 *
 * <p>References lead to elements of the page that is written. The words of elements that it leaves
 * out stand in the runs as words ({@link SpatialDom#keeping}); a reference to anything else, as a
 * page read from JSON can hold, says nothing.
 */
final class Sentences {

    private final SpatialDom dom;

    Sentences(SpatialDom dom) {
        this.dom = dom;
    }

    /** Tells a sink the words of an element and the elements between them, in reading order. */
    void write(SpatialElement element, Sink sink) {
        StringBuilder words = new StringBuilder();
        boolean started = false;
        for (Run run : element.runs()) {
            if (run instanceof Run.Text text) {
                words.append(text.text());
            } else if (run instanceof Run.Reference reference) {
                Optional<SpatialElement> inside = dom.get(reference.id());
                if (inside.isPresent()) {
                    String before = words.toString();
                    tell(started ? before : before.stripLeading(), sink);
                    started = true;
                    words.setLength(0);
                    sink.reference(inside.get());
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

    /** Takes the parts of a sentence. */
    interface Sink {

        /** All words up to the next element, with the spaces that part them from it; not empty. */
        void text(String words);

        /** An element of the page stands here. */
        void reference(SpatialElement element);
    }
}
