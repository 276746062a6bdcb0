package browsy.style.cascade;

import browsy.css.media.MediaQueryList;
import browsy.html.TreeElement;
import browsy.html.TreeScope;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A reference from a document to a stylesheet that it applies, with its resolved imports.
 *
 * @param sheet the compiled stylesheet
 * @param source the address of the sheet, or a description of the element that contains it; used
 *     only in reports
 * @param media the media query list of the reference
 * @param scope the tree scope that the sheet styles
 * @param owner the element that contains or links the sheet
 * @param imports one entry for each of {@link CompiledSheet#imports}, in order; null if the
 *     imported sheet could not be loaded
 */
public record AuthorSheet(
        CompiledSheet sheet,
        String source,
        MediaQueryList media,
        TreeScope scope,
        @Nullable TreeElement owner,
        List<@Nullable AuthorSheet> imports) {}
