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

    /** Topics by index in the flat tree; 0 before they are asked for. */
    private final long[] topics;

    private final @Nullable String[] folded;
    private final @Nullable String[] captions;

    ElementTexts(SpatialPage page, Lexicon lexicon) {
        this.page = page;
        this.lexicon = lexicon;
        topics = new long[page.tree().size()];
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
        int index = page.indexOf(element);
        if (topics[index] == 0) {
            topics[index] = lexicon.topics(text) | KNOWN;
        }
        return topics[index];
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
        int index = page.indexOf(element);
        String known = folded[index];
        if (known == null) {
            known = Texts.fold(element.text());
            folded[index] = known;
        }
        return known;
    }

    /** What is written on an element, folded. */
    String caption(SpatialElement element) {
        int index = page.indexOf(element);
        String known = captions[index];
        if (known == null) {
            known = Texts.caption(element);
            captions[index] = known;
        }
        return known;
    }
}
