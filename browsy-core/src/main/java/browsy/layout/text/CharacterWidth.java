package browsy.layout.text;

/** The characters whose advance does not come from a font. */
enum CharacterWidth {
    NORMAL,
    /** East Asian, half an em; drawn by the chosen font's missing glyph if no font has it. */
    HALFWIDTH,
    WIDE,
    FULLWIDTH,
    NON_SPACING,
    /** Default_Ignorable_Code_Point: invisible and without advance. */
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
