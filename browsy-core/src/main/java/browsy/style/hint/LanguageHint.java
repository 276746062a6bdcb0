package browsy.style.hint;

import static browsy.style.property.FontProperties.LOCALE;

import browsy.css.value.Specified;
import browsy.css.value.font.ContentLanguage;
import browsy.html.ElementTree;
import browsy.html.TreeElement;
import browsy.style.property.DeclaredValue;
import browsy.style.property.PropertyValue;
import org.jspecify.annotations.Nullable;

/**
 * The hint of the {@code lang} attribute of an element, and of the language of the document at its
 * root.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/dom.html#attr-lang">HTML, the lang
 *     attribute</a>
 */
public final class LanguageHint {
    private LanguageHint() {}

    /** Whether an attribute (name in lower case) declares a language. */
    public static boolean isHint(String attribute) {
        return attribute.equals("lang") || attribute.equals("xml:lang");
    }

    /**
     * Returns the hint of an element; null if there is none.
     *
     * @param tree the document of the element
     */
    public static @Nullable PropertyValue of(TreeElement element, ElementTree tree) {
        String declared = tree.declaredLanguage(element);
        if (declared == null && !tree.language().isEmpty() && isRoot(element)) {
            declared = tree.language();
        }
        return declared == null
                ? null
                : new PropertyValue(
                        LOCALE,
                        new DeclaredValue.Typed(Specified.of(ContentLanguage.of(declared))));
    }

    private static boolean isRoot(TreeElement element) {
        return element.parent() == null && element.scope().host() == null;
    }
}
