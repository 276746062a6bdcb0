package browsy.css.parse;

import browsy.css.syntax.ComponentValue;
import browsy.css.syntax.CssFunction;
import browsy.css.syntax.TokenType;
import browsy.css.value.Specified;
import browsy.css.value.box.BorderStyle;
import browsy.css.value.box.ContainerType;
import browsy.css.value.box.Containment;
import browsy.css.value.box.MarginTrim;
import browsy.css.value.box.Overflow;
import browsy.css.value.box.OverflowClipMargin;
import browsy.css.value.box.OverflowClipMargin.VisualBox;
import browsy.css.value.box.ScrollMarkerGroup;
import browsy.css.value.box.ScrollbarGutter;
import browsy.css.value.box.ZIndex;
import browsy.css.value.interaction.Appearance;
import browsy.css.value.interaction.Cursor;
import browsy.css.value.interaction.PointerEvents;
import browsy.css.value.shape.ClipRect;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Parsers of box properties without a class of their own. */
public final class BoxParsers {
    /** The width of Chromium's classic scroll bars, in CSS px. */
    public static final Double SCROLLBAR = 15.0;

    public static final KeywordParser<Double> SCROLLBAR_WIDTH =
            KeywordParser.one("auto", SCROLLBAR).and("thin", 10.0).and("none", 0.0);

    public static final KeywordParser<Overflow> OVERFLOW =
            KeywordParser.of(Overflow.class)
                    .and(Set.of("overlay", "-webkit-paged-x", "-webkit-paged-y"), Overflow.AUTO);
    public static final KeywordParser<BorderStyle> BORDER_STYLE =
            KeywordParser.of(BorderStyle.class);
    public static final KeywordParser<PointerEvents> POINTER_EVENTS =
            KeywordParser.of(PointerEvents.class)
                    .and(
                            Set.of(
                                    "visiblepainted",
                                    "visiblefill",
                                    "visiblestroke",
                                    "visible",
                                    "painted",
                                    "fill",
                                    "stroke",
                                    "bounding-box",
                                    "all"),
                            PointerEvents.AUTO);
    public static final KeywordParser<Appearance> APPEARANCE =
            KeywordParser.of(Appearance.class)
                    .and(
                            Set.of(
                                    "slider-vertical",
                                    "slider-horizontal",
                                    "square-button",
                                    "push-button",
                                    "inner-spin-button",
                                    "media-slider",
                                    "searchfield-cancel-button",
                                    "sliderthumb-horizontal",
                                    "sliderthumb-vertical"),
                            Appearance.AUTO);

    private static final KeywordParser<MarginTrim> MARGIN_TRIMS =
            KeywordParser.of(MarginTrim.class);

    /**
     * The width of a {@code medium} border in CSS px. A shared object, so that the style groups
     * that contain it can be shared as well.
     */
    public static final Double MEDIUM = 3.0;

    private static final KeywordParser<Double> BORDER_WIDTHS =
            KeywordParser.one("thin", 1.0).and("medium", MEDIUM).and("thick", 5.0);

    /** The initial border width. Scales with zoom like a length. */
    public static final Specified<Double> MEDIUM_BORDER =
            context -> context.zoom() == 1 ? MEDIUM : (Double) snapped(MEDIUM * context.zoom());

    private static final KeywordParser<ScrollMarkerGroup> MARKER_GROUP_SIDES =
            KeywordParser.of(ScrollMarkerGroup.class, ScrollMarkerGroup.NONE);

    private static final KeywordParser<VisualBox> VISUAL_BOXES = KeywordParser.of(VisualBox.class);

    private static final Set<String> NO_CHANGE = Set.of("auto", "none", "all", "will-change");

