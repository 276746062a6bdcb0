package browsy.conformance;

import browsy.ParseOptions;
import java.util.List;

/** What a reference says of one page. */
sealed interface Expectation permits ExpectedBoxes, ExpectedSemantics {

    /** How many boxes, names and roles it is about. */
    int questions();

    /**
     * What is otherwise here.
     *
     * @return a line for each element that differs, in document order; empty if the page is right
     */
    List<String> differences(String html, ParseOptions options);
}
