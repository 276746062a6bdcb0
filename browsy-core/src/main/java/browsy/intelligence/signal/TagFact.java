package browsy.intelligence.signal;

/** What tags alone tell of elements, a bit each, so that each tag is looked at once. */
final class TagFact {

    /** Says little itself; what others are does not depend on what they are called. */
    static final int PART = 1;

    /** May hold whole parts of a page. */
    static final int HOLDS_OTHERS = 1 << 1;

    /** Means nothing and may be drawn as anything. */
    static final int PLAIN = 1 << 2;

    /** A place where a chart may be drawn, if it is named so. */
    static final int DRAWING = 1 << 3;

    static final int CANVAS = 1 << 4;
    static final int MAIN_PART = 1 << 5;
    static final int MAIN_HEADING = 1 << 6;
    static final int PARAGRAPH = 1 << 7;
    static final int LEGEND = 1 << 8;
    static final int TABLE = 1 << 9;
    static final int META = 1 << 10;
    static final int FRAME = 1 << 11;
    static final int SCRIPT = 1 << 12;

    /** Has by itself the role of a part of the page: the main one, or one around or over it. */
    static final int LANDMARK = 1 << 13;

    private TagFact() {}

    /** The facts about a tag in lower case. */
    static int of(String tag) {
        return switch (tag) {
            case "a",
                    "b",
                    "br",
                    "button",
                    "em",
                    "i",
                    "img",
                    "input",
                    "label",
                    "li",
                    "link",
                    "ol",
                    "option",
                    "path",
                    "select",
                    "strong",
                    "td",
                    "textarea",
                    "th",
                    "tr",
                    "ul" ->
                    0;
            case "script" -> SCRIPT;
            case "div" -> PART | HOLDS_OTHERS | PLAIN | DRAWING;
            case "p" -> PART | PLAIN | PARAGRAPH;
            case "span" -> PART | PLAIN;
            case "svg" -> PART | DRAWING;
            case "h1" -> PART | MAIN_HEADING;
            case "h2",
                    "h3",
                    "h4",
                    "h5",
                    "h6",
                    "tbody",
                    "pre",
                    "code",
                    "dt",
                    "dd",
                    "small",
                    "time",
                    "figure",
                    "picture" ->
                    PART;
            case "table" -> PART | TABLE;
            case "main" -> PART | HOLDS_OTHERS | MAIN_PART | LANDMARK;
            case "article" -> PART | HOLDS_OTHERS | MAIN_PART;
            case "nav", "header", "footer", "aside", "dialog" -> PART | HOLDS_OTHERS | LANDMARK;
            case "legend" -> PART | HOLDS_OTHERS | LEGEND;
            case "canvas" -> PART | HOLDS_OTHERS | CANVAS;
            case "meta" -> PART | HOLDS_OTHERS | META;
            case "iframe" -> PART | HOLDS_OTHERS | FRAME;
            default -> PART | HOLDS_OTHERS;
        };
    }
}