    private static final KeywordParser<Cursor> CURSORS =
            KeywordParser.one("auto", Cursor.AUTO)
                    .and("pointer", Cursor.POINTER)
                    .and("text", Cursor.TEXT)
                    .and("not-allowed", Cursor.NOT_ALLOWED)
                    .and(
                            Set.of(
                                    "default",
                                    "none",
                                    "context-menu",
                                    "help",
                                    "progress",
                                    "wait",
                                    "cell",
                                    "crosshair",
                                    "vertical-text",
                                    "alias",
                                    "copy",
                                    "move",
                                    "no-drop",
                                    "grab",
                                    "grabbing",
                                    "all-scroll",
                                    "col-resize",
                                    "row-resize",
                                    "n-resize",
                                    "e-resize",
                                    "s-resize",
                                    "w-resize",
                                    "ne-resize",
                                    "nw-resize",
                                    "se-resize",
                                    "sw-resize",
                                    "ew-resize",
                                    "ns-resize",
                                    "nesw-resize",
                                    "nwse-resize",
                                    "zoom-in",
                                    "zoom-out",
                                    "-webkit-grab",
                                    "-webkit-grabbing",
                                    "-webkit-zoom-in",
                                    "-webkit-zoom-out",
                                    "hand"),
                            Cursor.OTHER);

    private BoxParsers() {}

    /**
     * Parses {@code border-*-width}, {@code outline-width}: in CSS px, snapped to whole device
     * pixels.
     */
    public static @Nullable Specified<Double> borderWidth(ValueReader in) {
        Specified<Double> keyword = BORDER_WIDTHS.parse(in);
        if (keyword != null) {
            return context -> snapped(keyword.compute(context) * context.zoom());
        }
        Specified<Double> px = LengthParsers.quirkyPx(in, Range.NON_NEGATIVE);
        return px == null ? null : px.map(BoxParsers::snapped);
    }

    /**
     * Snaps a length <a href="https://drafts.csswg.org/css-values-4/#snap-as-border-width">as a
     * border width</a>. Browsers compute lengths in single precision; the conversion to float keeps
     * a length that is a whole number there from being rounded down to the next lower one.
     *
     * @param px CSS px
     */
    public static double snapped(double px) {
        return px > 0 && px < 1 ? 1 : StrictMath.floor((float) px);
    }

    /**
     * Parses {@code margin-trim}. Like browsers, accepts only {@code none | block | block-start ||
     * block-end}.
     */
    public static @Nullable Specified<MarginTrim> marginTrim(ValueReader in) {
        Specified<MarginTrim> first = MARGIN_TRIMS.parse(in);
        if (first == null || in.atEnd()) {
            return first;
        }
        Specified<MarginTrim> second = MARGIN_TRIMS.parse(in);
        Specified<MarginTrim> start = Specified.of(MarginTrim.BLOCK_START);
        Specified<MarginTrim> end = Specified.of(MarginTrim.BLOCK_END);
        return first.equals(start) && end.equals(second)
                        || first.equals(end) && start.equals(second)
                ? Specified.of(MarginTrim.BLOCK)
                : null;
    }

    /** Parses {@code overflow-clip-margin}: {@code <visual-box> || <length [0,∞]>}. */
    public static @Nullable Specified<OverflowClipMargin> overflowClipMargin(ValueReader in) {
        Specified<VisualBox> before = VISUAL_BOXES.parse(in);
        Specified<Double> length = in.atEnd() ? null : LengthParsers.px(in, Range.NON_NEGATIVE);
        Specified<VisualBox> given = before != null || in.atEnd() ? before : VISUAL_BOXES.parse(in);
        if (given == null && length == null) {
            return null;
        }
        Specified<VisualBox> origin = given == null ? Specified.of(VisualBox.PADDING_BOX) : given;
        Specified<Double> distance = length == null ? Specified.of(0.0) : length;
        return context ->
                new OverflowClipMargin(origin.compute(context), distance.compute(context));
    }

    /**
     * Parses {@code scroll-marker-group}: {@code none | [before | after] [tabs | links]?}. The
     * second keyword selects the behavior of the markers, not their position, and is skipped.
     */
    public static @Nullable Specified<ScrollMarkerGroup> scrollMarkerGroup(ValueReader in) {
        if (in.takeIdent("none")) {
            return Specified.of(ScrollMarkerGroup.NONE);
        }
        Specified<ScrollMarkerGroup> side = MARKER_GROUP_SIDES.parse(in);
        if (side != null && !in.takeIdent("tabs")) {
            in.takeIdent("links");
        }
        return side;
    }

