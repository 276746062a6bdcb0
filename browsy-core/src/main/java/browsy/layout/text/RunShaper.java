package browsy.layout.text;

import browsy.layout.text.CapsVariant.Treatment;
import browsy.layout.text.FontChooser.Part;
import browsy.layout.text.ShapedText.FontRun;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Shapes one text: splits it into segments of equal font, size and script, shapes them, adds
 * spacing, and converts advances to positions.
 */
final class RunShaper {
    private final TextShaper shaper;
    private final String text;
    private final TextStyle style;
    private final FontStack stack;

    /** The script of leading characters without one; empty if they take that of the text. */
    private final String leadingScript;

    /**
     * The advance at each text index, finally the positions. It has one more element than there are
     * characters.
     */
    private final double[] advances;

    private final List<FontRun> runs = new ArrayList<>(1);
    private final SegmentShaper segmentShaper;

    RunShaper(
            TextShaper shaper,
            String text,
            NeighborCharacters neighbors,
            TextStyle style,
            FontStack stack) {
        this.shaper = shaper;
        this.text = text;
        this.style = style;
        this.stack = stack;
        this.leadingScript = neighbors.script();
        this.advances = new double[text.length() + 1];
        this.segmentShaper = new SegmentShaper(text, neighbors, style, advances);
    }

    /** The properties that all characters of a segment share. */
    private record Segment(Font font, Treatment caps, String script) {}

    ShapedText shape() {
        String script =
                style.caps() == CapsVariant.NORMAL && leadingScript.isEmpty()
                        ? PlainCharacters.scriptOf(text)
                        : null;
        if (script == null || !shapePlain(script)) {
            shapeParts();
        }
        if (style.orientation() == GlyphOrientation.UPRIGHT) {
            setUprightAdvances();
        }
        addSpacing();
        accumulate();
        return new ShapedText(
                shaper,
                text,
                style,
                advances,
                segmentShaper.kernings(),
                segmentShaper.insideLigature(),
                segmentShaper.punctuation(),
                runs);
    }

    /**
     * Shapes a text of plain characters.
     *
     * @return false, without any effect, if the listed fonts lack a character, so that font
     *     fallback is required
     */
    private boolean shapePlain(String script) {
        FontStack ofScript = stack.inScript(script);
        Segment segment = null;
        for (int i = 0; i < text.length(); i++) {
            FontChoice choice = ofScript.chooseListed(text.charAt(i));
            if (choice == null) {
                clear();
                return false;
            }
            if (segment == null || choice.face() != segment.font().face()) {
                finish(segment, i);
                segment = new Segment(font(choice, Treatment.PLAIN), Treatment.PLAIN, script);
                addRun(i, segment.font());
            }
            segmentShaper.add(choice, i);
        }
        finish(segment, text.length());
        return true;
    }

    private void clear() {
        segmentShaper.clear();
        Arrays.fill(advances, 0);
        runs.clear();
    }

    /** Shapes a text of any characters, with font fallback. */
    private void shapeParts() {
        Segment segment = null;
        for (Part part : new FontChooser(text, leadingScript, style.caps(), stack).choose()) {
            FontChoice choice = Objects.requireNonNull(part.choice());
            if (segment == null
                    || choice.face() != segment.font().face()
                    || part.caps() != segment.caps()
                    || !part.script().equals(segment.script())) {
                finish(segment, part.start());
                segment = new Segment(font(choice, part.caps()), part.caps(), part.script());
                addRun(part.start(), segment.font());
            }
            segmentShaper.add(choice, part.start());
        }
        finish(segment, text.length());
    }

    private Font font(FontChoice choice, Treatment caps) {
        double size = style.font().size();
        return new Font(
                choice.face(), caps != Treatment.PLAIN ? CapsVariant.smallSize(size) : size);
    }

    private void addRun(int start, Font font) {
        if (runs.isEmpty() || !runs.get(runs.size() - 1).font().equals(font)) {
            runs.add(new FontRun(start, font));
        }
    }

    private void finish(@Nullable Segment segment, int end) {
        if (segment != null) {
            segmentShaper.finish(segment.font(), segment.script(), end);
        }
    }

    /**
     * Sets the advances of upright vertical text. In a font with vertical metrics, they are one em;
     * without any, the advance of a character is the height of its line.
     */
    private void setUprightAdvances() {
        int run = 0;
        for (int start = 0; start < text.length(); ) {
            int end = GraphemeBreaker.next(text, start);
            while (run + 1 < runs.size() && runs.get(run + 1).start() <= start) {
                run++;
            }
            boolean isVisible = false;
            for (int i = start; i < end; i++) {
                isVisible |= advances[i] != 0;
                advances[i] = 0;
            }
            if (isVisible) {
                Font font = runs.get(run).font();
                advances[start] =
                        font.face().table().hasVerticalMetrics()
                                ? font.size()
                                : font.metrics().ascent() + font.metrics().descent();
            }
            start = end;
        }
    }

    /**
     * Adds spacing after each grapheme cluster, including the last one of the text. Invisible
     * characters get no letter spacing, nor do cursive ones and those of no script beside them
     * except spaces.
     *
     * @see <a href="https://www.w3.org/TR/css-text-3/#spacing">CSS Text 3, Spacing</a>
     */
    private void addSpacing() {
        if (style.letterSpacing() == 0 && style.wordSpacing() == 0) {
            return;
        }
        boolean isCursive = style.startsCursive();
        for (int start = 0; start < text.length(); ) {
            int end = GraphemeBreaker.next(text, start);
            int first = text.codePointAt(start);
            boolean isSpace = first == ' ' || first == '\u00A0';
            if (CursiveRuns.hasScript(first)) {
                isCursive = ScriptTags.isCursive(first);
            }
            if (!FontStack.isInvisible(first) && (isSpace || !isCursive)) {
                advances[start] += style.letterSpacing();
            }
            if (isSpace) {
                advances[start] += style.wordSpacing();
            }
            start = end;
        }
    }

    /** Converts the advances to distances from the start. */
    private void accumulate() {
        double position = 0;
        for (int i = 0; i < advances.length; i++) {
            double advance = advances[i];
            advances[i] = position;
            position += advance;
        }
    }
}
