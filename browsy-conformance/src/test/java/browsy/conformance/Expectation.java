package browsy.conformance;

import browsy.ParseOptions;
import java.util.List;

/** The reference values of one page. */
sealed interface Expectation permits ExpectedBoxes, ExpectedSemantics {

    /** The number of boxes, names and roles that are compared. */
    int questions();

    /**
     * Compares a page with the reference.
     *
     * @return a line for each element that differs, in document order; empty if the page is right
     */
    List<String> differences(String html, ParseOptions options);
}
