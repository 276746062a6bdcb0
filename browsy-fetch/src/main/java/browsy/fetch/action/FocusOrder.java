package browsy.fetch.action;

import browsy.fetch.form.FormControls;
import browsy.fetch.form.UserInput;
import browsy.fetch.navigation.LoadedPage;
import browsy.html.Checkedness;
import browsy.html.ElementTree;
import browsy.html.TreeElement;
import browsy.html.TreeScope;
import browsy.html.UserState;
import browsy.model.HiddenReason;
import browsy.model.SpatialElement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jspecify.annotations.Nullable;

/**
 * The sequential focus navigation order of a page: elements with a positive {@code tabindex} in
 * ascending order, then the other focusable elements in tree order. A shadow tree, the content of a
 * slot and an open popover are scopes of their own, at the place of their host, slot or invoker.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/interaction.html#sequential-focus-navigation">
 *     HTML: sequential focus navigation</a>
 */
final class FocusOrder {

    /**
     * An entry of a scope.
     *
     * @param tabIndex the tab index of the element
     * @param elements the element, if it is focusable, and the elements of the scopes that it owns
     */
    private record Stop(int tabIndex, List<Element> elements) {
        /** The sort key: the positive tab index, or the greatest integer without one. */
        long rank() {
            return tabIndex > 0 ? tabIndex : Long.MAX_VALUE;
        }
    }

    private final UserInput input;
    private final Checkedness checkedness;
    private final ElementTree tree;

    /** The elements that are rendered and not inert. */
    private final Set<Element> reachable;

    /** The open popovers by their invoker. */
    private final Map<Element, Element> popovers = new IdentityHashMap<>();

    private final List<Element> order;

    private FocusOrder(LoadedPage page) {
        input = page.input();
        checkedness = new Checkedness(input);
        tree = ElementTree.of(page.current().document());
        reachable = reachable(page);
        findPopovers();
        order = new ArrayList<>();
        Element modal = modal();
        TreeElement dialog = modal == null ? null : tree.get(modal);
        if (dialog != null) {
            addInside(dialog, order);
        } else {
            addScope(tree.documentScope(), order);
        }
    }

    static FocusOrder of(LoadedPage page) {
        return new FocusOrder(page);
    }

    /**
     * The next element in the order. The last element is followed by the first.
     *
     * @param from the focused element or the navigation starting point; null for the start of the
     *     page
     * @param steps 1 forward, -1 back
     * @return null if no element of the page is focusable
     */
    @Nullable Element next(@Nullable Element from, int steps) {
        if (order.isEmpty()) {
            return null;
        }
        int at = order.indexOf(from);
        if (at < 0) {
            return besides(from, steps);
        }
        List<Element> group = radioGroup(order.get(at));
        int next = at;
        do {
            next = Math.floorMod(next + steps, order.size());
        } while (next != at && group.contains(order.get(next)));
        return order.get(next);
    }

    /** The group of a radio button, of which the order visits only one; empty for others. */
    private List<Element> radioGroup(Element stop) {
        return isRadio(stop) ? checkedness.radioGroups().of(stop).members() : List.of();
    }

    /** The nearest element of the order before or after an element that is not part of it. */
    private Element besides(@Nullable Element from, int steps) {
        TreeElement start = from == null ? null : tree.get(from);
        Element first = order.get(steps > 0 ? 0 : order.size() - 1);
        if (start == null) {
            return first;
        }
        Comparator<Element> byTree = Comparator.comparingInt(this::index);
        return order.stream()
                .filter(stop -> Integer.signum(index(stop) - start.index()) == steps)
                .min(steps > 0 ? byTree : byTree.reversed())
                .orElse(first);
    }

    private int index(Element element) {
        return Objects.requireNonNull(tree.get(element)).index();
    }

    /** The elements that are rendered and not inert; only these can have the focus. */
    static Set<Element> reachable(LoadedPage page) {
        Map<Element, Boolean> found = new IdentityHashMap<>();
        for (SpatialElement element : page.current().dom().elements()) {
            Element source = page.current().source(element.id());
            if (source != null && isRendered(element)) {
                found.put(source, true);
            }
        }
        return found.keySet();
    }

