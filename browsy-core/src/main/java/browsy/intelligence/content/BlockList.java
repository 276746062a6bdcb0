package browsy.intelligence.content;

import browsy.infra.TimeLimit;
import browsy.intelligence.word.Texts;
import browsy.spatial.SpatialPage;
import browsy.spatial.text.TextWalk;
import browsy.spatial.tree.FlatTree;
import java.util.ArrayList;
import java.util.List;

/**
 * The visible blocks of a page in document order, and the range of blocks in each element of the
 * flat tree. A new block starts at the edges of block-level elements and of elements that are apart
 * by name.
 */
final class BlockList {

    private final List<Block> blocks = new ArrayList<>();
    private final int[] from;
    private final int[] to;

    private BlockList(int size) {
        from = new int[size];
        to = new int[size];
    }

    /** Splits the visible text of a page into blocks. */
    static BlockList of(SpatialPage page, PartKinds names) {
        BlockList list = new BlockList(page.tree().size());
        page.walk(list.new Reader(page, names));
        return list;
    }

    int size() {
        return blocks.size();
    }

    Block get(int block) {
        return blocks.get(block);
    }

    /** Returns the number of the first block in an element. */
    int from(int index) {
        return from[index];
    }

    /** Returns the number of the last block in an element plus 1. */
    int to(int index) {
        return to[index];
    }

    /** Returns the number of blocks in an element. */
    int in(int index) {
        return to[index] - from[index];
    }

    /**
     * Splits the texts of a page into blocks while it walks the flat tree. The fields from {@code
     * text} to {@code space} hold the state of the current block.
     */
    private final class Reader implements TextWalk {
        private final SpatialPage page;
        private final FlatTree tree;
        private final PartKinds names;
        private final char[] text = new char[Block.MAX_TEXT];

        /** The owner to restore when each element ends. */
        private final int[] owners;

        private int owner;
        private int length;

        /** The number of dense characters of the block, see {@link Texts#isDense}. */
        private int dense;

        private char beforeLast;
        private char last;

        /** The number of {@code a} elements around the current position. */
        private int links;

        /** The number of characters of the block in links. */
        private int linked;

        /**
         * The number of characters before the first link of the block, -1 if it has no link yet.
         */
        private int label = -1;

        /** Whether white space is pending before the next character. */
        private boolean space;

        Reader(SpatialPage page, PartKinds names) {
            this.page = page;
            this.names = names;
            tree = page.tree();
            owners = new int[tree.size()];
        }

        @Override
        public boolean enter(int index) {
            TimeLimit.check();
            String tag = tree.tag(index);
            boolean startsBlock = startsBlock(index);
            if (startsBlock) {
                flush();
            }
            from[index] = blocks.size();
            to[index] = blocks.size();
            owners[index] = owner;
            if (hasNoContent(tag) || !isShown(index)) {
                return false;
            }
            if (startsBlock) {
                owner = index;
            }
            if (tag.equals("br")) {
                space = true;
            } else if (tag.equals("a")) {
                links++;
            }
            return true;
        }

        /**
         * Whether an element may contain visible text. A hidden element may have visible
         * descendants. An element that is not visible and has no descendants contains no visible
         * text.
         */
        private boolean isShown(int index) {
            return page.isVisible(index) || tree.end(index) > index + 1;
        }

        private boolean startsBlock(int index) {
            return page.isBlock(index) || names.areApart(index);
        }

        @Override
        public void text(String run, int parent) {
            if (!page.showsText(parent)) {
                return;
            }
            for (int i = 0; i < run.length(); i++) {
                char c = run.charAt(i);
                if (c <= ' ' || c == '\u00A0') {
                    space = true;
                } else {
                    addSpace();
                    add(c);
                }
            }
        }

        /** Adds the pending space and records where the first link starts. */
        private void addSpace() {
            if (space && length > 0) {
                add(' ');
            }
            space = false;
            if (links > 0 && label < 0) {
                label = length;
            }
        }

        private void add(char c) {
            if (length < Block.MAX_TEXT) {
                text[length] = c;
            }
            length++;
            dense += Texts.isDense(c) ? 1 : 0;
            linked += links > 0 ? 1 : 0;
            beforeLast = last;
            last = c;
        }

        @Override
        public void leave(int index) {
            if (tree.tag(index).equals("a")) {
                links--;
            }
            if (startsBlock(index)) {
                flush();
            }
            owner = owners[index];
            to[index] = blocks.size();
        }

        /** Ends the current block, if it has text, and resets the state. */
        private void flush() {
            if (length > 0) {
                int letters = Texts.letters(length, dense);
                int inLinks = (int) ((long) letters * linked / length);
                blocks.add(
                        new Block(
                                owner,
                                length > Block.MAX_TEXT ? "" : new String(text, 0, length),
                                letters,
                                inLinks,
                                label < 0 ? length : label,
                                Block.endsSentence(beforeLast, last)));
            }
            length = 0;
            dense = 0;
            beforeLast = 0;
            last = 0;
            linked = 0;
            label = -1;
            space = false;
        }

        /** Whether the text in elements of a tag is not content. */
        private static boolean hasNoContent(String tag) {
            return switch (tag) {
                case "head",
                        "script",
                        "style",
                        "noscript",
                        "template",
                        "title",
                        "select",
                        "textarea",
                        "button",
                        "iframe",
                        "object",
                        "svg",
                        "audio",
                        "video" ->
                        true;
                default -> false;
            };
        }
    }
}
