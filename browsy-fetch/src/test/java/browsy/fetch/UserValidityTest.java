package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import browsy.fetch.config.UploadFile;
import browsy.find.Target;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/**
 * Tests {@code :user-valid} and {@code :user-invalid}, as recorded from Chromium 156.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/semantics-other.html#selector-user-valid">
 *     HTML: user validity</a>
 */
class UserValidityTest {
    private static final String STYLES =
            "<!DOCTYPE html><style>b,i{display:none}#a:user-valid~b{display:block}"
                    + "#a:user-invalid~i{display:block}</style>";
    private static final Target A = Target.css("#a");
    private static final Target Z = Target.css("#z");

    private final Session session = Session.create();

    @AfterEach
    void close() {
        session.close();
    }

    private Session show(String html) {
        return session.loadHtml(STYLES + html + "<b>good</b><i>bad</i>", "https://a.example/");
    }

    /** What the page says about the field: good, bad or nothing. */
    private String said() {
        return (session.find("b").stream().allMatch(e -> e.hidden()) ? "" : "good")
                + (session.find("i").stream().allMatch(e -> e.hidden()) ? "" : "bad");
    }

    @Test
    void aTextCountsWhenTheUserHasLeftTheField() {
        show("<input id=a type=email required><input id=z>");
        session.focus(A).focus(Z);
        assertEquals("", said(), "not changed");
        session.type(A, "x");
        assertEquals("", said(), "not left");
        session.press("Tab");
        assertEquals("bad", said());
        session.type(A, "x@shop.example");
        assertEquals("good", said(), "a later change counts at once");
        session.clear(A);
        assertEquals("bad", said());
    }

    @Test
    void fieldsWithoutTextCountAtOnce() {
        show("<input id=a type=checkbox required>");
        session.click(A);
        assertEquals("good", said());
        session.uncheck(A);
        assertEquals("bad", said());
        show("<select id=a required><option value=''>-<option>1</select>");
        session.select(A, "1");
        assertEquals("good", said());
        show("<input id=a type=file>");
        session.upload(A, UploadFile.of("x.txt", new byte[1]));
        assertEquals("good", said());
    }

    @Test
    void aResetForgetsTheUser() {
        show(
                "<form id=f></form><input id=a form=f required value=x><button id=r form=f type=reset>r</button>");
        session.clear(A).focus(Target.css("#r")).click(Target.css("#r"));
        assertEquals("", said());
    }
}
