package browsy.intelligence.code;

import browsy.css.value.text.WhiteSpaceCollapse;
import browsy.infra.CharBuilder;
import browsy.infra.TimeLimit;
import browsy.intelligence.code.TextBlock.Run;
import browsy.spatial.SpatialPage;
import browsy.spatial.text.TextWalk;
import browsy.style.computed.ComputedStyle;
import browsy.style.property.TextProperties;
import java.util.ArrayList;
import java.util.List;

/** Splits the visible text of a page into blocks at the edges of boxes and at line breaks. */
final class TextBlocks implements TextWalk {

    /** The number of characters of a block that are examined. */
    private static final int MAX_TEXT = 2000;

    /** The numbers of characters of a code that has a box for each of them. */
    private static final int MIN_BOXES = 4;

    private static final int MAX_BOXES = 8;

    private static final char FIRST_AFTER_ASCII = 0x80;

    private final SpatialPage page;
    private final List<TextBlock> blocks = new ArrayList<>();
    private final CharBuilder shown = new CharBuilder();
    private final List<Run> runs = new ArrayList<>();
    private boolean space;

    /** Whether the block has characters that its text replaces. */
    private boolean replaced;

    private TextBlocks(SpatialPage page) {
        this.page = page;
    }

    /** Returns the blocks in document order. Adjacent blocks of one character each are joined. */
    static List<TextBlock> of(SpatialPage page) {
        TextBlocks walk = new TextBlocks(page);
        page.walk(walk);
        walk.flush();
        return joined(walk.blocks);
    }

    @Override
    public boolean enter(int index) {
        TimeLimit.check();
        if (separates(index)) {
            flush();
        }
        return switch (page.tree().tag(index)) {
            case "head", "script", "style", "template", "noscript", "select", "textarea" -> false;
            default -> true;
        };
    }

    @Override
    public void text(String run, int parent) {
        if (!page.showsText(parent)) {
            return;
        }
        if (run.indexOf('\n') >= 0 && breaksLines(parent)) {
            for (String line : run.split("\n")) {
                addRun(line, parent);
                flush();
            }
        } else {
            addRun(run, parent);
        }
    }

    /** Whether line feeds in the text of an element break lines, as in {@code pre}. */
    private boolean breaksLines(int index) {
        ComputedStyle style = page.tree().style(index);
        return style != null
                && style.get(TextProperties.WHITE_SPACE_COLLAPSE) != WhiteSpaceCollapse.COLLAPSE;
    }

    private void addRun(String run, int parent) {
        boolean begun = false;
        for (int i = 0; i < run.length(); i++) {
            char c = run.charAt(i);
            char plain = plain(c);
            if (plain == ' ') {
                space = true;
            } else if (plain != 0 && shown.length() < MAX_TEXT) {
                if (space && !shown.isEmpty()) {
                    shown.append(' ');
                }
                space = false;
                if (!begun) {
                    runs.add(new Run(shown.length(), parent));
                    begun = true;
                }
                replaced |= plain != c;
                shown.append(c);
            }
        }
    }

    @Override
    public void leave(int index) {
        if (separates(index)) {
            flush();
        }
    }

    private boolean separates(int index) {
        return page.isBlock(index) || page.tree().tag(index).equals("br");
    }

    private void flush() {
        if (!shown.isEmpty()) {
            String text = shown.toString();
            blocks.add(new TextBlock(replaced ? plain(text) : text, text, runs));
            shown.clear();
            runs.clear();
        }
        space = false;
        replaced = false;
    }

    private static String plain(String shown) {
        CharBuilder plain = new CharBuilder(shown.length());
        for (int i = 0; i < shown.length(); i++) {
            plain.append(plain(shown.charAt(i)));
        }
        return plain.toString();
    }

    /**
     * Returns a space for white space, 0 for an invisible character, an ASCII digit for the digit
     * of any script, and a hyphen for the hyphens of typesetting.
     */
    private static char plain(char c) {
        if (c < FIRST_AFTER_ASCII) {
            return c <= ' ' ? ' ' : c;
        }
        if (Character.isSpaceChar(c)) {
            return ' ';
        }
        if (Character.getType(c) == Character.FORMAT) {
            return 0;
        }
        int digit = Character.digit(c, 10);
        if (digit >= 0) {
            return (char) ('0' + digit);
        }
        return c >= '\u2010' && c <= '\u2013' ? '-' : c;
    }

    private static List<TextBlock> joined(List<TextBlock> blocks) {
        List<TextBlock> out = new ArrayList<>(blocks.size());
        int end;
        for (int i = 0; i < blocks.size(); i = end) {
            end = i + 1;
            if (!blocks.get(i).isCharacter()) {
                out.add(blocks.get(i));
                continue;
            }
            StringBuilder boxes = new StringBuilder(blocks.get(i).text());
            StringBuilder shown = new StringBuilder(blocks.get(i).shown());
            while (end < blocks.size() && blocks.get(end).isCharacter()) {
                boxes.append(blocks.get(end).text());
                shown.append(blocks.get(end++).shown());
            }
            if (boxes.length() >= MIN_BOXES && boxes.length() <= MAX_BOXES && end > i + 1) {
                Run run = new Run(0, blocks.get(i).element());
                out.add(new TextBlock(boxes.toString(), shown.toString(), List.of(run)));
            } else {
                out.addAll(blocks.subList(i, end));
            }
        }
        return out;
    }
}
