package browsy.intelligence.type;

import browsy.intelligence.signal.FormGroup;
import browsy.intelligence.signal.Heading;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.word.Amounts;
import browsy.intelligence.word.PhraseSet;
import browsy.intelligence.word.Topic;
import browsy.model.InputType;
import browsy.model.Role;
import browsy.model.SpatialElement;
import browsy.spatial.tree.FlatTree;
import org.jsoup.nodes.Element;

/** Recognises offers: pages about one item with a price, and about a download. */
final class Offers {

    /** The maximum length of a text that is a price, in characters. */
    private static final int MAX_PRICE = 16;

    /** The number of texts below the heading that are examined for a price. */
    private static final int MAX_BELOW = 8;

    /** The maximum length of a text that begins with a price, in characters. */
    private static final int MAX_OFFER = 60;

    /** The maximum number of texts with prices of one item: old, new, per unit, delivery. */
    private static final int MAX_PRICES = 6;

    /** The maximum number of fields of a form that puts an item into a cart. */
    private static final int MAX_CHOICES = 12;

    /** The maximum length of a text beside a control, in characters. */
    private static final int MAX_BESIDE = 24;

    /** The maximum length of the text of a page that is about a download. */
    private static final int MAX_PAGE = 1500;

    /** The maximum share of prose in the text of a page that is about a download. */
    private static final double MAX_PROSE = 0.75;

    private Offers() {}

    /**
     * Whether the page is about one item for sale: a price outside of the entries of a list is
     * right below the main heading, or before a form that takes its quantity, or the page has a
     * price and one control that buys.
     */
    static boolean isOne(PageSignals page) {
        return page.derived(OneItem.class, OneItem::of).isOffered();
    }

    /** Whether a page is about one item for sale. */
    private record OneItem(boolean isOffered) {

        static OneItem of(PageSignals page) {
            return new OneItem(
                    !page.isFrontPage() && (isPriced(page) || isPurchase(page) || isSold(page)));
        }
    }

    /** Whether a price outside of the entries of a list is right below the main heading. */
    private static boolean isPriced(PageSignals page) {
        Heading heading = page.mainHeading();
        if (heading == null) {
            return false;
        }
        int below = 0;
        for (SpatialElement element : page.visible()) {
            int index = page.page().indexOf(element);
            if (element.text() != null && index > heading.index()) {
                if (isPrice(page, index) && !page.entries().contain(index)) {
                    return true;
                }
                if (++below >= MAX_BELOW) {
                    break;
                }
            }
        }
        return false;
    }

    /** Whether the main content has a price and exactly one control that buys. */
    private static boolean isSold(PageSignals page) {
        long controls =
                page.visible().stream()
                        .filter(element -> isBuying(page, element) && page.isMain(element))
                        .limit(2)
                        .count();
        return controls == 1
                && page.visible().stream()
                        .anyMatch(element -> hasAmount(element) && page.isMain(element));
    }

    private static boolean hasAmount(SpatialElement element) {
        String text = element.text();
        return text != null && text.length() <= MAX_OFFER && Amounts.areIn(text);
    }

    private static boolean isBuying(PageSignals page, SpatialElement element) {
        return (element.role() == Role.BUTTON || element.role() == Role.LINK)
                && page.mayBeCaptioned(element, Topic.CART)
                && page.readCaption(element).is(page.lexicon().get(Topic.CART));
    }

    /** Whether a short text is a price, or the number of a price whose currency is beside it. */
    private static boolean isPrice(PageSignals page, int index) {
        FlatTree tree = page.page().tree();
        for (int at : new int[] {index, tree.parent(index)}) {
            if (at >= 0
                    && page.textLength(at) <= MAX_PRICE
                    && Amounts.areIn(tree.element(at).text())) {
                return true;
            }
        }
        return false;
    }

    /** Whether a control of the main content, outside of sentences, says that it downloads. */
    private static boolean hasDownload(PageFacts facts) {
        PageSignals page = facts.page();
        PhraseSet phrases = page.lexicon().get(Topic.DOWNLOAD);
        for (SpatialElement element : page.visible()) {
            boolean control = element.role() == Role.LINK || element.role() == Role.BUTTON;
            if (control
                    && page.mayBeCaptioned(element, Topic.DOWNLOAD)
                    && page.isMain(element)
                    && !isInText(page.page().source(element))) {
                String caption = page.caption(element);
                if (caption.length() <= MAX_OFFER && phrases.begins(caption)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether text is around a control, so that it refers to a download and is no offer. */
    private static boolean isInText(Element control) {
        Element parent = control.parent();
        return parent != null && parent.ownText().length() > MAX_BESIDE;
    }

    /** Whether a page with little text, not mostly prose, and no author offers a download. */
    static boolean isDownload(PageFacts facts) {
        return facts.text() <= MAX_PAGE
                && facts.prose() <= facts.text() * MAX_PROSE
                && !Reading.hasByline(facts)
                && !facts.isDeclaredArticle()
                && hasDownload(facts);
    }

    /**
     * Whether a form for a quantity or variants, without fields for text, follows the main heading,
     * and a price is between the heading and the end of the form.
     */
    static boolean isPurchase(PageSignals page) {
        Heading heading = page.mainHeading();
        if (heading == null) {
            return false;
        }
        int end = -1;
        for (FormGroup group : page.groups()) {
            if (isPurchaseForm(group)) {
                SpatialElement last = group.senders().get(group.senders().size() - 1);
                end = page.page().indexOf(last);
                break;
            }
        }
        if (end < 0) {
            return false;
        }
        int priced = 0;
        for (SpatialElement element : page.visible()) {
            int index = page.page().indexOf(element);
            if (index > heading.index() && index <= end && hasAmount(element)) {
                priced++;
            }
        }
        return priced > 0 && priced <= MAX_PRICES;
    }

    private static boolean isPurchaseForm(FormGroup group) {
        boolean counts = false;
        for (SpatialElement field : group.fields()) {
            InputType type = field.inputType();
            boolean isNumber = type == InputType.NUMBER;
            boolean isChoice = field.tag().equals("select") || (type != null && type.isCheckable());
            if (!isNumber && !isChoice) {
                return false;
            }
            counts |= isNumber;
        }
        return counts && !group.senders().isEmpty() && group.fields().size() <= MAX_CHOICES;
    }
}
