package browsy.style.cascade;

import browsy.css.media.ContainerQuery;
import browsy.css.media.ContainerSize;
import browsy.css.media.ContainerSizes;
import browsy.css.media.MediaEnvironment;
import browsy.css.selector.SelectorMatcher;
import browsy.css.value.ContainerType;
import browsy.css.value.WritingMode;
import browsy.html.TreeElement;
import browsy.style.computed.ComputedStyle;
import browsy.style.property.EffectProperties;
import browsy.style.property.FontProperties;
import browsy.style.property.TextProperties;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Function;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Answers {@code @container} conditions from the styles of an element's ancestors and from what an
 * earlier layout said of their sizes.
 *
 * @see <a href="https://drafts.csswg.org/css-conditional-5/#container-queries">CSS Conditional</a>
 */
final class ContainerQueries {

    private final ContainerSizes sizes;
    private final MediaEnvironment device;
    private final Substitution substitution;
    private final Function<TreeElement, @Nullable ElementStyle> styles;
    private final SelectorMatcher matcher;
    private final Set<Element> containers = new LinkedHashSet<>();

    /**
     * @param styles the styles of elements that are styled already
     * @param matcher whose budget the search for containers counts against
     */
    ContainerQueries(
            ContainerSizes sizes,
            MediaEnvironment device,
            Substitution substitution,
            Function<TreeElement, @Nullable ElementStyle> styles,
            SelectorMatcher matcher) {
        this.sizes = sizes;
        this.device = device;
        this.substitution = substitution;
        this.styles = styles;
        this.matcher = matcher;
    }

    /** The size containers met so far. */
    Set<Element> containers() {
        return containers;
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
        containers.add(element.element());
        ContainerSizes.Size size = sizes.contentBox(element.element());
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
        ContainerSizes.Size size = sizes.contentBox(container.element());
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
