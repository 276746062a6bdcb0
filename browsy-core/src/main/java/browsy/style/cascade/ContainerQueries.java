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
 * Evaluates {@code @container} conditions and container units from the styles of an element's
 * ancestors and the container sizes that an earlier layout found.
 *
 * <p>While sizes are still missing, a query for an unknown size evaluates as if the container had
 * no size, and the container is recorded as {@link #takeAwaited awaited}. The {@link Traversal}
 * then defers the contents of that container until a layout supplies the size.
 *
 * @see <a href="https://drafts.csswg.org/css-conditional-5/#container-queries">CSS Conditional</a>
 */
final class ContainerQueries {

    private final ContainerSizes knownSizes;
    private final MediaEnvironment device;
    private final Substitution substitution;
    private final Function<TreeElement, @Nullable ElementStyle> styles;
    private final SelectorMatcher matcher;
    private final Set<TreeElement> containers = new LinkedHashSet<>();
    private final Map<TreeElement, ContainerSizes.@Nullable Size> settled = new HashMap<>();
    private final Set<TreeElement> queried = new HashSet<>();
    private boolean waits;
    private boolean usedByUnits;
    private @Nullable TreeElement awaited;

    /**
     * @param sizes the container sizes; null if layout supplies them later through {@link #settle}
     * @param device the media environment, for units and the window size
     * @param substitution resolves substitution functions in style queries
     * @param styles returns the style of an element; null if the element is not styled yet
     * @param matcher the matcher whose budget the search for containers is charged to
     */
    ContainerQueries(
            @Nullable ContainerSizes sizes,
            MediaEnvironment device,
            Substitution substitution,
            Function<TreeElement, @Nullable ElementStyle> styles,
            SelectorMatcher matcher) {
        this.knownSizes = sizes == null ? ContainerSizes.none() : sizes;
        this.waits = sizes == null;
        this.device = device;
        this.substitution = substitution;
        this.styles = styles;
        this.matcher = matcher;
    }

    /** The size containers found so far. */
    Set<Element> containers() {
        Set<Element> elements = Collections.newSetFromMap(new IdentityHashMap<>());
        for (TreeElement container : containers) {
            elements.add(container.element());
        }
        return elements;
    }

    /** Records the sizes of all containers found so far. A container without a size has no box. */
    void settle(ContainerSizes known) {
        for (TreeElement container : containers) {
            if (!settled.containsKey(container)) {
                settled.put(container, known.contentBox(container.element()));
            }
        }
    }

    /** Records that a container has no size. */
    void settleWithoutSize(TreeElement container) {
        settled.put(container, null);
    }

    /** From now on, containers with unknown sizes count as containers without a size. */
    void stopWaiting() {
        waits = false;
    }

    /** Removes a container that will be styled again. */
    void forget(TreeElement container) {
        containers.remove(container);
    }

    /**
     * Returns the container whose unknown size was queried since the last call, and clears it; null
     * if there is none.
     */
    @Nullable TreeElement takeAwaited() {
        TreeElement taken = awaited;
        awaited = null;
        return taken;
    }

    /**
     * Records that a style uses container units. If a container that they may refer to has no known
     * size yet, that container becomes awaited.
     *
     * @param nearest the first element that may be the container; null if there is none
     */
    void noteContainerUnits(@Nullable TreeElement nearest) {
        usedByUnits = true;
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

    /** Whether layout still has to supply the size of an element that is a size container. */
    private boolean isUnsettled(TreeElement element) {
        return waits && containers.contains(element) && !settled.containsKey(element);
    }

    /**
     * Tests whether all sizes used so far are the same in another layout, so that no style would
     * change. Only the axes that a container makes available are compared.
     */
    boolean hold(ContainerSizes others) {
        for (TreeElement container : usedByUnits ? containers : queried) {
            ElementStyle style = styles.apply(container);
            if (style != null
                    && !Objects.equals(
                            queryableSize(size(container), style.computed()),
                            queryableSize(
                                    others.contentBox(container.element()), style.computed()))) {
                return false;
            }
        }
        return true;
    }

    private ContainerSizes.@Nullable Size size(TreeElement container) {
        return settled.containsKey(container)
                ? settled.get(container)
                : knownSizes.contentBox(container.element());
    }

    /** Reduces a size to the axes that the container type makes available; the other axis is 0. */
    private static ContainerSizes.@Nullable Size queryableSize(
            ContainerSizes.@Nullable Size size, ComputedStyle style) {
        if (size == null || style.get(EffectProperties.CONTAINER_TYPE) == ContainerType.SIZE) {
            return size;
        }
        return isVertical(style)
                ? new ContainerSizes.Size(0, size.height())
                : new ContainerSizes.Size(size.width(), 0);
    }

    /** The size of the viewport, which container units refer to outside of containers. */
    ContainerSizes.Size viewport() {
        return new ContainerSizes.Size(device.width(), device.height());
    }

    /**
     * Returns the sizes that container units of an element's children refer to: on each axis that
     * of the element if it is a size container on that axis, else that of its own nearest
     * container. Registers the element as a container if it is one.
     *
     * @param outer the sizes that container units of the element itself refer to
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

    /**
     * The same for an element whose ancestors are all styled: computes the sizes from the root
     * down.
     */
    ContainerSizes.Size inside(TreeElement element) {
        Deque<TreeElement> above = new ArrayDeque<>();
        for (TreeElement e = element; e != null; e = e.flatParent()) {
            above.push(e);
        }
        ContainerSizes.Size container = viewport();
        for (TreeElement e : above) {
            ElementStyle style = styles.apply(e);
            container = style == null ? container : inside(e, style.computed(), container);
        }
        return container;
    }

    /**
     * Tests whether all container conditions around a rule hold.
     *
     * @param condition the innermost condition around the rule; null if there is none
     * @param nearest the first element that may be the container: the parent of the element that is
     *     styled, or the element itself for its pseudo-elements
     */
    boolean hold(@Nullable RuleCondition condition, @Nullable TreeElement nearest) {
        if (condition == null || !condition.hasContainerQuery()) {
            return true;
        }
        for (RuleCondition at = condition; at != null; at = at.parent()) {
            if (at.container() != null && !holds(at.container(), nearest)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Evaluates a query against the nearest ancestor that has the requested name and makes the
     * queried axes available; false if there is none or the matching budget is used up.
     */
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

    /** Whether a container has the queried name and makes the queried axes available. */
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

    /**
     * Returns the size for a query; null if the query uses no size, or the size is missing or
     * unknown.
     */
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
        queried.add(container);
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
