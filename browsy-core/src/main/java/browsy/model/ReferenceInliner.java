package browsy.model;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Replaces references to elements that are left out of a page by the words of those elements. */
final class ReferenceInliner {

    /**
     * The maximum depth of references; needed because pages read from JSON may have any references.
     */
    private static final int MAX_DEPTH = 16;

    private final SpatialDom whole;
    private final Set<Integer> kept;

    /** The elements whose words were inserted so far; each is inserted once. */
    private final Set<Integer> said = new HashSet<>();

    /**
     * @param whole the page with all elements
     * @param kept the ids of the elements that are kept
     */
    ReferenceInliner(SpatialDom whole, Set<Integer> kept) {
        this.whole = whole;
        this.kept = kept;
    }

    /**
     * Returns a kept element with the words of left-out elements in place of references to them.
     */
    SpatialElement putInto(SpatialElement element) {
        if (!element.hasReferences() || element.runs().stream().allMatch(this::stays)) {
            return element;
        }
        Runs runs = new Runs();
        append(runs, element, element.hidden(), 0);
        return element.toBuilder().runs(runs.finished()).build();
    }

    private boolean stays(Run run) {
        return !(run instanceof Run.Reference reference) || kept.contains(reference.id());
    }

    private void append(Runs runs, SpatialElement element, boolean hiddenToo, int depth) {
        if (!element.hasReferences()) {
            String words = element.isFormField() ? element.value() : element.displayName();
            runs.words(words == null ? "" : words);
            return;
        }
        for (Run run : element.runs()) {
            if (run instanceof Run.Text words) {
                runs.words(words.text());
            } else if (stays(run)) {
                runs.reference(run);
            } else if (run instanceof Run.Reference reference
                    && depth < MAX_DEPTH
                    && said.add(reference.id())) {
                whole.get(reference.id())
                        .filter(inside -> hiddenToo || !inside.hidden())
                        .ifPresent(inside -> append(runs, inside, hiddenToo, depth + 1));
            }
        }
    }

    /** Collects runs and joins consecutive words to one run. */
    private static final class Runs {

        private final List<Run> runs = new ArrayList<>();
        private final StringBuilder words = new StringBuilder();

        void words(String text) {
            words.append(text);
        }

        void reference(Run reference) {
            endWords();
            runs.add(reference);
        }

        private void endWords() {
            if (words.length() > 0) {
                runs.add(new Run.Text(words.toString()));
                words.setLength(0);
            }
        }

        List<Run> finished() {
            endWords();
            return runs;
        }
    }
}
