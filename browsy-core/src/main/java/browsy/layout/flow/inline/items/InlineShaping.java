package browsy.layout.flow.inline.items;

import browsy.layout.box.Box;
import browsy.layout.box.InlineBox;
import browsy.layout.flow.inline.items.InlineItem.Kind;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.sizing.BoxEdges;
import browsy.layout.text.BreakOpportunities;
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
 * Shapes the text of items, whole runs of equal style at once so that kerning and ligatures work
 * across inline boxes, and finds break opportunities.
 */
final class InlineShaping {
    private final String text;
    private final TextShaper shaper;

    /** By the rules that nearly all text has. */
    private @Nullable BreakOpportunities initial;

    /** By other rules; no map before there are any. */
    private Map<LineBreakRules, BreakOpportunities> others = Map.of();

    /** See {@link #highest()}; negative as long as it is not known. */
    private int highest = -1;

    private @Nullable ComputedStyle lastStyle;
    private @Nullable BreakOpportunities lastBreaks;

    InlineShaping(String text, TextShaper shaper) {
        this.text = text;
        this.shaper = shaper;
    }

    /** Gives items of text what was shaped of it, and all with characters their opportunities. */
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
     * Shapes a run.
     *
     * @param first the item it starts with
     * @param last the item behind it; all text between the two belongs to it
     * @param end where it ends in the text
     * @param style null where there is no run
     */
    private void shape(
            List<InlineItem> items, int first, int last, int end, @Nullable TextStyle style) {
        if (style == null) {
            return;
        }
        int start = items.get(first).start();
        ShapedText shaped = shaper.shape(text.substring(start, end), style);
        for (int i = first; i < last; i++) {
            InlineItem item = items.get(i);
            if (item.kind() == Kind.TEXT) {
                items.set(i, finished(item, shaped, start));
            }
        }
    }

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
                breaksOf(item.box()));
    }

    private BreakOpportunities breaksOf(Box box) {
        ComputedStyle style = box.style();
        BreakOpportunities found = lastBreaks;
        if (found == null || style != lastStyle) {
            LineBreakRules rules = TextStyles.breaks(style);
            boolean asksLanguage = rules.dependOnLanguage(highest());
            found = analyzed(asksLanguage ? rules.inLanguage(ContentLanguage.of(box)) : rules);
            // Boxes of one style may be in different languages.
            lastStyle = asksLanguage ? null : style;
            lastBreaks = found;
        }
        return found;
    }

    /** The highest character of the text that is no object; 0 if there is none. */
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
