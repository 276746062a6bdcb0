package browsy.intelligence.content;

import browsy.infra.JoinedText;
import browsy.intelligence.signal.Texts;
import browsy.spatial.FlatTree;
import browsy.spatial.SpatialPage;
import browsy.spatial.TextWalk;
import java.util.ArrayList;
import java.util.List;

/** The visible blocks of a page in document order. */
final class BlockList {

    private final List<Block> blocks = new ArrayList<>();
    private final int[] from;
    private final int[] to;

    private BlockList(int size) {
        from = new int[size];
        to = new int[size];
    }

    static BlockList of(SpatialPage page, PartNames names) {
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

    /** The first block in an element. */
    int from(int index) {
        return from[index];
    }

    /** One past the last block in an element. */
    int to(int index) {
        return to[index];
    }

    /** The number of blocks in an element. */
    int in(int index) {
        return to[index] - from[index];
    }

    /** Cuts the texts of a page into blocks. */
    private final class Reader implements TextWalk {
        private final SpatialPage page;
        private final FlatTree tree;
        private final PartNames names;
        private final JoinedText text = new JoinedText();
        private final int[] owners;
        private int owner;
        private int links;
        private int linked;
        private int label = -1;
        private boolean space;

        Reader(SpatialPage page, PartNames names) {
            this.page = page;
            this.names = names;
            tree = page.tree();
            owners = new int[tree.size()];
        }

        @Override
        public boolean enter(int index) {
            String tag = tree.tag(index);
            boolean apart = isApart(index);
            if (apart) {
                flush();
            }
            from[index] = blocks.size();
            to[index] = blocks.size();
            owners[index] = owner;
            if (isSilent(tag) || !isShown(index)) {
                return false;
            }
            if (apart) {
                owner = index;
            }
            if (tag.equals("br")) {
                space = true;
            } else if (tag.equals("a")) {
                links++;
            }
            return true;
        }

        /** What is hidden may hold what is not, but what is not displayed does not. */
        private boolean isShown(int index) {
            return page.isVisible(index) || tree.end(index) > index + 1;
        }

        private boolean isApart(int index) {
            return page.isBlock(index) || names.areApart(index);
        }

        @Override
        public void text(String run, int parent) {
            if (!page.isVisible(parent)) {
                return;
            }
            String words = run.replace('\u00A0', ' ');
            for (int i = 0; i < words.length(); i++) {
                if (words.charAt(i) <= ' ') {
                    space = true;
                } else {
                    int end = JoinedText.stretchEnd(words, i);
                    addWords(words, i, end);
                    i = end - 1;
                }
            }
        }

        private void addWords(String run, int start, int end) {
            int before = text.length();
            if (space && before > 0) {
                text.addSpace();
            }
            space = false;
            if (links > 0 && label < 0) {
                label = text.length();
            }
            text.add(run, start, end);
            linked += links > 0 ? text.length() - before : 0;
        }

        @Override
        public void leave(int index) {
            if (tree.tag(index).equals("a")) {
                links--;
            }
            if (isApart(index)) {
                flush();
            }
            owner = owners[index];
            to[index] = blocks.size();
        }

        private void flush() {
            if (!text.isEmpty()) {
                String said = text.take();
                int letters = Texts.letters(said);
                int inLinks = (int) ((long) letters * linked / said.length());
                blocks.add(
                        new Block(
                                owner, said, letters, inLinks, label < 0 ? said.length() : label));
            }
            linked = 0;
            label = -1;
            space = false;
        }

        private static boolean isSilent(String tag) {
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
