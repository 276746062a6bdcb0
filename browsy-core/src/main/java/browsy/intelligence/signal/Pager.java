package browsy.intelligence.signal;

import browsy.html.AttributeKind;
import browsy.infra.TimeLimit;
import browsy.intelligence.signal.PagerRules.Meaning;
import browsy.intelligence.word.Lexicon;
import browsy.intelligence.word.Topic;
import browsy.model.Role;
import browsy.model.SpatialElement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The links to other pages of a list or text.
 *
 * @param next the link or button to the next page, null on the last page
 * @param previous the link or button to the previous page, null on the first page
 * @param numbers the links to numbered pages
 * @param points the points of the step with the most of them, 0 if the steps follow from the
 *     numbers
 */
public record Pager(
        @Nullable SpatialElement next,
        @Nullable SpatialElement previous,
        List<SpatialElement> numbers,
        int points) {

    /** The maximum length of a caption without letters that may be an arrow, in characters. */
    private static final int MAX_SIGN = 4;

    private static final long STEPS = Lexicon.bits(Topic.NEXT, Topic.PREVIOUS, Topic.MORE);

    public Pager {
        numbers = List.copyOf(numbers);
    }

    /**
     * Finds the pager of a page, null if there is none. The numbers are found first, because a link
     * to the number after the current one is a step.
     */
    static @Nullable Pager find(PageSignals page) {
        List<PagerLink> candidates = candidates(page);
        PagerLink next = best(candidates, Meaning.NEXT);
        PagerLink previous = best(candidates, Meaning.PREVIOUS);
        if (next != null && next == previous) {
            PagerLink both = next;
            List<PagerLink> others = candidates.stream().filter(other -> other != both).toList();
            boolean forward =
                    PagerRules.points(both, Meaning.NEXT)
                            >= PagerRules.points(both, Meaning.PREVIOUS);
            next = forward ? both : best(others, Meaning.NEXT);
            previous = forward ? best(others, Meaning.PREVIOUS) : both;
        }
        if (next != null && previous != null && next.isInPager() != previous.isInPager()) {
            // A step inside a pager and one outside of it do not belong together.
            next = next.isInPager() ? next : null;
            previous = previous.isInPager() ? previous : null;
        }
        if (candidates.isEmpty() || leadToOnePage(next, previous)) {
            return null;
        }
        PageNumbers numbers = candidates.get(0).numbers();
        return next == null && previous == null
                ? ofNumbers(numbers)
                : new Pager(
                        link(next),
                        link(previous),
                        numbers.links(),
                        Math.max(points(next, Meaning.NEXT), points(previous, Meaning.PREVIOUS)));
    }

    /** Returns the links and buttons that may belong to a pager, with its numbers known. */
    static List<PagerLink> candidates(PageSignals page) {
        List<SpatialElement> all = new ArrayList<>(page.content().links());
        for (SpatialElement button : page.content().buttons()) {
            if (button.role() != Role.LINK || button.href() == null) {
                all.add(button);
            }
        }
        all.sort(Comparator.comparingInt(page.page()::placeOf));
        PagerContext context = new PagerContext(page, all);
        List<PagerLink> candidates = new ArrayList<>();
        List<SpatialElement> numbers = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            TimeLimit.check();
            PagerLink candidate = mayBelong(page, all.get(i)) ? context.candidate(i) : null;
            if (candidate != null) {
                candidates.add(candidate);
                context.add(all.get(i));
                if (PagerRules.points(candidate, Meaning.NUMBER) > 0) {
                    numbers.add(all.get(i));
                }
            }
        }
        context.setNumbers(numbers);
        for (int i = 0; i < all.size(); i++) {
            boolean known = !context.leadsToStep(all.get(i)) || mayBelong(page, all.get(i));
            PagerLink candidate = known ? null : context.candidate(i);
            if (candidate != null) {
                candidates.add(candidate);
            }
        }
        return candidates;
    }

    /** Whether two steps lead to the same page, so that they are names and not steps. */
    private static boolean leadToOnePage(@Nullable PagerLink next, @Nullable PagerLink previous) {
        String back = previous == null ? null : previous.link().href();
        return next != null
                && back != null
                && Addresses.isPlain(next.link())
                && Addresses.same(next.link().href(), back);
    }

    private static @Nullable SpatialElement link(@Nullable PagerLink candidate) {
        return candidate == null ? null : candidate.link();
    }

    private static int points(@Nullable PagerLink step, Meaning meaning) {
        return step == null ? 0 : PagerRules.points(step, meaning);
    }

    /** Returns the first candidate with the most points for a meaning, null if there is none. */
    private static @Nullable PagerLink best(List<PagerLink> candidates, Meaning meaning) {
        PagerLink best = null;
        int most = 0;
        for (PagerLink candidate : candidates) {
            int points = PagerRules.points(candidate, meaning);
            if (points > most) {
                most = points;
                best = candidate;
            }
        }
        return best;
    }

    /** Derives the steps from numbered links: the neighbours of the current page. */
    private static @Nullable Pager ofNumbers(PageNumbers numbers) {
        SpatialElement next = numbers.beside(1);
        SpatialElement previous = numbers.beside(-1);
        return numbers.links().size() < 2 && next == null && previous == null
                ? null
                : new Pager(next, previous, numbers.links(), 0);
    }

    /**
     * Whether a link may be a step or a number, by caption, names or {@code rel}. This cheap test
     * rules out most links.
     */
    private static boolean mayBelong(PageSignals page, SpatialElement link) {
        int index = page.page().indexOf(link);
        if (Addresses.isPaging(link.href()) || Addresses.endsInNumber(link.href())) {
            return true;
        }
        String text = link.text();
        String name = link.accessibleName();
        return page.mayBeCaptioned(link, STEPS)
                || PagerLink.endsInDigit(text == null ? page.caption(link) : text)
                || isSign(text)
                || (name != null
                        && !name.equals(text)
                        && (page.lexicon().topics(name) & STEPS) != 0)
                || page.page().tree().has(index, AttributeKind.REL)
                || page.structure().isIn(NameFact.NEXT, index, 2)
                || page.structure().isIn(NameFact.PREVIOUS, index, 2);
    }

    /** Whether a caption is short and has no letters, as arrows have none. */
    private static boolean isSign(@Nullable String text) {
        return text != null
                && text.length() <= MAX_SIGN
                && text.chars().noneMatch(Character::isLetterOrDigit);
    }
}
