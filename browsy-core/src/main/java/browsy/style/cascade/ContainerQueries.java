package browsy.style.cascade;

import browsy.css.media.ContainerQuery;
import browsy.css.media.ContainerSize;
import browsy.css.media.ContainerSizes;
import browsy.css.media.MediaEnvironment;
import browsy.css.selector.SelectorMatcher;
import browsy.css.value.box.ContainerType;
import browsy.css.value.writing.WritingMode;
import browsy.html.TreeElement;
import browsy.style.computed.ComputedStyle;
import browsy.style.property.EffectProperties;
import browsy.style.property.FontProperties;
import browsy.style.property.TextProperties;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Answers {@code @container} conditions from the styles of an element's ancestors and from what an
 * earlier layout said of their sizes. Whoever asks for a size that no layout has told yet is
 * answered as though there were none, and the container is {@link #takeAwaited awaited}.
 *
 * @see <a href="https://drafts.csswg.org/css-conditional-5/#container-queries">CSS Conditional</a>
 */
final class ContainerQueries {

    private final ContainerSizes given;
    private final MediaEnvironment device;
    private final Substitution substitution;
    private final Function<TreeElement, @Nullable ElementStyle> styles;
    private final SelectorMatcher matcher;
    private final Set<TreeElement> containers = new LinkedHashSet<>();
    private final Map<TreeElement, ContainerSizes.@Nullable Size> settled = new HashMap<>();
    private final Set<TreeElement> asked = new HashSet<>();
    private boolean waits;
    private boolean askedByUnit;
    private @Nullable TreeElement awaited;

    /**
     * @param sizes null where a layout is still to tell them, see {@link #settle}
     * @param styles the styles of elements that are styled already
     * @param matcher whose budget the search for containers counts against
     */
    ContainerQueries(
            @Nullable ContainerSizes sizes,
            MediaEnvironment device,
            Substitution substitution,
            Function<TreeElement, @Nullable ElementStyle> styles,
            SelectorMatcher matcher) {
        this.given = sizes == null ? ContainerSizes.none() : sizes;
        this.waits = sizes == null;
        this.device = device;
        this.substitution = substitution;
        this.styles = styles;
        this.matcher = matcher;
    }

    /** The size containers met so far. */
    Set<Element> containers() {
        Set<Element> elements = Collections.newSetFromMap(new IdentityHashMap<>());
        for (TreeElement container : containers) {
            elements.add(container.element());
        }
        return elements;
    }

    /** Takes the sizes of all containers met so far; those without one have no box. */
    void settle(ContainerSizes known) {
        for (TreeElement container : containers) {
            if (!settled.containsKey(container)) {
                settled.put(container, known.contentBox(container.element()));
            }
        }
    }

    /** Takes a container as one without a size. */
    void settleWithoutSize(TreeElement container) {
        settled.put(container, null);
    }

    /** Takes containers whose sizes are not known as ones without a size from now on. */
    void stopWaiting() {
        waits = false;
    }

    /** Forgets a container, which is to be styled again. */
    void forget(TreeElement container) {
        containers.remove(container);
    }

    /** The container whose size was asked for though it was not known; asked once. */
    @Nullable TreeElement takeAwaited() {
        TreeElement taken = awaited;
        awaited = null;
        return taken;
    }

    /**
     * Notes that a style depends on the sizes of containers by its units.
     *
     * @param nearest the first element that may be the container
     */
    void askByUnit(@Nullable TreeElement nearest) {
        askedByUnit = true;
        if (!waits || settled.size() >= containers.size()) {
            return;
        }
        for (TreeElement e = nearest; e != null; e = e.flatParent()) {
            if (isUnsettled(e)) {
                awaited = e;
                return;
            }
        }
    }

    /** Whether the size of a container is not known yet. */
    private boolean isUnsettled(TreeElement element) {
        return waits && containers.contains(element) && !settled.containsKey(element);
    }

    /** Whether all who asked for a size would be answered the same by other sizes. */
    boolean hold(ContainerSizes others) {
        for (TreeElement container : askedByUnit ? containers : asked) {
            ElementStyle style = styles.apply(container);
            if (style != null
                    && !Objects.equals(
                            extent(size(container), style.computed()),
                            extent(others.contentBox(container.element()), style.computed()))) {
                return false;
            }
        }
        return true;
    }

    private ContainerSizes.@Nullable Size size(TreeElement container) {
        return settled.containsKey(container)
                ? settled.get(container)
                : given.contentBox(container.element());
    }

    /** What a container tells of its size. */
    private static ContainerSizes.@Nullable Size extent(
            ContainerSizes.@Nullable Size size, ComputedStyle style) {
        if (size == null || style.get(EffectProperties.CONTAINER_TYPE) == ContainerType.SIZE) {
            return size;
        }
        return isVertical(style)
                ? new ContainerSizes.Size(0, size.height())
                : new ContainerSizes.Size(size.width(), 0);
    }

    /** The size that units of containers refer to where there is no container. */
    ContainerSizes.Size window() {
        return new ContainerSizes.Size(device.width(), device.height());
    }

    /**
     * The size container of an element's children: the element itself, if it is one, from which
     * queries and units may then refer to it.
     *
     * @param outer that of the element
     */
    ContainerSizes.Size inside(
            TreeElement element, ComputedStyle style, ContainerSizes.Size outer) {
        ContainerType type = style.get(EffectProperties.CONTAINER_TYPE);
        if (type == ContainerType.NORMAL) {
            return outer;
        }
        containers.add(element);
        ContainerSizes.Size size = size(element);
        if (size == null) {
            return outer;
        }
        if (type == ContainerType.SIZE) {
            return size;
        }
        return isVertical(style)
                ? new ContainerSizes.Size(outer.width(), size.height())
                : new ContainerSizes.Size(size.width(), outer.height());
    }

    /** The size container of an element's children, once the element is styled. */
    ContainerSizes.Size inside(TreeElement element) {
        Deque<TreeElement> above = new ArrayDeque<>();
        for (TreeElement e = element; e != null; e = e.flatParent()) {
            above.push(e);
        }
        ContainerSizes.Size container = window();
        for (TreeElement e : above) {
            ElementStyle style = styles.apply(e);
            container = style == null ? container : inside(e, style.computed(), container);
        }
        return container;
    }

    /**
     * Whether all container conditions around a rule hold.
     *
     * @param nearest the first element that may be the container: the parent of the element that is
     *     styled, or the element itself for its pseudo-elements
     */
    boolean hold(@Nullable RuleCondition condition, @Nullable TreeElement nearest) {
        if (condition == null || !condition.asksContainer()) {
            return true;
        }
        for (RuleCondition at = condition; at != null; at = at.parent()) {
            if (at.container() != null && !holds(at.container(), nearest)) {
                return false;
            }
        }
        return true;
    }

    private boolean holds(ContainerQuery query, @Nullable TreeElement nearest) {
        ContainerQuery.SizeAxes axes = query.axes();
        for (TreeElement e = nearest; e != null && !matcher.isExhausted(); e = e.flatParent()) {
            matcher.charge(1);
            ElementStyle style = styles.apply(e);
            if (style != null && canAnswer(query, axes, style.computed())) {
                return query.matches(
                        size(axes, e, style.computed()),
                        new StyleTest(style.custom(), substitution, device)::holds);
            }
        }
        return false;
    }

    private static boolean canAnswer(
            ContainerQuery query, ContainerQuery.SizeAxes axes, ComputedStyle style) {
        if (query.name() != null
                && !style.get(EffectProperties.CONTAINER_NAME).contains(query.name())) {
            return false;
        }
        ContainerType type = style.get(EffectProperties.CONTAINER_TYPE);
        boolean vertical = isVertical(style);
        return (!axes.needsInline(vertical) || type != ContainerType.NORMAL)
                && (!axes.needsBlock(vertical) || type == ContainerType.SIZE);
    }

    private @Nullable ContainerSize size(
            ContainerQuery.SizeAxes axes, TreeElement container, ComputedStyle style) {
        boolean vertical = isVertical(style);
        if (!axes.needsInline(vertical) && !axes.needsBlock(vertical)) {
            return null;
        }
        if (isUnsettled(container)) {
            awaited = container;
            return null;
        }
        asked.add(container);
        ContainerSizes.Size size = size(container);
        return size == null
                ? null
                : new ContainerSize(
                        size.width(),
                        size.height(),
                        vertical,
                        style.get(FontProperties.FONT_SIZE),
                        device);
    }

    private static boolean isVertical(ComputedStyle style) {
        return style.get(TextProperties.WRITING_MODE) != WritingMode.HORIZONTAL_TB;
    }
}
