package browsy.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;

/** Any text is a style sheet and a {@code style} attribute. */
public final class CssFuzz {
    private static final String BODY =
            "<main class=a id=m><h1>One</h1><p class='a b'>two <a href=x>three</a> <b>four</b>"
                    + "<ul class=b><li>five<li>six</ul><table><tr><td>seven<td>eight</table>"
                    + "<form><input name=q value=nine><select><option>ten</select><button>go</button>"
                    + "</form></main>";

    private CssFuzz() {}

    public static void fuzzerTestOneInput(FuzzedDataProvider data) {
        boolean attribute = data.consumeBoolean();
        String css = data.consumeRemainingAsString();
        String html =
                attribute
                        ? "<div style=\"" + css.replace("\"", "'") + "\">" + BODY + "</div>"
                        : "<style>" + css.replace("</", "<") + "</style>" + BODY;
        Documents.open("<!DOCTYPE html>" + html);
    }
}
