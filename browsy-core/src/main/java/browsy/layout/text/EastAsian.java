package browsy.layout.text;

/** Whether the East_Asian_Width of a character is fullwidth, wide or halfwidth. */
enum EastAsian {
    OTHER,
    EAST_ASIAN;

    private static final CodePointTable<EastAsian> TABLE =
            CodePointTable.load("east-asian.cpt", EastAsian.class);

    static boolean is(int codePoint) {
        return TABLE.get(codePoint) == EAST_ASIAN;
    }
}
