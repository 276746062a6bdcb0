package browsy.html;

import browsy.html.csp.ContentPolicy;
import browsy.infra.Ascii;
import java.util.Iterator;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** The policies that the {@code meta} elements of a document declare. */
public final class DocumentPolicies {
    private DocumentPolicies() {}

    /**
     * Returns the policy that a {@code meta} element declares; null if it declares none. Only those
     * in the head count, but not those in templates.
     */
    public static @Nullable String declared(Element meta) {
        return Ascii.equalsIgnoreCase(meta.attr("http-equiv"), "content-security-policy")
                        && isInHead(meta)
                ? meta.attr("content")
                : null;
    }

    private static boolean isInHead(Element meta) {
        boolean inHead = false;
        for (Element up = meta.parent(); up != null; up = up.parent()) {
            if (up.nameIs("template")) {
                return false;
            }
            inHead |= up.nameIs("head");
        }
        return inHead;
    }

    /**
     * Returns the policy that holds in a whole document.
     *
     * @param initial the policy that holds before its first element
     */
    public static ContentPolicy in(Document document, ContentPolicy initial) {
        ContentPolicy policy = initial;
        for (Element meta : DocumentParts.head(document).getElementsByTag("meta")) {
            String declared = declared(meta);
            if (declared != null) {
                policy = policy.withMeta(declared, document.location());
            }
        }
        return policy;
    }

    /**
     * Tests whether the policy that holds at the {@code base} element of a document allows its URL.
     *
     * @param initial the policy that holds before the first element
     */
    public static boolean allowBase(Document document, ContentPolicy initial) {
        ContentPolicy policy = initial;
        for (Iterator<Element> elements = document.stream().iterator(); elements.hasNext(); ) {
            Element element = elements.next();
            if (element.nameIs("base") && element.hasAttr("href")) {
                break;
            }
            String declared = element.nameIs("meta") ? declared(element) : null;
            if (declared != null) {
                policy = policy.withMeta(declared, document.location());
            }
        }
        return policy.allowsBase(document.baseUri());
    }
}
