package browsy.layout.text;

/**
 * The properties that decide where a line may break.
 *
 * @param softHyphens whether U+00AD is a place to break: {@code hyphens} is not {@code none}
 * @param breakSpaces whether a line may break after every space: {@code white-space-collapse} is
 *     {@code break-spaces}
 */
public record LineBreakRules(
        Strictness strictness, WordBreak wordBreak, boolean softHyphens, boolean breakSpaces) {

    /** All initial values. */
    public static final LineBreakRules INITIAL =
            new LineBreakRules(Strictness.AUTO, WordBreak.NORMAL, true, false);

    /** {@code line-break}. */
    public enum Strictness {
        AUTO,
        LOOSE,
        NORMAL,
        STRICT,
        ANYWHERE
    }

    /**
     * {@code word-break}. {@code break-word} is {@link #NORMAL} together with {@code overflow-wrap:
     * anywhere}; {@code auto-phrase} is {@link #NORMAL}.
     */
    public enum WordBreak {
        NORMAL,
        BREAK_ALL,
        KEEP_ALL
    }
}
