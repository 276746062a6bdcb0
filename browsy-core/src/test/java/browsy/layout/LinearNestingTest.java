package browsy.layout;

import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.config.Limits;
import browsy.css.value.box.Display;
import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.box.FlexBox;
import browsy.layout.box.GridBox;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.ContentSizes;
import browsy.layout.context.FormattingContext;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.LayoutInput;
import browsy.layout.context.LayoutLimit;
import browsy.layout.context.LayoutResult;
import browsy.layout.context.WorkBudget;
import browsy.layout.flex.FlexFormattingContext;
import browsy.layout.flow.BlockFormattingContext;
import browsy.layout.geometry.PhysicalSize;
import browsy.layout.grid.GridFormattingContext;
import browsy.style.StyledDocument;
import browsy.style.computed.ComputedStyle;
import browsy.style.computed.StyleComputer;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests that the number of layouts grows linearly with the nesting depth, though containers measure
 * their children more than once.
 */
class LinearNestingTest {
    private static final ComputedStyle STYLE = StyleComputer.initial();

    @ParameterizedTest
    @ValueSource(strings = {"f", "g", "fg", "gf", "fb", "gb", "ffg", "bfg", "ggf"})
    void measurementsGrowWithDepthOnly(String pattern) {
        int at8 = measurements(pattern, 8);
        int at16 = measurements(pattern, 16);
        int at64 = measurements(pattern, 64);
        assertTrue(at16 <= 3 * at8, "depth 8: " + at8 + ", depth 16: " + at16);
        assertTrue(at64 <= 5 * at16, "depth 16: " + at16 + ", depth 64: " + at64);
    }

    private static int measurements(String pattern, int depth) {
        Box box = nested(pattern, depth);
        CountingContext context = new CountingContext();
        context.layout(
                box,
                LayoutInput.inContainingBlock(
                        AvailableSize.definite(800), AvailableSize.INDEFINITE));
        return context.count;
    }

    private static Box nested(String pattern, int depth) {
        Box box = new BlockContainer(style(Display.BLOCK), null, null, List.of(), false);
        for (int level = depth - 1; level >= 0; level--) {
            Box sibling = new BlockContainer(style(Display.BLOCK), null, null, List.of(), false);
            List<Box> children = List.of(box, sibling);
            box =
                    switch (pattern.charAt(level % pattern.length())) {
                        case 'f' -> new FlexBox(style(Display.FLEX), null, null, children);
                        case 'g' -> new GridBox(style(Display.GRID), null, null, children);
                        default ->
                                new BlockContainer(
                                        style(Display.FLOW_ROOT), null, null, children, false);
                    };
        }
        return box;
    }

    private static ComputedStyle style(Display display) {
        return STYLE.anonymous(display);
    }

    /** Caches results like the context of a layout run, and counts the layouts and measurements. */
    private static final class CountingContext implements LayoutContext {
        private final FormattingContext flex = new FlexFormattingContext();
        private final FormattingContext grid = new GridFormattingContext();
        private final FormattingContext block = new BlockFormattingContext(false);
        private final Map<Box, InputMap<LayoutResult>> layouts = new IdentityHashMap<>();
        private final Map<Box, InputMap<ContentSizes>> sizes = new HashMap<>();
        private int count;

        private FormattingContext of(Box box) {
            return box instanceof FlexBox ? flex : box instanceof GridBox ? grid : block;
        }

        @Override
        public LayoutResult layout(Box box, LayoutInput input) {
            InputMap<LayoutResult> memo = layouts.computeIfAbsent(box, key -> new InputMap<>());
            LayoutResult known = memo.get(input);
            if (known == null) {
                count++;
                known = of(box).layout(box, input, this);
                memo.put(input, known);
            }
            return known;
        }

        @Override
        public ContentSizes contentSizes(Box box, LayoutInput input) {
            InputMap<ContentSizes> memo = sizes.computeIfAbsent(box, key -> new InputMap<>());
            ContentSizes known = memo.get(input);
            if (known == null) {
                count++;
                known = of(box).contentSizes(box, input, this);
                memo.put(input, known);
            }
            return known;
        }

        @Override
        public WorkBudget shapes() {
            throw new AssertionError("no float has a shape");
        }

        @Override
        public WorkBudget openBoxes() {
            throw new AssertionError("no lines are laid out");
        }

        @Override
        public WorkBudget lines() {
            throw new AssertionError("no lines are laid out");
        }

        @Override
        public WorkBudget anchors() {
            throw new AssertionError("nothing asks for anchors");
        }

        @Override
        public Box restyled(Box box, ComputedStyle style) {
            throw new AssertionError("nothing is anchored");
        }

        @Override
        public StyledDocument document() {
            throw new AssertionError("there is no document");
        }

        @Override
        public PhysicalSize viewport() {
            return new PhysicalSize(800, 600);
        }

        @Override
        public boolean isQuirksMode() {
            return false;
        }

        @Override
        public boolean hasLineHeightQuirk() {
            return false;
        }

        @Override
        public void reached(LayoutLimit limit) {
            throw new AssertionError(limit);
        }

        @Override
        public Limits limits() {
            return Limits.DEFAULT;
        }
    }
}
