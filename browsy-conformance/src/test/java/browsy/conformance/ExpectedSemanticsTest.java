package browsy.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import browsy.ElementSemantics;
import browsy.model.Role;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Comparison of accessible names and roles with those of a test suite. */
class ExpectedSemanticsTest {

    @Test
    void differingNamesAndRolesAreDescribed() {
        ExpectedSemantics expected =
                ExpectedSemantics.parse("/a[1]\tname\tMore\n/a[1]\trole\tlink\n/b[1]\tname\tX\n");
        assertEquals(
                List.of(
                        "/a[1]: name \"Less\", expected \"More\"",
                        "/b[1]: name \"\", expected \"X\""),
                expected.differences(List.of(new ElementSemantics("/a[1]", Role.LINK, "Less"))));
    }

    @Test
    void synonymsOfRolesAreEqual() {
        ExpectedSemantics expected =
                ExpectedSemantics.parse("/img[1]\trole\timage\n/b[1]\trole\tgeneric\n");
        assertEquals(
                List.of(),
                expected.differences(
                        List.of(
                                new ElementSemantics("/img[1]", Role.of("img").orElseThrow(), ""),
                                new ElementSemantics("/b[1]", null, ""))));
    }

    @Test
    void malformedTablesAreRejected() {
        assertThrows(
                IllegalArgumentException.class, () -> ExpectedSemantics.parse("/a[1]\tstate\tx"));
        assertThrows(IllegalArgumentException.class, () -> ExpectedSemantics.parse("/a[1]\tname"));
    }
}
