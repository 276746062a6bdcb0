package browsy.intelligence.signal;

import browsy.model.SpatialElement;
import java.util.ArrayList;
import java.util.List;

/**
 * The buttons that grant or deny an application access.
 *
 * @param approve ids of the controls that grant access
 * @param deny ids of the controls that deny access
 */
public record ConsentButtons(List<Integer> approve, List<Integer> deny) {

    private static final int MAX_CAPTION = 60;

    public ConsentButtons {
        approve = List.copyOf(approve);
        deny = List.copyOf(deny);
    }

    /**
     * Finds the buttons on a page by their captions. If buttons grant but none denies, links in the
     * main content that deny count.
     */
    public static ConsentButtons of(PageSignals page) {
        List<Integer> approve = new ArrayList<>();
        List<Integer> deny = new ArrayList<>();
        classify(page, page.content().buttons(), approve, deny);
        if (deny.isEmpty() && !approve.isEmpty()) {
            classify(page, page.content().mainLinks(), new ArrayList<>(), deny);
        }
        return new ConsentButtons(approve, deny);
    }

    private static void classify(
            PageSignals page,
            List<SpatialElement> candidates,
            List<Integer> approve,
            List<Integer> deny) {
        for (SpatialElement button : candidates) {
            String caption = page.caption(button);
            if (caption.length() > MAX_CAPTION || button.state().disabled()) {
                continue;
            }
            if (page.lexicon().get(Topic.DENY).begins(caption)) {
                deny.add(button.id());
            } else if (page.lexicon().get(Topic.APPROVE).begins(caption)) {
                approve.add(button.id());
            }
        }
    }
}
