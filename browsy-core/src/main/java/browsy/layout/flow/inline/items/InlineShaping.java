package browsy.layout.flow.inline.items;

import static browsy.style.property.FontProperties.LOCALE;

import browsy.layout.box.Box;
import browsy.layout.box.InlineBox;
import browsy.layout.flow.inline.items.InlineItem.Kind;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.sizing.BoxEdges;
import browsy.layout.text.BreakOpportunities;
import browsy.layout.text.CursiveRuns;
import browsy.layout.text.LineBreakRules;
import browsy.layout.text.LineBreaker;
import browsy.layout.text.ShapedText;
import browsy.layout.text.TextShaper;
import browsy.layout.text.TextStyle;
import browsy.style.computed.ComputedStyle;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Shapes the text of items and finds their break opportunities. Adjacent items with equal text
 * style and level are shaped as one run, so that kerning and ligatures work across inline boxes.
 */
final class InlineShaping {
    private final String text;
    private final TextShaper shaper;

    /**
     * Break opportunities by the initial rules, which apply to nearly all text; null until needed.
     */
    private @Nullable BreakOpportunities initial;

    /** Break opportunities by other rules. */
    private Map<LineBreakRules, BreakOpportunities> others = Map.of();

    /** Cache for {@link #highest()}; negative if not computed. */
    private int highest = -1;

    /** The style of the last lookup; null if its result depends on the language. */
    private @Nullable ComputedStyle lastStyle;

    /** The result of the last lookup. */
    private @Nullable BreakOpportunities lastBreaks;

    /** The parts of the text in cursive scripts; null if there are none or they are not known. */
    private @Nullable CursiveRuns cursive;

    private boolean isCursiveKnown;

    InlineShaping(String text, TextShaper shaper) {
        this.text = text;
        this.shaper = shaper;
    }

    /**
     * Sets the shaped text of all text items, and the break opportunities of all items with
     * characters. Collects consecutive text items of equal style and level into a run, and shapes
     * it where the run ends.
     */
    void finish(List<InlineItem> items) {
        TextStyle runStyle = null;
        int runFirst = 0;
        int runLevel = 0;
        int runEnd = 0;
        for (int i = 0; i < items.size(); i++) {
            InlineItem item = items.get(i);
            if (item.kind() == Kind.TEXT) {
                TextStyle style = TextStyles.text(item.box().style());
                boolean continues =
                        item.start() == runEnd
                                && item.level() == runLevel
                                && style.equals(runStyle);
                if (!continues) {
                    shape(items, runFirst, i, runEnd, runStyle);
                    runFirst = i;
                }
                runStyle = style;
                runLevel = item.level();
                runEnd = item.end();
            } else if (endsRun(item)) {
                shape(items, runFirst, i, runEnd, runStyle);
                runStyle = null;
            }
            if (item.kind() != Kind.TEXT && item.start() < item.end()) {
                items.set(i, finished(item, null, 0));
            }
        }
        shape(items, runFirst, items.size(), runEnd, runStyle);
    }

    /** Whether an item ends a run: a box edge with a size, or an item with content. */
    private static boolean endsRun(InlineItem item) {
        switch (item.kind()) {
            case OPEN:
            case CLOSE:
                InlineBox box = (InlineBox) item.box();
                LogicalEdges edges = BoxEdges.marginBorderPadding(box, BoxEdges.ANY_BASIS);
                return item.kind() == Kind.OPEN
                        ? box.isFirst() && edges.inlineStart() != 0
                        : box.isLast() && edges.inlineEnd() != 0;
            case FLOAT:
            case POSITIONED:
                return false;
            default:
                return true;
        }
    }

    /**
     * Shapes a run and sets it in its items.
     *
     * @param first index of the first item of the run
     * @param last index after its last item; all text items between the two belong to it
     * @param end end of the run in the text
     * @param style null if there is no run
     */
    private void shape(
            List<InlineItem> items, int first, int last, int end, @Nullable TextStyle style) {
        if (style == null) {
            return;
        }
        int start = items.get(first).start();
        ShapedText shaped = shaper.shape(text, start, end, inContext(style, start));
        for (int i = first; i < last; i++) {
            InlineItem item = items.get(i);
            if (item.kind() == Kind.TEXT) {
                items.set(i, finished(item, shaped, start));
            }
        }
    }

    /** Returns the style of a run with letter spacing, which depends on the script at its start. */
    private TextStyle inContext(TextStyle style, int start) {
        if (style.letterSpacing() == 0) {
            return style;
        }
        if (!isCursiveKnown) {
            cursive = CursiveRuns.of(text);
            isCursiveKnown = true;
        }
        return cursive != null && cursive.contains(start) ? style.startingCursive() : style;
    }

    /** Returns a copy of an item with its shaped run and break opportunities. */
    private InlineItem finished(InlineItem item, @Nullable ShapedText shaped, int shapedStart) {
        return new InlineItem(
                item.kind(),
                item.box(),
                item.start(),
                item.end(),
                item.wraps(),
                item.breakBefore(),
                item.level(),
                shaped,
                shapedStart,
                breaksOf(item.box()),
                item.startsLine());
    }

    /** Returns the break opportunities of the text by the rules of a box. */
    private BreakOpportunities breaksOf(Box box) {
        ComputedStyle style = box.style();
        BreakOpportunities found = lastBreaks;
        if (found == null || style != lastStyle) {
            LineBreakRules rules = TextStyles.breaks(style);
            found =
                    analyzed(
                            rules.dependOnLanguage(highest())
                                    ? rules.inLanguage(style.get(LOCALE).tag())
                                    : rules);
            lastStyle = style;
            lastBreaks = found;
        }
        return found;
    }

    /**
     * Returns the highest character of the text, without those that represent atomic inlines; 0 if
     * there is none.
     */
    private char highest() {
        if (highest < 0) {
            highest = 0;
            for (int i = 0; i < text.length(); i++) {
                char c = text.charAt(i);
                highest = c > highest && c != LineBreaker.OBJECT ? c : highest;
            }
        }
        return (char) highest;
    }

    /** Returns the cached break opportunities of the text by some rules. */
    private BreakOpportunities analyzed(LineBreakRules rules) {
        if (rules != LineBreakRules.INITIAL) {
            others = others.isEmpty() ? new HashMap<>() : others;
            return others.computeIfAbsent(rules, r -> LineBreaker.analyze(text, r));
        }
        BreakOpportunities found = initial;
        if (found == null) {
            found = LineBreaker.analyze(text, rules);
            initial = found;
        }
        return found;
    }
}
