package browsy.intelligence.type;

import browsy.intelligence.signal.PageSignals;
import browsy.model.SpatialElement;
import java.util.Locale;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Recognises documentation of code: signatures of functions and classes, such as {@code find(name)}
 * or {@code def find(self)}, in elements whose ids contain the names.
 *
 * @param areSeveral whether the main content has several signatures
 */
record Signatures(boolean areSeveral) {

    /** The minimum number of signatures. */
    private static final int MIN_SIGNATURES = 2;

    /** The maximum length of a signature, in characters. */
    private static final int MAX_LENGTH = 200;

    /**
     * The minimum length of a name, in characters; those of formulas such as "f(x)" are shorter.
     */
    private static final int MIN_NAME = 3;

    /** The maximum length of an id that is searched for a name, in characters. */
    private static final int MAX_ID = 500;

    /** The number of elements whose ids are searched: that of the signature and those around it. */
    private static final int MAX_LEVELS = 4;

    /** Whether the main content describes several functions by their signatures. */
    static boolean areOn(PageSignals page) {
        return page.derived(Signatures.class, Signatures::find).areSeveral();
    }

    private static Signatures find(PageSignals page) {
        int found = 0;
        for (SpatialElement element : page.visible()) {
            String name = name(element);
            if (name != null
                    && page.isMain(element)
                    && isAnchored(page.page().source(element), name)
                    && ++found >= MIN_SIGNATURES) {
                return new Signatures(true);
            }
        }
        return new Signatures(false);
    }

    /** Returns the name before the parentheses of a signature; null if the text is none. */
    private static @Nullable String name(SpatialElement element) {
        String text = element.text();
        if (text == null || text.length() > MAX_LENGTH || element.isInteractive()) {
            return null;
        }
        int end = text.indexOf('(');
        int start = end;
        while (start > 0 && Character.isUnicodeIdentifierPart(text.charAt(start - 1))) {
            start--;
        }
        return end - start >= MIN_NAME && text.indexOf(')') > end
                ? text.substring(start, end).toLowerCase(Locale.ROOT)
                : null;
    }

    /** Whether the id of an element, or of one around it, contains a name. */
    private static boolean isAnchored(Element element, String name) {
        Element up = element;
        for (int level = 0; level < MAX_LEVELS && up != null; level++) {
            String id = up.id();
            if (id.length() <= MAX_ID && id.toLowerCase(Locale.ROOT).contains(name)) {
                return true;
            }
            up = up.parent();
        }
        return false;
    }
}
