package browsy.style.cascade;

import browsy.css.media.IfFunction;
import browsy.css.media.MediaEnvironment;
import browsy.css.parse.Substitutions;
import browsy.css.syntax.ComponentValue;
import browsy.css.syntax.CssFunction;
import browsy.css.syntax.CssParser;
import browsy.css.syntax.SimpleBlock;
import browsy.css.syntax.Token;
import browsy.css.syntax.TokenCursor;
import browsy.css.syntax.TokenType;
import browsy.html.TreeElement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Replaces the arbitrary substitution functions {@code var()}, {@code env()}, {@code if()} and
 * {@code attr()}. The length of each result, the depth of references and the total work for a page
 * are limited; a value beyond a limit is invalid.
 *
 * @see <a href="https://drafts.csswg.org/css-values-5/#substitute-arbitrary-substitution-function">
 *     CSS Values, 2.2</a>
 */
final class Substitution {

    /** The maximum depth of nested functions and of references through references. */
    private static final int MAX_DEPTH = 128;

    /** The maximum number of tokens for a page, as a multiple of the maximum for one value. */
    private static final int MAX_TOTAL_FACTOR = 500;

    private static final List<ComponentValue> ZERO_PX = CssParser.parseComponentValues("0px");

    private static final EngineSupport SUPPORT = new EngineSupport(Map.of());

    private final int maxLength;
    private final MediaEnvironment environment;
    private long budget;
    private int depth;

    /** The custom properties being computed, the innermost last; used to detect cycles. */
    private final List<Frame> frames = new ArrayList<>();

    private static final class Frame {
        private final CustomProperties owner;
        private final String name;
        private boolean cyclic;

        Frame(CustomProperties owner, String name) {
            this.owner = owner;
            this.name = name;
        }
    }

    /**
     * @param maxLength the maximum number of tokens of a value after substitution
     * @param environment the environment for {@code media()} queries
     */
    Substitution(int maxLength, MediaEnvironment environment) {
        this.maxLength = maxLength;
        this.environment = environment;
        this.budget = (long) maxLength * MAX_TOTAL_FACTOR;
    }

    /** Whether the limit for the page was reached. */
    boolean isExhausted() {
        return budget <= 0;
    }

    /**
     * Returns the value with all substitution functions replaced; null if it is invalid at
     * computed-value time.
     */
    @Nullable List<ComponentValue> substitute(
            List<ComponentValue> value, CustomProperties custom, @Nullable TreeElement element) {
        List<ComponentValue> out = new ArrayList<>(value.size());
        return new Expansion(custom, element).append(value, out) ? out : null;
    }

    /**
     * Returns the value of a custom property with all substitution functions replaced; null if it
     * is invalid or part of a cycle. All properties of a cycle are invalid.
     */
    @Nullable List<ComponentValue> customProperty(
            CustomProperties owner,
            String name,
            List<ComponentValue> value,
            @Nullable TreeElement element) {
        for (int i = frames.size() - 1; i >= 0; i--) {
            if (frames.get(i).owner == owner && frames.get(i).name.equals(name)) {
                frames.subList(i, frames.size()).forEach(frame -> frame.cyclic = true);
                return null;
            }
        }
        Frame frame = new Frame(owner, name);
        frames.add(frame);
        List<ComponentValue> result = substitute(value, owner, element);
        frames.remove(frames.size() - 1);
        return frame.cyclic ? null : result;
    }

    /** The expansion of one value. */
    private final class Expansion {
        private final CustomProperties custom;
        private final @Nullable TreeElement element;
        private int length;

        Expansion(CustomProperties custom, @Nullable TreeElement element) {
            this.custom = custom;
            this.element = element;
        }

        /** Appends values with substitution functions replaced; false if the result is invalid. */
        private boolean append(List<ComponentValue> values, List<ComponentValue> out) {
            if (depth >= MAX_DEPTH) {
                return false;
            }
            depth++;
            boolean valid = true;
            for (int i = 0; valid && i < values.size(); i++) {
                valid = append(values.get(i), out);
            }
            depth--;
            return valid;
        }

        private boolean append(ComponentValue value, List<ComponentValue> out) {
            if (value instanceof CssFunction function) {
                if (Substitutions.is(function)) {
                    return replace(function, out);
                }
                List<ComponentValue> arguments = new ArrayList<>(function.arguments().size());
                out.add(new CssFunction(function.name(), arguments));
                return count(1) && append(function.arguments(), arguments);
            }
            if (value instanceof SimpleBlock block) {
                List<ComponentValue> contents = new ArrayList<>(block.contents().size());
                out.add(new SimpleBlock(block.open(), contents));
                return count(1) && append(block.contents(), contents);
            }
            out.add(value);
            return count(1);
        }

        private boolean count(int tokens) {
            length += tokens;
            budget -= tokens;
            return length <= maxLength && budget > 0;
        }

        private boolean replace(CssFunction function, List<ComponentValue> out) {
            return switch (function.name()) {
                case "var" -> var(new TokenCursor(function.arguments()), out);
                case "env" -> env(new TokenCursor(function.arguments()), out);
                case "if" -> choose(function, out);
                case "attr" -> attr(new TokenCursor(function.arguments()), out);
                default -> false;
            };
        }

        private boolean var(TokenCursor arguments, List<ComponentValue> out) {
            String name = arguments.takeDashedIdent();
            if (name == null || depth >= MAX_DEPTH) {
                return false;
            }
            depth++;
            List<ComponentValue> value = custom.get(name, Substitution.this);
            depth--;
            if (value == null) {
                return fallback(arguments, out);
            }
            if (!arguments.atEnd() && !arguments.takeComma()) {
                return false;
            }
            out.addAll(value);
            return count(size(value));
        }

        private boolean env(TokenCursor arguments, List<ComponentValue> out) {
            Token name = arguments.take(TokenType.IDENT);
            if (name == null) {
                return false;
            }
            boolean known = name.text().matches("(safe-area(-max)?|keyboard)-inset-[a-z]+");
            if (known && arguments.take(TokenType.NUMBER) == null) {
                out.addAll(ZERO_PX);
                return count(1);
            }
            while (arguments.take(TokenType.NUMBER) != null) {
                // The environment variables with indices do not exist on a desktop screen.
            }
            return fallback(arguments, out);
        }

        private boolean fallback(TokenCursor arguments, List<ComponentValue> out) {
            return arguments.takeComma() && append(arguments.takeRest(), out);
        }

        private boolean choose(CssFunction function, List<ComponentValue> out) {
            IfFunction conditional = IfFunction.parse(function.arguments(), SUPPORT);
            List<ComponentValue> value =
                    conditional == null
                            ? null
                            : conditional.choose(
                                    environment,
                                    new StyleTest(custom, Substitution.this, environment)::holds);
            return value != null && append(value, out);
        }

        private boolean attr(TokenCursor arguments, List<ComponentValue> out) {
            AttrReference reference = AttrReference.parse(arguments);
            if (reference == null) {
                return false;
            }
            List<ComponentValue> value = element == null ? null : reference.value(element);
            if (value != null) {
                out.addAll(value);
                return count(size(value));
            }
            if (arguments.takeComma()) {
                return append(arguments.takeRest(), out);
            }
            if (reference.isString()) {
                out.add(Token.string(""));
                return count(1);
            }
            return false;
        }
    }

    private static int size(List<ComponentValue> values) {
        int size = values.size();
        for (ComponentValue value : values) {
            if (value instanceof CssFunction function) {
                size += size(function.arguments());
            } else if (value instanceof SimpleBlock block) {
                size += size(block.contents());
            }
        }
        return size;
    }
}