    private static boolean isRendered(SpatialElement element) {
        for (HiddenReason reason : element.visibility().reasons()) {
            switch (reason.kind()) {
                case DISPLAY_NONE,
                        VISIBILITY,
                        HIDDEN_ATTRIBUTE,
                        INERT,
                        CLOSED_DETAILS,
                        CLOSED_DIALOG,
                        CLOSED_POPOVER,
                        CONTENT_VISIBILITY -> {
                    return false;
                }
                default -> {}
            }
        }
        return true;
    }

    /** Finds the invoker of each open popover, outside the popover. */
    private void findPopovers() {
        for (Element popover : input.elements(UserState.POPOVER_OPEN)) {
            Element invoker = input.invoker(popover);
            if (invoker != null && !invoker.parents().contains(popover)) {
                popovers.put(invoker, popover);
            }
        }
    }

    /** The open modal dialog, which makes the rest of the page inert; null if there is none. */
    private @Nullable Element modal() {
        Element last = null;
        for (TreeElement element : tree.elements()) {
            if (input.elements(UserState.MODAL).contains(element.element())) {
                last = element.element();
            }
        }
        return last;
    }

    /** Appends the elements of a tree scope in their order. */
    private void addScope(TreeScope scope, List<Element> out) {
        List<Stop> stops = new ArrayList<>();
        for (TreeElement e = scope.firstChild(); e != null; e = e.nextSibling()) {
            collect(e, stops);
        }
        addSorted(stops, out);
    }

    /** Appends the descendants of a dialog or popover in their order. */
    private void addInside(TreeElement owner, List<Element> out) {
        List<Stop> stops = new ArrayList<>();
        for (TreeElement e = owner.firstChild(); e != null; e = e.nextSibling()) {
            collect(e, stops);
        }
        addSorted(stops, out);
    }

    private static void addSorted(List<Stop> stops, List<Element> out) {
        stops.sort(Comparator.comparingLong(Stop::rank));
        stops.forEach(stop -> out.addAll(stop.elements()));
    }

    /**
     * Collects the entries of an element and its descendants in one scope. The entry of an element
     * consists of the element, its shadow tree, its slotted content and the popover that it opened.
     * A negative tab index excludes the element and its shadow tree.
     */
    private void collect(TreeElement e, List<Stop> stops) {
        if (popovers.containsValue(e.element())) {
            return; // the entry of its invoker contains it
        }
        Integer tabIndex = Focusability.tabIndex(e.element());
        List<Element> here = new ArrayList<>();
        if (tabIndex != null && tabIndex >= 0 && isStop(e)) {
            here.add(e.element());
        }
        TreeScope shadow = e.shadowScope();
        if (shadow != null && (tabIndex == null || tabIndex >= 0)) {
            addScope(shadow, here);
        }
        List<Node> slotted = e.isHtml("slot") ? e.scope().assignedNodes(e) : List.of();
        addSlotted(slotted, here);
        Element popover = popovers.get(e.element());
        TreeElement opened = popover == null ? null : tree.get(popover);
        if (opened != null) {
            addInside(opened, here);
        }
        if (!here.isEmpty()) {
            stops.add(new Stop(tabIndex == null ? 0 : tabIndex, here));
        }
        if (shadow == null && slotted.isEmpty()) {
            for (TreeElement c = e.firstChild(); c != null; c = c.nextSibling()) {
                collect(c, stops);
            }
        }
    }

    /** Appends the content of a slot in its order. */
    private void addSlotted(List<Node> nodes, List<Element> out) {
        List<Stop> stops = new ArrayList<>();
        for (Node node : nodes) {
            TreeElement assigned = node instanceof Element element ? tree.get(element) : null;
            if (assigned != null) {
                collect(assigned, stops);
            }
        }
        addSorted(stops, out);
    }

    /**
     * Whether the Tab key can reach an element: of a radio group, only the checked button, if any.
     */
    private boolean isStop(TreeElement e) {
        Element element = e.element();
        if (!reachable.contains(element)) {
            return false;
        }
        return !isRadio(element)
                || checkedness.isChecked(element)
                || !checkedness.isAnyChecked(checkedness.radioGroups().of(element));
    }

    private static boolean isRadio(Element element) {
        return element.normalName().equals("input")
                && FormControls.inputType(element).equals("radio");
    }
}
