package browsy.intelligence.form;

import browsy.intelligence.signal.FormGroup;
import browsy.intelligence.signal.Heading;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.TreeOrder;
import browsy.intelligence.word.PhraseSet;
import browsy.intelligence.word.Texts;
import browsy.intelligence.word.TopicText;
import browsy.model.InputType;
import browsy.model.SpatialElement;
import browsy.spatial.tree.FlatTree;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * The texts that say what a form is for.
 *
 * @param submit the caption of its submit control, empty if it has none
 * @param hasSubmit whether it has a submit control, with or without a caption
 * @param captions the captions of all controls that may submit it
 * @param names what the author calls it: id, name, classes, the path of its action, the name of its
 *     password and what its fields' names begin with
 * @param heading its legend or accessible name, else the last heading before its first field; null
 *     if there is none
 * @param intro the texts between that heading and its first field
 */
record FormWords(
        TopicText submit,
        boolean hasSubmit,
        List<TopicText> captions,
        TopicText names,
        @Nullable TopicText heading,
        TopicText intro) {

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
        SpatialElement last = group.fields().get(group.fields().size() - 1);
        SpatialElement submit = page.submits().find(group, last, null);
        TopicText caption = page.lexicon().read(submit == null ? "" : page.caption(submit));
        Heading nearest = nearestHeading(page, group);
        String own = ownName(group);
        String intro = intro(page, group, nearest);
        TopicText heading =
                own.isEmpty()
                        ? nearest == null ? null : page.lexicon().read(nearest.text())
                        : page.lexicon().read(own);
        return new FormWords(
                caption,
                submit != null,
                captions,
                page.lexicon().read(Texts.words(names(group))),
                heading,
                page.lexicon().read(intro));
    }

    private static String names(FormGroup group) {
        Element root = group.root();
        String names = root.id() + ' ' + root.className();
        if (!group.form()) {
            return names;
        }
        SpatialElement password = group.first(field -> field.inputType() == InputType.PASSWORD);
        String name = password == null || password.name() == null ? "" : password.name();
        String path = path(root.attr("action"));
        String first = group.fields().get(0).name();
        int inner = first == null ? -1 : first.indexOf('[');
        String prefix = first == null || inner < 0 ? "" : first.substring(0, inner);
        return names + ' ' + root.attr("name") + ' ' + path + ' ' + name + ' ' + prefix;
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
            label = legend(group.root());
        }
        return Texts.fold(label);
    }

    /** Returns the first legend. Material UI draws the outline of each field with a hidden one. */
    private static String legend(Element form) {
        for (Element legend : form.getElementsByTag("legend")) {
            Element around = legend.parent();
            if (around != null
                    && around.normalName().equals("fieldset")
                    && !around.attr("aria-hidden").strip().equalsIgnoreCase("true")) {
                return legend.text();
            }
        }
        return "";
    }

    private static @Nullable Heading nearestHeading(PageSignals page, FormGroup group) {
        int first = page.page().indexOf(group.fields().get(0));
        List<Heading> headings = page.headings();
        int next =
                TreeOrder.firstFrom(
                        headings.size(), place -> headings.get(place).index(), first + 1);
        return next == 0 ? null : headings.get(next - 1);
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
                    && !element.tag().equals("label")
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
