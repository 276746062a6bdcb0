package browsy.style;

import browsy.config.Limits;
import browsy.config.StylesheetLoader;
import browsy.css.media.MediaEnvironment;
import browsy.html.ElementTree;
import browsy.style.cascade.AuthorSheet;
import browsy.style.cascade.StylesheetCache;
import java.util.List;

/**
 * The stylesheets that a document applies, imports included: what {@code style} elements hold and
 * {@code link} elements and {@code @import} rules load.
 *
 * @param sheets in the order of the document; imports hang below those that import them
 * @param warnings what was left out because of a limit
 * @see <a href="https://drafts.csswg.org/cssom-1/#css-style-sheet-collections">CSSOM, 6.2</a>
 */
public record DocumentStyles(List<AuthorSheet> sheets, List<String> warnings) {

    /** A document without any. */
    public static final DocumentStyles NONE = new DocumentStyles(List.of(), List.of());

    public DocumentStyles {
        sheets = List.copyOf(sheets);
        warnings = List.copyOf(warnings);
    }

    /**
     * Collects the stylesheets of a document, loading those that its media allow.
     *
     * @param environment sheets whose media queries it does not meet are not loaded
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
