package browsy.content;

/** A line ends here within a block, as {@code br} ends it. */
public record LineBreak() implements ContentNode {

    /** The only one that is needed. */
    public static final LineBreak INSTANCE = new LineBreak();
}
