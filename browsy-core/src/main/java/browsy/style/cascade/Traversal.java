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
 * The way through a document, parents before children in the flat tree. What stands in a container
 * whose size is asked for though it is not known is left out until a layout has told the size.
 */
final class Traversal {

    /** Styles the elements on the way. */
    interface Styler {

        /** Styles an element; null where no elements are in it. */
        @Nullable OpenElement style(TreeElement element, FeaturePath path, ParentContext context);

        /** Takes the style of an element away again; false where it has none. */
        boolean forget(TreeElement element);

        /** The path of an element in another one. */
        FeaturePath path(TreeElement element, FeaturePath above);

        /** The context of an element with its container as that is known now. */
        ParentContext renewed(ParentContext context, TreeElement element);

        /** Takes the ancestors of an element into the filter. */
        void enterAncestors(TreeElement element);

        /** Takes them out again. */
        void leaveAncestors(TreeElement element);

        /** Whether an element or one around it is not displayed. */
        boolean isHidden(TreeElement element);
    }

    /** An element with what it is styled by. */
    private record Step(TreeElement element, FeaturePath path, ParentContext context) {}

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

    /** Whether contents of containers are left out so far. */
    boolean waits() {
        return !waiting.isEmpty();
    }

    /** Styles an element and what is in it. */
    void run(TreeElement element, FeaturePath path, ParentContext context) {
        visit(new Step(element, path, context));
        while (!open.isEmpty()) {
            OpenElement around = open.element();
            TreeElement child = around.nextChild();
            if (child == null) {
                close();
            } else {
                FeaturePath below = styler.path(child, around.path());
                visit(new Step(child, below, around.contextOf(child)));
            }
        }
    }

    /** Styles what has waited for the sizes of containers. */
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

    private void visit(Step step) {
        TimeLimit.check();
        Step at = step;
        while (true) {
            // Layout may have asked for sizes since.
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

    /** Leaves all elements up to a container; gives the step that styled it. */
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
