package browsy.intelligence.action;

import browsy.intelligence.signal.FormGroup;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.word.Topic;
import browsy.model.PageType;
import browsy.model.SpatialElement;
import browsy.model.SuggestedAction;
import browsy.model.SuggestedAction.Search;
import browsy.spatial.tree.FlatTree;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Detects enabled search fields, each with the control that submits it. Of several fields with the
 * same control only the first counts; the others narrow its search.
 */
final class SearchDetector implements ActionDetector {

    /**
     * The maximum number of levels between a field and the ancestor that also contains a button
     * beside it.
     */
    private static final int MAX_CLIMB = 2;

    @Override
    public List<Search> detect(PageSignals page, PageType type, List<SuggestedAction> before) {
        List<Search> searches = new ArrayList<>();
        Set<SpatialElement> used = Collections.newSetFromMap(new IdentityHashMap<>());
        for (SpatialElement field : page.searchFields()) {
            if (field.state().disabled()) {
                continue;
            }
            FormGroup group = page.group(field);
            SpatialElement sender = sender(page, group, field);
            if (sender == null || (!group.form() && !belongsTo(page, field, sender))) {
                searches.add(new Search(field.id(), null));
            } else if (used.add(sender)) {
                searches.add(new Search(field.id(), sender.id()));
            }
        }
        return searches;
    }

    /**
     * Returns the submit control of a search field, null if there is none. In a group of several
     * data fields, a button beside the field takes precedence over the other buttons of the group.
     * The commands for the objects of a list submit no search.
     */
    private static @Nullable SpatialElement sender(
            PageSignals page, FormGroup group, SpatialElement field) {
        if (group.dataFields().size() > 1) {
            SpatialElement nearest =
                    page.submits().findInside(group, around(page, field), field, Topic.SEARCH);
            if (nearest != null) {
                return nearest;
            }
        }
        SpatialElement best = page.submits().find(group, field, Topic.SEARCH);
        return best == null || isCommand(page, group, best) ? null : best;
    }

    /** Whether a form posts one of several commands, and a control neither searches nor says Go. */
    private static boolean isCommand(PageSignals page, FormGroup group, SpatialElement control) {
        String caption = page.caption(control);
        return group.posts()
                && group.senders().size() > 1
                && !page.lexicon().get(Topic.SEARCH).in(caption)
                && !page.lexicon().get(Topic.LOGIN_SUBMIT).is(caption);
    }

    /**
     * Whether a button outside of a form submits a field: its caption contains a search phrase, or
     * it is beside the field.
     */
    private static boolean belongsTo(
            PageSignals page, SpatialElement field, SpatialElement sender) {
        if (page.lexicon().get(Topic.SEARCH).in(page.caption(sender))) {
            return true;
        }
        return isBeside(page, field, sender);
    }

    /** Whether a near ancestor of the field contains the button. */
    private static boolean isBeside(PageSignals page, SpatialElement field, SpatialElement sender) {
        int button = page.page().indexOf(sender);
        int around = around(page, field);
        return button > around && page.page().tree().contains(around, button);
    }

    /** Returns the index of the outermost near ancestor of a field. */
    private static int around(PageSignals page, SpatialElement field) {
        FlatTree tree = page.page().tree();
        int around = page.page().indexOf(field);
        for (int i = 0; i < MAX_CLIMB && tree.parent(around) >= 0; i++) {
            around = tree.parent(around);
        }
        return around;
    }
}
