package browsy.style.property;

import browsy.css.parse.ValueReader;
import browsy.css.value.Specified;
import browsy.css.value.align.ContentAlignment;
import browsy.css.value.align.ContentDistribution;
import browsy.css.value.align.OverflowPosition;
import browsy.style.property.Shorthand.Grammar;
import browsy.style.property.Shorthand.Output;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** The table of all shorthands that set a longhand of the {@link PropertyTable}. */
final class Shorthands {
    private final Map<String, Longhand> longhands;
    private final List<Shorthand> all = new ArrayList<>();

    private Shorthands(Map<String, Longhand> longhands) {
        this.longhands = longhands;
    }

    static List<Shorthand> all(Map<String, Longhand> longhands, List<Property<?>> properties) {
        Shorthands shorthands = new Shorthands(longhands);
        shorthands.addEverything(properties);
        shorthands.addBoxes();
        shorthands.addBorders();
        shorthands.addCorners();
        shorthands.addAlignment();
        FlexShorthands.addTo(shorthands);
        GridShorthands.addTo(shorthands);
        TextShorthands.addTo(shorthands);
        BackgroundShorthand.addTo(shorthands);
        MotionProperties.addTo(shorthands);
        return shorthands.all;
    }

    void add(String name, List<? extends Longhand> members, Grammar grammar) {
        all.add(new Shorthand(name, List.copyOf(members), grammar));
    }

    List<Longhand> named(String... names) {
        return List.of(names).stream()
                .map(name -> Objects.requireNonNull(longhands.get(name), name))
                .toList();
    }

    /** Adds {@code all}, which accepts only CSS-wide keywords. */
    private void addEverything(List<Property<?>> properties) {
        List<Property<?>> members =
                properties.stream()
                        .filter(property -> !property.name().startsWith("-browsy-"))
                        .filter(property -> property != TextProperties.DIRECTION)
                        .filter(property -> property != TextProperties.UNICODE_BIDI)
                        .toList();
        add("all", members, (in, out) -> false);
    }

    private void addBoxes() {
        sides("margin", "margin-top", "margin-right", "margin-bottom", "margin-left");
        sides("padding", "padding-top", "padding-right", "padding-bottom", "padding-left");
        sides("inset", "top", "right", "bottom", "left");
        for (String axis : List.of("block", "inline")) {
            for (String box : List.of("margin-", "padding-", "inset-")) {
                pair(box + axis, box + axis + "-start", box + axis + "-end");
            }
        }
        pair("overflow", "overflow-x", "overflow-y");
        pair("contain-intrinsic-size", "contain-intrinsic-width", "contain-intrinsic-height");
        List<Longhand> container = named("container-name", "container-type");
        add(
                "container",
                container,
                (in, out) ->
                        one(in, out, container.get(0))
                                && (!in.takeSlash() || one(in, out, container.get(1))));
    }

    private void addBorders() {
        List<Longhand> everySide = new ArrayList<>();
        for (String side : List.of("top", "right", "bottom", "left")) {
            everySide.addAll(borderSide(side));
        }
        for (String axis : List.of("block", "inline")) {
            List<Longhand> bothSides = new ArrayList<>();
            bothSides.addAll(borderSide(axis + "-start"));
            bothSides.addAll(borderSide(axis + "-end"));
            add("border-" + axis, bothSides, (in, out) -> Borders.parse(in, out, bothSides));
            for (String aspect : List.of("-width", "-style")) {
                pair(
                        "border-" + axis + aspect,
                        "border-" + axis + "-start" + aspect,
                        "border-" + axis + "-end" + aspect);
            }
        }
        add("border", everySide, (in, out) -> Borders.parse(in, out, everySide));
        for (String aspect : List.of("-width", "-style")) {
            sides(
                    "border" + aspect,
                    "border-top" + aspect,
                    "border-right" + aspect,
                    "border-bottom" + aspect,
                    "border-left" + aspect);
        }
    }

