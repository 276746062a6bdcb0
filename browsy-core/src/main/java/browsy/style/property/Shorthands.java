package browsy.style.property;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

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
        AnimationProperties.addTo(shorthands);
        return shorthands.all;
    }

    void add(String name, List<? extends Longhand> members, ShorthandGrammar grammar) {
        all.add(new Shorthand(name, List.copyOf(members), grammar));
    }

    List<Longhand> named(String... names) {
        List<Longhand> members = new ArrayList<>();
        for (String name : names) {
            members.add(Objects.requireNonNull(longhands.get(name), name));
        }
        return members;
    }

    /** Adds {@code all}, which accepts only CSS-wide keywords. */
    private void addEverything(List<Property<?>> properties) {
        List<Property<?>> members = new ArrayList<>();
        for (Property<?> property : properties) {
            if (!property.name().startsWith("-browsy-")
                    && property != TextProperties.DIRECTION
                    && property != TextProperties.UNICODE_BIDI) {
                members.add(property);
            }
        }
        add("all", members, ShorthandGrammar.WIDE_KEYWORD);
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
        add("container", named("container-name", "container-type"), ShorthandGrammar.CONTAINER);
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
            add("border-" + axis, bothSides, ShorthandGrammar.BORDER);
            for (String aspect : List.of("-width", "-style")) {
                pair(
                        "border-" + axis + aspect,
                        "border-" + axis + "-start" + aspect,
                        "border-" + axis + "-end" + aspect);
            }
        }
        add("border", everySide, ShorthandGrammar.BORDER);
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
        add("border-radius", corners, ShorthandGrammar.CORNERS);
        add("-webkit-border-radius", corners, ShorthandGrammar.OLD_CORNERS);
    }

    private List<Longhand> borderSide(String side) {
        List<Longhand> members = named("border-" + side + "-width", "border-" + side + "-style");
        add("border-" + side, members, ShorthandGrammar.BORDER);
        return members;
    }

    /** Adds the shorthands of gaps, box alignment and {@code position-try}. */
    private void addAlignment() {
        pair("gap", "row-gap", "column-gap");
        add(
                "place-content",
                named("align-content", "justify-content"),
                ShorthandGrammar.PLACE_CONTENT);
        pair("place-items", "align-items", "justify-items");
        pair("place-self", "align-self", "justify-self");
        add(
                "position-try",
                named("position-try-order", "position-try-fallbacks"),
                ShorthandGrammar.POSITION_TRY);
    }

    /** Adds a shorthand of one to four values for the four sides. */
    private void sides(String name, String... members) {
        add(name, named(members), ShorthandGrammar.SIDES);
    }

    /** Adds a shorthand of one value for both members or one value for each. */
    private void pair(String name, String first, String second) {
        add(name, named(first, second), ShorthandGrammar.PAIR);
    }

    /**
     * Adds a shorthand whose members may occur in any order, each at most once, at least one of
     * them.
     */
    void anyOrder(String name, String... members) {
        add(name, named(members), ShorthandGrammar.ANY_ORDER);
    }
}
