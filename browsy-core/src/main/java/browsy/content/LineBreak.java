package browsy.content;

/** A forced line break within a block, such as a {@code br} element. */
public record LineBreak() implements ContentNode {

    /** The shared instance. */
    public static final LineBreak INSTANCE = new LineBreak();
}
