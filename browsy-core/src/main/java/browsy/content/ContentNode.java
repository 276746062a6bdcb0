package browsy.content;

/** A node of the content tree: a box, a text or a line break. Immutable. */
public sealed interface ContentNode permits ContentBox, ContentText, LineBreak {}
