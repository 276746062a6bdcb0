package browsy.intelligence.signal;

import browsy.intelligence.word.Lexicon;
import browsy.intelligence.word.PhraseSet;
import browsy.intelligence.word.Texts;
import browsy.intelligence.word.TopicText;
import browsy.model.SpatialElement;
import browsy.spatial.SpatialPage;
import org.jspecify.annotations.Nullable;

/**
 * Caches the topics, folded texts and folded captions of the elements of a page. An element's text
 * is searched for topics at most once, and folded only if it may contain a phrase of a requested
 * topic.
 */
final class ElementTexts {

    /** A flag that marks computed topics. No topic has this bit. */
    private static final long KNOWN = 1L << 63;

    private final SpatialPage page;
    private final Lexicon lexicon;

    /**
     * The topics of each element by position in the list of elements; 0 until they are computed.
     */
    private final long[] topics;

    /** The topics of captions that differ from the texts of their elements, in the same form. */
    private final long[] captionTopics;

    private final @Nullable String[] folded;
    private final @Nullable String[] captions;

    ElementTexts(SpatialPage page, Lexicon lexicon) {
        this.page = page;
        this.lexicon = lexicon;
        topics = new long[page.elements().size()];
        captionTopics = new long[topics.length];
        folded = new @Nullable String[topics.length];
        captions = new @Nullable String[topics.length];
    }

    /**
     * Whether the text of an element may contain a phrase of one of several topics; if false, it
     * contains none.
     *
     * @param any the bits of the topics
     */
    boolean mayContain(SpatialElement element, long any) {
        String text = element.text();
        return text != null && (topics(element, text) & any) != 0;
    }

    /** Returns the first phrase that occurs in the text of an element, null if none does. */
    @Nullable String find(SpatialElement element, PhraseSet phrases) {
        return mayContain(element, phrases.topic()) ? phrases.find(folded(element)) : null;
    }

    private long topics(SpatialElement element, String text) {
        int place = page.placeOf(element);
        if (topics[place] == 0) {
            topics[place] = lexicon.topics(text) | KNOWN;
        }
        return topics[place];
    }

    /**
     * Whether the caption of an element may contain a phrase of one of several topics.
     *
     * @param any the bits of the topics
     */
    boolean mayBeCaptioned(SpatialElement element, long any) {
        return (captionTopics(element) & any) != 0;
    }

    /** Returns the folded caption of an element with the topics it may contain. */
    TopicText readCaption(SpatialElement element) {
        return new TopicText(caption(element), captionTopics(element));
    }

    private long captionTopics(SpatialElement element) {
        String text = element.text();
        if (text != null && Texts.isCaption(element, text)) {
            return topics(element, text);
        }
        int place = page.placeOf(element);
        if (captionTopics[place] == 0) {
            captionTopics[place] = lexicon.topics(caption(element)) | KNOWN;
        }
        return captionTopics[place];
    }

    /** Returns the folded text of an element, empty if it has none. */
    String folded(SpatialElement element) {
        int place = page.placeOf(element);
        String known = folded[place];
        if (known == null) {
            known = Texts.fold(element.text());
            folded[place] = known;
        }
        return known;
    }

    /** Returns the folded caption of an element, see {@link Texts#caption}. */
    String caption(SpatialElement element) {
        int place = page.placeOf(element);
        String known = captions[place];
        if (known == null) {
            known = Texts.caption(element);
            captions[place] = known;
        }
        return known;
    }
}
