package browsy.intelligence.form;

import browsy.intelligence.signal.FormGroup;
import browsy.intelligence.signal.Heading;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.PhraseSet;
import browsy.intelligence.signal.Texts;
import browsy.intelligence.signal.TopicText;
import browsy.model.SpatialElement;
import browsy.spatial.tree.FlatTree;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * The texts that say what a form is for.
 *
 * @param captions the captions of its submit controls
 * @param names what the author calls it: id, name, classes and the path of its action
 * @param heading its legend or accessible name, else the last heading before its first field; null
 *     if there is none
 * @param intro the texts between that heading and its first field
 */
record FormWords(
        List<TopicText> captions, TopicText names, @Nullable TopicText heading, TopicText intro) {

    /** The maximum length of an introduction, in characters. */
    private static final int MAX_INTRO = 300;

    /** The maximum number of submit controls whose captions count. */
    private static final int MAX_SENDERS = 12;

    static FormWords of(PageSignals page, FormGroup group) {
        List<TopicText> captions = new ArrayList<>();
        for (SpatialElement sender : group.senders()) {
            if (captions.size() < MAX_SENDERS) {
                captions.add(page.lexicon().read(page.caption(sender)));
            }
        }
        Element root = group.root();
        String names =
                group.form()
                        ? root.id()
                                + ' '
                                + root.attr("name")
                                + ' '
                                + root.className()
                                + ' '
                                + path(root.attr("action"))
                        : root.id() + ' ' + root.className();
        Heading nearest = nearestHeading(page, group);
        String own = ownName(group);
        String intro = intro(page, group, nearest);
        TopicText heading =
                own.isEmpty()
                        ? nearest == null ? null : page.lexicon().read(nearest.text())
                        : page.lexicon().read(own);
        return new FormWords(
                captions,
                page.lexicon().read(Texts.words(names)),
                heading,
                page.lexicon().read(intro));
    }

    boolean isCaptioned(PhraseSet phrases) {
        return caption(phrases) != null;
    }

    /** Returns the first caption with a phrase, null if none has one. */
    @Nullable String caption(PhraseSet phrases) {
        for (TopicText caption : captions) {
            if (caption.find(phrases) != null) {
                return caption.text();
            }
        }
        return null;
    }

    boolean isHeaded(PhraseSet phrases) {
        return heading != null && heading.find(phrases) != null;
    }

    private static String path(String address) {
        int query = address.indexOf('?');
        return query < 0 ? address : address.substring(0, query);
    }

    /** Returns the folded accessible name or first legend of a form, empty if it has none. */
    private static String ownName(FormGroup group) {
        if (!group.form()) {
            return "";
        }
        String label = group.root().attr("aria-label");
        if (label.isEmpty()) {
            Element legend = group.root().selectFirst("legend");
            label = legend == null ? "" : legend.text();
        }
        return Texts.fold(label);
    }

    private static @Nullable Heading nearestHeading(PageSignals page, FormGroup group) {
        int first = page.page().indexOf(group.fields().get(0));
        Heading nearest = null;
        for (Heading heading : page.headings()) {
            if (heading.index() > first) {
                break;
            }
            nearest = heading;
        }
        return nearest;
    }

    /** Returns the folded text between a heading and the first field of a group. */
    private static String intro(PageSignals page, FormGroup group, @Nullable Heading heading) {
        FlatTree tree = page.page().tree();
        int first = page.page().indexOf(group.fields().get(0));
        int after = heading == null ? -1 : heading.index();
        List<SpatialElement> all = page.page().elements();
        int place = page.page().placeOf(group.fields().get(0));
        StringBuilder text = new StringBuilder();
        for (int i = place - 1; i >= 0 && text.length() < MAX_INTRO; i--) {
            SpatialElement element = all.get(i);
            int index = page.page().indexOf(element);
            if (index <= after || element.isFormField()) {
                break;
            }
            boolean contains = tree.contains(index, first);
            if (!element.hidden()
                    && element.text() != null
                    && !contains
                    && !element.isInteractive()) {
                text.insert(0, element.text() + ' ');
            }
        }
        String folded = Texts.fold(text.toString());
        return folded.length() <= MAX_INTRO
                ? folded
                : folded.substring(folded.length() - MAX_INTRO);
    }
}
