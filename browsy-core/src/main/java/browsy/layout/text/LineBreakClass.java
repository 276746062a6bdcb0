package browsy.layout.text;

/**
 * The Line_Break property, subdivided where rules refer to a second property.
 *
 * @see <a href="https://www.unicode.org/reports/tr14/#Properties">UAX #14</a>
 */
enum LineBreakClass {
    BK,
    CR,
    LF,
    CM,
    NL,
    SG,
    WJ,
    ZW,
    GL,
    SP,
    ZWJ,
    B2,
    BA,
    BB,
    HY,
    HH,
    CB,
    CL,
    CP,
    EX,
    IN,
    NS,
    OP,
    QU,
    QU_PI,
    QU_PF,
    IS,
    NU,
    PO,
    PR,
    SY,
    AI,
    AL,
    CJ,
    EB,
    EM,
    H2,
    H3,
    HL,
    ID,
    JL,
    JT,
    JV,
    RI,
    SA,
    SA_MARK,
    XX,
    AK,
    AP,
    AS,
    VF,
    VI,
    /** Unassigned pictographs of class ID. */
    ID_UNASSIGNED_PICTOGRAPH,
    /** Unassigned pictographs of class XX. */
    XX_UNASSIGNED_PICTOGRAPH,
    /** U+25CC, of class AL. */
    DOTTED_CIRCLE;

    private static final CodePointTable<LineBreakClass> TABLE =
            CodePointTable.load("line-break.cpt", LineBreakClass.class);

    static LineBreakClass of(int codePoint) {
        return TABLE.get(codePoint);
    }

    boolean isQuotation() {
        return this == QU || this == QU_PI || this == QU_PF;
    }

    boolean isHyphen() {
        return this == HY || this == HH;
    }

    /** Tests whether the class is that of ordinary or Hebrew letters. */
    boolean isLetter() {
        return this == AL
                || this == HL
                || this == DOTTED_CIRCLE
                || this == XX_UNASSIGNED_PICTOGRAPH;
    }

    boolean isIdeograph() {
        return this == ID || this == ID_UNASSIGNED_PICTOGRAPH;
    }

    /** Tests whether an emoji modifier attaches to the class. */
    boolean isEmojiBase() {
        return this == EB || this == ID_UNASSIGNED_PICTOGRAPH || this == XX_UNASSIGNED_PICTOGRAPH;
    }

    boolean isHangul() {
        return this == JL || this == JV || this == JT || this == H2 || this == H3;
    }

    /** Tests whether the class forces a line break. */
    boolean isHardBreak() {
        return this == BK || this == CR || this == LF || this == NL;
    }
}
