package browsy.fetch.flow;

import browsy.fetch.action.Locator;
import browsy.fetch.navigation.LoadedPage;
import browsy.find.Target;
import browsy.model.Role;
import browsy.model.SpatialElement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Replaces ids of elements, which hold on one page only, by labels, roles and texts. */
final class RobustTarget {
    private static final int LONGEST_NAME = 100;

    private RobustTarget() {}

    /** The only element of a page that matches a target; empty if there is none, or several. */
    static Optional<SpatialElement> element(@Nullable LoadedPage page, Target target) {
        List<SpatialElement> found = page == null ? List.of() : Locator.all(page, target);
        return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
    }

    /**
     * Returns a target that is not an id and matches the same element alone; the given one if there
     * is none.
     */
    static Target of(@Nullable LoadedPage page, Target target) {
        if (!(target instanceof Target.Id)) {
            return target;
        }
        return element(page, target)
                .flatMap(element -> unique(page, element).or(() -> numbered(page, element)))
                .orElse(target);
    }

    /** The first target that matches only an element, on the page or in its main part. */
    private static Optional<Target> unique(@Nullable LoadedPage page, SpatialElement element) {
        Target main = Target.role(Role.MAIN);
        List<Target> all = candidates(element);
        return Stream.concat(all.stream(), all.stream().map(one -> one.within(main)))
                .filter(other -> isOnly(page, other, element))
                .findFirst();
    }

    /** The first target that matches an element among others, with its index. */
    private static Optional<Target> numbered(@Nullable LoadedPage page, SpatialElement element) {
        for (Target candidate : candidates(element)) {
            List<SpatialElement> found = page == null ? List.of() : Locator.all(page, candidate);
            for (int i = 0; i < found.size(); i++) {
                if (found.get(i).id() == element.id()) {
                    return Optional.of(candidate.nth(i));
                }
            }
        }
        return Optional.empty();
    }

    private static boolean isOnly(
            @Nullable LoadedPage page, Target target, SpatialElement element) {
        return element(page, target).filter(found -> found.id() == element.id()).isPresent();
    }

    private static List<Target> candidates(SpatialElement element) {
        List<Target> candidates = new ArrayList<>();
        Role role = element.role();
        String name = shortened(element.displayName());
        String label = shortened(element.label());
        if (element.isFormField() && label != null) {
            candidates.add(Target.label(label));
        }
        if (role != null && name != null) {
            candidates.add(Target.role(role.wireName(), name));
        }
        String text = shortened(element.text());
        if (text != null) {
            candidates.add(Target.text(text));
        }
        String field = element.name();
        if (element.isFormField() && field != null && field.matches("[\\w.:\\[\\]-]{1,100}")) {
            candidates.add(Target.css(element.tag() + "[name=\"" + field + "\"]"));
        }
        if (role != null) {
            candidates.add(Target.role(role.wireName()));
        }
        return candidates;
    }

    private static @Nullable String shortened(@Nullable String name) {
        return name == null || name.isBlank() || name.length() > LONGEST_NAME ? null : name;
    }
}
