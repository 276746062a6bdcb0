package browsy.content;

/** A part of what a page shows. Immutable. */
public sealed interface ContentNode permits ContentBox, ContentText, LineBreak {}
