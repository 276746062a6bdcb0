package browsy.spatial;

/** What this stage asks about the tag of every element, as a set of bits. */
final class TagCategory {

    /** Neither a role nor a part in the listing goes with the tag alone. */
    static final int ORDINARY = 1;

    /** A form control of HTML. */
    static final int CONTROL = 1 << 1;

    /** Holds text of its own kind, whatever its display is. */
    static final int TEXT_UNIT = 1 << 2;

    /** Only marks up a part of a text. */
    static final int PHRASING = 1 << 3;

    static final int LABEL = 1 << 4;
    static final int FORM = 1 << 5;
    static final int DETAILS = 1 << 6;
    static final int BREAK = 1 << 7;

    /** An image or a graphic. */
    static final int PICTURE = 1 << 8;

    /** Leads or shows somewhere else by an attribute. */
    static final int ADDRESSED = 1 << 9;

    /** The markup may have a name for it: a label, a caption, a text in an attribute. */
    static final int NAMED_BY_MARKUP = 1 << 10;

    private TagCategory() {}

    /** The facts about a tag in lower case. */
    static int of(String tag) {
        return switch (tag) {
            case "div" -> ORDINARY;
            case "acronym",
                    "abbr",
                    "b",
                    "bdi",
                    "bdo",
                    "big",
                    "cite",
                    "data",
                    "font",
                    "i",
                    "kbd",
                    "nobr",
                    "q",
                    "rp",
                    "rt",
                    "rtc",
                    "ruby",
                    "samp",
                    "slot",
                    "small",
                    "span",
                    "strike",
                    "tt",
                    "u",
                    "var",
                    "wbr" ->
                    ORDINARY | PHRASING;
            case "br" -> ORDINARY | PHRASING | BREAK;
            case "code", "del", "dfn", "em", "ins", "mark", "s", "strong", "sub", "sup", "time" ->
                    PHRASING;
            case "h1",
                    "h2",
                    "h3",
                    "h4",
                    "h5",
                    "h6",
                    "p",
                    "li",
                    "td",
                    "th",
                    "dt",
                    "dd",
                    "blockquote",
                    "caption" ->
                    TEXT_UNIT;
            case "figcaption", "pre", "legend" -> ORDINARY | TEXT_UNIT;
            case "label" -> ORDINARY | TEXT_UNIT | LABEL;
            case "a" -> ADDRESSED;
            case "iframe", "frame", "embed", "object" -> ADDRESSED;
            case "area" -> ADDRESSED | NAMED_BY_MARKUP;
            case "button", "input", "select", "textarea" -> CONTROL | NAMED_BY_MARKUP;
            case "form" -> FORM;
            case "details" -> DETAILS;
            case "img", "svg" -> PICTURE | NAMED_BY_MARKUP;
            case "fieldset",
                    "meter",
                    "optgroup",
                    "option",
                    "output",
                    "progress",
                    "table",
                    "track" ->
                    NAMED_BY_MARKUP;
            default -> tag.indexOf('-') > 0 ? NAMED_BY_MARKUP : 0;
        };
    }
}
