package browsy.intelligence.action;

import browsy.intelligence.signal.FormGroup;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.Topic;
import browsy.model.PageType;
import browsy.model.SpatialElement;
import browsy.model.SuggestedAction;
import browsy.model.SuggestedAction.Search;
import browsy.spatial.FlatTree;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Search fields, each with what sends it. */
final class SearchDetector implements ActionDetector {

    /** How far above a field the element is that holds a button beside it. */
    private static final int MAX_CLIMB = 2;

    @Override
    public List<Search> detect(PageSignals page, PageType type, List<SuggestedAction> before) {
        List<Search> searches = new ArrayList<>();
        for (SpatialElement field : page.searchFields()) {
            FormGroup group = page.group(field);
            SpatialElement sender = sender(page, group, field);
            boolean sends = sender != null && (group.form() || isBeside(page, field, sender));
            searches.add(new Search(field.id(), sends ? Ids.of(sender) : null));
        }
        return searches;
    }

    /** A button right beside the field rather than another one of its form. */
    private static @Nullable SpatialElement sender(
            PageSignals page, FormGroup group, SpatialElement field) {
        if (group.dataFields().size() > 1) {
            List<SpatialElement> beside = new ArrayList<>(group.senders());
            beside.removeIf(sender -> !standsBeside(page, field, sender));
            SpatialElement nearest = page.submits().find(group.sentBy(beside), field, Topic.SEARCH);
            if (nearest != null) {
                return nearest;
            }
        }
        return page.submits().find(group, field, Topic.SEARCH);
    }

    /** Without a form a button belongs to the field if it says so or stands right beside it. */
    private static boolean isBeside(PageSignals page, SpatialElement field, SpatialElement sender) {
        if (page.lexicon().get(Topic.SEARCH).in(page.caption(sender))) {
            return true;
        }
        return standsBeside(page, field, sender);
    }

    private static boolean standsBeside(
            PageSignals page, SpatialElement field, SpatialElement sender) {
        FlatTree tree = page.page().tree();
        int button = page.page().indexOf(sender);
        int up = page.page().indexOf(field);
        for (int i = 0; i < MAX_CLIMB && up >= 0; i++) {
            up = tree.parent(up);
            if (up >= 0 && button > up && button < tree.end(up)) {
                return true;
            }
        }
        return false;
    }
}
