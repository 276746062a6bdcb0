package browsy.html.form;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * A regular expression compiled to a program for a nondeterministic machine. Each pair of step and
 * text position is tried at most once per match, because the outcome does not depend on the path
 * that led to it. So the time is bounded by the product of the lengths of program and text. With
 * back references it depends on the captures of the path, and only the work limit bounds time and
 * memory.
 */
final class PatternProgram {

    private final List<Step> steps;

    /** The number of positions that a run stores: the captures, and the starts of iterations. */
    private final int slots;

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

    /** Stores the position in a slot and continues at the next step. */
    private record Store(int slot) implements Step {}

    /** Clears slots and continues at the next step. */
    private record Clear(int from, int to) implements Step {}

    /** Continues at the next step if the position differs from the one in a slot. */
    private record Progress(int slot) implements Step {}

    /**
     * Consumes the text that one of several groups captured and continues at the next step.
     *
     * @param backwards whether it consumes the text before the position
     */
    private record Refer(List<Integer> groups, boolean ignoresCase, boolean backwards)
            implements Step {}

    private PatternProgram(List<Step> steps, int slots) {
        this.steps = steps;
        this.slots = slots;
    }

    /** Compiles a pattern; null if the program has more than {@code maxSteps} steps. */
    static @Nullable PatternProgram of(PatternNode pattern, int maxSteps) {
        Compiler compiler = new Compiler(maxSteps, PatternCaptures.of(pattern));
        compiler.add(pattern, false);
        compiler.steps.add(new Assertion(PatternNode.Edge.END));
        compiler.steps.add(new Done());
        return compiler.steps.size() > maxSteps
                ? null
                : new PatternProgram(List.copyOf(compiler.steps), compiler.slots);
    }

    /**
     * Whether a whole text matches; true if the work limit is reached.
     *
     * @param maxWork the maximum number of pairs of step and text position that are tried
     */
    boolean matches(String text, int maxWork) {
        Work work = new Work(maxWork);
        int[] none = new int[slots];
        Arrays.fill(none, -1);
        boolean matches = new Run(text, work).end(new State(0, 0, none)) != null;
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
        private final PatternCaptures captures;
        private int slots;

        Compiler(int maxSteps, PatternCaptures captures) {
            this.maxSteps = maxSteps;
            this.captures = captures;
            slots = captures.areReferred() ? 2 * (captures.last() + 1) : 0;
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
            } else if (node instanceof PatternNode.Capture capture) {
                addCapture(capture, backwards);
            } else if (node instanceof PatternNode.BackReference refer) {
                steps.add(new Refer(refer.groups(), refer.ignoresCase(), backwards));
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

        private void addCapture(PatternNode.Capture capture, boolean backwards) {
            if (!captures.areReferred()) {
                add(capture.part(), backwards);
                return;
            }
            int start = 2 * capture.number();
            steps.add(new Store(backwards ? start + 1 : start));
            add(capture.part(), backwards);
            steps.add(new Store(backwards ? start : start + 1));
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
                addIteration(repeat.part(), backwards);
                if (steps.size() == before) {
                    return;
                }
            }
            if (repeat.max() == PatternNode.Repeat.UNBOUNDED) {
                int fork = reserve();
                addOptionalIteration(repeat.part(), backwards);
                steps.add(new Fork(fork, fork));
                steps.set(fork, new Fork(fork + 1, steps.size()));
                return;
            }
            List<Integer> forks = new ArrayList<>();
            for (int i = repeat.min(); i < repeat.max() && steps.size() <= maxSteps; i++) {
                forks.add(reserve());
                addOptionalIteration(repeat.part(), backwards);
            }
            for (int fork : forks) {
                steps.set(fork, new Fork(fork + 1, steps.size()));
            }
        }

        /** Appends an iteration, which forgets what the one before it captured. */
        private void addIteration(PatternNode part, boolean backwards) {
            if (captures.areReferred()) {
                PatternCaptures within = PatternCaptures.of(part);
                if (within.last() > 0) {
                    steps.add(new Clear(2 * within.first(), 2 * (within.last() + 1)));
                }
            }
            add(part, backwards);
        }

        /** Appends an iteration beyond the minimum, which must not be empty. */
        private void addOptionalIteration(PatternNode part, boolean backwards) {
            if (!captures.areReferred()) {
                add(part, backwards);
                return;
            }
            int start = slots;
            slots++;
            steps.add(new Store(start));
            addIteration(part, backwards);
            steps.add(new Progress(start));
        }

        private int reserve() {
            steps.add(new Done());
            return steps.size() - 1;
        }
    }

