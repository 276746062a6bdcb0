package browsy.css.parse;

import browsy.css.value.Specified;
import browsy.css.value.box.Display;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Parses {@code display}: single keywords, and the multi-keyword syntax with outer display type,
 * inner display type and {@code list-item} in any order.
 *
 * @see <a href="https://drafts.csswg.org/css-display-4/#the-display-properties">css-display-4</a>
 */
public final class DisplayParser implements ValueParser<Display> {
    public static final DisplayParser PARSER = new DisplayParser();

    private static final KeywordParser<Display> SINGLE =
            KeywordParser.of(Display.class)
                    .and("-webkit-flex", Display.FLEX)
                    .and("-webkit-inline-flex", Display.INLINE_FLEX)
                    .and("math", Display.INLINE);

    private enum Part {
        BLOCK,
        INLINE,
        FLOW,
        FLOW_ROOT,
        TABLE,
        FLEX,
        GRID,
        RUBY,
        MATH,
        LIST_ITEM
    }

    private static final Set<Part> OUTSIDE = EnumSet.of(Part.BLOCK, Part.INLINE);

    private DisplayParser() {}

    @Override
    public @Nullable Specified<Display> parse(ValueReader in) {
        int start = in.position();
        Specified<Display> single = SINGLE.parse(in);
        if (single != null && in.atEnd()) {
            return single;
        }
        in.reset(start);
        Set<Part> parts = EnumSet.noneOf(Part.class);
        while (!in.atEnd()) {
            Part part = part(in.takeIdent());
            if (part == null || !parts.add(part)) {
                return null;
            }
        }
        return of(parts);
    }

    private static @Nullable Part part(@Nullable String keyword) {
        if (keyword == null) {
            return null;
        }
        return switch (keyword) {
            case "block" -> Part.BLOCK;
            case "inline" -> Part.INLINE;
            case "flow" -> Part.FLOW;
            case "flow-root" -> Part.FLOW_ROOT;
            case "table" -> Part.TABLE;
            case "flex" -> Part.FLEX;
            case "grid" -> Part.GRID;
            case "ruby" -> Part.RUBY;
            case "math" -> Part.MATH;
            case "list-item" -> Part.LIST_ITEM;
            default -> null;
        };
    }

    /**
     * Combines the keywords of the multi-keyword syntax. The outer display type defaults to block,
     * or to inline for ruby and math; the inner display type defaults to flow. Returns null for
     * more than one outer or inner type, and for a list item whose inner type is not flow or flow
     * root.
     */
    private static @Nullable Specified<Display> of(Set<Part> parts) {
        boolean inline = parts.contains(Part.INLINE);
        if (inline && parts.contains(Part.BLOCK)) {
            return null;
        }
        Set<Part> inside = EnumSet.copyOf(parts.isEmpty() ? OUTSIDE : parts);
        inside.removeAll(OUTSIDE);
        boolean outsideGiven = inside.size() < parts.size();
        boolean listItem = inside.remove(Part.LIST_ITEM);
        if (inside.size() > 1 || parts.isEmpty()) {
            return null;
        }
        Part layout = inside.isEmpty() ? Part.FLOW : inside.iterator().next();
        if (listItem) {
            return layout != Part.FLOW && layout != Part.FLOW_ROOT
                    ? null
                    : Specified.of(listItem(inline, layout == Part.FLOW_ROOT));
        }
        boolean block = !inline;
        return Specified.of(
                switch (layout) {
                    case FLOW_ROOT -> block ? Display.FLOW_ROOT : Display.INLINE_BLOCK;
                    case TABLE -> block ? Display.TABLE : Display.INLINE_TABLE;
                    case FLEX -> block ? Display.FLEX : Display.INLINE_FLEX;
                    case GRID -> block ? Display.GRID : Display.INLINE_GRID;
                    case RUBY -> outsideGiven && block ? Display.BLOCK_RUBY : Display.RUBY;
                    case MATH -> outsideGiven && block ? Display.BLOCK : Display.INLINE;
                    default -> block ? Display.BLOCK : Display.INLINE;
                });
    }

    private static Display listItem(boolean inline, boolean root) {
        if (inline) {
            return root ? Display.INLINE_FLOW_ROOT_LIST_ITEM : Display.INLINE_LIST_ITEM;
        }
        return root ? Display.FLOW_ROOT_LIST_ITEM : Display.LIST_ITEM;
    }
}
