package browsy.html.form;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * A regular expression compiled to a program for a nondeterministic machine. Each pair of step and
 * text position is tried at most once per match, because the outcome does not depend on the path
 * that led to it. So the time is bounded by the product of the lengths of program and text.
 */
final class PatternProgram {

    private final List<Step> steps;

    /** An instruction of the program. */
    private sealed interface Step {}

    /**
     * Consumes a code point of a set and continues at the next step.
     *
     * @param backwards whether it consumes the code point before the position, as in a lookbehind
     */
    private record Take(IntPredicate set, boolean backwards) implements Step {}

    /** Continues at either of two steps. */
    private record Fork(int one, int other) implements Step {}

    /** Continues at the next step if the assertion holds at the position. */
    private record Assertion(PatternNode.Edge edge) implements Step {}

    /**
     * Runs the following steps up to their {@link Done} as a lookaround, and continues after them
     * if the result is as required.
     *
     * @param negative whether the lookaround must not match
     * @param after the step to continue at
     */
    private record Lookaround(boolean negative, int after) implements Step {}

    /** The end of a match or of a lookaround. */
    private record Done() implements Step {}

    private PatternProgram(List<Step> steps) {
        this.steps = steps;
    }

    /** Compiles a pattern; null if the program has more than {@code maxSteps} steps. */
    static @Nullable PatternProgram of(PatternNode pattern, int maxSteps) {
        Compiler compiler = new Compiler(maxSteps);
        compiler.add(pattern, false);
        compiler.steps.add(new Assertion(PatternNode.Edge.END));
        compiler.steps.add(new Done());
        return compiler.steps.size() > maxSteps
                ? null
                : new PatternProgram(List.copyOf(compiler.steps));
    }

    /**
     * Whether a whole text matches; true if the work limit is reached.
     *
     * @param maxWork the maximum number of pairs of step and text position that are tried
     */
    boolean matches(String text, int maxWork) {
        Work work = new Work(maxWork);
        boolean matches = new Run(text, work).reachesEnd(0, 0);
        return matches || work.isDone();
    }

    /** The remaining work for a match including all lookarounds. */
    private static final class Work {
        private int left;

        Work(int left) {
            this.left = left;
        }

        boolean isDone() {
            return left <= 0;
        }
    }

    /** Compiles nodes to steps. Forks are reserved first and set when their targets are known. */
    private static final class Compiler {
        private final List<Step> steps = new ArrayList<>();
        private final int maxSteps;

        Compiler(int maxSteps) {
            this.maxSteps = maxSteps;
        }

        /** Appends the steps for a node; does nothing once the program is too long. */
        void add(PatternNode node, boolean backwards) {
            if (steps.size() > maxSteps) {
                return;
            }
            if (node instanceof PatternNode.Chars chars) {
                steps.add(new Take(chars.set(), backwards));
            } else if (node instanceof PatternNode.Edge edge) {
                steps.add(new Assertion(edge));
            } else if (node instanceof PatternNode.Sequence sequence) {
                addAll(sequence.parts(), backwards);
            } else if (node instanceof PatternNode.Choice choice) {
                addChoice(choice.parts(), backwards);
            } else if (node instanceof PatternNode.Repeat repeat) {
                addRepeat(repeat, backwards);
            } else if (node instanceof PatternNode.Look look) {
                int reserved = reserve();
                add(look.part(), look.behind());
                steps.add(new Done());
                steps.set(reserved, new Lookaround(look.negative(), steps.size()));
            }
        }

        private void addAll(List<PatternNode> parts, boolean backwards) {
            for (int i = 0; i < parts.size(); i++) {
                add(parts.get(backwards ? parts.size() - 1 - i : i), backwards);
            }
        }

        private void addChoice(List<PatternNode> parts, boolean backwards) {
            List<Integer> ends = new ArrayList<>();
            for (int i = 0; i < parts.size() - 1; i++) {
                int fork = reserve();
                add(parts.get(i), backwards);
                ends.add(reserve());
                steps.set(fork, new Fork(fork + 1, steps.size()));
            }
            add(parts.get(parts.size() - 1), backwards);
            for (int end : ends) {
                steps.set(end, new Fork(steps.size(), steps.size()));
            }
        }

        private void addRepeat(PatternNode.Repeat repeat, boolean backwards) {
            int before = steps.size();
            for (int i = 0; i < repeat.min() && steps.size() <= maxSteps; i++) {
                add(repeat.part(), backwards);
                if (steps.size() == before) {
                    return;
                }
            }
            if (repeat.max() == PatternNode.Repeat.UNBOUNDED) {
                int fork = reserve();
                add(repeat.part(), backwards);
                steps.add(new Fork(fork, fork));
                steps.set(fork, new Fork(fork + 1, steps.size()));
                return;
            }
            List<Integer> forks = new ArrayList<>();
            for (int i = repeat.min(); i < repeat.max() && steps.size() <= maxSteps; i++) {
                forks.add(reserve());
                add(repeat.part(), backwards);
            }
            for (int fork : forks) {
                steps.set(fork, new Fork(fork + 1, steps.size()));
            }
        }

        private int reserve() {
            steps.add(new Done());
            return steps.size() - 1;
        }
    }

    /** A run of the program, or of a lookaround in it, on a text. */
    private final class Run {
        private final String text;
        private final Work work;
        private final BitSet tried = new BitSet();

        Run(String text, Work work) {
            this.text = text;
            this.work = work;
        }

        /**
         * Whether a run that starts at a step and a text position reaches {@link Done}: a
         * depth-first search over pairs of step and position.
         */
        boolean reachesEnd(int first, int place) {
            Deque<int[]> open = new ArrayDeque<>();
            open(open, first, place);
            while (!open.isEmpty() && work.left-- > 0) {
                int[] state = open.pop();
                int step = state[0];
                int at = state[1];
                Step now = steps.get(step);
                if (now instanceof Done) {
                    return true;
                } else if (now instanceof Fork fork) {
                    open(open, fork.other(), at);
                    open(open, fork.one(), at);
                } else if (now instanceof Take take) {
                    int next = taken(take, at);
                    if (next >= 0) {
                        open(open, step + 1, next);
                    }
                } else if (now instanceof Assertion edge) {
                    if (holds(edge.edge(), at)) {
                        open(open, step + 1, at);
                    }
                } else if (now instanceof Lookaround look
                        && new Run(text, work).reachesEnd(step + 1, at) != look.negative()) {
                    open(open, look.after(), at);
                }
            }
            return false;
        }

        /** Pushes a pair of step and position unless it was pushed before. */
        private void open(Deque<int[]> open, int step, int at) {
            int state = step * (text.length() + 1) + at;
            if (!tried.get(state)) {
                tried.set(state);
                open.push(new int[] {step, at});
            }
        }

        /** The position after a step consumes a code point; -1 if it cannot. */
        private int taken(Take take, int at) {
            if (take.backwards()) {
                int c = at == 0 ? -1 : text.codePointBefore(at);
                return c >= 0 && take.set().test(c) ? at - Character.charCount(c) : -1;
            }
            int c = at == text.length() ? -1 : text.codePointAt(at);
            return c >= 0 && take.set().test(c) ? at + Character.charCount(c) : -1;
        }

        private boolean holds(PatternNode.Edge edge, int at) {
            return switch (edge) {
                case START -> at == 0;
                case END -> at == text.length();
                case WORD -> isWord(at - 1) != isWord(at);
                case NO_WORD -> isWord(at - 1) == isWord(at);
            };
        }

        private boolean isWord(int index) {
            return index >= 0 && index < text.length() && PatternSets.isWord(text.charAt(index));
        }
    }
}
