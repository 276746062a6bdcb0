package browsy.css.selector;

import browsy.css.syntax.ComponentValue;
import browsy.css.syntax.CssFunction;
import browsy.css.syntax.Token;
import browsy.css.syntax.TokenCursor;
import browsy.css.syntax.TokenType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Parses the part of a pseudo-class or pseudo-element after the first colon. */
final class PseudoParser {

    private final SelectorParser selectors;
    private final CompoundParser compounds;
    private boolean insideHas;
    private boolean insideCompound;

    PseudoParser(SelectorParser selectors, CompoundParser compounds) {
        this.selectors = selectors;
        this.compounds = compounds;
    }

    /** Whether the parser is in the argument of {@code :has()}. */
    boolean isInsideHas() {
        return insideHas;
    }

    /**
     * Parses a pseudo-class or pseudo-element whose first colon is consumed, and adds it to the
     * builder. Returns false if it is invalid.
     */
    boolean parse(TokenCursor cursor, ComplexBuilder builder) {
        ComponentValue value = cursor.nextRaw();
        if (value != null && value.is(TokenType.COLON)) {
            return builder.takesPseudoElement() && pseudoElement(cursor.nextRaw(), builder);
        }
        if (value instanceof Token token && token.is(TokenType.IDENT)) {
            return isLegacyPseudoElement(token.lower())
                    ? builder.takesPseudoElement() && pseudoElement(token, builder)
                    : pseudoClass(PseudoClass.named(token.lower()), builder);
        }
        return value instanceof CssFunction function && pseudoClass(functional(function), builder);
    }

    private static boolean isLegacyPseudoElement(String name) {
        return switch (name) {
            case "before", "after", "first-line", "first-letter" -> true;
            default -> false;
        };
    }

    private static boolean pseudoClass(@Nullable SimpleSelector simple, ComplexBuilder builder) {
        if (simple == null) {
            return false;
        }
        // A pseudo-class after a pseudo-element tests a user state. Stateless pseudo-elements take
        // none, and other pseudo-elements are never in one.
        PseudoElementKind pseudoElement = builder.pseudoElement();
        if (pseudoElement != null && pseudoElement.isStateless()) {
            return false;
        }
        builder.add(pseudoElement != null ? new SimpleSelectors.Never(simple.toString()) : simple);
        return true;
    }

    /**
     * Parses a pseudo-element whose colons are consumed. {@code ::slotted()} and {@code ::part()}
     * become combinators with a compound after them. Returns false if it is invalid.
     */
    private boolean pseudoElement(@Nullable ComponentValue value, ComplexBuilder builder) {
        if (value instanceof Token token && token.is(TokenType.IDENT)) {
            PseudoElementKind kind = PseudoElementKind.named(token.lower());
            if (kind == PseudoElementKind.OTHER && NativeParts.isUnknown(token.lower())) {
                compounds.noteUnknown();
            }
            return add(kind, builder);
        }
        if (!(value instanceof CssFunction function)) {
            return false;
        }
        switch (function.name()) {
            case "slotted" -> {
                CompoundSelector argument = compound(function);
                if (argument == null || builder.pseudoElement() != null) {
                    return false;
                }
                builder.combine(Combinator.SLOTTED);
                for (SimpleSelector simple : argument.simples()) {
                    builder.add(simple);
                }
                return true;
            }
            case "part" -> {
                List<String> names = idents(function.arguments());
                if (names == null || builder.pseudoElement() != null) {
                    return false;
                }
                builder.combine(Combinator.PART);
                builder.add(new ShadowSelectors.Part(names));
                return true;
            }
            case "scroll-button" -> {
                return add(scrollButton(function.arguments()), builder);
            }
            default -> {
                return add(PseudoElementKind.function(function.name()), builder);
            }
        }
    }

    /** Sets the pseudo-element. Returns false if it is null or invalid after the previous one. */
    private static boolean add(@Nullable PseudoElementKind kind, ComplexBuilder builder) {
        PseudoElementKind before = builder.pseudoElement();
        boolean invalid =
                before != null && before.isStateless() && kind != PseudoElementKind.MARKER;
        if (kind == null || invalid) {
            return false;
        }
        builder.pseudoElement(kind);
        return true;
    }

    /** Parses the argument of {@code ::scroll-button()}: one direction, or {@code *} for all. */
    private static @Nullable PseudoElementKind scrollButton(List<ComponentValue> arguments) {
        TokenCursor cursor = new TokenCursor(arguments);
        cursor.skipWhitespace();
        if (cursor.takeDelim('*')) {
            return cursor.atEnd() ? PseudoElementKind.SCROLL_BUTTONS : null;
        }
        String side = cursor.takeIdent();
        return side == null || !cursor.atEnd() ? null : PseudoElementKind.scrollButton(side);
    }