    private void addCorners() {
        List<Longhand> corners =
                named(
                        "border-top-left-radius",
                        "border-top-right-radius",
                        "border-bottom-right-radius",
                        "border-bottom-left-radius");
        add("border-radius", corners, (in, out) -> Borders.corners(in, out, corners));
        add("-webkit-border-radius", corners, (in, out) -> Borders.oldCorners(in, out, corners));
    }

    private List<Longhand> borderSide(String side) {
        List<Longhand> members = named("border-" + side + "-width", "border-" + side + "-style");
        add("border-" + side, members, (in, out) -> Borders.parse(in, out, members));
        return members;
    }

    /** Adds the shorthands of gaps, box alignment and {@code position-try}. */
    private void addAlignment() {
        pair("gap", "row-gap", "column-gap");
        List<Longhand> content = named("align-content", "justify-content");
        add(
                "place-content",
                content,
                (in, out) -> {
                    int start = in.position();
                    if (!one(in, out, content.get(0))) {
                        return false;
                    }
                    if (!in.atEnd()) {
                        return one(in, out, content.get(1));
                    }
                    // A single value applies to both, except that baselines are not valid for
                    // justify-content, which is then start.
                    in.reset(start);
                    if (in.takeIdent("baseline") || in.takeIdent("first") || in.takeIdent("last")) {
                        in.takeIdent("baseline");
                        out.set(
                                content.get(1),
                                Specified.of(
                                        new ContentAlignment(
                                                ContentDistribution.START,
                                                OverflowPosition.DEFAULT)));
                        return true;
                    }
                    return one(in, out, content.get(1));
                });
        pair("place-items", "align-items", "justify-items");
        pair("place-self", "align-self", "justify-self");
        List<Longhand> tried = named("position-try-order", "position-try-fallbacks");
        add(
                "position-try",
                tried,
                (in, out) -> {
                    one(in, out, tried.get(0));
                    return one(in, out, tried.get(1));
                });
    }

    /** Adds a shorthand of one to four values for the four sides. */
    private void sides(String name, String... names) {
        List<Longhand> members = named(names);
        add(
                name,
                members,
                (in, out) -> {
                    List<Specified<?>> values = new ArrayList<>();
                    while (!in.atEnd() && values.size() < 4) {
                        Specified<?> value = members.get(values.size()).parser().parse(in);
                        if (value == null) {
                            return false;
                        }
                        values.add(value);
                    }
                    int n = values.size();
                    if (n == 0) {
                        return false;
                    }
                    out.set(members.get(0), values.get(0));
                    out.set(members.get(1), values.get(n > 1 ? 1 : 0));
                    out.set(members.get(2), values.get(n > 2 ? 2 : 0));
                    out.set(members.get(3), values.get(n > 3 ? 3 : n > 1 ? 1 : 0));
                    return true;
                });
    }

    /** Adds a shorthand of one value for both members or one value for each. */
    private void pair(String name, String first, String second) {
        List<Longhand> members = named(first, second);
        add(
                name,
                members,
                (in, out) -> {
                    int start = in.position();
                    if (!one(in, out, members.get(0))) {
                        return false;
                    }
                    if (in.atEnd()) {
                        in.reset(start);
                    }
                    return one(in, out, members.get(1));
                });
    }

    /**
     * Adds a shorthand whose members may occur in any order, each at most once, at least one of
     * them.
     */
    void anyOrder(String name, String... names) {
        List<Longhand> members = named(names);
        add(name, members, (in, out) -> anyOrder(in, out, members));
    }

    static boolean anyOrder(ValueReader in, Output out, List<? extends Longhand> members) {
        Set<Longhand> left = new HashSet<>(members);
        while (!in.atEnd()) {
            Longhand found = null;
            for (Longhand member : members) {
                int start = in.position();
                if (left.contains(member) && one(in, out, member)) {
                    found = member;
                    break;
                }
                in.reset(start);
            }
            if (found == null) {
                return false;
            }
            left.remove(found);
        }
        return left.size() < members.size();
    }

    /** Parses the value of one member. */
    static boolean one(ValueReader in, Output out, Longhand member) {
        Specified<?> value = member.parser().parse(in);
        if (value != null) {
            out.set(member, value);
        }
        return value != null;
    }
}
