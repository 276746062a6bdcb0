package browsy.intelligence.form;

import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.word.Texts;
import browsy.intelligence.word.Topic;
import browsy.model.Role;
import browsy.model.SpatialElement;

/**
 * The position of the first text in the main content that denies access to the page, such as "You
 * do not have permission to view this page".
 *
 * @param index the index of the text in the flat tree, {@link Integer#MAX_VALUE} if there is none
 */
record Refusal(int index) {

    /** The maximum number of letters of the text. */
    private static final int MAX_LETTERS = 250;

    static Refusal of(PageSignals page) {
        for (SpatialElement element : page.visible()) {
            if (!element.isInteractive()
                    && element.role() != Role.LINK
                    && page.isMain(element)
                    && page.find(element, Topic.ACCESS_DENIED) != null
                    && Texts.letters(page.folded(element)) <= MAX_LETTERS) {
                return new Refusal(page.page().indexOf(element));
            }
        }
        return new Refusal(Integer.MAX_VALUE);
    }
}
