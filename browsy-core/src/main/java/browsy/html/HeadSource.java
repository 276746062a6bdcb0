package browsy.html;

import browsy.infra.Ascii;
import java.util.List;
import java.util.Set;

/**
 * A scanner for the head of a page in its source. It finds the first construct that ends the head
 * and edits the {@code noscript} elements in the head.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inhead">HTML: in
 *     head</a>
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inheadnoscript">HTML:
 *     in head noscript</a>
 */
final class HeadSource {
    private static final String NOSCRIPT = "noscript";
    private static final String TEMPLATE = "template";
    private static final String LINE_BREAK = "br";
    private static final String SCRIPT = "script";

    /** Start tags that end neither the head nor a {@code noscript} in it. */
    private static final Set<String> IN_NOSCRIPT =
            Set.of(
                    "basefont",
                    "bgsound",
                    "head",
                    "html",
                    "link",
                    "meta",
                    "noframes",
                    NOSCRIPT,
                    "style");

    /** Further start tags that do not end the head but do end a {@code noscript} in it. */
    private static final Set<String> IN_HEAD = Set.of("base", SCRIPT, TEMPLATE, "title");

    /** End tags that end the head. */
    private static final Set<String> ENDING = Set.of("body", LINE_BREAK, "html");

    /** Elements whose contents are text, in which tags are not recognized. */
    private static final Set<String> WITHOUT_TAGS =
            Set.of("iframe", "noembed", "noframes", SCRIPT, "style", "textarea", "title", "xmp");

    private final String html;
    private final List<SourceEdit> edits;
    private int at;
    private boolean inNoscript;
    private boolean afterHead;
    private int templates;

    private HeadSource(String html, List<SourceEdit> edits) {
        this.html = html;
        this.edits = edits;
    }

    /**
     * Inserts an end tag where other markup ends a {@code noscript} in the head implicitly, and
     * renames the {@code noscript} start tags in templates.
     *
     * @param html the source
     * @param edits receives the edits
     * @return the offset at which the body begins
     */
    static int edit(String html, List<SourceEdit> edits) {
        HeadSource head = new HeadSource(html, edits);
        boolean goesOn = true;
        while (goesOn && head.at < html.length()) {
            goesOn = html.charAt(head.at) == '<' ? head.readMarkup() : head.readCharacter();
        }
        head.endNoscript();
        return head.at;
    }

    private void endNoscript() {
        if (inNoscript) {
            inNoscript = false;
            edits.add(new SourceEdit(at, at, "</" + NOSCRIPT + '>'));
        }
    }

    /** Reads a character; returns whether the head continues after it. */
    private boolean readCharacter() {
        if (templates == 0 && !Ascii.isWhitespace(html.charAt(at))) {
            return false;
        }
        at++;
        return true;
    }

    /**
     * Reads a comment or tag, with the text contents of the element; returns whether the head
     * continues after it.
     */
    private boolean readMarkup() {
        int afterComment = SourceComment.skip(html, at);
        if (afterComment > at) {
            at = afterComment;
            return true;
        }
        boolean isEndTag = html.startsWith("/", at + 1);
        int start = at + (isEndTag ? 2 : 1);
        int endOfName = SourceTag.endOfName(html, start);
        String name = Ascii.lower(html.substring(start, endOfName));
        if (!(isEndTag ? takesEnd(name) : takesStart(name))) {
            return false;
        }
        at = SourceTag.end(html, endOfName);
        if (!isEndTag && WITHOUT_TAGS.contains(name)) {
            at = name.equals(SCRIPT) ? endOfScript() : endOfText(name);
        }
        return true;
    }

    /** Handles a start tag; returns whether it is in the head. */
    private boolean takesStart(String name) {
        if (templates > 0) {
            takesInTemplate(name);
            return true;
        }
        if (name.equals(NOSCRIPT)) {
            inNoscript = !afterHead;
            return inNoscript;
        }
        if (IN_NOSCRIPT.contains(name)) {
            return true;
        }
        endNoscript();
        templates += name.equals(TEMPLATE) ? 1 : 0;
        return IN_HEAD.contains(name);
    }

    /** Handles a start tag in a template, where {@code noscript} is parsed as in the body. */
    private void takesInTemplate(String name) {
        if (name.equals(TEMPLATE)) {
            templates++;
        } else if (name.equals(NOSCRIPT)) {
            edits.add(NoscriptTags.rename(html, at));
        }
    }

    /** Handles an end tag; returns whether the head continues after it. */
    private boolean takesEnd(String name) {
        if (templates > 0) {
            templates -= name.equals(TEMPLATE) ? 1 : 0;
            return true;
        }
        if (inNoscript) {
            inNoscript = !name.equals(NOSCRIPT);
            return !name.equals(LINE_BREAK);
        }
        afterHead |= name.equals("head");
        return !ENDING.contains(name);
    }

    /** The offset of the end tag of an element with text contents, or the end of the source. */
    private int endOfText(String name) {
        for (int i = html.indexOf("</", at); i >= 0; i = html.indexOf("</", i + 2)) {
            if (SourceTag.isNamed(html, i + 2, name)) {
                return i;
            }
        }
        return html.length();
    }

    /**
     * The offset of the end tag of a script, or the end of the source. Between {@code <!--} and
     * {@code -->}, a script may contain further script elements.
     *
     * @see <a
     *     href="https://html.spec.whatwg.org/multipage/parsing.html#script-data-double-escaped-state">HTML:
     *     script data double escaped state</a>
     */
    private int endOfScript() {
        // In a comment-like section, a script start tag opens a nested script, whose end tag does
        // not
        // end the outer script.
        int escapedUntil = at;
        boolean nested = false;
        for (int i = html.indexOf('<', at); i >= 0; i = html.indexOf('<', i + 1)) {
            boolean escaped = i < escapedUntil;
            nested &= escaped;
            if (SourceTag.isNamed(html, i + 1, "/script")) {
                if (!nested) {
                    return i;
                }
                nested = false;
            } else if (escaped) {
                nested |= SourceTag.isNamed(html, i + 1, SCRIPT);
            } else if (html.startsWith("!--", i + 1)) {
                int end = html.indexOf("-->", i + 2);
                escapedUntil = end < 0 ? html.length() : end;
            }
        }
        return html.length();
    }
}
