package browsy.style.hint;

import static browsy.style.property.FontProperties.LOCALE;

import browsy.css.value.font.HanLanguage;
import org.jsoup.nodes.Element;

/**
 * The hint of the {@code lang} attribute. There is one only where the language changes, because
 * elements with hints share no styles.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/dom.html#attr-lang">HTML, the lang
 *     attribute</a>
 */
final class LocaleHint {
    private LocaleHint() {}

    static void of(Element element, HintCollector hints) {
        if (!element.hasAttr("lang")) {
            return;
        }
        HanLanguage own = HanLanguage.of(element.attr("lang"));
        if (own != inherited(element)) {
            hints.set(LOCALE, own);
        }
    }

    private static HanLanguage inherited(Element element) {
        for (Element at = element.parent(); at != null; at = at.parent()) {
            if (at.hasAttr("lang")) {
                return HanLanguage.of(at.attr("lang"));
            }
        }
        return HanLanguage.OTHER;
    }
}
