package browsy.layout.text;

/** The characters whose advance does not come from a font. */
enum CharacterWidth {
    NORMAL,
    HALFWIDTH,
    WIDE,
    FULLWIDTH,
    /** Emoji_Presentation: drawn as a picture, shaped apart from text. */
    EMOJI,
    NON_SPACING,
    /** Invisible and without advance. */
    IGNORABLE;

    private static final CodePointTable<CharacterWidth> TABLE =
            CodePointTable.load("width.cpt", CharacterWidth.class);

    static CharacterWidth of(int codePoint) {
        return TABLE.get(codePoint);
    }

    boolean isEastAsianWide() {
        return this == WIDE || this == FULLWIDTH;
    }
}
