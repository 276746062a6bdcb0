package browsy.fetch.action;

import browsy.fetch.config.FetchException.ActionError;
import browsy.fetch.config.FetchException.ActionError.Kind;
import browsy.fetch.navigation.LoadedPage;
import browsy.fetch.url.WebAddress;
import browsy.find.Target;
import browsy.html.Disabledness;
import browsy.model.HiddenReason;
import browsy.model.Relations;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** Resolves targets to elements and checks that a user could act on them. */
public final class Locator {
    /** The maximum number of elements in an error message. */
    private static final int MAX_CANDIDATES = 5;

    private Locator() {}

    /**
     * The elements that match a target equally well, in document order.
     *
     * @throws ActionError if the target is an invalid selector
     */
    public static List<SpatialElement> all(LoadedPage page, Target target) {
        try {
            return target.resolve(page.dom());
        } catch (IllegalArgumentException e) {
            throw new ActionError(Kind.INVALID_VALUE, 0, String.valueOf(e.getMessage()));
        }
    }

    /**
     * The only element that matches a target.
     *
     * @param before the previous page, to recognise stale ids; null if there is none
     * @throws ActionError if no element matches, or more than one
     */
    public static ResolvedTarget locate(
            LoadedPage page, @Nullable LoadedPage before, Target target) {
        List<SpatialElement> found = all(page, target);
        if (found.size() > 1) {
            String list =
                    found.stream()
                            .limit(MAX_CANDIDATES)
                            .map(
                                    candidate ->
                                            ResolvedTarget.describe(candidate)
                                                    + place(page, candidate))
                            .collect(Collectors.joining(", "));
            throw new ActionError(
                    Kind.AMBIGUOUS,
                    0,
                    found.size()
                            + " elements fit "
                            + target
                            + ": "
                            + list
                            + "; name one by its id, or say which by within() or nth()",
                    found);
        }
        if (found.isEmpty()) {
            throw missing(page, before, target);
        }
        SpatialElement element = found.get(0);
        Element source = page.current().source(element.id());
        return new ResolvedTarget(page, element, Objects.requireNonNull(source));
    }

    /**
     * The only element that matches a target, if a user could act on it.
     *
     * @throws ActionError if it is hidden, disabled or covered
     */
    public static ResolvedTarget usable(
            LoadedPage page, @Nullable LoadedPage before, Target target) {
        ResolvedTarget located = locate(page, before, target);
        SpatialElement element = located.element();
        if (element.hidden() && !isOnlyTransparent(element)) {
            throw located.error(Kind.NOT_VISIBLE, "is hidden" + howToShow(element));
        }
        if (Disabledness.isDisabled(located.source()) || element.state().disabled()) {
            throw located.error(
                    Kind.DISABLED, "is disabled; something else must be filled in or chosen first");
        }
        Integer cover = element.visibility().coveredBy();
        if (cover != null) {
            throw located.error(
                    Kind.COVERED,
                    "is covered by element " + cover + "; dismiss that first, or use force()");
        }
        return located;
    }

    /**
     * The only element that matches a target, if a click reaches it.
     *
     * @throws ActionError if it is hidden, disabled, covered or lets clicks through
     */
    public static ResolvedTarget clickable(
            LoadedPage page, @Nullable LoadedPage before, Target target) {
        ResolvedTarget located = usable(page, before, target);
        if (located.element().visibility().clickThrough()) {
            throw located.error(
                    Kind.COVERED,
                    "lets clicks through (pointer-events: none); use force() to click it");
        }
        return located;
    }

    /** Whether transparency is the only reason why an element is hidden; clicks reach it. */
    private static boolean isOnlyTransparent(SpatialElement element) {
        List<HiddenReason> reasons = element.visibility().reasons();
        return !reasons.isEmpty()
                && reasons.stream()
                        .allMatch(reason -> reason.kind() == HiddenReason.Kind.TRANSPARENT);
    }

    private static String howToShow(SpatialElement element) {
        for (HiddenReason reason : element.visibility().reasons()) {
            if (reason.revealedBy() != null) {
                return "; clicking element " + reason.revealedBy() + " would show it";
            }
        }
        return "; look for what opens it, or use force()";
    }

    /** The heading or landmark and the position of an element, to distinguish candidates. */
    private static String place(LoadedPage page, SpatialElement element) {
        Relations relations = element.relations();
        Integer around = relations.heading() == null ? relations.landmark() : relations.heading();
        SpatialElement sign = around == null ? null : page.dom().get(around).orElse(null);
        String name = sign == null ? null : sign.displayName();
        return (name == null ? "" : " under \"" + name + "\"")
                + " at "
                + Math.round(element.bounds().x())
                + ","
                + Math.round(element.bounds().y());
    }

    /**
     * Creates the error for a target without a match. It suggests elements that resemble the one of
     * a stale id, or whose names resemble the words of the target.
     */
    private static ActionError missing(
            LoadedPage page, @Nullable LoadedPage before, Target target) {
        if (target instanceof Target.Id wanted) {
            SpatialElement old = before == null ? null : before.dom().get(wanted.id()).orElse(null);
            if (old != null) {
                List<SpatialElement> like = similar(page.dom(), old);
                return new ActionError(
                        Kind.STALE,
                        wanted.id(),
                        ResolvedTarget.describe(old)
                                + " was on the page before and is gone"
                                + (like.isEmpty() ? "" : "; nearest now: " + like),
                        like);
            }
            return new ActionError(
                    Kind.NOT_FOUND,
                    wanted.id(),
                    "Element "
                            + wanted.id()
                            + " not found on "
                            + WebAddress.shown(page.url())
                            + "; read the page anew");
        }
        String words = target.words();
        List<SpatialElement> near =
                words == null ? List.of() : NameSuggestions.of(page.dom(), words, MAX_CANDIDATES);
        return new ActionError(
                Kind.NOT_FOUND,
                0,
                "nothing on "
                        + WebAddress.shown(page.url())
                        + " fits "
                        + target
                        + (near.isEmpty()
                                ? "; read the page anew and name what is there"
                                : "; nearest: "
                                        + near.stream()
                                                .map(ResolvedTarget::describe)
                                                .collect(Collectors.joining(", "))),
                near);
    }

    /** The elements that most resemble a removed one, the most similar first. */
    private static List<SpatialElement> similar(SpatialDom dom, SpatialElement old) {
        return dom.elements().stream()
                .filter(e -> !e.hidden() && e.role() == old.role() && e.tag().equals(old.tag()))
                .sorted(Comparator.comparingInt(e -> -likeness(e, old)))
                .filter(e -> likeness(e, old) > 0)
                .limit(MAX_CANDIDATES)
                .toList();
    }

    /** A similarity score by {@code name} attribute, link URL and accessible name; 0 for none. */
    private static int likeness(SpatialElement a, SpatialElement b) {
        int score = a.name() != null && a.name().equals(b.name()) ? 4 : 0;
        score += a.href() != null && a.href().equals(b.href()) ? 4 : 0;
        String mine = words(a);
        String other = words(b);
        if (!mine.isEmpty() && mine.equals(other)) {
            return score + 8;
        }
        boolean part = !mine.isEmpty() && !other.isEmpty();
        return score + (part && (mine.contains(other) || other.contains(mine)) ? 3 : 0);
    }

    private static String words(SpatialElement element) {
        String name = element.displayName();
        return name == null ? "" : name.toLowerCase(Locale.ROOT);
    }
}
