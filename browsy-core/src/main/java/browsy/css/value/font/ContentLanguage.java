package browsy.css.value.font;

import browsy.css.syntax.CssSerializer;
import browsy.css.syntax.Token;
import browsy.css.value.CssText;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The content language of a text: the value of {@code -webkit-locale}. It selects fonts, line break
 * rules, quotation marks and changes of case.
 */
public final class ContentLanguage implements CssText {
    /** The maximum length of a tag, because each text reads it. */
    private static final int MAX_TAG = 100;

    /** No language. */
    public static final ContentLanguage UNKNOWN = new ContentLanguage("");

    private final String tag;

    /** Computed on first use, because most tags are only compared. */
    private @Nullable HanLanguage han;

    private ContentLanguage(String tag) {
        this.tag = tag;
    }

    /**
     * Returns the language of a tag.
     *
     * @param tag a BCP 47 tag; empty if unknown. A tag of more than 100 characters counts as
     *     unknown.
     */
    public static ContentLanguage of(String tag) {
        return tag.isEmpty() || tag.length() > MAX_TAG ? UNKNOWN : new ContentLanguage(tag);
    }

    /** The BCP 47 tag as written; empty if the language is unknown. */
    public String tag() {
        return tag;
    }

    /** The language as far as it selects fonts. */
    public HanLanguage han() {
        HanLanguage known = han;
        if (known == null) {
            known = HanLanguage.of(tag);
            han = known;
        }
        return known;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ContentLanguage that && tag.equals(that.tag);
    }

    @Override
    public int hashCode() {
        return tag.hashCode();
    }

    @Override
    public String css() {
        return tag.isEmpty() ? "auto" : CssSerializer.serialize(List.of(Token.string(tag)));
    }

    @Override
    public String toString() {
        return css();
    }
}
