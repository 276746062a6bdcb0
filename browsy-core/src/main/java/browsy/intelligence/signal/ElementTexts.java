package browsy.intelligence.signal;

import browsy.model.SpatialElement;
import browsy.spatial.SpatialPage;
import org.jspecify.annotations.Nullable;

/**
 * The texts of a page's elements: each is looked through for topics at most once, and folded only
 * if it may speak of one that is asked for.
 */
final class ElementTexts {

    /** A bit that stands for no topic. */
    private static final long KNOWN = 1L << 63;

    private final SpatialPage page;
    private final Lexicon lexicon;

    /** Topics by place among the elements; 0 before they are asked for. */
    private final long[] topics;

    private final @Nullable String[] folded;
    private final @Nullable String[] captions;

    ElementTexts(SpatialPage page, Lexicon lexicon) {
        this.page = page;
        this.lexicon = lexicon;
        topics = new long[page.elements().size()];
        folded = new @Nullable String[topics.length];
        captions = new @Nullable String[topics.length];
    }

    /** Whether the text of an element may speak of a topic; it does not if this says no. */
    boolean maySay(SpatialElement element, PhraseSet phrases) {
        String text = element.text();
        return text != null && (topics(element, text) & phrases.topic()) != 0;
    }

    /** The first phrase that occurs in the text of an element, null if none does. */
    @Nullable String find(SpatialElement element, PhraseSet phrases) {
        return maySay(element, phrases) ? phrases.findPhrase(folded(element)) : null;
    }

    private long topics(SpatialElement element, String text) {
        int place = page.placeOf(element);
        if (topics[place] == 0) {
            topics[place] = lexicon.topics(text) | KNOWN;
        }
        return topics[place];
    }

    /** Whether what is written on an element may speak of one of some topics. */
    boolean mayBeCaptioned(SpatialElement element, long any) {
        String text = element.text();
        if (text != null && !text.isEmpty()) {
            return (topics(element, text) & any) != 0;
        }
        return (lexicon.topics(caption(element)) & any) != 0;
    }

    /** The text of an element, folded; empty if it has none. */
    String folded(SpatialElement element) {
        int place = page.placeOf(element);
        String known = folded[place];
        if (known == null) {
            known = Texts.fold(element.text());
            folded[place] = known;
        }
        return known;
    }

    /** What is written on an element, folded. */
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
