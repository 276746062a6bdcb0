package browsy.style.property;

import browsy.css.parse.KeywordParser;

/**
 * Internal properties: values that the computation of a style passes on to children or to layout.
 * They cannot be declared.
 */
public final class InternalProperties {
    static final PropertyGroup GROUP = new PropertyGroup();

    /** The product of the {@code zoom} of the element and its ancestors. */
    public static final Property<Double> EFFECTIVE_ZOOM =
            GROUP.inherited("-browsy-effective-zoom", 1.0, KeywordParser.none());

    /** Whether the font size comes from a keyword or a length; see {@link FontSizeOrigin}. */
    public static final Property<FontSizeOrigin> FONT_SIZE_ORIGIN =
            GROUP.inherited(
                    "-browsy-font-size-origin", FontSizeOrigin.MEDIUM, KeywordParser.none());

    /**
     * Whether {@code display} was inline-level before it was blockified. The static position of a
     * positioned box depends on it.
     */
    public static final Property<Boolean> ORIGINALLY_INLINE =
            GROUP.reset("-browsy-originally-inline", false, KeywordParser.none());

    /** Whether the children of this box become inline-level, as in ruby. */
    public static final Property<Boolean> INLINIFIES =
            GROUP.inherited("-browsy-inlinifies", false, KeywordParser.none());

    /** The margins that come from the user agent stylesheet, in quirks mode. */
    public static final Property<DefaultMargins> MARGINS_BY_DEFAULT =
            GROUP.reset("-browsy-margins-by-default", DefaultMargins.NONE, KeywordParser.none());

    /** The number of lines after which {@code -webkit-line-clamp} clamps the box; 0 for none. */
    public static final Property<Integer> CLAMPED_LINES =
            GROUP.reset("-browsy-clamped-lines", 0, KeywordParser.none());

    /** The part of a ruby column that the box represents. */
    public static final Property<RubyPart> RUBY_PART =
            GROUP.reset("-browsy-ruby-part", RubyPart.NONE, KeywordParser.none());

    private InternalProperties() {}
}
