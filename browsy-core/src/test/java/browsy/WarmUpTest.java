package browsy;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** The preparation of the virtual machine for pages. */
class WarmUpTest {

    @Test
    void pagesAreTheSameBeforeAndAfterRepeatedCalls() {
        String html = "<!DOCTYPE html><title>t</title><form><input type=search name=q></form>";
        var before = Browsy.parse(html, 800, 600);
        Browsy.warmUp();
        Browsy.warmUp();
        assertEquals(before, Browsy.parse(html, 800, 600));
    }
}
