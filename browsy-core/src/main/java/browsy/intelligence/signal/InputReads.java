package browsy.intelligence.signal;

import browsy.model.SpatialElement;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * The questions that the detectors asked about user input, with their answers. Conclusions about a
 * page stay the same after other input if it gives the same answers. Detectors read values and
 * checkedness only through this class, except for the captions of buttons, which are no input.
 */
public final class InputReads {

    private final List<Read> reads = new ArrayList<>();

    private record Read(int id, Predicate<SpatialElement> question, boolean answer) {}

    private InputReads() {}

    /** Returns the questions asked on a page. */
    public static InputReads of(PageSignals page) {
        return page.derived(InputReads.class, signals -> new InputReads());
    }

    /**
     * Answers a question about a field.
     *
     * @param field the field
     * @param question the question; depends only on the field, and refers to no large object
     */
    public boolean ask(SpatialElement field, Predicate<SpatialElement> question) {
        boolean answer = question.test(field);
        reads.add(new Read(field.id(), question, answer));
        return answer;
    }

    /**
     * Whether all questions have the same answers for other input.
     *
     * @param fields returns the element of an id with the other input
     */
    public boolean hold(Function<Integer, SpatialElement> fields) {
        return reads.stream()
                .allMatch(read -> read.question.test(fields.apply(read.id)) == read.answer);
    }
}
