package browsy.output;

import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import browsy.output.TextFormat.Head;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/** A variant of the head and the receipt around the elements that a budget keeps. */
final class BudgetFrame {
    private final TextFormat format;
    private final SpatialDom dom;
    private final @Nullable BiFunction<SpatialDom, Set<Integer>, String> receipt;
    private final boolean bare;
    private final String empty;

    private BudgetFrame(
            TextFormat format,
            SpatialDom dom,
            @Nullable BiFunction<SpatialDom, Set<Integer>, String> receipt,
            boolean bare) {
        this.format = format;
        this.dom = dom;
        this.receipt = receipt;
        this.bare = bare;
        this.empty = format.render(dom.keeping(element -> false));
    }

    /** Returns the frames of a format, the richest first. */
    static List<BudgetFrame> of(TextFormat format, SpatialDom dom) {
        TextFormat brief = format.headed(Head.BRIEF);
        TextFormat none = format.headed(Head.NONE);
        return List.of(
                new BudgetFrame(format, dom, OmissionSummary::of, false),
                new BudgetFrame(brief, dom, OmissionSummary::of, false),
                new BudgetFrame(brief, dom, OmissionSummary::counts, true),
                new BudgetFrame(brief, dom, null, true),
                new BudgetFrame(none, dom, OmissionSummary::counts, true),
                new BudgetFrame(none, dom, null, true));
    }

    /** Tests whether the frame is small enough to be used regardless of its share of the budget. */
    boolean isBare() {
        return bare;
    }

    /** Returns the frame without elements. */
    String empty() {
        return around(List.of()).text();
    }

    /**
     * A rendered page.
     *
     * @param text the text including head and receipt
     * @param hasElements whether the text contains any element
     */
    record Written(String text, boolean hasElements) {}

    /** Renders the page with the given elements. */
    Written around(List<SpatialElement> chosen) {
        Set<Integer> kept = new HashSet<>();
        chosen.forEach(element -> kept.add(element.id()));
        String text = format.render(dom.keeping(element -> kept.contains(element.id())));
        boolean whole = kept.size() == dom.size();
        return new Written(
                receipt == null || whole
                        ? text
                        : text + format.note(receipt.apply(dom, kept)) + "\n",
                text.length() > empty.length());
    }
}
