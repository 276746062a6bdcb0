package browsy.style;

import browsy.config.Limits;
import browsy.config.StylesheetLoader;
import browsy.css.media.MediaEnvironment;
import browsy.html.ElementTree;
import browsy.html.csp.ContentPolicy;
import browsy.style.cascade.AuthorSheet;
import browsy.style.cascade.StyleAttributeRule;
import browsy.style.cascade.StylesheetCache;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The author stylesheets that a document applies: {@code style} elements, linked sheets and their
 * imports.
 *
 * @param sheets the sheets in document order, each with its imports
 * @param warnings messages about sheets that were dropped or truncated because of a limit, or that
 *     the content policy refused
 * @param attributes which style attributes count; null for all
 * @see <a href="https://drafts.csswg.org/cssom-1/#css-style-sheet-collections">CSSOM, 6.2</a>
 */
public record DocumentStyles(
        List<AuthorSheet> sheets, List<String> warnings, @Nullable StyleAttributeRule attributes) {

    /** No stylesheets. */
    public static final DocumentStyles NONE = new DocumentStyles(List.of(), List.of());

    public DocumentStyles {
        sheets = List.copyOf(sheets);
        warnings = List.copyOf(warnings);
    }

    /** Creates the stylesheets of a document whose style attributes all count. */
    public DocumentStyles(List<AuthorSheet> sheets, List<String> warnings) {
        this(sheets, warnings, null);
    }

    /**
     * Collects the stylesheets of a document and loads the external ones.
     *
     * @param tree the elements of the document
     * @param policy the content policy that holds before the first element
     * @param loader loads external sheets
     * @param environment the media environment; sheets whose media queries do not match are not
     *     loaded
     * @param cache the cache of compiled sheets
     * @param limits the limits on the number and size of sheets
     */
    public static DocumentStyles collect(
            ElementTree tree,
            ContentPolicy policy,
            StylesheetLoader loader,
            MediaEnvironment environment,
            StylesheetCache cache,
            Limits limits) {
        return new StylesheetCollector(tree, policy, loader, environment, cache, limits).collect();
    }
}