    /** Parses one or more identifiers; null if the values contain anything else. */
    private static @Nullable List<String> idents(List<ComponentValue> values) {
        TokenCursor cursor = new TokenCursor(values);
        List<String> names = new ArrayList<>();
        while (!cursor.atEnd()) {
            Token token = cursor.take(TokenType.IDENT);
            if (token == null) {
                return null;
            }
            names.add(token.text());
        }
        return names.isEmpty() ? null : List.copyOf(names);
    }

    /** Parses a functional pseudo-class; null if it is unknown or its arguments are invalid. */
    private @Nullable SimpleSelector functional(CssFunction function) {
        PseudoFunction name = PseudoFunction.named(function.name());
        if (name == null) {
            return null;
        }
        List<ComponentValue> arguments = function.arguments();
        return switch (name) {
            case IS ->
                    new SimpleSelectors.Is(
                            selectors.parseForgiving(arguments), SimpleSelectors.Is.Kind.IS);
            case WHERE ->
                    new SimpleSelectors.Is(
                            selectors.parseForgiving(arguments), SimpleSelectors.Is.Kind.WHERE);
            case NOT -> {
                SelectorList list = selectors.parseStrict(arguments);
                yield list == null ? null : new SimpleSelectors.Not(list);
            }
            case HAS -> has(arguments);
            case NTH_CHILD -> nth(NthSelector.Kind.CHILD, arguments);
            case NTH_LAST_CHILD -> nth(NthSelector.Kind.LAST_CHILD, arguments);
            case NTH_OF_TYPE -> nth(NthSelector.Kind.OF_TYPE, arguments);
            case NTH_LAST_OF_TYPE -> nth(NthSelector.Kind.LAST_OF_TYPE, arguments);
            case LANG -> lang(arguments);
            case DIR -> dir(arguments);
            case HOST -> {
                CompoundSelector argument = compound(function);
                yield argument == null ? null : new ShadowSelectors.Host(argument);
            }
            case HOST_CONTEXT -> {
                CompoundSelector argument = compound(function);
                yield argument == null ? null : new ShadowSelectors.HostContext(argument);
            }
            case STATE, ACTIVE_VIEW_TRANSITION_TYPE ->
                    idents(arguments) == null ? null : new SimpleSelectors.Never(name.of(""));
        };
    }

    /**
     * Parses a compound argument of a selector that crosses shadow boundaries, such as {@code
     * :host()}. Like Chromium, it rejects {@code :has()} in the argument.
     */
    private @Nullable CompoundSelector compound(CssFunction function) {
        boolean outer = insideCompound;
        insideCompound = true;
        CompoundSelector argument = compounds.argument(function);
        insideCompound = outer;
        return argument;
    }

    private @Nullable SimpleSelector has(List<ComponentValue> arguments) {
        if (insideHas || insideCompound) {
            return null;
        }
        insideHas = true;
        SelectorList list = selectors.parseRelative(arguments);
        insideHas = false;
        return list == null ? null : new HasSelector(list);
    }

    private @Nullable SimpleSelector nth(NthSelector.Kind kind, List<ComponentValue> arguments) {
        TokenCursor cursor = new TokenCursor(arguments);
        AnPlusB place = AnPlusB.parse(cursor);
        if (place == null) {
            return null;
        }
        if (cursor.atEnd()) {
            return new NthSelector(kind, place.a(), place.b(), null);
        }
        boolean takesOf = kind == NthSelector.Kind.CHILD || kind == NthSelector.Kind.LAST_CHILD;
        if (!takesOf || !cursor.takeIdent("of")) {
            return null;
        }
        SelectorList of = selectors.parseStrict(cursor.takeRest());
        return of == null ? null : new NthSelector(kind, place.a(), place.b(), of);
    }

    /**
     * Parses the argument of {@code :lang()}. Like Chromium, it accepts one identifier, but no
     * lists, strings or wildcards.
     */
    private static @Nullable SimpleSelector lang(List<ComponentValue> arguments) {
        TokenCursor cursor = new TokenCursor(arguments);
        Token range = cursor.take(TokenType.IDENT);
        return range == null || !cursor.atEnd() ? null : new SimpleSelectors.Lang(range.lower());
    }

    private static @Nullable SimpleSelector dir(List<ComponentValue> arguments) {
        TokenCursor cursor = new TokenCursor(arguments);
        String direction = cursor.takeIdent();
        return direction == null || !cursor.atEnd() ? null : new SimpleSelectors.Dir(direction);
    }
}
