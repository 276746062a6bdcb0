package browsy.spatial.tree;

import browsy.infra.EnumFlags;

/** A category of HTML elements that the tag alone determines. */
public enum TagCategory {
    /** The tag implies neither a role nor an entry in the list of elements. */
    ORDINARY,
    /** A form control of HTML. */
    CONTROL,
    /** Starts a text of its own, whatever its display is. */
    TEXT_UNIT,
    /** Only marks up a part of a text. */
    PHRASING,
    LABEL,
    FORM,
    DETAILS,
    BREAK,
    /** An image or a graphic. */
    PICTURE,
    /** Has an attribute with a URL that it links to or embeds. */
    ADDRESSED,
    /** May take its name from markup: a label, a caption, a text in an attribute. */
    NAMED_BY_MARKUP,
    /** An element of SVG that is not rendered, whatever its display is. */
    NOT_RENDERED,
    /** An element of SVG of which only one child is rendered. */
    ALTERNATIVES;

    private static final EnumFlags<TagCategory> ONLY_ORDINARY = EnumFlags.of(ORDINARY);
    private static final EnumFlags<TagCategory> ORDINARY_PHRASING =
            EnumFlags.of(ORDINARY, PHRASING);
    private static final EnumFlags<TagCategory> LINE_BREAK =
            EnumFlags.of(ORDINARY, PHRASING, BREAK);
    private static final EnumFlags<TagCategory> ONLY_PHRASING = EnumFlags.of(PHRASING);
    private static final EnumFlags<TagCategory> ONLY_TEXT_UNIT = EnumFlags.of(TEXT_UNIT);
    private static final EnumFlags<TagCategory> ORDINARY_TEXT_UNIT =
            EnumFlags.of(ORDINARY, TEXT_UNIT);
    private static final EnumFlags<TagCategory> LABEL_ELEMENT =
            EnumFlags.of(ORDINARY, TEXT_UNIT, LABEL);
    private static final EnumFlags<TagCategory> ONLY_ADDRESSED = EnumFlags.of(ADDRESSED);
    private static final EnumFlags<TagCategory> NAMED_ADDRESSED =
            EnumFlags.of(ADDRESSED, NAMED_BY_MARKUP);
    private static final EnumFlags<TagCategory> NAMED_CONTROL =
            EnumFlags.of(CONTROL, NAMED_BY_MARKUP);
    private static final EnumFlags<TagCategory> FORM_ELEMENT = EnumFlags.of(FORM);
    private static final EnumFlags<TagCategory> DETAILS_ELEMENT = EnumFlags.of(DETAILS);
    private static final EnumFlags<TagCategory> NAMED_PICTURE =
            EnumFlags.of(PICTURE, NAMED_BY_MARKUP);
    private static final EnumFlags<TagCategory> ONLY_NAMED_BY_MARKUP =
            EnumFlags.of(NAMED_BY_MARKUP);
    private static final EnumFlags<TagCategory> ONLY_NOT_RENDERED = EnumFlags.of(NOT_RENDERED);
    private static final EnumFlags<TagCategory> NAMED_ALTERNATIVES =
            EnumFlags.of(ALTERNATIVES, NAMED_BY_MARKUP);

    /** Returns the categories of a tag in lower case. */
    static EnumFlags<TagCategory> of(String tag) {
        return switch (tag) {
            case "div" -> ONLY_ORDINARY;
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
                    ORDINARY_PHRASING;
            case "br" -> LINE_BREAK;
            case "code", "del", "dfn", "em", "ins", "mark", "s", "strong", "sub", "sup", "time" ->
                    ONLY_PHRASING;
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
                    ONLY_TEXT_UNIT;
            case "figcaption", "pre", "legend" -> ORDINARY_TEXT_UNIT;
            case "label" -> LABEL_ELEMENT;
            case "a" -> ONLY_ADDRESSED;
            case "iframe", "frame", "embed", "object" -> ONLY_ADDRESSED;
            case "area" -> NAMED_ADDRESSED;
            case "button", "input", "select", "textarea" -> NAMED_CONTROL;
            case "form" -> FORM_ELEMENT;
            case "details" -> DETAILS_ELEMENT;
            case "img", "svg" -> NAMED_PICTURE;
            case "fieldset",
                    "meter",
                    "optgroup",
                    "option",
                    "output",
                    "progress",
                    "table",
                    "track" ->
                    ONLY_NAMED_BY_MARKUP;
            default -> tag.indexOf('-') > 0 ? ONLY_NAMED_BY_MARKUP : EnumFlags.none();
        };
    }

    /**
     * Returns the categories of an element of SVG. Each may take its name from a {@code title}.
     *
     * @param tag in lower case
     */
    static EnumFlags<TagCategory> ofSvg(String tag) {
        return switch (tag) {
            case "a" -> NAMED_ADDRESSED;
            case "svg" -> NAMED_PICTURE;
            case "clippath",
                    "defs",
                    "filter",
                    "lineargradient",
                    "marker",
                    "mask",
                    "pattern",
                    "radialgradient",
                    "symbol" ->
                    ONLY_NOT_RENDERED;
            case "switch" -> NAMED_ALTERNATIVES;
            default -> ONLY_NAMED_BY_MARKUP;
        };
    }
}
