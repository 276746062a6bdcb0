package browsy.intelligence.signal;

import browsy.model.InputType;
import browsy.model.SpatialElement;
import browsy.spatial.SpatialPage;
import java.util.Locale;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Finds the control that submits a group of fields, by the highest score. The score prefers submit
 * buttons to other buttons and these to links, captions with a phrase of the purpose, controls
 * after the last field, and controls near it; a cancel caption lowers it.
 */
public final class SubmitFinder {

    /** The score of a caption with a phrase of the purpose. */
    private static final int PURPOSE = 30;

    /** The score of a caption with a cancel phrase. */
    private static final int OTHER_PURPOSE = -50;

    /** The score of a control after the last field. */
    private static final int AFTER = 12;

    private final SpatialPage page;
    private final Lexicon lexicon;

    SubmitFinder(SpatialPage page, Lexicon lexicon) {
        this.page = page;
        this.lexicon = lexicon;
    }

    /**
     * Returns the control with the highest positive score, null if there is none.
     *
     * @param group the fields
     * @param last the last field to fill in before submitting
     * @param purpose the topic of suitable captions
     */
    public @Nullable SpatialElement find(FormGroup group, SpatialElement last, Topic purpose) {
        SpatialElement best = null;
        double bestScore = 0;
        for (SpatialElement sender : group.senders()) {
            double score = score(sender, last, purpose);
            if (score > bestScore) {
                best = sender;
                bestScore = score;
            }
        }
        return best;
    }

    private double score(SpatialElement sender, SpatialElement last, Topic purpose) {
        String caption = Texts.caption(sender);
        double score = kindScore(sender);
        if (lexicon.get(purpose).in(caption)) {
            score += PURPOSE;
        } else if (lexicon.get(Topic.CANCEL).in(caption)) {
            score += OTHER_PURPOSE;
        }
        if (sender.id() > last.id()) {
            score += AFTER;
        }
        double distance =
                Math.abs(sender.bounds().centerY() - last.bounds().centerY())
                        + Math.abs(sender.bounds().centerX() - last.bounds().centerX()) / 4;
        return score - Math.min(10, distance / 100);
    }

    /** Returns the score of the kind of control. Buttons that open a popup or menu score less. */
    private double kindScore(SpatialElement sender) {
        InputType type = sender.inputType();
        if (type == InputType.SUBMIT || type == InputType.IMAGE) {
            return 60;
        }
        if (type == InputType.BUTTON) {
            return 40;
        }
        if (sender.tag().equals("button")) {
            Element source = page.source(sender);
            String written = source.attr("type").strip().toLowerCase(Locale.ROOT);
            boolean popsUp =
                    source.hasAttr("aria-haspopup")
                            || source.hasAttr("data-toggle")
                            || source.hasAttr("data-bs-toggle")
                            || source.hasAttr("popovertarget")
                            || source.hasAttr("commandfor");
            return written.equals("button") ? (popsUp ? 10 : 40) : popsUp ? 30 : 60;
        }
        return 25;
    }
}
