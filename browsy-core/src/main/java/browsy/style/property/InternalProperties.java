package browsy.style.property;

/**
 * What computing a style needs to know of the parent's beside its properties; no author sets it.
 */
public final class InternalProperties {

    /** The product of the {@code zoom} of the element and its ancestors. */
    public static final Property<Double> EFFECTIVE_ZOOM =
            Property.inherited("-browsy-effective-zoom", 1.0, in -> null);

    /** Where the font size came from. */
    public static final Property<FontSizeOrigin> FONT_SIZE_ORIGIN =
            Property.inherited("-browsy-font-size-origin", FontSizeOrigin.MEDIUM, in -> null);

    /**
     * Whether {@code display} was inline-level before it was blockified: the static position of a
     * positioned box depends on it.
     */
    public static final Property<Boolean> ORIGINALLY_INLINE =
            Property.reset("-browsy-originally-inline", false, in -> null);

    /** Whether boxes in this one become inline-level, as in ruby. */
    public static final Property<Boolean> INLINIFIES =
            Property.inherited("-browsy-inlinifies", false, in -> null);

    /** Which margins are an element's only by default. */
    public static final Property<DefaultMargins> MARGINS_BY_DEFAULT =
            Property.reset("-browsy-margins-by-default", DefaultMargins.NONE, in -> null);

    /** After how many lines a box really ends, 0 for none: {@code -webkit-line-clamp} in a box. */
    public static final Property<Integer> CLAMPED_LINES =
            Property.reset("-browsy-clamped-lines", 0, in -> null);

    /** Which part of a ruby column a box is. */
    public static final Property<RubyPart> RUBY_PART =
            Property.reset("-browsy-ruby-part", RubyPart.NONE, in -> null);

    private InternalProperties() {}
}