    /**
     * A step that is still to be tried.
     *
     * @param stored the positions in the slots; not changed
     */
    private record State(int step, int at, int[] stored) {
        State next(int place) {
            return new State(step + 1, place, stored);
        }

        State to(int other) {
            return new State(other, at, stored);
        }
    }

    /** A run of the program, or of a lookaround in it, on a text. */
    private final class Run {
        private final String text;
        private final Work work;
        private final BitSet tried = new BitSet();
        private final Deque<State> open = new ArrayDeque<>();

        Run(String text, Work work) {
            this.text = text;
            this.work = work;
        }

        /**
         * The state in which a run reaches {@link Done}, by a depth-first search; null if it does
         * not reach it.
         */
        @Nullable State end(State first) {
            open(first);
            while (!open.isEmpty() && work.left-- > 0) {
                State state = open.pop();
                int at = state.at();
                Step now = steps.get(state.step());
                if (now instanceof Done) {
                    return state;
                } else if (now instanceof Fork fork) {
                    open(state.to(fork.other()));
                    open(state.to(fork.one()));
                } else if (now instanceof Take take) {
                    openAt(state, taken(take, at));
                } else if (now instanceof Assertion edge) {
                    openAt(state, holds(edge.edge(), at) ? at : -1);
                } else if (now instanceof Lookaround look) {
                    look(state, look);
                } else {
                    capture(state, now);
                }
            }
            return null;
        }

        private void look(State state, Lookaround look) {
            State end = new Run(text, work).end(state.next(state.at()));
            if (look.negative() && end == null) {
                open(state.to(look.after()));
            } else if (!look.negative() && end != null) {
                open(new State(look.after(), state.at(), end.stored()));
            }
        }

        /** Carries out a step of a program with back references. */
        private void capture(State state, Step now) {
            int at = state.at();
            if (now instanceof Store store) {
                open(storing(state, store.slot(), store.slot() + 1, at));
            } else if (now instanceof Clear clear) {
                open(storing(state, clear.from(), clear.to(), -1));
            } else if (now instanceof Progress progress) {
                openAt(state, state.stored()[progress.slot()] == at ? -1 : at);
            } else if (now instanceof Refer refer) {
                openAt(state, repeated(refer, state));
            }
        }

        /** The next step with a position in some slots. Each slot of the copy counts as work. */
        private State storing(State state, int from, int to, int place) {
            work.left -= slots;
            int[] changed = state.stored().clone();
            Arrays.fill(changed, from, to, place);
            return new State(state.step() + 1, state.at(), changed);
        }

        /** Continues at the next step and a position; not if that is negative. */
        private void openAt(State state, int place) {
            if (place >= 0) {
                open(state.next(place));
            }
        }

        /** Pushes a state unless its outcome is known because it was pushed before. */
        private void open(State state) {
            int pair = state.step() * (text.length() + 1) + state.at();
            if (slots > 0) {
                open.push(state);
            } else if (!tried.get(pair)) {
                tried.set(pair);
                open.push(state);
            }
        }

        /** The position after a captured text; -1 if the text differs. */
        private int repeated(Refer refer, State state) {
            int at = state.at();
            for (int group : refer.groups()) {
                int start = state.stored()[2 * group];
                int end = state.stored()[2 * group + 1];
                if (start >= 0 && end >= start) {
                    int other = refer.backwards() ? at - (end - start) : at + end - start;
                    int from = refer.backwards() ? other : at;
                    return isSame(start, from, end - start, refer.ignoresCase()) ? other : -1;
                }
            }
            return at; // a group that has captured nothing
        }

        private boolean isSame(int start, int from, int length, boolean ignoresCase) {
            if (from < 0 || from + length > text.length()) {
                return false;
            }
            for (int i = 0; i < length; i++) {
                if (!PatternSets.areEqual(
                        text.charAt(start + i), text.charAt(from + i), ignoresCase)) {
                    return false;
                }
            }
            return true;
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
