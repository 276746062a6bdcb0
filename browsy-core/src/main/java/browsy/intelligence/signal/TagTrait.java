package browsy.intelligence.signal;

import browsy.infra.EnumFlags;

/** A property of HTML elements that the tag alone determines. */
enum TagTrait {
    /** Has no meaning of its own that would overrule what its class names and id indicate. */
    GENERIC,
    /** May contain whole parts of a page. */
    CONTAINER,
    /** Has no semantics and can be styled as anything. */
    PLAIN,
    /** Is an SVG drawing. */
    DRAWING,
    CANVAS,
    MAIN_PART,
    MAIN_HEADING,
    PARAGRAPH,
    LEGEND,
    TABLE,
    META,
    SCRIPT,
    /** Has the implicit role of a landmark or a dialog. */
    LANDMARK;

    private static final EnumFlags<TagTrait> SCRIPT_ELEMENT = EnumFlags.of(SCRIPT);
    private static final EnumFlags<TagTrait> DIV_ELEMENT = EnumFlags.of(GENERIC, CONTAINER, PLAIN);
    private static final EnumFlags<TagTrait> P_ELEMENT = EnumFlags.of(GENERIC, PLAIN, PARAGRAPH);
    private static final EnumFlags<TagTrait> SPAN_ELEMENT = EnumFlags.of(GENERIC, PLAIN);
    private static final EnumFlags<TagTrait> SVG_ELEMENT = EnumFlags.of(GENERIC, DRAWING);
    private static final EnumFlags<TagTrait> H1_ELEMENT = EnumFlags.of(GENERIC, MAIN_HEADING);
    private static final EnumFlags<TagTrait> ONLY_GENERIC = EnumFlags.of(GENERIC);
    private static final EnumFlags<TagTrait> TABLE_ELEMENT = EnumFlags.of(GENERIC, TABLE);
    private static final EnumFlags<TagTrait> MAIN_ELEMENT =
            EnumFlags.of(GENERIC, CONTAINER, MAIN_PART, LANDMARK);
    private static final EnumFlags<TagTrait> ARTICLE_ELEMENT =
            EnumFlags.of(GENERIC, CONTAINER, MAIN_PART);
    private static final EnumFlags<TagTrait> LANDMARK_CONTAINER =
            EnumFlags.of(GENERIC, CONTAINER, LANDMARK);
    private static final EnumFlags<TagTrait> LEGEND_ELEMENT =
            EnumFlags.of(GENERIC, CONTAINER, LEGEND);
    private static final EnumFlags<TagTrait> CANVAS_ELEMENT =
            EnumFlags.of(GENERIC, CONTAINER, CANVAS);
    private static final EnumFlags<TagTrait> META_ELEMENT = EnumFlags.of(GENERIC, CONTAINER, META);
    private static final EnumFlags<TagTrait> GENERIC_CONTAINER = EnumFlags.of(GENERIC, CONTAINER);

    /** Returns the properties of a tag in lower case. */
    static EnumFlags<TagTrait> of(String tag) {
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
                    EnumFlags.none();
            case "script" -> SCRIPT_ELEMENT;
            case "div" -> DIV_ELEMENT;
            case "p" -> P_ELEMENT;
            case "span" -> SPAN_ELEMENT;
            case "svg" -> SVG_ELEMENT;
            case "h1" -> H1_ELEMENT;
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
                    ONLY_GENERIC;
            case "table" -> TABLE_ELEMENT;
            case "main" -> MAIN_ELEMENT;
            case "article" -> ARTICLE_ELEMENT;
            case "nav", "header", "footer", "aside", "dialog" -> LANDMARK_CONTAINER;
            case "legend" -> LEGEND_ELEMENT;
            case "canvas" -> CANVAS_ELEMENT;
            case "meta" -> META_ELEMENT;
            default -> GENERIC_CONTAINER;
        };
    }
}
