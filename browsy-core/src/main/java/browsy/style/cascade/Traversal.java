package browsy.style.cascade;

import browsy.css.media.ContainerSizes;
import browsy.html.ElementTree;
import browsy.html.TreeElement;
import browsy.infra.TimeLimit;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The traversal of a document in the flat tree, parents before children, with an explicit stack. If
 * a style depends on the unknown size of a container, the contents of the container are skipped
 * until layout supplies the size.
 */
final class Traversal {

    /** Styles the elements that the traversal visits. */
    interface Styler {

        /** Styles an element; null if it has no child elements. */
        @Nullable OpenElement style(TreeElement element, FeatureNode path, ParentContext context);

        /** Removes the style of an element; false if it has none. */
        boolean forget(TreeElement element);

        /** The path of an element whose parent has the path {@code above}. */
        FeatureNode path(TreeElement element, FeatureNode above);

        /** Returns the context of an element with the container size as known now. */
        ParentContext renewed(ParentContext context, TreeElement element);

        /** Adds the ancestors of an element to the filter. */
        void enterAncestors(TreeElement element);

        /** Removes the ancestors of an element from the filter. */
        void leaveAncestors(TreeElement element);

        /** Whether an element or one of its ancestors has {@code display: none}. */
        boolean isHidden(TreeElement element);
    }

    /** A visit of an element, with its path and context. */
    private record Step(TreeElement element, FeatureNode path, ParentContext context) {}

    private final ElementTree tree;
    private final Styler styler;
    private final ContainerQueries queries;
    private final AncestorFilter ancestors;
    private final Deque<OpenElement> open = new ArrayDeque<>();
    private List<Step> waiting = new ArrayList<>();

    Traversal(ElementTree tree, Styler styler, ContainerQueries queries, AncestorFilter ancestors) {
        this.tree = tree;
        this.styler = styler;
        this.queries = queries;
        this.ancestors = ancestors;
    }

    /** Whether contents of containers are waiting for sizes. */
    boolean waits() {
        return !waiting.isEmpty();
    }

    /** Styles an element and its descendants. */
    void run(TreeElement element, FeatureNode path, ParentContext context) {
        visit(new Step(element, path, context));
        while (!open.isEmpty()) {
            OpenElement around = open.element();
            TreeElement child = around.nextChild();
            if (child == null) {
                close();
            } else {
                FeatureNode below = styler.path(child, around.path());
                visit(new Step(child, below, around.contextOf(child)));
            }
        }
    }

    /** Styles the containers that waited for sizes again, and their descendants. */
    void proceed(ContainerSizes sizes) {
        queries.settle(sizes);
        List<Step> ready = waiting;
        waiting = new ArrayList<>();
        for (Step step : ready) {
            TreeElement element = step.element();
            styler.enterAncestors(element);
            run(element, step.path(), styler.renewed(step.context(), element));
            styler.leaveAncestors(element);
        }
    }

    /**
     * Styles an element and opens it for its children. If the style depends on the unknown size of
     * a container, the traversal returns to that container, discards the styles of its contents and
     * lets it wait. A container that is not displayed has no size, so it is styled again at once.
     */
    private void visit(Step step) {
        TimeLimit.check();
        Step at = step;
        while (true) {
            // Discard requests for sizes that layout made in the meantime.
            queries.takeAwaited();
            OpenElement opened = styler.style(at.element(), at.path(), at.context());
            TreeElement awaited = queries.takeAwaited();
            if (awaited == null) {
                if (opened != null) {
                    ancestors.push(at.path().features().ancestorHashes());
                    open.push(opened);
                }
                return;
            }
            at = backTo(awaited, at);
            if (!styler.isHidden(awaited)) {
                forgetContents(awaited);
                waiting.add(at);
                return;
            }
            queries.settleWithoutSize(awaited);
        }
    }

    /**
     * Closes all elements inside a container and the container itself; returns the visit of the
     * container.
     */
    private Step backTo(TreeElement container, Step at) {
        Step last = at;
        while (last.element() != container) {
            OpenElement left = close();
            last = new Step(left.element(), left.path(), left.outer());
        }
        return last;
    }

    private OpenElement close() {
        OpenElement closed = open.pop();
        ancestors.pop(closed.path().features().ancestorHashes());
        return closed;
    }

    private void forgetContents(TreeElement container) {
        Deque<TreeElement> styled = new ArrayDeque<>();
        styled.push(container);
        while (!styled.isEmpty()) {
            Iterator<TreeElement> children = Flattening.children(tree, styled.pop());
            while (children.hasNext()) {
                TreeElement child = children.next();
                if (styler.forget(child)) {
                    styled.push(child);
                }
            }
        }
    }
}
