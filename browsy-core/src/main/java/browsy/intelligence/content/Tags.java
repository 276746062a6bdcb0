package browsy.intelligence.content;

/** Classifies tags by the kind of text in their elements. */
final class Tags {

    private Tags() {}

    /** Returns the rank of a heading tag, 1 to 6; 0 for other tags. */
    static int rank(String tag) {
        boolean heading = tag.length() == 2 && tag.charAt(0) == 'h';
        int rank = heading ? tag.charAt(1) - '0' : 0;
        return rank >= 1 && rank <= 6 ? rank : 0;
    }

    /**
     * Whether an element is paragraph-level: it contains prose or a part of it and is no heading.
     */
    static boolean isFlow(String tag) {
        return switch (tag) {
            case "p", "li", "dt", "dd", "blockquote", "pre", "td", "th" -> true;
            default -> false;
        };
    }

    /** Whether an element only emphasizes the words in it. */
    static boolean isEmphasis(String tag) {
        return switch (tag) {
            case "strong", "b", "em", "i" -> true;
            default -> false;
        };
    }

    /** Whether an element is a usual sibling of paragraphs in a text. */
    static boolean isAmongParagraphs(String tag) {
        return switch (tag) {
            case "p", "ul", "ol", "dl", "blockquote", "pre", "table" -> true;
            default -> false;
        };
    }
}