    /** Parses {@code scrollbar-gutter}: {@code auto | stable && both-edges?}. */
    public static @Nullable Specified<ScrollbarGutter> scrollbarGutter(ValueReader in) {
        if (in.takeIdent("auto")) {
            return Specified.of(ScrollbarGutter.AUTO);
        }
        boolean both = in.takeIdent("both-edges");
        if (!in.takeIdent("stable")) {
            return null;
        }
        both |= !both && in.takeIdent("both-edges");
        return Specified.of(both ? ScrollbarGutter.BOTH_EDGES : ScrollbarGutter.STABLE);
    }

    /** Parses {@code z-index}. */
    public static @Nullable Specified<ZIndex> zIndex(ValueReader in) {
        if (in.takeIdent("auto")) {
            return Specified.of(ZIndex.AUTO);
        }
        Specified<Integer> level = NumberParsers.integer(in, Integer.MIN_VALUE);
        return level == null ? null : level.map(l -> new ZIndex(false, l));
    }

    /** Parses {@code zoom}. The computed value of 0 is 1. */
    public static @Nullable Specified<Double> zoom(ValueReader in) {
        if (in.takeIdent("normal") || in.takeIdent("reset") || in.takeIdent("document")) {
            return Specified.of(1.0);
        }
        Specified<Double> factor = NumberParsers.numberOrPercentage(in, Range.NON_NEGATIVE);
        return factor == null ? null : factor.map(f -> f == 0 ? 1 : f);
    }

    /** Parses {@code opacity}. */
    public static @Nullable Specified<Double> opacity(ValueReader in) {
        Specified<Double> value = NumberParsers.numberOrPercentage(in, Range.ALL);
        return value == null ? null : value.map(v -> StrictMath.max(0, StrictMath.min(1, v)));
    }

    /** Parses {@code contain}. */
    public static @Nullable Specified<Containment> contain(ValueReader in) {
        if (in.takeIdent("none")) {
            return Specified.of(Containment.NONE);
        }
        if (in.takeIdent("strict")) {
            return Specified.of(new Containment(true, false, true, true, true));
        }
        if (in.takeIdent("content")) {
            return Specified.of(new Containment(false, false, true, true, true));
        }
        List<String> parts = new ArrayList<>();
        while (in.peekIdent() != null) {
            String part = in.takeIdent();
            if (!Set.of("size", "inline-size", "layout", "style", "paint").contains(part)
                    || parts.contains(part)) {
                return null;
            }
            parts.add(part);
        }
        if (parts.isEmpty() || parts.contains("size") && parts.contains("inline-size")) {
            return null;
        }
        return Specified.of(
                new Containment(
                        parts.contains("size"),
                        parts.contains("inline-size"),
                        parts.contains("layout"),
                        parts.contains("style"),
                        parts.contains("paint")));
    }

    /** Parses {@code container-type}: {@code normal | [[size | inline-size] || scroll-state]}. */
    public static @Nullable Specified<ContainerType> containerType(ValueReader in) {
        if (in.takeIdent("normal")) {
            return Specified.of(ContainerType.NORMAL);
        }
        boolean scrollState = in.takeIdent("scroll-state");
        ContainerType type = ContainerType.NORMAL;
        if (in.takeIdent("size")) {
            type = ContainerType.SIZE;
        } else if (in.takeIdent("inline-size")) {
            type = ContainerType.INLINE_SIZE;
        }
        scrollState = scrollState || in.takeIdent("scroll-state");
        return scrollState || type != ContainerType.NORMAL ? Specified.of(type) : null;
    }

    /** Parses {@code container-name}: {@code none | <custom-ident>+}. */
    public static @Nullable Specified<List<String>> containerNames(ValueReader in) {
        if (in.takeIdent("none")) {
            return Specified.of(List.of());
        }
        List<String> names = new ArrayList<>();
        String name;
        while ((name = in.takeCustomIdent("none", "and", "or", "not")) != null) {
            names.add(name);
        }
        return names.isEmpty() ? null : Specified.of(List.copyOf(names));
    }

