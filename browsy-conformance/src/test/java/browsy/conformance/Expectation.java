package browsy.conformance;

import java.util.List;

/** The reference values of one page. */
sealed interface Expectation
        permits ExpectedBoxes, ExpectedClicks, ExpectedRequests, ExpectedSemantics, ExpectedStyles {

    /** Returns the number of compared boxes, names, roles, values, clicks or requests. */
    int questions();

    /**
     * Compares a page with the reference.
     *
     * @return a line for each element that differs, in document order; empty if the page is right
     */
    List<String> differences(SitePage page);
}
