package browsy.style;

import browsy.config.Limits;
import browsy.config.StylesheetLoader;
import browsy.css.media.MediaEnvironment;
import browsy.html.ElementTree;
import browsy.style.cascade.AuthorSheet;
import browsy.style.cascade.StylesheetCache;
import java.util.List;

/**
 * The author stylesheets that a document applies: {@code style} elements, linked sheets and their
 * imports.
 *
 * @param sheets the sheets in document order, each with its imports
 * @param warnings messages about sheets that were dropped or truncated because of a limit
 * @see <a href="https://drafts.csswg.org/cssom-1/#css-style-sheet-collections">CSSOM, 6.2</a>
 */
public record DocumentStyles(List<AuthorSheet> sheets, List<String> warnings) {

    /** No stylesheets. */
    public static final DocumentStyles NONE = new DocumentStyles(List.of(), List.of());

    public DocumentStyles {
        sheets = List.copyOf(sheets);
        warnings = List.copyOf(warnings);
    }

    /**
     * Collects the stylesheets of a document and loads the external ones.
     *
     * @param tree the elements of the document
     * @param loader loads external sheets
     * @param environment the media environment; sheets whose media queries do not match are not
     *     loaded
     * @param cache the cache of compiled sheets
     * @param limits the limits on the number and size of sheets
     */
    public static DocumentStyles collect(
            ElementTree tree,
            StylesheetLoader loader,
            MediaEnvironment environment,
            StylesheetCache cache,
            Limits limits) {
        return new StylesheetCollector(tree, loader, environment, cache, limits).collect();
    }
}