    /**
     * Parses {@code will-change}: property names in lower case.
     *
     * @see <a href="https://drafts.csswg.org/css-will-change-1/#will-change">css-will-change-1,
     *     3</a>
     */
    public static @Nullable Specified<List<String>> willChange(ValueReader in) {
        if (in.takeIdent("auto")) {
            return Specified.of(List.of());
        }
        List<String> names = new ArrayList<>();
        do {
            String name = in.takeIdent();
            if (name == null || NO_CHANGE.contains(name)) {
                return null;
            }
            names.add(name);
        } while (in.takeComma());
        return Specified.of(List.copyOf(names));
    }

    /**
     * Parses {@code cursor}: skips images with optional hot spots, and returns the keyword after
     * them.
     */
    public static @Nullable Specified<Cursor> cursor(ValueReader in) {
        while (in.peekIdent() == null) {
            if (!ImageParsers.skipImage(in)) {
                return null;
            }
            if (NumberParsers.number(in, Range.ALL) != null
                    && NumberParsers.number(in, Range.ALL) == null) {
                return null;
            }
            if (!in.takeComma()) {
                return null;
            }
        }
        return CURSORS.parse(in);
    }

    /**
     * Parses {@code clip}: {@code auto | rect(top, right, bottom, left)}. The commas are optional.
     */
    public static @Nullable Specified<ClipRect> clip(ValueReader in) {
        if (in.takeIdent("auto")) {
            return Specified.of(ClipRect.AUTO);
        }
        CssFunction function = in.takeFunction("rect");
        if (function == null) {
            return null;
        }
        ValueReader edges = in.inside(function);
        List<Specified<Double>> values = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            Specified<Double> edge =
                    edges.takeIdent("auto")
                            ? Specified.of(Double.NaN)
                            : LengthParsers.quirkyPx(edges, Range.ALL);
            if (edge == null) {
                return null;
            }
            values.add(edge);
            if (i < 3) {
                edges.takeComma();
            }
        }
        if (!edges.atEnd()) {
            return null;
        }
        return context ->
                new ClipRect(
                        false,
                        autoAsNull(values.get(0).compute(context)),
                        autoAsNull(values.get(1).compute(context)),
                        autoAsNull(values.get(2).compute(context)),
                        autoAsNull(values.get(3).compute(context)));
    }

    private static @Nullable Double autoAsNull(double edge) {
        return Double.isNaN(edge) ? null : edge;
    }

    /** Parses {@code filter}, {@code backdrop-filter}: whether there is a filter. */
    public static @Nullable Specified<Boolean> filter(ValueReader in) {
        if (in.takeIdent("none")) {
            return Specified.of(false);
        }
        boolean any = false;
        while (!in.atEnd()) {
            ComponentValue next = in.next();
            boolean filter = next instanceof CssFunction || next != null && next.is(TokenType.URL);
            if (!filter) {
                return null;
            }
            any = true;
        }
        return any ? Specified.of(true) : null;
    }

    /**
     * Parses {@code color-scheme}: whether only the dark scheme is supported. The keyword {@code
     * only} may precede or follow the schemes.
     *
     * @see <a href="https://drafts.csswg.org/css-color-adjust-1/#color-scheme-prop">spec</a>
     */
    public static @Nullable Specified<Boolean> colorScheme(ValueReader in) {
        if (in.takeIdent("normal")) {
            return Specified.of(false);
        }
        boolean only = in.takeIdent("only");
        boolean light = false;
        boolean dark = false;
        boolean any = false;
        String scheme;
        while ((scheme = in.takeCustomIdent("normal", "only")) != null) {
            any = true;
            light |= scheme.equalsIgnoreCase("light");
            dark |= scheme.equalsIgnoreCase("dark");
        }
        if (!only) {
            in.takeIdent("only");
        }
        return any ? Specified.of(dark && !light) : null;
    }
}
